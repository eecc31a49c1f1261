"""The command `tripot`: reads the command line, does one thing, and never ends in a traceback."""

import os
import sys
from collections.abc import Sequence

from tripot import __version__
from tripot.cli import words
from tripot.cli.arguments import Arguments
from tripot.cli.commands import COMMANDS
from tripot.cli.language import read_language, spoken
from tripot.cli.screen import FAILED, INTERRUPTED, Screen, complain, prepare_streams
from tripot.cli.simulating import GameFailed
from tripot.compiled import is_compiled
from tripot.engine.errors import BadInput

BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 0, 1 for a fault of ours, 2 for what cannot be used, 130 for Ctrl-C."""
    prepare_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = spoken(given, os.environ)
    try:
        status = run(given, language)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever was reading has read enough
        silence()
        return 0
    except OSError as error:  # the output itself cannot be written
        silence()
        complain(words.refused(words.CANNOT_SHOW, reason=error.strerror).text, language)
        return BAD_INPUT
    except BadInput as bad:
        complain(bad.text, language)
        return BAD_INPUT
    except GameFailed as failed:
        complain(failed.text, language)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def silence() -> None:
    """What is still to be written goes nowhere, so that the end of the program cannot fail on it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(given: Sequence[str], language: str) -> int:
    before, after = split(given)
    outer = Arguments("", words.SUMMARY, language)
    outer.flag("--version", text=words.H_VERSION)
    general = outer.parse_args(before)
    if general.lang is not None:
        read_language(general.lang)
    if general.version:
        text = words.VERSION_COMPILED if is_compiled() else words.VERSION_INTERPRETED
        print(text.say(language).format(version=__version__))
        return 0
    if general.help or not after:
        print(overview(outer))
        return 0
    return run_command(after[0], after[1:], language)


def run_command(name: str, given: Sequence[str], language: str) -> int:
    if name not in COMMANDS:
        raise words.refused(words.NO_COMMAND, word=name[:40], commands=", ".join(COMMANDS))
    command = COMMANDS[name]
    arguments = Arguments(name, command.summary, language)
    command.declare(arguments)
    if any(word in ("-h", "--help") for word in given):  # even where something else is missing
        print(arguments.format_help())
        return 0
    read = arguments.parse_args(given)
    if read.lang is not None:
        read_language(read.lang)
    return command.run(Screen(language), read)


def split(given: Sequence[str]) -> tuple[list[str], list[str]]:
    """What comes before the command's name, and the rest."""
    place = 0
    while place < len(given) and given[place].startswith("-"):
        place += 2 if given[place] == "--lang" else 1
    return list(given[:place]), list(given[place:])


def overview(outer: Arguments) -> str:
    """The first page of help: the commands, then what goes with all of them."""
    language = outer.language
    width = max(map(len, COMMANDS))
    lines = [words.SUMMARY.say(language), "", f"{words.COMMANDS.say(language)}"]
    lines += [f"  tripot {name:{width}}  {command.summary.say(language)}" for name, command in COMMANDS.items()]
    lines += ["", words.ARGUMENTS.say(language), *outer.format_help().splitlines()[4:]]
    return "\n".join([*lines, "", words.MORE_HELP.say(language)])


if __name__ == "__main__":
    sys.exit(main())
