"""Playing: a line becomes an entry of the game and a record of the table; time that runs out becomes one too."""

from tripot.engine.errors import BadInput
from tripot.engine.log import Entry
from tripot.engine.match import AnyMatch
from tripot.engine.seats import letter
from tripot.tables.records import Happened
from tripot.tables.table import LiveTable


def play(
    table: LiveTable,
    now: int,
    *,
    seat: int,
    text: str,
    paid: int = 0,
    in_round: int | None = None,
    command: str = "",
) -> Happened:
    """A move of a seat; `command` names the message that asked for it, so that a repeat is not carried out again."""
    match, now = running(table), max(now, table.at)
    if seat in table.clocks.late(now):
        raise BadInput(fr="Votre temps est écoulé.", en="Your time is over.")
    at = table.clocks.game_time(now)
    entry = match.play(f"{letter(seat)}: {text}", at=at, paid=min(paid, at), in_round=in_round)
    return record(table, now, entry, command)


def expire(table: LiveTable, now: int) -> list[Happened]:
    """What follows from time that has run out: the rules' own deadlines, or a bot for whoever thought too long."""
    if not table.is_playing or table.clocks.paused_at is not None:
        return []
    match, now = running(table), max(now, table.at)
    found = []
    while match.state.deadline() < table.clocks.game_time(now):
        found.append(record(table, now, match.lapse()))
    for seat in table.clocks.late(now):
        if table.is_present(seat):
            found.append(note(table, now, f"away {letter(seat)}"))
    return found


def note(table: LiveTable, now: int, words: str) -> Happened:
    """`away B`, `back B`, `pause`, `resume`, `takeback 12`."""
    match = begun(table)
    at = table.clocks.game_time(max(now, table.at))
    if match.state.deadline() < at:
        raise BadInput(fr="Le temps a déjà décidé.", en="Time has decided already.")
    return record(table, max(now, table.at), match.note(words, at=at))


def deadline(table: LiveTable) -> int | None:
    """When `expire` is due next, in milliseconds since 1970."""
    if not table.is_playing or table.match is None or table.clocks.paused_at is not None:
        return None
    if table.game.time:
        return table.clocks.began + int(table.match.state.deadline()) + 1
    last = table.clocks.last_moment([seat for seat in range(len(table.seats)) if table.is_present(seat)])
    return None if last is None else last + 1


def running(table: LiveTable) -> AnyMatch:
    """The game that is being played and not paused, or BadInput."""
    if table.clocks.paused_at is not None:
        raise BadInput(fr="La partie est en pause.", en="The game is paused.")
    return begun(table)


def begun(table: LiveTable) -> AnyMatch:
    """The game that is being played, paused or not, or BadInput."""
    if table.match is None or not table.is_playing:
        raise BadInput(fr="Aucune partie n'est en cours.", en="No game is being played.")
    return table.match


def record(table: LiveTable, now: int, entry: Entry, command: str = "") -> Happened:
    return table.happen(Happened(n=0, at=now, entry=entry, command=command))
