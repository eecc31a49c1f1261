"""The page says nothing that is not in a catalogue: no sentence, name or label is written into a component."""

import re
from pathlib import Path

import pytest

from tripot.compiled import PACKAGE

ROOT = PACKAGE.parent
COMPONENTS = sorted([*(ROOT / "web/src").rglob("*.svelte"), *(PACKAGE / "games").glob("*/ui/**/*.svelte")])

SCRIPT = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
SAID = re.compile(r"""\b(aria-label|aria-description|title|placeholder|alt|label)="([^"{]*)\"""")  # said as it stands
ARTICLE = re.compile(r"\b[A-Z][A-Z0-9]-\d+")  # the number of an article is the same in all languages
WORD = re.compile(r"[^\W\d_]{2,}")
LITERAL = re.compile(r"""(["'`])((?:(?!\1)[^\\]|\\.)*)\1""")
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]|[À-ÿ]")  # more than one word, or French letters


def without_expressions(text: str) -> tuple[str, list[str]]:
    """What stands in the component itself, and the expressions in braces."""
    outside, expressions, depth = [], [""], 0
    for sign in text:
        depth += sign == "{"
        if depth:
            expressions[-1] += sign
        else:
            outside.append(sign)
        if sign == "}" and depth:
            depth -= 1
            if not depth:
                expressions.append("")
                outside.append(" ")
    return "".join(outside), expressions


def written_in(component: str) -> list[str]:
    """The words that a component would show or say without a catalogue."""
    markup = ARTICLE.sub(" ", SCRIPT.sub(" ", component))
    found = [said for _, said in SAID.findall(markup) if WORD.search(said)]
    outside, expressions = without_expressions(markup)
    shown = re.sub(r"<[^>]*>", " ", re.sub(r"=>", "", outside))
    found += [text.strip() for text in shown.splitlines() if WORD.search(text)]
    for expression in expressions:
        found += [text for _, text in LITERAL.findall(expression) if SENTENCE.search(re.sub(r"\$\{[^}]*\}", "", text))]
    return found


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", COMPONENTS, ids=name)
def test_a_component_has_its_words_from_a_catalogue(path: Path) -> None:
    assert [] == written_in(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "component",
    [
        "<p>Hello</p>",
        "<p>{t.name} wins</p>",
        '<button aria-label="Close">x</button>',
        '<p>{isOver ? "Game over" : ""}</p>',
        "<p>{`${name} joue à son tour`}</p>",
    ],
)
def test_words_written_into_a_component_are_found(component: str) -> None:
    assert written_in(component)


@pytest.mark.parametrize(
    "component",
    [
        "<p>{t.name} · {number}</p>",
        "<!-- A sentence about it. --><script>const words = 'in code here';</script><style>a { color: red }</style>",
        '<button aria-label={t.close} class="button main">✕</button>',
        '<path d="M0 0 L10 10" transform="translate({x} {y})" />',
    ],
)
def test_what_is_no_word_is_let_through(component: str) -> None:
    assert [] == written_in(component)
