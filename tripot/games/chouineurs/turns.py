"""Which cards may have been turned, unseen: every answer that agrees with the colours that were not followed (CH-7, CH-10).

Of a hidden hand everybody knows when a card of it was turned and which colours it lacked when. The card turned was one that
was played later, or one that is still hidden. An answer names it for each turn; what is left of it then is, for each hidden
card, the colours that cannot be up now, and those that cannot be down because they were up when they were lacking.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.chouineurs.cards import COLOURS, END_OF, colour
from tripot.games.chouineurs.seeing import not_followed
from tripot.games.chouineurs.view import TrickView

RULE: Final = 8  # bits for a hidden card: four for the colours that cannot be up, four for those that cannot be down
NONE: Final = -1


class Turns:
    """The answers for one hidden hand, each packed into one number, a rule for each of its cards."""

    def __init__(self, tricks: list[TrickView], seat: int, size: i64) -> None:
        self.size: i64 = size
        self.played = [END_OF.get(trick.cards[seat], NONE) for trick in tricks]  # by trick
        self.lacking = [
            COLOURS.find(not_followed(trick.cards[trick.leader], trick.cards[seat]) or "-") for trick in tricks
        ]
        self.is_turn = [trick.whines[seat] == "turn" for trick in tricks]
        self.turned = [NONE for _ in tricks]  # by trick: which card was turned after it, see `answer`
        self.answers = vec[i64]()
        self.answer(0)

    def answer(self, trick: i64) -> None:
        """Every way to go on from this trick. A card is named by the trick it was played in, hidden ones come after all."""
        if trick == len(self.played):
            if self.agrees():
                self.answers = append(self.answers, self.rules())
        elif not self.is_turn[trick]:
            self.answer(trick + 1)
        else:
            card: i64 = trick + 1
            while card < len(self.played) + self.size:
                if card >= len(self.played) or self.played[card] != NONE:
                    self.turned[trick] = card
                    self.answer(trick + 1)
                card += 1

    def agrees(self) -> bool:
        """Whether no card that was played later had a colour up that was lacking: back from each, trick by trick."""
        card: i64 = 0
        while card < len(self.played):
            end: i64 = self.played[card]
            trick: i64 = card - 1
            while end != NONE and trick >= 0:
                if self.turned[trick] == card:
                    end ^= 1
                if self.lacking[trick] == colour(end):
                    return False
                trick -= 1
            card += 1
        return True

    def rules(self) -> i64:
        """The same way back for the hidden cards."""
        packed: i64 = 0
        place: i64 = 0
        while place < self.size:
            side: i64 = 0  # 4 where the end that is down now was up
            trick: i64 = len(self.played) - 1
            while trick >= 0:
                if self.turned[trick] == len(self.played) + place:
                    side ^= 4
                if self.lacking[trick] != NONE:
                    packed |= bit(RULE * place + side + self.lacking[trick])
                trick -= 1
            place += 1
        return packed
