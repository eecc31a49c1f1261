"""The questions before the start: what the command line did not say is asked, and Enter accepts the usual answer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from rich.table import Table
from rich.text import Text as Line

from tripot.bots import LEVELS, usual_bot
from tripot.cli import words
from tripot.cli.given import usual_seats
from tripot.cli.language import LANGUAGES
from tripot.cli.screen import Screen
from tripot.cli.seating import Player, clean, own_name, read_seats, seated
from tripot.engine import options as house_rules
from tripot.engine.errors import BadInput, Text
from tripot.engine.game import AnyGame
from tripot.engine.options import Value
from tripot.engine.seats import letter
from tripot.games import find_game, games

Answer = TypeVar("Answer")


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What the command line says about a game to start; None where it says nothing."""

    game: str | None = None
    seats: int | None = None
    players: Sequence[Player] | None = None
    options: Sequence[str] | None = None
    names: Sequence[str] | None = None
    asks: bool = True


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Everything that is needed to start, but the seed."""

    game: AnyGame
    players: list[Player]
    options: dict[str, Value]


def set_up(screen: Screen, wishes: Wishes) -> Plan:
    """What is wished is checked before anything is asked."""
    known = games()
    game = find_game(wishes.game) if wishes.game else None
    if game is None and (len(known) == 1 or not wishes.asks):
        game = next(iter(known.values()))
    if game is not None:
        check(game, wishes)
    if wishes.asks and None in (game, wishes.players, wishes.options, wishes.names):
        screen.say(words.WELCOME, style="bold")
    if game is None:
        show_games(screen)
        game = ask(screen, words.ASK_GAME, read_game, usual="1")
        check(game, wishes)
    players = choose_players(screen, game, wishes)
    players = name_players(screen, players, wishes)
    return Plan(game=game, players=players, options=choose_options(screen, game, wishes))


def show_games(screen: Screen) -> None:
    grid = Table.grid(padding=(0, 2))
    for number, game in enumerate(games().values(), start=1):
        facts = words.GAMES_LINE.say(screen.language).format(
            low=game.seats[0], high=game.seats[-1], minutes=game.minutes
        )
        grid.add_row(f"  {number}", Line(game.name.say(screen.language), style="bold"), facts)
        grid.add_row("", "", Line(game.sentence.say(screen.language), style="dim"))
    screen.show(grid)


def read_game(text: str) -> AnyGame:
    """A number of the list, or a name as one would write it: `la chouine`, `La-Chouine`."""
    known = games()
    if text in map(str, range(1, len(known) + 1)):
        return list(known.values())[int(text) - 1]
    return find_game("-".join(text.lower().split()))


def check(game: AnyGame, wishes: Wishes) -> None:
    if wishes.seats is not None:
        game.check_seats(wishes.seats)
    if wishes.players is not None:
        seats = wishes.seats or game.check_seats(len(wishes.players))
        seated(wishes.players, seats, game)
    read_options(game, wishes.options or ())


def ask(screen: Screen, question: Text, read: Callable[[str], Answer], *, usual: str, **values: object) -> Answer:
    """The answer, once it can be read."""
    while True:
        answer = screen.ask(question, usual=usual, **values) or usual
        if answer.lower() in LANGUAGES:
            screen.language = answer.lower()
            continue
        try:
            return read(answer)
        except BadInput as bad:
            screen.refuse(bad.text)


def choose_players(screen: Screen, game: AnyGame, wishes: Wishes) -> list[Player]:
    if wishes.players is not None:
        return seated(wishes.players, wishes.seats or len(wishes.players), game)
    usual = usual_seats(game)
    seats = wishes.seats or usual
    if wishes.asks and wishes.seats is None:
        low, high = game.seats[0], game.seats[-1]
        seats = ask(
            screen,
            words.ASK_PLAYERS,
            lambda text: read_number_of_seats(game, text),
            usual=str(usual),
            low=low,
            high=high,
        )
    if not wishes.asks:
        return seated([Player()], seats, game)
    show_who_can_sit(screen)
    usual_players = " ".join(["me", *[usual_bot().key] * (seats - 1)])
    return ask(screen, words.ASK_SEATS, lambda text: seated(read_seats(text), seats, game), usual=usual_players)


def show_who_can_sit(screen: Screen) -> None:
    language = screen.language
    grid = Table.grid(padding=(0, 2))
    grid.add_row("  me", words.A_PERSON.say(language))
    for bot in LEVELS.values():
        grid.add_row(f"  {bot.key}", words.A_BOT.say(language).format(sentence=bot.sentence.say(language)))
    screen.say(words.WHO_CAN_SIT)
    screen.show(grid)


def read_number_of_seats(game: AnyGame, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise words.refused(words.NOT_A_NUMBER, word=text[:20], low=game.seats[0], high=game.seats[-1])
    return game.check_seats(int(text))


def name_players(screen: Screen, players: Sequence[Player], wishes: Wishes) -> list[Player]:
    """Every person at this terminal gets a name."""
    given = list(wishes.names or ())
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    named = list(players)
    for seat in people:
        name = players[seat].name or (given.pop(0) if given else "")
        if not name:
            usual = (own_name() if seat == people[0] else "") or words.DEFAULT_NAME.say(screen.language).format(
                seat=letter(seat)
            )
            name = usual
            if wishes.asks and wishes.names is None:
                question = words.ASK_NAME if len(people) == 1 else words.ASK_NAME_AT
                name = ask(screen, question, clean, usual=usual, seat=letter(seat)) or usual
        named[seat] = replace(players[seat], name=name)
    return named


def read_options(game: AnyGame, given: Sequence[str]) -> dict[str, Value]:
    return house_rules.check(game.options, dict(house_rules.read(game.options, text) for text in given))


def choose_options(screen: Screen, game: AnyGame, wishes: Wishes) -> dict[str, Value]:
    chosen = read_options(game, wishes.options or ())
    if not wishes.asks or wishes.options is not None or not game.options:
        return chosen
    wanted: dict[str, Value] | None = chosen
    while wanted is not None:
        chosen = wanted
        show_options(screen, game, chosen)
        wanted = ask(screen, words.ASK_OPTIONS, partial(changed, game, chosen), usual="")
    return chosen


def show_options(screen: Screen, game: AnyGame, chosen: Mapping[str, Value]) -> None:
    screen.say(words.OPTIONS_TITLE)
    for number, option in enumerate(game.options, start=1):
        value = chosen[option.key]
        mark = "x" if value is True else " " if value is False else option.name_of(value).say(screen.language)
        title = option.title.say(screen.language)
        screen.show(f"  {number} [{mark}] {title} ({option.key}, {option.article})")


def changed(game: AnyGame, chosen: Mapping[str, Value], text: str) -> dict[str, Value] | None:
    """The options after an answer, None after an empty one: a number takes the next value, `name=value` sets it."""
    if not text:
        return None
    after = dict(chosen)
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdecimal():
            if not (len(word) < 4 and 1 <= int(word) <= len(game.options)):
                raise words.refused(words.NO_SUCH_OPTION_NUMBER, word=word[:20])
            option = game.options[int(word) - 1]
            values = list(option.values())
            after[option.key] = values[(values.index(after[option.key]) + 1) % len(values)]
        else:
            key, value = house_rules.read(game.options, word)
            after[key] = value
    return after
