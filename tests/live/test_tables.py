"""Live tables: people, keys, hosts, games and notes; everything that happens is a record, and the table is their fold."""

from itertools import islice

import msgspec
import pytest

from tests.tables import TABLES, Table, fingerprint, generator, happenings
from tripot.engine.chance import Seed, read_seed
from tripot.engine.commitment import check
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.minds import CLOCK
from tripot.engine.seats import letter
from tripot.games import games
from tripot.tables import consent, playing, seating, showing
from tripot.tables.records import DECODER, ENCODER, AnyRecord, Happened
from tripot.tables.seating import NotYours
from tripot.tables.settings import Clock, Settings
from tripot.tables.table import DamagedTable, LiveTable

NOW = 1_800_000_000_000


class Desk:
    """A table with all its records, as a server keeps them."""

    def __init__(self, **settings: object) -> None:
        wished = msgspec.convert({"game": "hula-hoo", "seats": 3} | settings, Settings)
        self.table, opened, self.watch = seating.open_table(NOW, wished)
        self.records: list[AnyRecord] = [opened]
        self.keys: list[str] = []

    def sit(self, *names: str) -> "Desk":
        for name in names:
            record, key = seating.sit(self.table, NOW, name=name)
            self.records.append(record)
            self.keys.append(key)
        return self

    def start(self, seed: int = 1) -> "Desk":
        self.records.append(seating.start(self.table, NOW, by=self.table.host, seed=Seed(seed)))
        return self

    def play_any(self, now: int = NOW) -> Happened:
        match = self.table.match
        assert match is not None
        seat = match.state.next_to_act()
        text = match.words(seat, match.state.random_move(seat, generator(len(self.records))))
        record = playing.play(self.table, now, seat=seat, text=text)
        self.records.append(record)
        return record

    def folded(self) -> LiveTable:
        return LiveTable.fold([DECODER.decode(ENCODER.encode(record)) for record in self.records])


def facts(table: LiveTable) -> tuple[object, ...]:
    """All that a table is."""
    match = table.match
    state = () if match is None else (fingerprint(match.game, match.state), match.log.head())
    clocks = (table.clocks.left, table.clocks.running, table.clocks.since, table.clocks.began, table.clocks.paused_at)
    return (table.seats, table.host, table.away, table.n, table.head, table.commands, *state, *clocks)


def full(**settings: object) -> Desk:
    desk = Desk(**settings)
    return desk.sit(*("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")[: desk.table.settings.seats])


# --- Seating ---


def test_the_first_to_sit_is_the_host_and_everybody_has_a_key_of_their_own() -> None:
    desk = full()
    assert 0 == desk.table.host
    assert [0, 1, 2] == [seating.seat_of(desk.table, key) for key in desk.keys]
    assert None is seating.seat_of(desk.table, "no such key")
    assert not any(key.encode() in ENCODER.encode(record) for key in desk.keys for record in desk.records)


def test_spectators_come_with_a_key_that_opens_no_seat() -> None:
    desk = full()
    assert seating.may_watch(desk.table, desk.watch)
    assert None is seating.seat_of(desk.table, desk.watch)
    assert not seating.may_watch(desk.table, desk.keys[0])
    assert not seating.may_watch(full(spectators=False).table, desk.watch)


def test_a_full_table_a_taken_seat_and_a_name_of_nothing_are_refused() -> None:
    desk = Desk().sit("Ada")
    for seat, name in ((0, "Bo"), (7, "Bo"), (-1, "Bo"), (1, " \u200b "), (1, "")):
        with pytest.raises(BadInput):
            seating.sit(desk.table, NOW, name=name, seat=seat)
    desk.sit("Bo", "Cy")
    with pytest.raises(BadInput, match="full"):
        seating.sit(desk.table, NOW, name="Dee")
    assert 4 == desk.table.n


@pytest.mark.parametrize(
    ("given", "kept"), [("  Ada \n Lovelace ", "Ada Lovelace"), ("a" * 200, "a" * 24), ("A\x1b[31m", "A[31m")]
)
def test_names_are_made_fit_to_be_shown(given: str, kept: str) -> None:
    desk = Desk().sit(given)
    assert kept == desk.table.somebody(0).name


