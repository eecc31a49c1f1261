"""A result is a file that comes whole or not at all; whether it can come is asked before anything is computed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tripot.cli import words
from tripot.cli.saving import reason_of, unusable


def exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:  # its name is too long, say
        raise unusable(path, error) from error


@contextmanager
def kept_if_written(path: Path) -> Iterator[None]:
    """If the file was new and nothing came, it goes again."""
    is_new = not exists(path)
    try:
        if is_replaceable(path):
            beside(path).touch()
            beside(path).unlink()
        path.open("ab").close()
    except OSError as error:
        raise unusable(path, error) from error
    try:
        yield
    finally:
        if is_new and path.exists() and not path.stat().st_size:
            path.unlink()


def write(path: Path, data: bytes) -> None:
    """Or refuse; then the file is as it was before."""
    try:
        if is_replaceable(path):
            replace(path, data)
        else:
            path.write_bytes(data)
    except OSError as error:
        raise words.refused(words.CANNOT_KEEP, path=path, reason=reason_of(error)) from error


def replace(path: Path, data: bytes) -> None:
    new = beside(path)
    try:
        new.write_bytes(data)
        new.replace(path.resolve())
    finally:
        new.unlink(missing_ok=True)


def is_replaceable(path: Path) -> bool:
    """Unlike a terminal or another device."""
    return path.is_file() or not path.exists()


def beside(path: Path) -> Path:
    """Where something is written that will replace the file, or what a link leads to."""
    return path.resolve().with_name(f".{os.getpid()}.new")
