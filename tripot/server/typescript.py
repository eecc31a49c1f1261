"""The page's types are written from the Python types, never by hand: the messages, and each game's view and moves.

So are the tables that a game's `page.py` has for the page, if there is one: every name with its type.

`python -m tripot.server.typescript` writes them anew, `--check` says whether they are up to date.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import msgspec
from msgspec import NODEFAULT, inspect

from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, Setup
from tripot.games import games
from tripot.server import documents, messages

ROOT = Path(__file__).parents[2]
HEADER = "// Generated from the Python {} by `python -m tripot.server.typescript`: change those instead.\n\n"
LIMITS = {
    "ge": "≥ {}",
    "gt": "> {}",
    "le": "≤ {}",
    "lt": "< {}",
    "multiple_of": "a multiple of {}",
    "min_length": "length ≥ {}",
    "max_length": "length ≤ {}",
    "pattern": "matches {}",
}
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

Names = Mapping[type, str]  # what each Struct is called in TypeScript


def files() -> dict[Path, str]:
    """Every generated file as it should be."""
    types = {ROOT / "web" / "src" / "protocol.ts": protocol()}
    types |= {game.folder / "ui" / "types.ts": game_types(game) for game in games().values()}
    pages = {
        game.folder / "ui" / "tables.ts": import_module(f"tripot.games.{game.folder.name}.page")
        for game in games().values()
        if (game.folder / "page.py").is_file()
    }
    found = {path: HEADER.format("types") + declarations(named) for path, named in types.items()}
    return found | {path: HEADER.format("tables") + tables(page) for path, page in pages.items()}


def protocol() -> dict[str, object]:
    """All wishes, all news, and every other message or document: a Struct that no other one is made from."""
    structs = {
        name: value
        for module in (messages, documents)
        for name, value in vars(module).items()
        if inspect.is_struct_type(value) and value.__module__ == module.__name__ and not value.__subclasses__()
    }
    return {"AnyWish": messages.AnyWish, "AnyNews": messages.AnyNews, **structs}


def game_types(game: AnyGame) -> dict[str, object]:
    """What a game shows, and what its reader of moves says that it finds."""
    options = {option.key: option.default for option in game.options}
    start = game.start(Setup(seats=game.seats[0], seed=Seed(0), options=options))
    return {"View": type(game.public(start)), "Move": get_type_hints(game.read)["return"]}


def declarations(types: Mapping[str, object]) -> str:
    """An interface for every Struct that these types are made of, and the types by the names given here."""
    shapes = dict(zip(types, inspect.multi_type_info(types.values()), strict=True))
    going_out = structs_in(shape for shape in shapes.values() if not comes_in(shape))
    coming_in = structs_in(shape for shape in shapes.values() if comes_in(shape))
    # A default may be left out by the page, and is there when the server sends it: what goes both ways has two types.
    received = {cls: cls.__name__ for cls in going_out}
    sent = {cls: f"Sent{cls.__name__}" if cls in going_out else cls.__name__ for cls in coming_in}
    aliases = {
        name: written(shape, sent if comes_in(shape) else received)
        for name, shape in shapes.items()
        if not (isinstance(shape, inspect.StructType) and shape.cls.__name__ == name)
    }
    names = [*aliases, *sent.values(), *received.values()]
    if clashes := {name for name in names if names.count(name) > 1}:
        raise TypeError(f"different types of one file have the same name: {', '.join(sorted(clashes))}")
    blocks = [f"export type {name} = {text};\n" for name, text in aliases.items()]
    blocks += [interface(struct, sent, is_sent=True) for struct in coming_in.values()]
    blocks += [interface(struct, received, is_sent=False) for struct in going_out.values()]
    return "\n".join(blocks)


def tables(page: ModuleType) -> str:
    """Every table of a module as a constant, and an interface for every Struct in their types."""
    types = get_type_hints(page)
    shapes = dict(zip(types, inspect.multi_type_info(types.values()), strict=True))
    structs = structs_in(shapes.values())
    names = {cls: cls.__name__ for cls in structs}
    blocks = [interface(struct, names, is_sent=False) for struct in structs.values()]
    blocks += [
        f"export const {name}: {written(shape, names)} = {literal(getattr(page, name), indent=2)};\n"
        for name, shape in shapes.items()
    ]
    return "\n".join(blocks)


def comes_in(shape: inspect.Type) -> bool:
    """What the page sends is read strictly: unknown fields are forbidden in it, and in nothing that the server sends."""
    structs = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return all(isinstance(struct, inspect.StructType) and struct.forbid_unknown_fields for struct in structs)


def structs_in(shapes: Iterable[inspect.Type]) -> dict[type, inspect.StructType]:
    """All Structs that shapes are made of, each just before its own parts."""
    found: dict[type, inspect.StructType] = {}
    waiting = list(shapes)
    while waiting:
        shape, *waiting = waiting
        if isinstance(shape, inspect.StructType):
            if shape.cls in found:
                continue
            found[shape.cls] = shape
        waiting = [*parts(shape), *waiting]
    return found


def parts(shape: inspect.Type) -> Sequence[inspect.Type]:
    match shape:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return types
        case inspect.CollectionType(item_type=item):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
    return []


def interface(struct: inspect.StructType, names: Names, *, is_sent: bool) -> str:
    may_omit = is_sent or struct.cls.__struct_config__.omit_defaults
    lines = comment((struct.cls.__doc__ or "").split("\n")[:1])
    lines.append(f"export interface {names[struct.cls]} {{")
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {literal(struct.tag)};")
    for field in struct.fields:
        mark, notes = "", limits(field.type)
        if is_unset(field):
            mark = "?"
        elif may_omit and not field.required:
            default = field.default_factory() if field.default is NODEFAULT else field.default
            mark, notes = "?", [*notes, f"{literal(default)} if missing"]
        lines += [f"  {line}" for line in comment(notes)]
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, names)};")
    return "\n".join([*lines, "}", ""])


def is_unset(field: inspect.Field) -> bool:
    """Whether it is missing where nobody said anything, so that older records stay as they are."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def comment(notes: Sequence[str]) -> list[str]:
    text = "; ".join(notes)
    return [f"/** {text} */"] if text else []


