"""Rule text, code and tests are tied together by the numbers of the articles."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tripot.compiled import PACKAGE
from tripot.engine.game import AnyGame
from tripot.games import games

ROOT = PACKAGE.parent
with_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


# How a table of components is known, as the deck's module and the two pages call it.
ORIGINS = {"known": ("connu", "known"), "forced": ("imposé", "forced"), "rebuilt": ("reconstitué", "rebuilt")}


def cited(game: AnyGame, paths: list[Path], within: str = r"(?s:.+)") -> set[str]:
    """The articles that these files name, in the places that look like this."""
    number = re.compile(rf"\b{game.articles}-\d+\b")
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return {found for text in texts for place in re.findall(within, text) for found in number.findall(place)}


def articles(game: AnyGame) -> set[str]:
    return set(game.rulebook("fr").articles)


def code(game: AnyGame) -> list[Path]:
    return sorted(game.folder.glob("*.py"))


def its_tests(game: AnyGame) -> list[Path]:
    return sorted((game.folder / "tests").glob("test_*.py"))


@with_every_game
def test_articles_are_numbered_without_a_gap_and_stand_in_both_languages(game: AnyGame) -> None:
    assert {f"{game.articles}-{number}" for number in range(1, len(articles(game)) + 1)} == articles(game)
    assert articles(game) == set(game.rulebook("en").articles)


@with_every_game
def test_every_article_is_a_sentence_of_its_own_in_each_language(game: AnyGame) -> None:
    french, english = game.rulebook("fr").articles, game.rulebook("en").articles
    for number in articles(game):
        assert french[number] != english[number]
        for sentence in (french[number], english[number]):
            assert len(sentence) > 20
            assert sentence.rstrip(")»” ").endswith((".", "!", ":"))


@with_every_game
def test_every_article_is_cited_in_the_code(game: AnyGame) -> None:
    assert set() == articles(game) - cited(game, code(game))


@with_every_game
def test_every_article_has_a_test(game: AnyGame) -> None:
    assert set() == articles(game) - cited(game, its_tests(game), r"@article\(.*\)")


@with_every_game
def test_no_citation_of_an_unwritten_article(game: AnyGame) -> None:
    everywhere = [*code(game), *its_tests(game), *ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("tests/*.py")]
    everywhere += [game.folder / "rules.fr.md", game.folder / "rules.en.md"]
    assert set() == cited(game, everywhere) - articles(game)


@with_every_game
def test_every_option_names_its_article_and_is_named_by_it(game: AnyGame) -> None:
    for option in game.options:
        for language in ("fr", "en"):
            assert option.key in game.rulebook(language).articles[option.article]


@with_every_game
def test_the_page_credits_the_author_and_says_that_it_is_independent(game: AnyGame) -> None:
    for language, word in (("fr", "indépendant"), ("en", "independent")):
        assert game.author in game.rulebook(language).page
        assert word in game.rulebook(language).page


@with_every_game
def test_every_table_of_the_deck_says_how_it_is_known_and_the_pages_say_so_too(game: AnyGame) -> None:
    deck = import_module(f"tripot.games.{game.folder.name}.deck")
    assert deck.PROVENANCE
    for table, origin in deck.PROVENANCE.items():
        assert hasattr(deck, table)
        for language, word in zip(("fr", "en"), ORIGINS[origin], strict=True):
            assert re.search(rf"^## (Le matériel|Components)$.*{word}", game.rulebook(language).page, re.M | re.S)


@with_every_game
def test_an_article_is_read_out_without_the_signs_of_markdown(game: AnyGame) -> None:
    for language in ("fr", "en"):
        book = game.rulebook(language)
        for number, text in book.articles.items():
            assert not re.search(r"[*`]", book.plain(number))
            assert re.sub(r"[*`]", "", text) == book.plain(number)
