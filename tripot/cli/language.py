"""The player's language: what the command line says, else TRIPOT_LANG, else the system's; French if nobody says."""

from collections.abc import Mapping, Sequence

from tripot.cli import words

LANGUAGES = ("fr", "en")
VARIABLES = ("TRIPOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def spoken(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak before the command line is understood, so that even its mistakes are explained in it."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            written = value if equals else "".join(arguments[place + 1 : place + 2])
            if written.lower() in LANGUAGES:
                return written.lower()
    for variable in VARIABLES:
        if environment.get(variable, "")[:2].lower() in LANGUAGES:
            return environment[variable][:2].lower()
    return "fr"


def read_language(text: str) -> str:
    if text.lower() not in LANGUAGES:
        raise words.refused(words.NOT_A_LANGUAGE, word=text[:20])
    return text.lower()