def limits(shape: inspect.Type) -> list[str]:
    """What the server asks of a value and TypeScript cannot say."""
    if isinstance(shape, inspect.StructType):
        return []  # its own fields say it
    found = [(words, getattr(shape, name, None)) for name, words in LIMITS.items()]
    own = [words.format(value) for words, value in found if value is not None]
    return own + [words for part in parts(shape) for words in limits(part)]


def written(shape: inspect.Type, names: Names) -> str:
    """A type in TypeScript, as its JSON is."""
    match shape:
        case inspect.StructType(cls=cls, array_like=False):
            return names[cls]
        case inspect.LiteralType(values=values):
            return either(map(literal, values))
        case inspect.EnumType(cls=cls):
            return either(literal(member.value) for member in cls)
        case inspect.UnionType(types=types):
            return either(written(part, names) for part in types)
        case inspect.CollectionType(item_type=item):
            text = written(item, names)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(written(part, names) for part in types)}]"
        case inspect.DictType(key_type=key, value_type=value):
            record = f"Record<{written(key, names)}, {written(value, names)}>"
            return record if isinstance(key, inspect.StrType | inspect.IntType) else f"Partial<{record}>"
        case inspect.CustomType() if shape.cls is object:
            return "unknown"
        case _ if type(shape) in PLAIN:
            return PLAIN[type(shape)]
    raise TypeError(f"no TypeScript is known for {shape}")


def either(texts: Iterable[str]) -> str:
    different = dict.fromkeys(texts)
    return "unknown" if "unknown" in different else " | ".join(different)


def literal(value: object, indent: int = -1) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=indent).decode()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tripot.server.typescript", description="Write the page's types.")
    parser.add_argument("--check", action="store_true", help="write nothing, say which files are not up to date")
    is_check = parser.parse_args(arguments).check
    stale = {path: text for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{path.relative_to(ROOT)} {'is not up to date' if is_check else 'written'}")
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