def test_only_the_host_seats_bots_kicks_hands_over_invites_again_and_starts() -> None:
    desk = full()
    table = desk.table
    for act in (
        lambda: seating.seat_bot(table, NOW, by=1, seat=2, level="simple"),
        lambda: seating.leave(table, NOW, by=1, seat=2),
        lambda: seating.hand_over(table, NOW, by=1, seat=1),
        lambda: seating.invite_again(table, NOW, by=1, seat=2),
        lambda: seating.swap(table, NOW, by=1, seat=0, other=2),
        lambda: seating.swap(table, NOW, by=1, seat=1, other=2),
        lambda: seating.start(table, NOW, by=1),
    ):
        with pytest.raises(NotYours):
            act()
    assert 4 == table.n


def test_who_hosts_follows_the_person_and_passes_on_when_they_leave() -> None:
    desk = Desk(seats=4).sit("Ada", "Bo")
    table = desk.table
    seating.seat_bot(table, NOW, by=0, seat=2, level="simple")
    seating.swap(table, NOW, by=0, seat=0, other=3)
    assert (3, "Ada") == (table.host, table.somebody(3).name)
    seating.leave(table, NOW, by=3, seat=3)
    assert 1 == table.host
    seating.leave(table, NOW, by=1, seat=1)
    assert -1 == table.host


def test_a_lost_device_is_replaced_and_its_key_opens_nothing_any_more() -> None:
    desk = full().start()
    _, key = seating.invite_again(desk.table, NOW, by=0, seat=2)
    assert (2, None) == (seating.seat_of(desk.table, key), seating.seat_of(desk.table, desk.keys[2]))


def test_a_game_needs_everybody_and_nobody_sits_down_in_the_middle_of_it() -> None:
    desk = Desk().sit("Ada", "Bo")
    with pytest.raises(BadInput, match="missing"):
        seating.start(desk.table, NOW, by=0)
    desk.sit("Cy").start()
    for act in (
        lambda: seating.start(desk.table, NOW, by=0),
        lambda: seating.sit(desk.table, NOW, name="Dee"),
        lambda: seating.swap(desk.table, NOW, by=0, seat=0, other=1),
    ):
        with pytest.raises(BadInput, match="being played"):
            act()


def test_who_leaves_a_game_is_replaced_by_a_bot_so_that_it_goes_on() -> None:
    desk = full().start()
    seating.leave(desk.table, NOW, by=1, seat=1)
    assert desk.table.somebody(1).is_bot
    assert desk.table.is_playing


# --- Playing ---


@pytest.mark.parametrize("game", games(), ids=str)
def test_a_table_is_the_fold_of_its_records_at_every_moment(game: str) -> None:
    table: Table = next(table for table in TABLES if table.game.key == game)
    desk = full(game=game, seats=table.seats, options=table.options).start(5)
    live = desk.table
    for state, seat, move in islice(happenings(table, 5), 1, 120):
        now = NOW + int(state.now)
        if seat == CLOCK:
            assert live.match is not None
            desk.records += playing.expire(live, now + 1)
        else:
            assert live.match is not None
            text = live.match.words(seat, move)
            desk.records.append(playing.play(live, now, seat=seat, text=text))
        if len(desk.records) % 20 == 0:
            assert facts(live) == facts(desk.folded())
    assert facts(live) == facts(desk.folded())


def test_records_are_numbered_chained_and_remember_their_command() -> None:
    desk = full().start()
    desk.play_any()
    assert list(range(1, len(desk.records) + 1)) == [record.n for record in desk.records]
    assert len(desk.records) == len({record.hash for record in desk.records})
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    text = match.words(seat, match.state.legal(seat)[0])
    record = playing.play(desk.table, NOW, seat=seat, text=text, command="B:17")
    assert {"B:17": record.n} == desk.table.commands


def test_an_illegal_move_or_one_without_a_game_changes_nothing() -> None:
    desk = full()
    with pytest.raises(BadInput, match="No game"):
        playing.play(desk.table, NOW, seat=0, text="pass")
    desk.start()
    before = facts(desk.table)
    match = desk.table.match
    assert match is not None
    waiting = next(seat for seat in range(3) if seat not in match.state.acting())
    with pytest.raises(IllegalMove):
        playing.play(desk.table, NOW, seat=waiting, text="pass")
    assert before == facts(desk.table)


