"""The state of La Chouine and its moves: which chapter of the rules answers in which phase."""

from mypy_extensions import i64

from tripot.engine.bits import count, has, members, nth
from tripot.engine.chance import Chance
from tripot.games.la_chouine.combinations import claim, claims, refused_claim
from tripot.games.la_chouine.moves import CLAIM, MOVES, TAKE
from tripot.games.la_chouine.row import take
from tripot.games.la_chouine.scoring import GOAL
from tripot.games.la_chouine.table import OVER, TAKING, Table
from tripot.games.la_chouine.tricks import play_card, playable


class LaChouine(Table):
    """A game of La Chouine."""

    def legal(self, seat: i64) -> list[int]:
        if not self.is_to_act(seat):
            return []
        if self.phase == TAKING:
            return [TAKE + card for card in members(self.row)]
        return members(playable(self, self.at[seat].hand)) + [
            CLAIM + number for number in members(claims(self, self.at[seat].hand))
        ]

    def random_move(self, seat: i64, chance: Chance) -> i64:
        if self.phase == TAKING:
            return TAKE + nth(self.row, chance.below(count(self.row)))
        hand: i64 = self.at[seat].hand
        cards: i64 = playable(self, hand)
        claimed: i64 = claims(self, hand)
        choices: i64 = count(cards)
        if claimed == 0:
            return nth(cards, chance.below(choices))
        chosen: i64 = chance.below(choices + count(claimed))
        if chosen < choices:
            return nth(cards, chosen)
        return CLAIM + nth(claimed, chosen - choices)

    def play(self, seat: i64, move: i64) -> None:
        if move < TAKE:
            play_card(self, seat, move)
        elif move < CLAIM:
            take(self, seat, move - TAKE)
        else:
            claim(self, seat, move)

    def is_legal(self, seat: i64, move: i64) -> bool:
        if not self.is_to_act(seat) or move < 0 or move >= MOVES:
            return False
        if self.phase == TAKING:
            return move >= TAKE and move < CLAIM and has(self.row, move - TAKE)
        if move < TAKE:
            return has(playable(self, self.at[seat].hand), move)
        return move >= CLAIM and has(claims(self, self.at[seat].hand), move - CLAIM)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.is_legal(seat, move):
            return ""
        if self.phase == OVER:
            return "LC-21"
        is_claim = move >= CLAIM and move < MOVES
        if self.phase == TAKING:
            return "LC-12" if is_claim else "LC-10"  # a claim comes before a card
        if not self.is_to_act(seat):
            return "LC-7"
        if is_claim:
            return refused_claim(self, move)
        return "LC-10" if move >= TAKE and move < CLAIM else "LC-7"

    def clone(self) -> "LaChouine":
        copy = LaChouine(self.seats, self.seed, self.card_points)
        copy.restore(self)
        return copy

    def score(self, seat: i64) -> i64:
        return self.at[seat].rewards

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return [seat for seat, player in enumerate(self.at) if player.rewards >= GOAL]
