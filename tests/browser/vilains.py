"""Somebody who has counted: reads in the log what is due, and says it by keyboard, inside the time."""

from tests.browser.people import Person
from tests.server.processes import ServerProcess
from tripot.games.les_vilains_7.answers import due_answer
from tripot.games.les_vilains_7.state import LesVilains7
from tripot.tables.table import LiveTable

NOISE = {"hmmrrr": "n"}


def state_of(server: ServerProcess, table: str) -> LesVilains7:
    match = LiveTable.fold(server.records_of(table)).match
    assert match is not None
    state = match.state
    assert isinstance(state, LesVilains7)
    return state


def does_what_is_due(person: Person, server: ServerProcess) -> None:
    """Flips, or answers; nothing, if it is somebody else's turn."""
    if not person.is_asked:
        person.page.wait_for_timeout(20)
        return
    state = state_of(server, person.page.url.rsplit("/", 1)[1])
    if state.is_over() or state.turn != 0:
        return
    if person.page.locator(".key.flip.due").is_visible():
        person.page.keyboard.press(" ")
    else:
        for word in due_answer(state)[len(state.said) :]:
            person.page.keyboard.press(NOISE.get(word, word))
    person.page.wait_for_timeout(60)
