"""The doors: who may come in, what everybody may fetch, what the server tells about itself, and how it goes down."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError
from aiohttp.http import WSCloseCode
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from tests.server.house import EVERYBODY, House, News, key_of, scene
from tripot.compiled import PACKAGE
from tripot.engine.chance import read_seed
from tripot.engine.commitment import check
from tripot.engine.log import read_log
from tripot.engine.match import Match
from tripot.games import find_game, games
from tripot.server.app import SAFE

PATIENCE = 30  # seconds
PLACES = (
    "/health",
    "/metrics",
    "/api/games",
    "/api/tables",
    "/api/tables/none/games/1",
    "/nowhere",
    "/api/socket",
    "/",
)


async def metrics(client: ClientSession) -> dict[str, float]:
    async with client.get("/metrics") as response:
        families = text_string_to_metric_families(await response.text())
        return {
            f"{sample.name} {' '.join(sample.labels.values())}".strip(): sample.value
            for family in families
            for sample in family.samples
        }


# --- Who may come in ---


@scene
async def test_a_page_of_another_site_is_not_let_in_and_our_own_is(house: House) -> None:
    async with house.doors(origins=("https://friends.example",)) as client:
        own = f"http://127.0.0.1:{house.port}"
        for origin, is_ours in (
            (own, True),
            ("https://friends.example", True),
            ("https://evil.example", False),
            (f"https://evil.example/127.0.0.1:{house.port}", False),
            (f"http://127.0.0.1:{house.port}.evil.example", False),
            ("null", False),
        ):
            headers = {"Origin": origin}
            async with client.get("/api/games", headers=headers) as response:
                assert (200 if is_ours else 403) == response.status
            if is_ours:
                await (await client.ws_connect("/api/socket", headers=headers)).close()
            else:
                with pytest.raises(WSServerHandshakeError, match="403"):
                    await client.ws_connect("/api/socket", headers=headers)


@scene
async def test_every_answer_has_the_headers_that_keep_a_page_safe(house: House) -> None:
    async with house.doors() as client:
        for place in PLACES:
            async with client.get(place) as response:
                assert SAFE.items() <= dict(response.headers).items(), place
        async with client.get("/api/games", headers={"Origin": "https://evil.example"}) as response:
            assert SAFE.items() <= dict(response.headers).items()
    assert "; script-src 'self';" in SAFE["Content-Security-Policy"]
    assert 1 == SAFE["Content-Security-Policy"].count("'unsafe")  # styles
    assert "frame-ancestors 'none'" in SAFE["Content-Security-Policy"]


@scene
async def test_what_is_not_there_is_refused_in_a_sentence(house: House) -> None:
    async with house.doors() as client:
        for method, place, status in (
            ("GET", "/nowhere", 404),
            ("DELETE", "/api/tables", 405),
            ("GET", "/api/socket", 400),
            ("POST", "/api/tables", 400),
        ):
            async with client.request(method, place) as response:
                refused = await response.json()
                assert (status, "refused", "bad_message") == (response.status, refused["kind"], refused["code"])
                assert refused["fr"] != refused["en"]


# --- What everybody may fetch ---


@scene
async def test_the_games_are_shown_with_their_seats_options_and_levels(house: House) -> None:
    async with house.doors() as client, client.get("/api/games") as response:
        shown = {game["key"]: game for game in await response.json()}
    assert set(games()) == set(shown)
    for key, game in games().items():
        assert list(game.seats) == shown[key]["seats"]
        assert [option.key for option in game.options] == [option["key"] for option in shown[key]["options"]]
        assert shown[key]["levels"]
    assert ["les-vilains-7"] == [key for key, game in shown.items() if game["is_timed"]]


@scene
async def test_the_rules_of_every_game_can_be_read_in_both_languages(house: House) -> None:
    async with house.doors() as client:
        for game in games().values():
            for language in ("fr", "en"):
                async with client.get(f"/api/games/{game.key}/rules/{language}") as response:
                    shown, book = await response.json(), game.rulebook(language)
                assert (game.name.say(language), book.page) == (shown["title"], shown["page"])
                assert list(book.articles) == list(shown["articles"])
                assert all(text and "**" not in text for text in shown["articles"].values())
        for place in ("hula-hoo/rules/de", "hula_hoo/rules/fr", "belote/rules/fr", "hula-hoo/rules/..%2ffr"):
            async with client.get(URL(f"/api/games/{place}", encoded=True)) as response:
                refused = await response.json()
                assert (404, "unknown_game") == (response.status, refused["code"])
                assert refused["fr"] != refused["en"]


@scene
async def test_a_table_is_listed_while_it_wants_to_be_and_somebody_waits_there(house: House) -> None:
    async def listed() -> list[News]:
        async with client.get("/api/tables") as response:
            found: list[News] = await response.json()
            return found

    async with house.doors() as client:
        ada, dee = house.guest("Ada"), house.guest("Dee")
        await house.open(dee, seats=3)
        assert [] == await listed()
        table = await house.open(ada, seats=3, is_listed=True)
        assert [(table, "Ada", 2)] == [(found["table"], found["host"], found["free"]) for found in await listed()]
        ada.part()
        assert [] == await listed()
        ada = house.guest("Ada")
        await ada.hello(table)
        assert 1 == len(await listed())
        for seat in "BC":
            await ada.wish("bot", seat=seat, level="novice")
        assert [] == await listed()


@scene
async def test_the_log_of_a_game_can_be_fetched_when_it_is_over_and_not_before(house: House) -> None:
    async with house.doors() as client:
        running, *_ = await house.game()
        for game in ("1", "2", "0", "-1", "x"):
            async with client.get(f"/api/tables/{running.shown['table']}/games/{game}") as response:
                assert (404, "unknown_game") == (response.status, (await response.json())["code"])
        running.part()
        ada, _ = await house.whole_game()
        place = f"/api/tables/{ada.shown['table']}/games/1"
        async with client.get(place) as response:
            log = read_log(await response.read())
        async with client.get(f"{place}/verify") as response:
            verified = await response.json()
    again = Match.replay(find_game("la-chouine"), log)
    assert again.scores == ada.view["scores"] == verified["scores"]
    assert again.winners == verified["winners"]
    assert ada.shown["announced"] == verified["announced"]
    assert verified["seed"] == ada.shown["seed"] == log.header.seed
    assert check(ada.news("welcome")[-1]["shown"]["announced"]["commitment"], read_seed(log.header.seed))
    assert None is ada.news("welcome")[-1]["shown"]["seed"]


# --- What the server tells about itself ---


@scene
async def test_health_and_metrics_say_how_much_there_is(house: House) -> None:
    async with house.doors() as client:
        before = await metrics(client)
        ada, bo, _ = await house.game()
        bo.line.behind = 10**9
        await ada.play("bid 1")
        await ada.play("bid 1")
        line = await client.ws_connect("/api/socket")
        after, records = await metrics(client), len(house.store.read(ada.shown["table"]))
        await line.close()
        async with client.get("/health") as response:
            assert {"status": "ok", "tables": 1} == await response.json()

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert records == more("tripot_durable_seconds_count")
    assert 2 == more("tripot_wishes_total play")
    assert 1 == more("tripot_refusals_total illegal")
    assert 1 == more("tripot_cut_sockets_total slow reader")
    assert 1 == more("tripot_sockets")
    assert 1 == after["tripot_tables"]


@scene
async def test_metrics_have_no_names_tables_or_keys(house: House) -> None:
    async with house.doors() as client:
        ada, *_ = await house.game()
        async with client.get("/metrics") as response:
            text = await response.text()
    for secret in (ada.shown["table"], ada.key, "Ada"):
        assert secret not in text


# --- A server of its own, from its start to its end ---


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process, and its address."""
    program = [sys.executable, "-m", "tripot", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0"]
    with (data / "stderr").open("a") as complaints:
        process = subprocess.Popen(
            [*program, "--data", str(data), "--pace", "0"],
            cwd=PACKAGE.parent,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
    assert process.stdout is not None
    try:
        found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in process.stdout)))
        yield process, found[0]
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