# --- Time ---


def test_who_thinks_too_long_is_replaced_by_a_bot_until_they_are_back() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    assert NOW + 30_001 == playing.deadline(desk.table)
    assert [] == playing.expire(desk.table, NOW + 30_000)
    (away,) = playing.expire(desk.table, NOW + 30_001)
    desk.records.append(away)
    assert f"away {letter(seat)}" == away.entry.move
    assert {seat} == desk.table.away
    assert [] == playing.expire(desk.table, NOW + 40_000)
    assert None is playing.deadline(desk.table)  # nobody is awaited who could be late
    desk.records.append(playing.note(desk.table, NOW + 40_000, f"back {letter(seat)}"))
    assert set() == desk.table.away
    assert facts(desk.table) == facts(desk.folded())


def test_a_bank_runs_down_for_who_can_move_and_grows_with_each_move() -> None:
    desk = full(clock={"kind": "bank", "seconds": 60, "increment": 5}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    desk.play_any(NOW + 20_000)
    assert 45_000 == desk.table.clocks.left[seat]
    others = [desk.table.clocks.left[other] for other in range(3) if other != seat]
    assert [60_000, 60_000] == others


def test_who_comes_back_to_an_empty_clock_has_a_little_time() -> None:
    desk = full(clock={"kind": "bank", "seconds": 60}).start()
    match = desk.table.match
    assert match is not None
    seat = match.state.next_to_act()
    desk.records += playing.expire(desk.table, NOW + 60_001)
    desk.records.append(playing.note(desk.table, NOW + 90_000, f"back {letter(seat)}"))
    assert (30_000, NOW + 120_001) == (desk.table.clocks.left[seat], playing.deadline(desk.table))
    assert facts(desk.table) == facts(desk.folded())


def test_a_clock_for_each_move_starts_anew_when_one_can_move_again() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    for later in range(1, 8):
        desk.play_any(NOW + 20_000 * later)
        assert NOW + 20_000 * later + 30_001 == playing.deadline(desk.table)


def test_a_pause_stops_all_clocks_and_the_games_own_time() -> None:
    desk = full(game="les-vilains-7").start()
    desk.records.append(playing.note(desk.table, NOW + 1000, "pause"))
    assert None is playing.deadline(desk.table)
    assert [] == playing.expire(desk.table, NOW + 3_600_000)
    with pytest.raises(BadInput, match="paused"):
        playing.play(desk.table, NOW + 5000, seat=0, text="flip")
    desk.records.append(playing.note(desk.table, NOW + 3_601_000, "resume"))
    assert NOW + 3_600_000 + 3001 == playing.deadline(desk.table)
    assert facts(desk.table) == facts(desk.folded())


@pytest.mark.parametrize("clock", [{"kind": "move"}, {"kind": "bank", "seconds": 0}])
def test_a_clock_without_time_is_refused(clock: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="clock"):
        Desk(clock=clock)


def test_a_game_that_keeps_its_own_time_has_no_other_clock() -> None:
    with pytest.raises(BadInput, match="clock"):
        Desk(game="les-vilains-7", clock={"kind": "move", "seconds": 9})
    assert Clock() == Desk(game="les-vilains-7").table.settings.clock


# --- Consent ---


def test_a_takeback_needs_everybody_and_the_log_keeps_both() -> None:
    desk = full(game="el-diablo").start()
    entry = desk.play_any().entry  # a bid, which only its player knows
    seat = "ABC".index(entry.seat)
    proposal = consent.propose(desk.table, seat, "takeback 0")
    for other in range(3):
        assert consent.is_agreed(desk.table, proposal) == (len(proposal.agreed) == 3)
        proposal = consent.agree(desk.table, proposal, other)
    desk.records.append(consent.carry_out(desk.table, NOW, proposal))
    match = desk.table.match
    assert match is not None
    assert ["bid", "takeback 0"] == [
        line.move.split(" ")[0] if n == 0 else line.move for n, line in enumerate(match.log.entries)
    ]
    assert [0, 1, 2] == match.state.acting()
    assert facts(desk.table) == facts(desk.folded())


def test_what_has_revealed_something_is_not_taken_back() -> None:
    desk = full(game="el-diablo").start()
    for _ in range(3):
        desk.play_any()  # the last bid shows all of them, but no card
    match = desk.table.match
    assert match is not None
    last = 0
    while match.view(None).round == 0:
        last = "ABC".index(desk.play_any().entry.seat)
    with pytest.raises(BadInput, match="revealed"):  # the next hand was dealt
        consent.propose(desk.table, last, f"takeback {len(match.log.entries) - 1}")


def test_somebody_elses_move_an_older_one_and_nonsense_are_not_taken_back() -> None:
    desk = full().start()
    desk.play_any()
    desk.play_any()
    match = desk.table.match
    assert match is not None
    last = "ABC".index(match.log.entries[-1].seat)
    for seat, words in (
        (1 - last if last < 2 else 0, "takeback 1"),
        (last, "takeback 0"),
        (last, "takeback x"),
        (last, "dance"),
    ):
        with pytest.raises(BadInput):
            consent.propose(desk.table, seat, words)


def test_a_proposal_lapses_when_the_game_goes_on() -> None:
    desk = full().start()
    proposal = consent.propose(desk.table, 0, "pause")
    desk.play_any()
    with pytest.raises(BadInput, match="void"):
        consent.agree(desk.table, proposal, 1)


# --- What is shown ---


def test_nobody_is_shown_a_key_or_the_seed_of_a_running_game() -> None:
    desk = full(game="el-diablo").start(20_260_815)
    desk.play_any()
    for seat in (*range(3), None):
        view = showing.game_shown(desk.table, seat)
        assert view is not None
        shown = [showing.table_shown(desk.table), view, showing.legal_shown(desk.table, view)]
        sent = b"".join(map(msgspec.json.encode, shown))
        assert b"20260815" not in sent
        secrets = [*desk.keys, desk.watch, *map(seating.fingerprint, [*desk.keys, desk.watch])]
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


@pytest.mark.parametrize("game", games(), ids=str)
def test_the_moves_that_are_offered_are_those_that_can_be_made(game: str) -> None:
    desk = full(game=game, seats=games()[game].seats[-1]).start(3)
    match = desk.table.match
    assert match is not None
    for seat in range(match.state.seats):
        view = showing.game_shown(desk.table, seat)
        assert view is not None
        offered = [f"{letter(seat)}: {legal.text}" for legal in showing.legal_shown(desk.table, view)]
        assert match.legal(letter(seat)) == offered


def test_a_record_that_is_changed_left_out_or_repeated_is_damage() -> None:
    desk = full().start()
    desk.play_any()
    good = desk.records
    changed = msgspec.structs.replace(good[2], name="Mallory")  # somebody sat down there
    for records in ([*good[:2], changed, *good[3:]], [*good[:2], *good[3:]], [*good, good[-1]], good[1:], []):
        with pytest.raises(DamagedTable):
            LiveTable.fold(records)


def test_what_was_only_proposed_or_is_stale_is_not_carried_out() -> None:
    desk = full().start()
    with pytest.raises(BadInput, match="agrees"):
        consent.carry_out(desk.table, NOW, consent.propose(desk.table, 0, "pause"))
    for seat in (-1, 3, 99):
        with pytest.raises(BadInput, match="at the table"):
            consent.propose(desk.table, seat, "pause")


def test_nobody_is_the_host_of_an_empty_table() -> None:
    desk = Desk()
    with pytest.raises(NotYours):
        seating.seat_bot(desk.table, NOW, by=-1, seat=0, level="simple")


def test_a_move_after_the_clock_ran_out_is_refused_and_time_does_not_run_backwards() -> None:
    desk = full(clock={"kind": "move", "seconds": 30}).start()
    desk.play_any(NOW + 5000)
    desk.play_any(NOW + 4000)  # a server's clock may be set back
    assert NOW + 5000 == desk.table.at
    with pytest.raises(BadInput, match="time is over"):
        desk.play_any(NOW + 36_000)


def test_a_pause_does_not_undo_what_time_has_decided() -> None:
    desk = full(game="les-vilains-7").start()
    with pytest.raises(BadInput, match="decided"):
        playing.note(desk.table, NOW + 3001, "pause")
