"""The page's types say exactly what the server's JSON is, and a type that has changed does not go unnoticed."""

import enum
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
import pytest

from tests.tables import TABLES, seers, walk
from tripot.engine.game import AnyGame
from tripot.games import games
from tripot.server import messages
from tripot.server.typescript import ROOT, declarations, main, protocol, tables

GAMES = list(games().values())
PROTOCOL = declarations(protocol())


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Point(msgspec.Struct):
    """Where it is.

    Not in the first line.
    """

    x: Annotated[int, msgspec.Meta(ge=0, lt=5)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z]+$")] = "p"


class Everything(msgspec.Struct, tag_field="kind", tag="every thing"):
    flag: bool
    share: float
    maybe: int | None
    word: Literal["b", "a", 3, True]
    colour: Colour
    points: list[Point]
    mixed: list[int | str]
    pair: tuple[int, Point | None]
    many: tuple[str, ...]
    by_name: dict[str, Point]
    by_number: dict[int, bool]
    by_word: dict[Literal["a", "b"], int]
    anything: object
    any: Any
    raw: msgspec.Raw | None
    nobody: None


class Short(msgspec.Struct, omit_defaults=True):
    n: int
    key: str = ""
    cards: list[Annotated[int, msgspec.Meta(ge=1)]] = []


class Wished(msgspec.Struct, forbid_unknown_fields=True):
    point: Point
    also: Point | None = None


def interfaces(text: str) -> dict[str, dict[str, str]]:
    """Every interface by its name: its fields and their types."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    return {name: dict(re.findall(r"^  (\w+\??): (.*);$", body, re.MULTILINE)) for name, body in found}


def structs(value: object) -> Iterator[msgspec.Struct]:
    """Every Struct in a value."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, list):
        for part in value:
            yield from structs(part)


def test_every_kind_of_type_is_written_as_its_json_is() -> None:
    assert {
        "kind": '"every thing"',
        "flag": "boolean",
        "share": "number",
        "maybe": "number | null",
        "word": 'true | 3 | "a" | "b"',
        "colour": '"red" | "blue"',
        "points": "Point[]",
        "mixed": "(number | string)[]",
        "pair": "[number, Point | null]",
        "many": "string[]",
        "by_name": "Record<string, Point>",
        "by_number": "Record<number, boolean>",
        "by_word": 'Partial<Record<"a" | "b", number>>',
        "anything": "unknown",
        "any": "unknown",
        "raw": "unknown",
        "nobody": "null",
    } == interfaces(declarations({"Everything": Everything}))["Everything"]


def test_a_default_is_always_there_when_the_server_sends_it() -> None:
    assert {"x": "number", "name": "string"} == interfaces(declarations({"Point": Point}))["Point"]
    assert {"x": 1, "name": "p"} == json.loads(msgspec.json.encode(Point(1)))


def test_an_omitted_default_is_optional_and_its_value_is_told() -> None:
    text = declarations({"Short": Short})
    assert {"n": "number", "key?": "string", "cards?": "number[]"} == interfaces(text)["Short"]
    assert '  /** "" if missing */\n  key?: string;\n  /** ≥ 1; [] if missing */\n  cards?: number[];\n' in text
    assert {"n": 1} == json.loads(msgspec.json.encode(Short(1)))


def test_what_goes_both_ways_has_a_type_for_each() -> None:
    found = interfaces(declarations({"Wished": Wished, "Point": Point}))
    assert {"point": "SentPoint", "also?": "SentPoint | null"} == found["Wished"]
    assert {"x": "number", "name?": "string"} == found["SentPoint"]
    assert {"x": "number", "name": "string"} == found["Point"]


def test_limits_and_the_first_line_of_a_docstring_are_told() -> None:
    assert (
        "/** Where it is. */\n"
        "export interface Point {\n"
        "  /** ≥ 0; < 5 */\n"
        "  x: number;\n"
        "  /** length ≥ 1; length ≤ 40; matches ^[a-z]+$ */\n"
        "  name: string;\n"
        "}\n"
    ) == declarations({"Point": Point})


def test_a_union_has_the_name_it_is_given() -> None:
    assert declarations({"Maybe": Point | None}).startswith("export type Maybe = Point | null;\n\n")


def test_two_types_of_the_same_name_are_refused() -> None:
    other = msgspec.defstruct("Point", [("y", int)])
    with pytest.raises(TypeError, match="the same name: Point"):
        declarations({"Point": Point, "Other": other})


@pytest.mark.parametrize("strange", [bytes, msgspec.defstruct("Row", [("x", int)], array_like=True)])
def test_a_type_without_its_typescript_is_refused(strange: object) -> None:
    with pytest.raises(TypeError, match="no TypeScript is known"):
        declarations({"Strange": strange})


