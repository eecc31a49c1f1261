"""What everybody saw of a round, seat by seat: seven bits a trick for the card, two for the whine."""

from typing import Final

from mypy_extensions import i64

from tripot.games.chouineurs.table import Seat

NO_WHINE: Final = 0
TURNED: Final = 1
POINTED: Final = 2


def note_card(player: Seat, trick: i64, end: i64) -> None:
    player.played |= (end + 1) << (7 * trick)


def card_played(player: Seat, trick: i64) -> i64:
    """The end that was played, or -1 if there is none."""
    return ((player.played >> (7 * trick)) & 127) - 1


def note_whine(player: Seat, trick: i64, whine: i64) -> None:
    player.whines |= whine << (2 * trick)


def whine_made(player: Seat, trick: i64) -> i64:
    return (player.whines >> (2 * trick)) & 3
