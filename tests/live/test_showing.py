"""What is shown of a table: never a key, and no seed before the end."""

import msgspec
import pytest

from tests.live.desk import NOW, Desk, full
from tripot.engine.chance import read_seed
from tripot.engine.commitment import check
from tripot.engine.seats import letter
from tripot.games import games
from tripot.tables import seating, showing
from tripot.tables.records import SatBot

OLDER = ("simple", "expert")  # the first has another name today


def test_nobody_is_shown_a_key_or_the_seed_of_a_running_game() -> None:
    desk = full(game="el-diablo").start(20_260_815)
    desk.play_any()
    match = desk.table.match
    assert match is not None
    for seat in range(3):
        legal = showing.legal_shown(desk.table, seat, match.state.legal(seat))
        shown = [showing.table_shown(desk.table), match.game.view(match.state, seat), legal]
        sent = b"".join(map(msgspec.json.encode, shown))
        assert b"20260815" not in sent
        secrets = [*desk.keys, desk.table.watch, seating.fingerprint(desk.table.watch)]
        assert not any(secret.encode() in sent for secret in secrets)


def test_the_seed_is_shown_when_the_game_is_over_and_keeps_the_promise_made_at_the_start() -> None:
    desk = full(game="la-chouine", seats=2)
    desk.records.append(seating.start(desk.table, NOW, by=0))
    promised = showing.table_shown(desk.table).announced
    while desk.table.is_playing:
        desk.play_any()
    shown = showing.table_shown(desk.table)
    assert promised is not None
    assert shown.seed is not None
    assert promised == shown.announced
    assert check(promised.commitment, read_seed(shown.seed))


def test_a_bot_of_an_older_log_is_shown_with_its_level_of_today() -> None:
    desk = Desk().sit("simple")
    desk.records += [desk.table.happen(SatBot(n=0, at=NOW, seat=seat, level=key)) for seat, key in enumerate(OLDER, 1)]
    shown = [showing.seat_shown(table, seat) for table in (desk.table, desk.folded()) for seat in range(3)]
    assert [("simple", ""), ("", "regular"), ("", "expert")] * 2 == [(seat.name, seat.level) for seat in shown]


@pytest.mark.parametrize("game", games(), ids=str)
def test_the_moves_that_are_offered_are_those_that_can_be_made(game: str) -> None:
    desk = full(game=game, seats=games()[game].seats[-1]).start(3)
    match = desk.table.match
    assert match is not None
    for seat in range(match.state.seats):
        shown = showing.legal_shown(desk.table, seat, match.state.legal(seat))
        offered = [f"{letter(seat)}: {legal.text}" for legal in shown]
        assert match.legal(letter(seat)) == offered
