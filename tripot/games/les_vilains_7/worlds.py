"""Worlds that fit a view: all cards are shuffled, and the tour is played again until the table looks the same.

How many cards were flipped is not known (V7-3), only who began, who flipped last, what lies on top and what was said.
"""

from collections import Counter
from typing import Final

import msgspec
from mypy_extensions import i64

from tripot.engine.bits import set_of
from tripot.engine.chance import Chance
from tripot.engine.habits import AnyWorlds
from tripot.games.les_vilains_7.answers import due_answer, say
from tripot.games.les_vilains_7.cards import deck_of, is_phone
from tripot.games.les_vilains_7.contests import contest
from tripot.games.les_vilains_7.counting import counted
from tripot.games.les_vilains_7.dealing import shuffled
from tripot.games.les_vilains_7.moves import HMMRRR, MOVES, WORD
from tripot.games.les_vilains_7.noises import forget_noise, noise_number, word_of
from tripot.games.les_vilains_7.seeing import public
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.games.les_vilains_7.table import ANSWER, FLIP, NOBODY, OVER, RIGHT, Answer, HouseRules, TourEnd
from tripot.games.les_vilains_7.tours import begin_tour
from tripot.games.les_vilains_7.turns import flip
from tripot.games.les_vilains_7.view import MISTAKES, PHASES, LesVilains7View

TRIES: Final = 1000  # shuffles, before a world is put together that need not have come about
NUMBERS: Final = ("1", "2", "3", "4", "5", "6", "7")


class Worlds(AnyWorlds):
    """A view taken apart once, to draw many worlds from."""

    def __init__(self, view: LesVilains7View) -> None:
        self.view = view
        self.shown = msgspec.structs.replace(view, seat=None, legal=[])  # to everybody
        self.known = known_state(view)
        self.words: list[str] = []  # of the last answer
        if view.answer is not None:
            self.words = view.answer.words
        self.heard = [word for word in self.words + view.said if word not in NUMBERS]

    def sample(self, chance: Chance) -> LesVilains7:
        tries: i64 = TRIES
        while tries > 0 and self.view.top is not None and self.known.phase != OVER:
            fitting = self.play_again(chance)
            if fitting:
                return fitting[chance.below(len(fitting))]
            tries -= 1
        return self.put_together(chance)

    def play_again(self, chance: Chance) -> list[LesVilains7]:
        """A tour with all cards shuffled and all answers right; its moments that look like the view."""
        world = self.known.clone()
        deck, dealt = shuffled(Counter(deck_of(world.rules.no_doubles)), chance), 0
        for player in world.at:
            player.stack = deck[dealt : dealt + player.shown]
            dealt += player.shown
            if not self.view.is_noise_chosen and chance.below(2) == 0:
                player.stack = without_phones_first(player.stack, chance)
        world.box = deck[dealt:]
        begin_tour(world, self.view.starter)
        noise = self.some_noise(world, chance)
        opened: LesVilains7 | None = None  # the table when the card before this one had been flipped
        fitting: list[LesVilains7] = []
        while world.phase == FLIP and world.at[world.turn].stack:
            seat: i64 = world.turn
            looks_the_same = seat == self.view.flipper and world.at[seat].stack[0] == self.view.top
            if looks_the_same:
                self.try_unanswered(opened or world, seat, fitting)
            flip(world, seat)
            opened = world.clone()
            if looks_the_same and self.view.answer is not None:
                self.try_answered(opened, fitting)
            while world.phase == ANSWER:
                speak(world, seat, due_answer(world)[len(world.said)] or noise)
        return fitting

    def try_unanswered(self, before: LesVilains7, seat: i64, fitting: list[LesVilains7]) -> None:
        """The last card is flipped and the one before it was answered, if there was one, as the view says."""
        world = before.clone()
        if world.flipper != NOBODY and not self.answer(world):
            return
        if world.phase == FLIP and world.turn == seat:
            flip(world, seat)
            for word in self.view.said:
                if world.phase == ANSWER:
                    speak(world, seat, word)
            self.keep(world, fitting)

    def try_answered(self, before: LesVilains7, fitting: list[LesVilains7]) -> None:
        """The last card is answered as the view says."""
        world = before.clone()
        if self.answer(world):
            self.keep(world, fitting)

    def answer(self, world: LesVilains7) -> bool:
        """The last answer, given for the card on top: whether its author can give it."""
        author: i64 = world.flipper
        if self.view.answer is None or self.view.answer.seat != author:
            return False
        for word in self.words:
            if author != world.silent and not (world.phase == ANSWER and world.turn == author):
                return False
            speak(world, author, word)
        return True

    def keep(self, world: LesVilains7, fitting: list[LesVilains7]) -> None:
        """Add the world if it looks like the view, when all contests are made and the clock is set."""
        for seat in self.view.contesters:
            if world.answer is not None and world.phase != OVER:
                contest(world, seat)
        world.tour = self.known.tour
        world.end = self.known.end
        world.now = self.known.now
        world.began = self.known.began
        world.find_actors()
        if public(world) == self.shown:
            fitting.append(world)

    def some_noise(self, world: LesVilains7, chance: Chance) -> str:
        """What the first phone may have chosen: what was heard; among players also something else."""
        if self.heard and (not world.rules.by_players or chance.below(4) > 0):
            return self.heard[chance.below(len(self.heard))]
        noise: i64 = WORD - 2 + chance.below(MOVES - WORD + 2)
        if noise == WORD - 2:
            noise = HMMRRR
        return word_of(world, noise)

    def put_together(self, chance: Chance) -> LesVilains7:
        """The cards anyhow, so that the table looks the same: enough before the first flip and after the end."""
        world = self.known.clone()
        cards = Counter(deck_of(world.rules.no_doubles))
        top = b""
        if self.view.top is not None:
            top = bytes([self.view.top])
            cards.subtract(top)
        deck, dealt = shuffled(cards, chance), self.view.box
        world.box = deck[:dealt]
        for seat, player in enumerate(self.view.players):
            left: i64 = player.stack
            if player.is_empty:
                left = 0
            elif seat == self.view.flipper and world.phase != OVER:
                left -= 1
            world.at[seat].stack = deck[dealt : dealt + left]
            dealt += left
        world.pile = deck[dealt:] + top
        world.gangsters = counted(world.pile)
        return world


