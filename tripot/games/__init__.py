"""Every folder here is a game; they are found by looking and listed nowhere."""

from functools import cache
from importlib import import_module
from pathlib import Path

from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """All games by their key."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))
    found: list[AnyGame] = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.key: game for game in found}


def find_game(key: str) -> AnyGame:
    known = games()
    if key not in known:
        names = ", ".join(known)
        raise BadInput(
            fr=f"Il n'y a pas de jeu « {key[:40]} » ; il y a : {names}.",
            en=f"There is no game '{key[:40]}'; there are: {names}.",
        )
    return known[key]
