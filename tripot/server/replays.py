"""A finished game moment by moment: dealt and played again, and looked at after every entry through the game's own views.

A long game is many megabytes of views that are much alike: each moment is written down and packed before the next is played.
"""

import zlib
from collections.abc import Iterator, Sequence

from tripot.bots import key_today
from tripot.engine.log import CLOCK, Entry, Log
from tripot.engine.match import AnyMatch, Match
from tripot.engine.seats import seat_number
from tripot.games import find_game
from tripot.server.archive import check_over, log_in
from tripot.server.documents import Frame, Frames
from tripot.server.messages import ENCODER
from tripot.server.telling import WATCHING, Place, move_told, view_told

ALL = "all"  # every hand
START = Entry(n=0, seat=CLOCK, move="")
GZIP = 16 + zlib.MAX_WBITS


def replayed(records: Sequence[bytes], written: str, seat: str, *, is_packed: bool) -> bytes:
    """`Frames` of the n-th game of a table as JSON, if it is over: as a seat saw it, as everybody did (no seat), or with
    all hands shown."""
    parts = frames(log_in(records, written), seat)
    if not is_packed:
        return b"".join(parts)
    packer = zlib.compressobj(level=1, wbits=GZIP)
    return b"".join([*map(packer.compress, parts), packer.flush()])


def frames(log: Log, seat: str) -> Iterator[bytes]:
    """The pieces of the JSON; at the end an error, if the game was not over."""
    header = log.header
    place = WATCHING if seat in ("", ALL) else seat_number(seat, header.seats)
    match: AnyMatch = Match.replay(find_game(header.game), Log(header))
    match.log = Log(match.log.header, [], is_chained=False)  # nobody asks for hashes here
    players = [key_today(player) for player in header.players]
    facts = Frames(game=header.game, seats=header.seats, players=players, options=header.options, frames=[])
    yield ENCODER.encode(facts).removesuffix(b"]}")
    for entry in moments(match, log):
        comma = b"," if entry.n else b""
        yield comma + ENCODER.encode(frame(match, entry, place, is_open=seat == ALL))
    check_over(match)
    yield b"]}"


def moments(match: AnyMatch, log: Log) -> Iterator[Entry]:
    """Every entry when it has just been played, and before them the start."""
    yield START
    for entry in log.entries:
        match.follow(entry)
        yield entry


def frame(match: AnyMatch, entry: Entry, place: Place, *, is_open: bool) -> Frame:
    game, state = match.game, match.state
    public = game.public(state)
    return Frame(
        n=entry.n,
        seat=entry.seat,
        move=entry.move if is_open else move_told(game, entry, place),
        at=entry.at,
        view=view_told(public, game.own(state, place) if place >= 0 else {}),
        views=[view_told(public, game.own(state, seat)) for seat in range(state.seats)] if is_open else [],
    )