def test_a_table_is_a_constant_of_the_type_that_it_is_declared_with() -> None:
    page = ModuleType("page")
    page.__annotations__ = {"CORNERS": list[Point], "PRICES": dict[int, int | None]}
    page.CORNERS, page.PRICES = [Point(1)], {2: None}  # type: ignore[attr-defined] # as a module has them
    assert (
        'export const CORNERS: Point[] = [\n  {\n    "x": 1,\n    "name": "p"\n  }\n];\n'
        '\nexport const PRICES: Record<number, number | null> = {\n  "2": null\n};\n'
    ) == tables(page).removeprefix(declarations({"Point": Point}) + "\n")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_field_of_every_view_and_move_appears(game: AnyGame) -> None:
    """In JSON and in TypeScript, under the same names and in the same order."""
    found = interfaces((game.folder / "ui" / "types.ts").read_text(encoding="utf-8"))
    table = next(table for table in TABLES if table.game is game)
    for state in walk(table, seed=1):
        for seer in seers(table):
            view = game.view(state, seer)
            moves = [] if seer is None else [game.move(view, seer, number) for number in view.legal]
            for struct in structs([view, *moves]):
                assert list(json.loads(msgspec.json.encode(struct))) == list(found[type(struct).__name__])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_move_has_its_kind(game: AnyGame) -> None:
    text = (game.folder / "ui" / "types.ts").read_text(encoding="utf-8")
    moves = get_args(get_type_hints(game.read)["return"])
    assert f"export type Move = {' | '.join(move.__name__ for move in moves)};\n" in text
    for move in moves:
        assert json.dumps(move.__struct_config__.tag) == interfaces(text)[move.__name__]["kind"]


@pytest.mark.parametrize(
    "message", get_args(messages.AnyWish) + get_args(messages.AnyNews), ids=lambda cls: cls.__name__
)
def test_every_message_has_its_kind_and_all_its_fields(message: type[msgspec.Struct]) -> None:
    fields = interfaces(PROTOCOL)[message.__name__]
    assert json.dumps(message.__struct_config__.tag) == fields["kind"]
    assert ["kind", *message.__struct_encode_fields__] == [name.removesuffix("?") for name in fields]


def test_what_messages_are_made_from_is_no_message() -> None:
    assert not {messages.Wish.__name__, messages.News.__name__} & set(interfaces(PROTOCOL))


def test_wishes_come_in_and_news_goes_out() -> None:
    """The direction of a message is known by whether it forbids unknown fields."""
    assert all(wish.__struct_config__.forbid_unknown_fields for wish in get_args(messages.AnyWish))
    assert not any(news.__struct_config__.forbid_unknown_fields for news in get_args(messages.AnyNews))


def test_the_files_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    "game", [game for game in GAMES if (game.folder / "page.py").exists()], ids=lambda game: game.key
)
def test_a_changed_table_is_noticed(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = import_module(f"tripot.games.{game.folder.name}.page")
    monkeypatch.setattr(page, next(iter(get_type_hints(page))), [])
    assert main(["--check"]) == 1
    assert f"{game.folder.relative_to(ROOT)}/ui/tables.ts is not up to date\n" == capsys.readouterr().out


def test_a_changed_type_is_noticed_and_written(tmp_path: Path) -> None:
    def run(*arguments: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "tripot.server.typescript", *arguments],
            cwd=tmp_path,
            env={**os.environ, "TRIPOT_INTERPRETED": "1"},
            capture_output=True,
            text=True,
            timeout=60,
        )
        return done.returncode, done.stdout + done.stderr

    shutil.copytree(ROOT / "tripot", tmp_path / "tripot", ignore=shutil.ignore_patterns("*.so", "__pycache__", "tests"))
    shutil.copytree(ROOT / "web" / "src", tmp_path / "web" / "src")
    assert (0, "") == run("--check")
    game = GAMES[0]
    changed, view = (
        game.folder.relative_to(ROOT) / "ui" / "types.ts",
        tmp_path / game.folder.relative_to(ROOT) / "view.py",
    )
    text = view.read_text(encoding="utf-8")
    view.write_text(
        re.sub(r"^(class \w+\(View, .*\n)", r'\1    weather: str = "fine"\n', text, flags=re.M), encoding="utf-8"
    )
    assert (1, f"{changed} is not up to date\n") == run("--check")
    assert "weather" not in (tmp_path / changed).read_text(encoding="utf-8")
    assert (0, f"{changed} written\n") == run()
    assert "  weather: string;\n" in (tmp_path / changed).read_text(encoding="utf-8")
    assert (0, "") == run("--check")
