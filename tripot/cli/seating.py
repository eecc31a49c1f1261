"""Who sits where: a person at this terminal (`me:Léa` in the log) or a bot (`bot:regular`)."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass

from tripot.bots import Bot, find_bot, usual_bot
from tripot.cli import words
from tripot.cli.screen import printable
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.engine.seats import letter

ME = ("me", "moi")
LONGEST_NAME = 16


@dataclass(frozen=True, kw_only=True)
class Player:
    """A person if there is no bot."""

    name: str = ""
    bot: Bot | None = None

    def written(self) -> str:
        return f"me:{self.name}" if self.bot is None else f"bot:{self.bot.key}"

    def called(self, seat: int, language: str) -> str:
        if self.bot is not None:
            return f"{self.bot.name.say(language)} {letter(seat)}"
        return self.name or words.DEFAULT_NAME.say(language).format(seat=letter(seat))


def read_seats(text: str) -> list[Player]:
    """Players as a person writes them: `me,regular,random`, `me:Léa regular`."""
    players: list[Player] = []
    for word in text.replace(",", " ").split():
        who, _, name = word.partition(":")
        players.append(Player(name=clean(name)) if who.lower() in ME else Player(bot=find_bot(who.lower())))
    return players


def seated(players: Sequence[Player], seats: int, game: AnyGame) -> list[Player]:
    """One player a seat, and only bots that the game has: the usual one takes the seats that are left."""
    for player in players:
        if player.bot is not None:
            find_bot(player.bot.key, game)
    if len(players) > seats:
        raise words.refused(words.TOO_MANY_SEATS, given=len(players), seats=seats)
    return [*players, *[Player(bot=usual_bot())] * (seats - len(players))]


def from_log(written: Sequence[str], seats: int) -> list[Player]:
    """The players of a log that this terminal wrote."""
    players: list[Player] = []
    for seat in range(seats):
        kind, _, name = (written[seat] if seat < len(written) else "").partition(":")
        if kind not in ("me", "bot"):
            raise words.refused(words.UNKNOWN_PLAYER, seat=letter(seat))
        players.append(Player(name=clean(name)) if kind == "me" else Player(bot=find_bot(name)))
    return players


def names_in_log(written: Sequence[str], seats: int, language: str) -> list[str]:
    """What to call the players of any log, whoever wrote it."""
    names: list[str] = []
    for seat in range(seats):
        text = written[seat] if seat < len(written) else ""
        try:
            names.append(from_log([text], 1)[0].called(seat, language))
        except BadInput:
            names.append(Player(name=clean(text)).called(seat, language))
    return names


def names_of(players: Sequence[Player], language: str) -> list[str]:
    return [player.called(seat, language) for seat, player in enumerate(players)]


def clean(name: str) -> str:
    """A name that can be printed and saved."""
    return printable(" ".join(name.encode(errors="replace").decode().split()))[:LONGEST_NAME].strip()


def own_name() -> str:
    """What the system calls the person who plays, if that is a name."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""
    return "" if name == "root" else clean(name).title()
