"""A game is its file: an entry is on the disk before anybody sees the move, and only one process writes it."""

import contextlib
import errno
import os
from datetime import datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tripot.cli import words
from tripot.engine.errors import BadInput, Text
from tripot.engine.log import DamagedLog, Entry, Header, Log, line, read_log

fcntl: ModuleType | None
try:
    fcntl = import_module("fcntl")
except ImportError:  # no such locks on this system: whoever opens a file twice is on their own
    fcntl = None

MOST_MEGABYTES = 50


class Save:
    """An open game file, locked while it is open."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.descriptor = descriptor
        self.length = os.fstat(descriptor).st_size  # up to here everything is whole

    @classmethod
    def create(cls, path: Path, header: Header) -> "Save":
        try:
            save = cls(path, os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        except (OSError, ValueError) as error:
            raise unusable(path, error) from None
        save.lock()
        try:
            save.write(line(header))
        except BadInput:  # no half-born game is left behind
            path.unlink(missing_ok=True)
            raise
        with contextlib.suppress(OSError):  # the file's name must survive a crash too, where folders can be synced
            folder = os.open(path.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
        return save

    @classmethod
    def resume(cls, path: Path) -> tuple["Save", Log, bool]:
        """The file, its log, and whether an incomplete last line is to be cut off."""
        check_file(path)
        try:
            save = cls(path, os.open(path, os.O_RDWR))
        except OSError as error:
            raise unusable(path, error) from None
        try:
            save.lock()
            data = read_file(path)
            log, length = whole_log(data)
            save.length = length
        except BadInput:
            save.close()
            raise
        return save, log, length < len(data)

    def append(self, entry: Entry) -> None:
        self.write(line(entry))

    def write(self, data: bytes) -> None:
        """Durable when this returns; otherwise refused, and the file is as it was."""
        try:
            os.lseek(self.descriptor, self.length, os.SEEK_SET)
            left = data
            while left:
                left = left[os.write(self.descriptor, left) :]
            os.fsync(self.descriptor)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self.descriptor, self.length)
            raise not_saved(self.path, error) from None
        self.length += len(data)

    def cut(self) -> None:
        try:
            os.ftruncate(self.descriptor, self.length)
            os.fsync(self.descriptor)
        except OSError as error:
            raise not_saved(self.path, error) from None

    def lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise words.refused(words.IN_USE, path=self.path) from None
        except OSError:  # a file system without locks
            return

    def close(self) -> None:
        os.close(self.descriptor)


def whole_log(data: bytes) -> tuple[Log, int]:
    """The log without an incomplete last line, and how many bytes that is; DamagedLog if anything else is wrong."""
    try:
        return read_log(data), len(data)
    except DamagedLog:
        whole = data[: data.rfind(b"\n") + 1]
        if not whole or whole == data:
            raise
        return read_log(whole), len(whole)


def data_folder() -> Path:
    """Where everything is kept unless somebody says otherwise."""
    try:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:  # nobody's home
        base = "."
    return Path(base) / "tripot"


def games_folder() -> Path:
    return data_folder() / "games"


def create_in_folder(game: str, header: Header) -> Save:
    """A new file with a readable name that nobody has taken."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from None
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    number = 1
    while True:
        path = folder / (f"{name}.jsonl" if number == 1 else f"{name}-{number}.jsonl")
        if not path.exists():
            with contextlib.suppress(Taken):
                return Save.create(path, header)
        number += 1


def saved_games() -> list[Path]:
    """The games in the folder, the newest first."""
    found: list[tuple[float, Path]] = []
    for path in games_folder().glob("*.jsonl"):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def read_file(path: Path) -> bytes:
    check_file(path)
    try:
        return path.read_bytes()
    except OSError as error:
        raise unusable(path, error) from None


def check_file(path: Path) -> None:
    try:
        size = path.stat().st_size
        is_file = path.is_file()
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
    if not is_file:
        raise words.refused(words.NOT_A_FILE, path=path)
    if size > MOST_MEGABYTES * 1_000_000:
        raise words.refused(words.TOO_BIG, path=path, megabytes=MOST_MEGABYTES)


class Taken(BadInput):
    """There is a file of this name already."""


def unusable(path: Path, error: Exception) -> BadInput:
    match error:
        case FileExistsError():
            text = words.FILE_EXISTS
            return Taken(text.fr.format(path=path), text.en.format(path=path))
        case FileNotFoundError():
            return words.refused(words.NO_FILE if path.parent.is_dir() else words.NO_FOLDER, path=path)
        case IsADirectoryError() | NotADirectoryError():
            return words.refused(words.NOT_A_FILE, path=path)
        case PermissionError():
            return words.refused(words.NOT_PERMITTED, path=path)
    return words.refused(words.CANNOT_USE, path=path, reason=getattr(error, "strerror", None) or error)


class NotSaved(BadInput):
    """A move could not be written: the game stops here, and what was written before stays."""


def not_saved(path: Path, error: OSError) -> NotSaved:
    refusal = words.refused(words.CANNOT_WRITE, path=path, reason=reason_of(error))
    return NotSaved(refusal.text.fr, refusal.text.en)


def reason_of(error: OSError) -> Text:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return words.DISK_FULL
    return Text(error.strerror or "?", error.strerror or "?")


def copy(path: Path, log: Log) -> None:
    """The same game in another file, which nobody has open."""
    save = Save.create(path, log.header)
    try:
        save.write(b"".join(map(line, log.entries)))
    finally:
        save.close()
