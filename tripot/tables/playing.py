"""Playing: a line becomes an entry of the game and a record of the table; time that runs out becomes one too."""

from mypy_extensions import i64

from tripot.engine.errors import BadInput
from tripot.engine.log import Entry
from tripot.engine.match import AnyMatch
from tripot.engine.seats import letter
from tripot.tables.records import Happened
from tripot.tables.table import LiveTable


def play(
    table: LiveTable,
    now: i64,
    *,
    seat: i64,
    text: str,
    paid: int = 0,
    in_round: int | None = None,
    command: str = "",
) -> Happened:
    """A move of a seat; `command` names the message that asked for it, so that a repeat is not carried out again."""
    now = max(now, table.at)
    match, at = ready(table, now, seat), table.clocks.game_time(now)
    entry = match.said(seat, text.strip(), at=at, paid=min(paid, at), in_round=in_round)
    return record(table, now, entry, command)


def check(table: LiveTable, now: i64, *, seat: i64, text: str) -> None:
    """Whether a seat could make this move now; if not, it is refused as if it were made, and nothing changes."""
    now = max(now, table.at)
    match, at = ready(table, now, seat), table.clocks.game_time(now)
    match.check(seat, text.strip(), at=at)


def ready(table: LiveTable, now: i64, seat: i64) -> AnyMatch:
    """The game in which this seat still has time for a move, or BadInput."""
    match = running(table)
    table.somebody(seat)
    if seat in table.clocks.late(now) and seat in table.present:
        raise BadInput(fr="Votre temps est écoulé.", en="Your time is over.")
    return match


def expire(table: LiveTable, now: i64, *, wait: i64 = 0) -> Happened | None:
    """The next thing that follows from time that has run out: the rules' own deadline, or a bot for whoever is too late.

    A message that is in time may still be on its way: the rules' deadline waits for it so many milliseconds.
    """
    if not table.is_playing or table.is_paused:
        return None
    match, now = running(table), max(now, table.at)
    if match.state.deadline() + wait < table.clocks.game_time(now):
        return record(table, now, match.lapse())
    for seat in table.clocks.late(now):
        if seat in table.present:
            return note(table, now, f"away {letter(seat)}")
    return None


def note(table: LiveTable, now: i64, words: str, command: str = "") -> Happened:
    """`away B`, `back B`, `pause`, `resume`, `takeback 12`: each only where it changes something."""
    match = begun(table)
    kind, _, place = words.partition(" ")
    if (
        (kind == "pause" and table.is_paused)
        or (kind == "resume" and not table.is_paused)
        or (kind == "away" and match.seat(place) not in table.present)
        or (kind == "back" and match.seat(place) not in table.away)
    ):
        raise BadInput(fr="C'est déjà le cas.", en="That is so already.")
    if (
        kind == "back"
        and table.present
        and match.seat(place) in table.clocks.spared.intersection(table.clocks.late(now))
    ):
        raise BadInput(
            fr="Le robot joue ce coup à votre place ; vous reprendrez au suivant.",
            en="The bot plays this move for you; you can take over at the next one.",
        )
    at = table.clocks.game_time(max(now, table.at))
    if match.state.deadline() < at:
        raise BadInput(fr="Le temps a déjà décidé.", en="Time has decided already.")
    return record(table, max(now, table.at), match.note(words, at=at), command)


def fall_asleep(table: LiveTable, now: i64) -> list[Happened]:
    """Nobody is there any more: time stands still, from the last moment at which it had decided nothing."""
    if not keeps_time(table) or table.is_paused:
        return []
    due = deadline(table)
    last = now if due is None else min(now, due - 1)
    return [note(table, last, "pause")]


def keeps_time(table: LiveTable) -> bool:
    """Whether a game is on in which somebody must be there to be in time; where a move may take days, nobody must."""
    return table.is_playing and is_timed(table) and (bool(table.game.time) or table.settings.grace != 0)


def deadline(table: LiveTable) -> int | None:
    """When `expire` is due next, in milliseconds since 1970."""
    if not is_timed(table) or table.is_paused or not table.is_playing:
        return None
    if table.game.time:
        assert table.match is not None
        return table.clocks.began + int(table.match.state.deadline()) + 1
    last = table.clocks.last_moment(table.present)
    return None if last is None else last + 1


def is_timed(table: LiveTable) -> bool:
    """Whether somebody can be late: by the rules, or by the table's clocks."""
    return bool(table.game.time) or table.settings.clock.kind != "none"


def owed_by_bots(table: LiveTable) -> list[int]:
    """The seats that can move now and that bots play for; none of them moves where nobody is there to see it."""
    if not 0 < len(table.present) < len(table.seats) or table.match is None or table.is_paused:
        return []
    return [seat for seat in table.match.state.acting() if seat not in table.present]


def running(table: LiveTable) -> AnyMatch:
    """The game that is being played and not paused, or BadInput."""
    if table.is_paused:
        raise BadInput(fr="La partie est en pause.", en="The game is paused.")
    return begun(table)


def begun(table: LiveTable) -> AnyMatch:
    """The game that is being played, paused or not, or BadInput."""
    if table.match is None or not table.is_playing:
        raise BadInput(fr="Aucune partie n'est en cours.", en="No game is being played.")
    return table.match


def record(table: LiveTable, now: i64, entry: Entry, command: str = "") -> Happened:
    return table.happen(Happened(n=0, at=now, entry=entry, command=command))
