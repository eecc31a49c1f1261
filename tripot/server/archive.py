"""What anybody may fetch: the games and their rules, the logs of those that are over, and whether their cards were fair."""

import re
from collections.abc import Iterable, Sequence

from tripot.bots import LEVELS
from tripot.engine.commitment import announced
from tripot.engine.errors import BadInput, Text
from tripot.engine.log import Log, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.engine.options import Number, Option
from tripot.games import find_game, games
from tripot.server import sentences
from tripot.server.documents import GameShown, LevelShown, OptionShown, RulesShown, Verified
from tripot.server.messages import Words
from tripot.tables.records import DECODER, AnyRecord, Happened, Started

LANGUAGES = ("fr", "en")


class NoSuchGame(BadInput):
    """It does not exist, or it is not over: until then only views are shown."""

    code = "unknown_game"


def games_shown() -> list[GameShown]:
    return [
        GameShown(
            key=game.key,
            name=words(game.name),
            sentence=words(game.sentence),
            author=game.author,
            seats=list(game.seats),
            minutes=game.minutes,
            is_timed=bool(game.time),
            levels=[
                LevelShown(key=bot.key, name=words(bot.name), sentence=words(bot.sentence)) for bot in LEVELS.values()
            ],
            options=[option_shown(option) for option in game.options],
        )
        for game in games().values()
    ]


def rules_shown(key: str, language: str) -> RulesShown:
    game = games().get(key)
    if game is None or language not in LANGUAGES:
        raise NoSuchGame(*sentences.NO_SUCH_RULES)
    book = game.rulebook(language)
    return RulesShown(
        title=book.page.partition("\n")[0].removeprefix("# "),
        page=book.page,
        articles={number: book.plain(number) for number in book.articles},
    )


def option_shown(option: Option) -> OptionShown:
    return OptionShown(
        key=option.key,
        article=option.article,
        title=words(option.title),
        default=option.default,
        values=list(option.values()),
        names=[words(option.name_of(value)) for value in option.values()],
        is_range=isinstance(option, Number),
    )


def words(text: Text) -> Words:
    return Words(fr=text.fr, en=text.en)


def finished_game(records: Sequence[bytes], written: str) -> AnyMatch:
    """The n-th game of a table, from 1 on, dealt and played again. Until a game is over, only views of it are shown."""
    log = chained(log_in(records, written))
    match: AnyMatch = Match.replay(find_game(log.header.game), log)
    check_over(match)
    return match


def log_in(records: Sequence[bytes], written: str) -> Log:
    """Of the n-th game, over or not."""
    logs = games_in(map(DECODER.decode, records))
    number = int(written) if re.fullmatch("[0-9]{1,6}", written) else 0
    if not 1 <= number <= len(logs):
        raise NoSuchGame(*sentences.NO_SUCH_GAME)
    return logs[number - 1]


def check_over(match: AnyMatch) -> None:
    if not match.state.is_over():
        raise NoSuchGame(*sentences.NO_SUCH_GAME)


def chained(log: Log) -> Log:
    """The same log with the hashes that anybody can check."""
    found = Log(sealed(log.header, ""), [])
    for entry in log.entries:
        found.entries.append(sealed(entry, found.head()))
    return found


def games_in(records: Iterable[AnyRecord]) -> list[Log]:
    logs: list[Log] = []
    for record in records:
        if isinstance(record, Started):
            logs.append(Log(record.header, []))
        elif isinstance(record, Happened):
            logs[-1].entries.append(record.entry)
    return logs


def verified(records: Sequence[bytes], written: str) -> Verified:
    """The promise that the seed keeps is the one made at the start, and the seed deals and ends this game."""
    match = finished_game(records, written)
    log = match.log
    return Verified(
        announced=announced(log.header),
        seed=log.header.seed,
        entries=len(log.entries),
        head=log.head(),
        scores=match.scores,
        winners=match.winners,
    )
