"""A real server in a process of its own, which can be killed, stopped, and started again where it was."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from signal import SIGTERM

from tripot.compiled import PACKAGE
from tripot.server.serving import LOG_FILE, Wished, serve
from tripot.storage.sqlite import READ, SqliteStore, number_of
from tripot.tables.records import DECODER, AnyRecord

PATIENCE = 20  # seconds, to come down


class ServerProcess:
    """The server of a folder; its port stays the same."""

    def __init__(self, data: Path, *, pace: float = 0.0) -> None:
        self.data = data
        self.pace = pace
        self.port = 0
        self.complaints = data / "stderr"
        self.start()

    def start(self) -> None:
        """Ready when it returns."""
        program = [sys.executable, "-m", __spec__.name, str(self.data), str(self.port), str(self.pace)]
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                program, cwd=PACKAGE.parent, stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        assert self.process.stdout is not None
        port = self.process.stdout.readline()
        assert port, self.complaints.read_text()
        self.port = int(port)

    def kill(self) -> None:
        """As a power cut would; what the bots think with ends by itself."""
        self.process.kill()
        self.end()

    def stop(self) -> None:
        self.process.send_signal(SIGTERM)
        assert 0 == self.end(), self.complaints.read_text()

    def end(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def records(self) -> dict[str, list[AnyRecord]]:
        """What is on the disk, by table."""
        with closing(asyncio.new_event_loop()) as loop, closing(SqliteStore(self.data / LOG_FILE, loop)) as store:
            return {table: [DECODER.decode(record) for record in store.read(table)] for table in store.tables()}

    def records_of(self, table: str) -> list[AnyRecord]:
        """Of one table, while the server runs."""
        with closing(sqlite3.connect(f"file:{self.data / LOG_FILE}?mode=ro", uri=True)) as reader:
            number = number_of(reader, table)
            return [DECODER.decode(record) for _, record in reader.execute(READ, (number, 1))]


@contextmanager
def server_process(data: Path, *, pace: float = 0.0) -> Iterator[ServerProcess]:
    """A server that has nothing to complain about, and is gone afterwards."""
    server = ServerProcess(data, pace=pace)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
    assert "" == server.complaints.read_text()


def main(data: str, port: str, pace: str) -> None:
    """Everybody says where they come from, as behind a proxy: people from many addresses can be played from one."""
    wished = Wished(data=Path(data), host="127.0.0.1", port=int(port), pace=float(pace), proxy=True)
    serve(wished, lambda opened: print(opened, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
