"""Delay compensation: a reaction is charged from when the player could have seen the card, up to a quota that runs out.

The way to a player and back takes a measured round trip, which is no fault of theirs. The quota pays for it: each reaction
uses up what its round trip takes and then earns a little back. So a steady small delay is always paid, a rare large one up
to the cap, and a client that pretends to be slow gains less and less.
"""

from dataclasses import dataclass
from typing import Final

CAP: Final = 500  # milliseconds that the quota never exceeds
EARNED: Final = 150  # milliseconds that each reaction earns back


@dataclass(frozen=True)
class Quota:
    """What is left to pay one player's delay with; a new player has all of it."""

    left: int = CAP

    def pays(self, round_trip: int) -> int:
        """How much of a measured round trip is compensated."""
        return min(max(round_trip, 0), self.left)

    def after(self, round_trip: int) -> "Quota":
        """The quota after a reaction with this round trip."""
        return Quota(min(CAP, self.left - self.pays(round_trip) + EARNED))


def patience(deadline: int, quota: Quota, round_trip: int) -> int:
    """Until when the table waits: a message that is charged at its deadline may still be on its way."""
    return deadline + quota.pays(round_trip)
