"""What a player of Chouineurs goes by: the hand both ways up, what is out against it, everybody's bet, and the trick.

Facts are crossed where a player would look at both at once: how likely a card takes the trick, and whether the trick is wanted.
Bets of others are read only once they are shown (CH-4). Who changes a fact trains the net anew.
"""

from mypy_extensions import i64

from tripot.engine.bits import count
from tripot.engine.facts import Facts
from tripot.engine.state import State
from tripot.games.chouineurs.cards import BLACK, FIRST_ENDS, YELLOW
from tripot.games.chouineurs.lacking import lacking
from tripot.games.chouineurs.measures import place_of
from tripot.games.chouineurs.moves import CHOOSE
from tripot.games.chouineurs.reading_bets import FINE_WORTHS, LEFT
from tripot.games.chouineurs.reading_table import WORTHS, TableReading
from tripot.games.chouineurs.scoring import ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.steps import (
    SHORT,
    STAGES,
    WANTS,
    mood_of,
    short_of,
    stage_of,
    standing_of,
    stepped,
    want_of,
)
from tripot.games.chouineurs.table import CHOOSING, PLAYING, WHINING
from tripot.games.chouineurs.unseen import unseen_by


class ChouineursReading(TableReading):
    def situation(self, world: State, seat: i64, facts: Facts) -> None:
        assert isinstance(world, Chouineurs)
        group: i64 = world.seats - 3
        facts.add(self.phases + (group * 3 + world.phase) * ROUNDS + world.round)
        self.measures.take(world, seat)
        self.read_bets_left(world, seat, facts)
        hand: i64 = world.at[seat].hand
        size: i64 = count(hand)
        unseen: i64 = unseen_by(world, seat)
        if world.phase == CHOOSING:
            self.read_set(self.own_cards, hand, facts)
            return
        is_whine: i64 = 0
        if world.phase == WHINING:
            is_whine = 1
        worth: i64 = stepped(self.measures.highest, 2.0, WORTHS - 1)
        facts.add(self.worth + (is_whine * STAGES + stage_of(size)) * WORTHS + worth)
        self.read_set(self.unseen, unseen, facts)
        facts.add(self.trumps + count(unseen & FIRST_ENDS[BLACK]) * 12 + (count(unseen & FIRST_ENDS[YELLOW]) >> 1))
        self.want = want_of(world, seat)
        self.mood = mood_of(self.want)
        self.standing_now = standing_of(world, seat)
        self.lacking = lacking(world)
        self.read_hand(world, hand, facts)
        self.read_own_bet(world, seat, size, facts)
        self.read_others(world, seat, size, facts)
        self.read_trick(world, seat, facts)

    def move(self, world: State, seat: i64, move: i64, facts: Facts) -> None:
        assert isinstance(world, Chouineurs)
        if world.phase == CHOOSING:
            self.read_choice(world, seat, move - CHOOSE, facts)
            return
        measures = self.measures
        hand: i64 = world.at[seat].hand
        place: i64 = place_of(hand, move)
        worth: float = measures.worths[place]
        short: i64 = short_of(worth, measures.highest)
        fine: i64 = stepped(worth + 1.0, 4.0, FINE_WORTHS - 1)
        is_whine: i64 = 0
        if world.phase == WHINING:
            is_whine = 1
        row: i64 = is_whine * LEFT + count(hand)
        facts.add(self.short + row * SHORT + short)
        facts.add(self.short_want + (is_whine * WANTS + self.want) * SHORT + short)
        facts.add(self.move_worth + (is_whine * STAGES + stage_of(count(hand))) * FINE_WORTHS + fine)
        if world.phase == PLAYING:
            self.read_card(world, seat, move, place, facts)
        else:
            self.read_whine(world, seat, move, place, facts)
