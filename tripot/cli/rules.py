"""`tripot games` and `tripot rules`: what there is to play, and how."""

from rich.table import Table

from tripot.cli import words
from tripot.cli.screen import Page, Screen
from tripot.engine.errors import BadInput
from tripot.engine.game import AnyGame
from tripot.games import games


def show_games(screen: Screen) -> None:
    table = Table(title=words.GAMES_TITLE.say(screen.language), show_lines=False)
    for title, justify in ((words.GAME_KEY, "left"), (words.PLAYERS, "center"), (words.MINUTES, "center")):
        table.add_column(title.say(screen.language), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    table.add_column(words.AUTHOR.say(screen.language))
    table.add_column(words.SENTENCE.say(screen.language))
    for game in games().values():
        players = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(game.key, players, str(game.minutes), game.author, game.sentence.say(screen.language))
    screen.show(table)


def show_rules(screen: Screen, game: AnyGame, article: str | None) -> None:
    book = game.rulebook(screen.language)
    if article:
        number = article_number(game, article, screen.language)
        screen.article(number, book.articles[number])
    else:
        screen.show(Page(book.page))


def article_number(game: AnyGame, text: str, language: str) -> str:
    """`HH-9` however it was typed: `hh-9`, `HH9`, `9`."""
    articles = game.rulebook(language).articles
    typed = text.strip().upper().rstrip(".").removeprefix(game.articles).lstrip("-")
    number = f"{game.articles}-{typed}"
    if number not in articles:
        raise no_article(game, text, list(articles))
    return number


def no_article(game: AnyGame, text: str, articles: list[str]) -> BadInput:
    first, last = (articles[0], articles[-1]) if articles else ("–", "–")
    return words.refused(words.NO_ARTICLE, word=text[:20], first=first, last=last)


def sentence(game: AnyGame, article: str, language: str) -> str:
    return game.rulebook(language).articles.get(article, "")