def without_phones_first(stack: bytes, chance: Chance) -> bytes:
    """Where no noise is chosen, hardly any phone has been flipped: some of the other cards come before them all."""
    others = bytes([kind for kind in stack if not is_phone(kind)])
    some = others[: chance.below(len(others) + 1)]
    rest = Counter(stack)
    rest.subtract(some)
    return some + shuffled(rest, chance)


def speak(world: LesVilains7, seat: i64, word: str) -> None:
    number: i64 = 0
    if word in NUMBERS:
        number = int(word)
    else:
        number = noise_number(word, has_palette=world.rules.vilains_rule)
        world.word = word
    say(world, seat, number)
    world.word = ""


def known_state(view: LesVilains7View) -> LesVilains7:
    """A state with what the view shows, and no card."""
    rules = HouseRules(
        by_players=view.rules.by_players,
        vilains_rule=view.rules.vilains_rule,
        more_vilain=view.rules.more_vilain,
        no_doubles=view.rules.no_doubles,
        limit=view.rules.limit,
    )
    state = LesVilains7(view.seats, rules)
    state.to_act = set_of(view.to_act)
    state.now = view.now
    state.began = view.began
    state.tour = view.round
    state.phase = PHASES.index(view.phase)
    state.starter = view.starter
    state.turn = view.turn
    state.flipper = seat_or_nobody(view.flipper)
    state.passer = seat_or_nobody(view.passer)
    state.silent = seat_or_nobody(view.silent)
    state.said = tuple(view.said)
    forget_noise(state)
    if view.is_noise_chosen:
        state.noise = HMMRRR
    state.contesters = set_of(view.contesters)
    state.won = set_of(view.winners)
    for seat, player in enumerate(view.players):
        state.at[seat].shown = player.stack
    if view.answer is not None:
        state.answer = Answer(view.answer.seat, tuple(view.answer.words), (), RIGHT, False)
    if view.last_tour is not None:
        last = view.last_tour
        author = seat_or_nobody(last.author)
        state.end = TourEnd(MISTAKES.index(last.mistake) + 1, tuple(last.words), tuple(last.due), author)
        state.end.takers = set_of(last.takers)
        state.end.contesters = set_of(last.contesters)
        state.end.recount = bytes(last.recount or [])
    return state


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat
