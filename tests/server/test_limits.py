"""Limits: too much of anything is refused, whoever goes on is cut, and nobody else at the table notices."""

import asyncio
import json
import socket
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError
from aiohttp.http import WSCloseCode

from tests.server.house import House, key_of, scene
from tripot.server.app import LARGEST_MESSAGE, LARGEST_REQUEST
from tripot.server.hall import MOST_MEMBERS
from tripot.server.limits import ABUSE, ARRANGING, BURST, CHAT, FETCHES, Bucket, Buckets, Limits, Rate
from tripot.server.members import MOST_WAITING

# --- Buckets ---


def test_a_bucket_never_holds_more_than_its_burst_and_drips_at_its_rate() -> None:
    bucket = Bucket(Rate(3, 2), now=0.0)
    assert [True, True, True, False] == [bucket.spend(100.0) for _ in range(4)]
    assert [True, False] == [bucket.spend(100.5) for _ in range(2)]
    assert not bucket.is_full(101.9)
    assert bucket.is_full(102.0)


def test_strangers_cannot_fill_the_memory_and_who_has_spent_is_not_forgotten() -> None:
    buckets = Buckets(Rate(1, 1))
    for stranger in range(10_000):
        assert buckets.spend(stranger, float(stranger))
    assert 1100 > len(buckets.kept)
    for crowd in range(3000):
        assert buckets.spend(crowd, 20_000.0)
    assert not any(buckets.spend(crowd, 20_000.5) for crowd in range(3000))


# --- At a table ---


@scene
async def test_too_many_messages_are_refused_until_some_time_has_passed(house: House) -> None:
    ada, *_ = await house.party()
    await house.later(10)
    answers = [
        await ada.wish("mute", seat="B", is_muted=True, id=f"{number}")
        for number in range(int(BURST * Limits.messages))
    ]
    assert {"done"} == {answer["kind"] for answer in answers}
    assert "too_fast" == (await ada.wish("start"))["code"]
    await house.later(1)
    assert "done" == (await ada.wish("start"))["kind"]


@scene
async def test_who_goes_on_and_on_is_cut_and_the_others_play(house: House) -> None:
    ada, bo, cy = await house.game()
    for _ in range(int(BURST * Limits.messages) + ABUSE + 1):
        ada.say("mute", seat="B", is_muted=True)
    assert ada.line.is_cut
    await house.settle()
    assert ["B", "C"] == bo.news("here")[-1]["seats"]
    assert "done" == (await cy.play("bid 1"))["kind"]


@scene
async def test_chat_has_a_slower_measure_of_its_own(house: House) -> None:
    ada, *_ = await house.game()
    said = [await ada.wish("say", text="again") for _ in range(int(CHAT.burst))]
    assert {"done"} == {answer["kind"] for answer in said}
    assert "too_fast" == (await ada.wish("react", sign="hurry"))["code"]
    assert "done" == (await ada.play("bid 1"))["kind"]
    await house.later(1 / CHAT.a_second)
    assert "done" == (await ada.wish("say", text="and again"))["kind"]
    assert "too_fast" == (await ada.wish("say", text="and again"))["code"]


@scene
async def test_a_crowd_of_visitors_keeps_nobody_from_their_seat(house: House) -> None:
    ada, bo, _ = await house.game()
    table = ada.shown["table"]
    for number in range(MOST_MEMBERS - 3):
        await house.guest(f"visitor-{number}").hello(table)
    assert "full" == (await house.guest("Zoe").hello(table))["code"]
    bo.part()
    assert "welcome" == (await house.guest("Zoe").hello(table))["kind"]
    assert "B" == (await house.guest("Bo").hello(table))["seat"]


@scene
async def test_a_reader_who_is_too_far_behind_is_cut_and_told_nothing_more(house: House) -> None:
    ada, bo, cy = await house.game()
    bo.line.behind = MOST_WAITING
    await ada.play("bid 1")
    assert 1 == len(bo.news("event"))
    bo.line.behind += 1
    await cy.play("bid 1")
    assert 1 == len(bo.news("event"))
    assert bo.line.is_cut
    assert ["A", "C"] == ada.news("here")[-1]["seats"]


# --- Over real sockets ---


async def said(line: ClientWebSocketResponse, until: str, **wish: object) -> dict[str, Any]:
    """Send a wish, and read on to the first news of a kind."""
    await line.send_str(json.dumps(wish))
    while True:
        news: dict[str, Any] = await line.receive_json()
        if news["kind"] == until:
            return news


