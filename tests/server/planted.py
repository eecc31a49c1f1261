"""The proof that nothing leaks can fail: leaks that are planted are found. Run by `test_leaks.py`, interpreted."""

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
import uvloop

from tests.server.proof import prove
from tests.server.twins import dealt
from tests.server.world import UNLIMITED
from tripot.engine.commitment import Announced, announced
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import LegalMove
from tripot.engine.log import Header
from tripot.engine.match import AnyMatch, Match
from tripot.games import find_game
from tripot.server import archive, members, people, waiter
from tripot.server.messages import EntryShown, Welcome
from tripot.server.telling import VISITING, WATCHING, Place, Teller
from tripot.tables import consent, playing, showing
from tripot.tables.records import DECODER, Happened
from tripot.tables.shown import TableShown
from tripot.tables.table import LiveTable

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def _in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much at once depends on real time, which is not the same in two worlds."""
    for module, rate in ((people, "CHAT"), (people, "ARRANGING"), (members, "ARRANGING")):
        monkeypatch.setattr(module, rate, UNLIMITED)
    monkeypatch.setattr(waiter, "OVERSLEPT", 10**15)  # time that a test lets pass is not slept through


def everything(table: LiveTable) -> str:
    """Where every card lies."""
    assert table.match is not None
    return repr(sorted(table.game.places(table.match.state).items()))


def secret_moves(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "is_secret", lambda game, entry: False)


def secret_moves_of_before(patch: pytest.MonkeyPatch) -> None:
    def missed(teller: Teller, place: Place, since: int) -> list[EntryShown]:
        entries = [] if teller.table.match is None else teller.table.match.log.entries
        return [EntryShown(n=entry.n, seat=entry.seat, move=entry.move) for entry in entries]

    patch.setattr(Teller, "missed", missed)


def seed(patch: pytest.MonkeyPatch) -> None:
    honest = showing.table_shown

    def shown(table: LiveTable) -> TableShown:
        header = None if table.match is None else table.match.log.header
        return msgspec.structs.replace(honest(table), seed=None if header is None else header.seed)

    patch.setattr(showing, "table_shown", shown)


def hash_of_the_header(patch: pytest.MonkeyPatch) -> None:
    def shown(header: Header) -> Announced:
        return msgspec.structs.replace(announced(header), commitment=header.hash)

    patch.setattr(showing, "announced", shown)


def hash_of_the_cards(patch: pytest.MonkeyPatch) -> None:
    honest = showing.table_shown
    patch.setattr(
        showing, "table_shown", lambda table: msgspec.structs.replace(honest(table), games=hash(everything(table)))
    )


def hash_of_an_entry(patch: pytest.MonkeyPatch) -> None:
    honest = Teller.event

    def event(teller: Teller, record: Happened) -> Callable[[Place], bytes]:
        said = honest(teller, record)
        return lambda place: said(place).replace(b'"seat":', b'"hash":"%s","seat":' % record.hash.encode(), 1)

    patch.setattr(Teller, "event", event)


def moves_of_others(patch: pytest.MonkeyPatch) -> None:
    def legal(table: LiveTable, seat: int, numbers: list[int]) -> list[LegalMove]:
        assert table.match is not None
        return [LegalMove(text=text, move=None) for seat in table.match.to_act for text in table.match.legal(seat)]

    patch.setattr(showing, "legal_shown", legal)


def game_for_visitors(patch: pytest.MonkeyPatch) -> None:
    honest = Teller.welcome

    def welcome(teller: Teller, place: Place, now: int, since: int = 0) -> Welcome:
        return honest(teller, WATCHING if place == VISITING else place, now, since)

    patch.setattr(Teller, "welcome", welcome)


def cards_in_refusals(patch: pytest.MonkeyPatch) -> None:
    honest = playing.play

    def play(table: LiveTable, *words: int, **more: object) -> Happened:
        try:
            return honest(table, *words, **more)  # type: ignore[arg-type] # as they came
        except IllegalMove:
            raise BadInput(fr=everything(table), en=everything(table)) from None

    patch.setattr(playing, "play", play)


def takebacks_judged_by_all_cards(patch: pytest.MonkeyPatch) -> None:
    def has_revealed(match: AnyMatch, seat: int) -> bool:
        return crc32(repr(match.game.places(match.state)).encode()) % 2 == 0

    patch.setattr(consent, "has_revealed", has_revealed)


def logs_of_running_games(patch: pytest.MonkeyPatch) -> None:
    def any_game(records: list[bytes], written: str) -> AnyMatch:
        log = archive.chained(archive.games_in(map(DECODER.decode, records))[int(written) - 1])
        return Match.replay(find_game(log.header.game), log)

    patch.setattr(archive, "finished_game", any_game)


PLANTS: tuple[tuple[Plant, str], ...] = (
    (secret_moves, "chouineurs"),
    (secret_moves, "hula-hoo"),
    (secret_moves, "el-diablo"),
    (secret_moves_of_before, "el-diablo"),
    (seed, "la-chouine"),
    (hash_of_the_header, "les-vilains-7"),
    (hash_of_the_cards, "les-vilains-7"),
    (hash_of_an_entry, "la-chouine"),
    (moves_of_others, "hula-hoo"),
    (game_for_visitors, "la-chouine"),
    (cards_in_refusals, "chouineurs"),
    (takebacks_judged_by_all_cards, "el-diablo"),
    (logs_of_running_games, "hula-hoo"),
)


@pytest.mark.parametrize(("plant", "game"), PLANTS)
def test_a_planted_leak_is_found(plant: Plant, game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        uvloop.run(prove(find_game(game), dealt, tmp_path, range(60)))
