"""`tripot verify`: whether a log is whole, played by the rules, and dealt from the seed that was promised for it."""

import re
from pathlib import Path

from tripot.cli import words
from tripot.cli.saving import read_file
from tripot.cli.screen import Screen
from tripot.engine.chance import Seed, read_seed
from tripot.engine.commitment import check, commitment, is_dealt
from tripot.engine.log import read_log
from tripot.engine.match import Match
from tripot.engine.words import many
from tripot.games import find_game


def read_commitment(text: str) -> str:
    promised = text.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", promised):
        raise words.refused(words.NOT_A_COMMITMENT, word=text[:70])
    return promised


def verify(screen: Screen, path: Path, promised: str | None) -> int:
    """One sentence for each thing that holds; BadInput for the first that does not, with the entry where it shows."""
    log = read_log(read_file(path))
    game = find_game(log.header.game)
    match = Match.replay(game, log)
    lines = many(1 + len(log.entries), "ligne", "line").say(screen.language)
    screen.say_whole(words.CHAIN_HOLDS, lines=lines, hash=log.head())
    if not is_dealt(log.header):
        raise words.refused(words.LAID_POSITION if log.header.position else words.LAID_DECK)
    screen.say(words.DEAL_HOLDS, game=game.name.say(screen.language), rules=log.header.rules)
    if not match.state.is_over():
        screen.say(words.MAY_BE_CUT)
    say_promise(screen, read_seed(log.header.seed), promised)
    return 0


def say_promise(screen: Screen, seed: Seed, promised: str | None) -> None:
    if promised is not None:
        if not check(promised, seed):
            raise words.refused(words.PROMISE_BROKEN)
        screen.say(words.PROMISE_KEPT)
    elif seed.key:
        screen.say_whole(words.COMMITMENT_IS, commitment=commitment(seed))
    else:
        screen.say(words.NO_PROMISE)