@scene
async def test_a_real_socket_that_does_not_read_is_cut_and_the_table_goes_on(house: House) -> None:
    ada, bo, cy = await house.party()
    table = ada.shown["table"]
    async with house.doors():
        for number in range(6):  # a welcome has the last lines of chat: as much as possible
            tab = house.guest("Cy")
            await tab.hello(table)
            await house.later(CHAT.burst / CHAT.a_second)
            for line in range(int(CHAT.burst)):
                assert "done" == (await tab.wish("say", text=f"{number}{line}" + "\U0001f0cf" * 298))["kind"]
        bo.part()
        deaf = socket.socket()
        with deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            wish = json.dumps({"kind": "hello", "id": "1", "table": table, "key": key_of("Bo")}).encode()
            await house.loop.sock_connect(deaf, ("127.0.0.1", house.port))
            await house.loop.sock_sendall(deaf, handshake() + frame(wish))
            while 3 > len(ada.news("here")[-1]["seats"]):
                await asyncio.sleep(0)
            while 3 == len(ada.news("here")[-1]["seats"]):  # whoever changes places gets a whole welcome
                await ada.wish("swap", seat="B", other="C")
                await house.later(1 / ARRANGING.a_second)
        assert "done" == (await ada.wish("start"))["kind"]
        assert "done" == (await cy.play("bid 1"))["kind"]


def handshake() -> bytes:
    return (
        b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )


def frame(message: bytes) -> bytes:
    """A text frame with a mask of zeros."""
    return b"\x81\xfe" + len(message).to_bytes(2, "big") + bytes(4) + message


@scene
async def test_a_message_that_is_too_long_or_not_text_ends_the_connection(house: House) -> None:
    async with house.doors() as client:
        for message, code in (
            (b"x" * (LARGEST_MESSAGE + 1), WSCloseCode.MESSAGE_TOO_BIG),
            (b"", WSCloseCode.UNSUPPORTED_DATA),
        ):
            line = await client.ws_connect("/api/socket")
            await (line.send_str(message.decode()) if message else line.send_bytes(b"{}"))
            assert (WSMsgType.CLOSE, code) == (await line.receive())[:2]
        line = await client.ws_connect("/api/socket")
        refused = await said(line, "refused", kind="x" * (LARGEST_MESSAGE - 100), id="1")
        assert "bad_message" == refused["code"]
        await line.close()


async def post(client: ClientSession, number: int = 1, address: str = "", name: str = "Ada") -> tuple[int, Any]:
    table = {"id": f"{number}", "key": key_of("Ada"), "name": name, "settings": {"game": "hula-hoo", "seats": 2}}
    async with client.post("/api/tables", json=table, headers={"X-Forwarded-For": address}) as response:
        return response.status, await response.json()


@scene
async def test_an_address_opens_so_many_tables_and_another_address_more(house: House) -> None:
    async with house.doors(limits=Limits(tables=2), is_behind_proxy=True) as client:
        for number in range(int(BURST * 2)):
            assert 201 == (await post(client, number, f"9.9.9.{number}, 1.1.1.1"))[0], "only the last is believed"
        status, refused = await post(client, 99, "1.1.1.1")
        assert (429, "too_fast") == (status, refused["code"])
        assert 201 == (await post(client, 99, "1.1.1.2"))[0]


@scene
async def test_without_a_proxy_nobody_is_believed_about_where_they_come_from(house: House) -> None:
    async with house.doors(limits=Limits(tables=2)) as client:
        statuses = [(await post(client, number, f"1.1.1.{number}"))[0] for number in range(int(BURST * 2) + 1)]
        assert [201, 429] == statuses[-2:]


@scene
async def test_an_address_fetches_so_many_logs(house: House) -> None:
    async with house.doors() as client:
        statuses = []
        for _ in range(int(FETCHES.burst) + 2):
            async with client.get("/api/tables/none/games/1") as response:
                statuses.append((response.status, (await response.json())["code"]))
        assert (404, "unknown_table") == statuses[0]
        assert (429, "too_fast") == statuses[-1]


@scene
async def test_an_address_has_so_many_connections_at_a_time(house: House) -> None:
    async with house.doors(limits=Limits(connections=2)) as client:
        lines = [await client.ws_connect("/api/socket") for _ in range(2)]
        with pytest.raises(WSServerHandshakeError, match="429"):
            await client.ws_connect("/api/socket")
        await lines[0].close()
        lines[0] = await client.ws_connect("/api/socket")
        for line in lines:
            await line.close()


@scene
async def test_whoever_runs_the_server_says_how_many_messages_are_too_many(house: House) -> None:
    async with house.doors(limits=Limits(messages=1)) as client:
        line = await client.ws_connect("/api/socket")
        codes = [(await said(line, "refused", kind="start", id="1"))["code"] for _ in range(int(BURST) + 1)]
        assert ["refused", "refused", "refused", "too_fast"] == codes
        await line.close()


@scene
async def test_a_request_that_is_too_long_is_not_read(house: House) -> None:
    async with house.doors() as client:
        status, refused = await post(client, name="x" * (LARGEST_REQUEST + 1))
        assert (413, "bad_message") == (status, refused["code"])
        assert "page" not in refused["en"]
