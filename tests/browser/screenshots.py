"""Every screen and every game, as a phone and a desk show them: `python -m tests.browser.screenshots FOLDER`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.chromium import chromium
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_wrong_ways import opens_a_table
from tests.browser.vilains import does_what_is_due
from tests.server.processes import ServerProcess, server_process
from tripot.engine.game import AnyGame
from tripot.games import games

SIZES = {"phone": PHONE, "desk": DESKTOP}
MOMENTS = (0, 10, 25)  # moves of one's own, after which a picture is taken


def shoot(person: Person, path: Path) -> None:
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=path)


def pages(person: Person, folder: Path) -> None:
    for name, path in {"home": "/", "rules": "/rules/hula-hoo", "gallery": "/gallery/el-diablo"}.items():
        person.goes_to(path)
        person.page.get_by_role("heading", level=1).first.wait_for()
        shoot(person, folder / f"{name}.png")
    opens_a_table(person, "Chouineurs")
    shoot(person, folder / "before.png")


def game(person: Person, server: ServerProcess, found: AnyGame, folder: Path) -> None:
    person.plays_now(found.name.fr)
    made, is_round_shot = 0, False
    while (made <= MOMENTS[-1] or not is_round_shot) and not person.is_over:
        if person.is_asked:
            if made in MOMENTS:
                shoot(person, folder / f"{found.key}-{made}.png")
            does_what_is_due(person, server) if found.time else person.does_something()
            made += 1
        if not is_round_shot and person.is_shown_a_round:
            shoot(person, folder / f"{found.key}-round.png")
            is_round_shot = True
        person.goes_on()
        person.page.wait_for_timeout(20)


def end_and_replay(person: Person, folder: Path) -> None:
    person.plays_now("Hula-Hoo")
    person.plays_to_the_end()
    shoot(person, folder / "end.png")
    person.page.get_by_role("link", name="Revoir la partie").click()
    shoot(person, folder / "replay.png")


def main(folder: str) -> None:
    with TemporaryDirectory() as data, server_process(Path(data), pace=0.1) as server, chromium() as browser:
        for name, size in SIZES.items():
            to = Path(folder) / name
            to.mkdir(parents=True, exist_ok=True)
            person = Person(browser, server.url, size=size, language="fr", name="Zoé")
            pages(person, to)
            for found in games().values():
                game(person, server, found, to)
            end_and_replay(person, to)
            person.leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
