"""The page is sent as it was built, as small as a browser can read it, and nothing else of the machine is."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, ClientTimeout
from yarl import URL

from tests.server.house import House, scene
from tripot.server.pages import PLACES, Pages, accepted
from tripot.server.sentences import NO_SUCH_PAGE

INDEX = b"<!doctype html><title>Tripot</title>"
SCRIPT = b"export const five = 5;"
FILES = {
    "index.html": INDEX,
    "index.html.br": b"small index",
    "index.html.gz": gzip.compress(INDEX, mtime=0),
    "assets/main-4f2a.js": SCRIPT,
    "assets/main-4f2a.js.br": b"small script",
    "assets/main-4f2a.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/style-77.css": b"body {}",
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "icons/192.png": b"PNG",
    "sw.js": b"self",
}
IS_OURS = [place.format(table="SPOrKdmVW2E81fDW", game="hula-hoo") for place in PLACES]


def built(folder: Path) -> Pages:
    page = folder / "page"
    for name, content in FILES.items():
        path = page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "secret").write_bytes(b"secret")
    return Pages(page)


@asynccontextmanager
async def browser(house: House, pages: Pages) -> AsyncIterator[ClientSession]:
    """It takes what it is sent as it is."""
    async with house.doors(pages=pages):
        url, patience = f"http://127.0.0.1:{house.port}", ClientTimeout(10)
        async with ClientSession(url, auto_decompress=False, timeout=patience) as client:
            yield client


def test_every_address_of_the_page_is_answered_with_the_page(tmp_path: Path) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, built(tmp_path)) as client:
            for place in IS_OURS:
                async with client.get(place, headers={"Accept-Encoding": "identity"}) as response:
                    assert (200, INDEX) == (response.status, await response.read())
                    assert "text/html; charset=utf-8" == response.headers["Content-Type"]
                    assert "no-cache" == response.headers["Cache-Control"]

    visit(tmp_path)


@pytest.mark.parametrize(
    ("wanted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"small script"),
        ("br;q=0, gzip;q=0.5", "gzip", FILES["assets/main-4f2a.js.gz"]),
        ("", None, SCRIPT),
    ],
    ids=["br", "gzip", "plain"],
)
def test_a_file_is_as_small_as_the_browser_can_read_it(
    wanted: str, coding: str | None, body: bytes, tmp_path: Path
) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, built(tmp_path)) as client:
            place, headers = "/assets/main-4f2a.js", {"Accept-Encoding": wanted}
            async with client.get(place, headers=headers) as response:
                assert body == await response.read()
                assert coding == response.headers.get("Content-Encoding")
                assert "Accept-Encoding" == response.headers["Vary"]
                assert "text/javascript; charset=utf-8" == response.headers["Content-Type"]
                etag = response.headers["ETag"]
            async with client.head(place, headers=headers) as response:
                assert (200, str(len(body)), b"") == (
                    response.status,
                    response.headers["Content-Length"],
                    await response.read(),
                )
            async with client.get(place, headers=headers | {"If-None-Match": f'"old", W/{etag}'}) as response:
                assert (304, etag, b"") == (response.status, response.headers["ETag"], await response.read())
            async with client.get(place, headers=headers | {"If-None-Match": '"old"'}) as response:
                assert 200 == response.status

    visit(tmp_path)


def test_what_is_named_after_its_content_is_kept_for_ever_and_other_files_for_a_while(tmp_path: Path) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, built(tmp_path)) as client:
            for name, kind, caching in (
                ("assets/style-77.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
                ("icon.svg", "image/svg+xml", "public, max-age=300"),
                ("manifest.webmanifest", "application/manifest+json", "public, max-age=300"),
                ("sw.js", "text/javascript; charset=utf-8", "public, max-age=300"),
                ("icons/192.png", "image/png", "public, max-age=300"),
            ):
                async with client.get(f"/{name}") as response:
                    assert FILES[name] == await response.read()
                    assert (kind, caching) == tuple(response.headers[key] for key in ("Content-Type", "Cache-Control"))

    visit(tmp_path)


def test_only_what_was_built_is_there(tmp_path: Path) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, built(tmp_path)) as client:
            for path in (
                "/assets/none.js",
                "/assets/main-4f2a.js.br",
                "/assets/",
                "/../secret",
                "/assets/..%2f..%2fsecret",
                "/%2e%2e/secret",
                f"/{tmp_path / 'secret'}",
                "/assets/%00",
                "/t/",
                "/api/nothing",
            ):
                async with client.get(URL(f"http://127.0.0.1:{house.port}{path}", encoded=True)) as response:
                    assert (404, NO_SUCH_PAGE.en) == (response.status, (await response.json())["en"]), path
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET /assets/../../secret HTTP/1.0\r\n\r\n")
            assert b" 404 " in await reader.readline()
            writer.close()

    visit(tmp_path)


def test_without_a_built_page_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, Pages(tmp_path / "nowhere")) as client:
            for place in IS_OURS:
                async with client.get(place) as response:
                    assert (503, "text/plain") == (response.status, response.content_type)
                    assert "make build" in await response.text()
            async with client.get("/icon.svg") as response:
                assert 404 == response.status
            async with client.get("/api/games") as response:
                assert 200 == response.status

    visit(tmp_path)


def test_the_log_does_not_say_which_table_was_visited(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    @scene
    async def visit(house: House) -> None:
        async with browser(house, built(tmp_path)) as client:
            for place in ("/t/SPOrKdmVW2E81fDW", "/t/SPOrKdmVW2E81fDW/games/1", "/t/SPOrKdmVW2E81fDW/else"):
                await (await client.get(place)).read()

    with caplog.at_level("INFO"):
        visit(tmp_path)
    routes = [vars(record).get("route") for record in caplog.records if record.message == "request"]
    assert ["/t/{table}", "/t/{table}/games/{game}", "/{file}"] == routes
    assert not any("SPOrKdmVW2E81fDW" in str(vars(record)) for record in caplog.records if record.name[:6] == "tripot")


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", {""}),
        ("gzip", {"gzip"}),
        ("GZIP ;q=1.0,br; q=0", {"gzip"}),
        ("br;q=0.000, gzip;q=0.001", {"gzip"}),
        ("identity;q=0, *", {"*"}),
    ],
)
def test_a_coding_with_no_weight_is_not_wanted(header: str, codings: set[str]) -> None:
    assert codings == accepted(header)