async def evening(address: str, stop: subprocess.Popen[str]) -> tuple[str, list[News]]:
    """Three people bid, one of them stops the server, and all of them hear of it."""
    async with ClientSession(address) as client, asyncio.timeout(PATIENCE):
        wished = {"id": "1", "key": key_of("Ada"), "name": "Ada", "settings": {"game": "el-diablo", "seats": 3}}
        async with client.post("/api/tables", json=wished) as response:
            table = (await response.json())["table"]
        async with client.get(f"/api/tables/{table}/games/1") as response:
            assert 404 == response.status
        lines = [await client.ws_connect("/api/socket") for _ in range(3)]
        heard: list[News] = []
        for line, name in zip(lines, EVERYBODY, strict=False):
            await line.send_str(json.dumps({"id": "1", "kind": "hello", "table": table, "key": key_of(name)}))
            await line.send_str(json.dumps({"id": "2", "kind": "sit", "name": name}))
            await answered(line, "2")
        await lines[0].send_str(json.dumps({"id": "3", "kind": "start"}))
        heard.append(await answered(lines[0], "3"))
        for line in lines:
            await line.send_str(json.dumps({"id": "4", "kind": "play", "move": "bid 1", "n": 9}))
        stop.send_signal(SIGTERM)
        for line in lines:
            async for message in line:
                heard.append(json.loads(message.data))
            assert WSCloseCode.GOING_AWAY == line.close_code
        return table, heard


async def answered(line: ClientWebSocketResponse, wish: str) -> News:
    while True:
        news: News = await line.receive_json()
        if news.get("id") == wish:
            return news


def test_a_server_that_is_stopped_says_so_keeps_all_it_promised_and_ends_well(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        table, heard = asyncio.run(evening(address, process))
        assert 0 == process.wait(PATIENCE)
    promised = max(news["n"] for news in heard if news["kind"] == "done")
    assert 3 == [news.get("code") for news in heard].count("closing")
    with serving(tmp_path) as (process, address):
        assert promised <= asyncio.run(last_number(address, table))
    lines = map(json.loads, (tmp_path / "stderr").read_text().splitlines())
    assert {"info"} == {line["level"] for line in lines}


async def last_number(address: str, table: str) -> int:
    async with ClientSession(address) as client, asyncio.timeout(PATIENCE):
        line = await client.ws_connect("/api/socket")
        await line.send_str(json.dumps({"id": "1", "kind": "hello", "table": table, "key": key_of("Ada")}))
        message = await line.receive()
        assert WSMsgType.TEXT == message.type
        welcome: News = message.json()
        await line.close()
        return int(welcome["n"])


def test_no_table_key_or_name_is_in_the_servers_own_log(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        table, _ = asyncio.run(evening(address, process))
        assert 0 == process.wait(PATIENCE)
    text = (tmp_path / "stderr").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"/api/tables", "/api/socket"} <= {line.get("route") for line in lines}
    for secret in (table, key_of("Ada"), "Ada"):
        assert secret not in text
