"""Why a wish is refused: a code for the page, and one plain sentence in each language for people."""

import re
from typing import cast

from tripot.engine.errors import BadInput, IllegalMove, Late, Text
from tripot.engine.game import AnyGame
from tripot.server.messages import Code, Refused

NOT_A_MESSAGE = Text("Ce message n'est pas de ceux que ce serveur comprend", "This server does not know such a message")
HELLO_FIRST = Text("Il faut d'abord dire bonjour à une table.", "Say hello to a table first.")
HELLO_ONCE = Text("Cette connexion est déjà à une table.", "This connection is at a table already.")
UNKNOWN_TABLE = Text(
    "Cette table n'existe pas : le lien est-il complet ?", "There is no such table: is the link complete?"
)
WRONG_KEY = Text(
    "Cette clé n'ouvre pas cette place, ou plus : demandez une invitation à l'hôte.",
    "This key does not open this seat, or no longer: ask the host for an invitation.",
)
TOO_MANY = Text("Trop de monde regarde cette table.", "Too many people are at this table.")
WRONG_WATCH = Text("Ce lien ne permet pas de regarder cette table.", "This link does not let anybody watch this table.")
ONLY_SEATED = Text("Il faut être assis à la table.", "Only those who sit at the table may do that.")
NO_KEY = Text("Pour s'asseoir, il faut avoir dit bonjour avec une clé.", "To sit down, say hello with a key.")
STALE = Text(
    "Ce coup a été choisi avant votre dernier coup : regardez où en est la partie.",
    "This move was chosen before your last one: look where the game stands.",
)
TOO_LATE = Text("Trop tard : ce coup n'a plus d'effet.", "Too late: this move has no effect any more.")
TOO_FAST = Text("C'est trop à la fois : attendez un instant.", "That is too much at once: wait a moment.")
NOT_SAVED = Text(
    "Le serveur n'a pas pu l'enregistrer : rien n'a changé, réessayez.",
    "The server could not save it: nothing has changed, try again.",
)
CLOSING = Text("Le serveur s'arrête et reviendra bientôt.", "The server is going down and will soon be back.")
BROKEN = Text("Le serveur s'est trompé : rien n'a changé.", "The server made a mistake: nothing has changed.")
NOTHING_PROPOSED = Text("Cela n'est pas, ou plus, proposé.", "That is not proposed, or no longer.")
NO_HINTS = Text("À cette table, on joue sans indices.", "At this table one plays without hints.")
NOT_TO_MOVE = Text("Il n'y a d'indice que quand c'est à vous.", "There is a hint only when it is your turn.")
HINT_TOO_LATE = Text(
    "La partie a avancé pendant la recherche : demandez un nouvel indice.",
    "The game has moved on during the search: ask for another hint.",
)
HINT_FAILED = Text("La recherche n'a pas abouti : réessayez.", "The search has come to nothing: try again.")
NO_SUCH_GAME = Text("Cette partie n'existe pas ou n'est pas finie.", "There is no such game, or it is not over.")
NO_SUCH_RULES = Text(
    "Il n'y a pas ici de règles de ce jeu dans cette langue.", "There are no rules of this game in this language here."
)
NO_SUCH_PAGE = Text("Cette page n'existe pas.", "There is no such page.")
TOO_LONG = Text("Ce message est trop long.", "This message is too long.")
OTHER_PAGE = Text("Cette page n'est pas servie par ce serveur.", "This page does not come from this server.")


def refused(wish: str, code: Code, sentence: Text, article: str = "") -> Refused:
    return Refused(id=wish, code=code, fr=sentence.fr, en=sentence.en, article=article)


def not_saved(wish: str) -> Refused:
    return refused(wish, "not_saved", NOT_SAVED)


def not_a_message(wish: str, why: str) -> Refused:
    return refused(wish, "bad_message", Text(*(f"{sentence} ({why[:200]})." for sentence in NOT_A_MESSAGE)))


def explained(wish: str, game: AnyGame, error: BadInput | IllegalMove, *, is_asked: bool = False) -> Refused:
    """What a chapter of the table or the rules of the game have against it; whoever asks is told the whole article."""
    if isinstance(error, Late):
        return refused(wish, "late", TOO_LATE, error.article)
    if isinstance(error, IllegalMove):
        return refused(wish, "illegal", article_of(game, error.article, is_whole=is_asked), error.article)
    return refused(wish, cast(Code, error.code), error.text)


def article_of(game: AnyGame, number: str, *, is_whole: bool) -> Text:
    """The article that forbids a move, in both languages; or what a player is told of it at once."""
    fr, en = (game.rulebook(language).plain(number) for language in ("fr", "en"))
    return Text(fr, en) if is_whole else Text(first_sentence(fr), first_sentence(en))


def first_sentence(article: str) -> str:
    return re.split(r"(?<=[.!?]) ", article, maxsplit=1)[0]
