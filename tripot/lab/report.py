"""The arena's report: one page that needs nothing else, for a phone and for a desk, by day and by night."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tripot.engine.errors import Text
from tripot.engine.seats import letter
from tripot.lab import words
from tripot.lab.arena import SEEDS, Duel, seatings
from tripot.lab.drawing import Row, distributions, whiskers
from tripot.lab.standings import Standing
from tripot.lab.words import decimal, estimate, number, percent, signed

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf8; --ink: #23211c; --faint: #6b675d; --line: #dedacd;
  --h0: #1d6fa5; --h1: #b4471f; --h2: #3a7d34; --h3: #8a4fa0; --h4: #8a6d00; --h5: #a8325f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a17; --ink: #ece8dd; --faint: #a5a092; --line: #3b3932;
  --h0: #6db5e6; --h1: #f08a5d; --h2: #83c97b; --h3: #cb98df; --h4: #d9b83a; --h5: #ef86ae; } }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; white-space: nowrap; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; } th { color: var(--faint); font-weight: 600; }
figure { margin: 2rem 0 0; } figcaption { font-weight: 600; margin-bottom: .5rem; } svg { width: 100%; display: block; }
text { fill: var(--ink); font-size: 13px; } .label { text-anchor: end; } .tick { text-anchor: middle; }
.tick, .faint { fill: var(--faint); } .grid { stroke: var(--line); } .mark { stroke: var(--faint); stroke-dasharray: 4 3; }
path { fill: none; stroke-width: 1; } g path { stroke: var(--hue); stroke-width: 2; } circle, rect { fill: var(--hue); }
rect { opacity: .65; } @media (max-width: 34rem) { text { font-size: 17px; } }
""" + "".join(f".hue{n} {{ --hue: var(--h{n}); }}\n" for n in range(6))


@dataclass(frozen=True, kw_only=True)
class Contest:
    """What was played, and how it ended."""

    game: Text
    seats: int
    options: str
    first_seed: int
    deals: int  # that were wished for
    names: Sequence[str]
    duels: Sequence[Duel]
    standings: Sequence[Standing]
    is_one_way: bool = False  # only the first of a duel was ever alone
    stopped: str = ""  # a sentence, if it ended early

    def title(self, language: str) -> str:
        last = (self.first_seed + self.deals - 1) % SEEDS
        return words.TITLE.say(language).format(
            game=self.game.say(language), seats=self.seats, first=self.first_seed, last=last, options=self.options
        )


def standings_rows(contest: Contest, language: str) -> list[list[str]]:
    """Who is how strong, headings first; the terminal shows the same."""
    titles = (words.BOT, words.RATING, words.INTERVAL, words.AHEAD, words.LEAD)
    rows = [[title.say(language) for title in titles]]
    for one in contest.standings:
        bounds = " … ".join(signed(bound, language, 0) for bound in one.rating[1:])
        rows.append(
            [
                one.name,
                signed(one.rating.middle, language, 0),
                bounds if math.isfinite(one.rating.low) else "?",
                estimate(100 * one.ahead[0], 100 * one.ahead[1], language, unit=percent(language)),
                estimate(*one.lead, language, is_signed=True),
            ]
        )
    return rows


def games_rows(contest: Contest, language: str) -> list[list[str]]:
    """What each came to as the only one of its kind, and how long it thought."""
    titles = (words.BOT, words.WINS, words.SCORE, words.MEAN_TIME, words.LONGEST)
    rows = [[title.say(language) for title in titles]]
    for one in contest.standings:
        thought = one.clock.moves > 0
        rows.append(
            [
                one.name,
                decimal(100 * statistics.fmean(mean for mean, _ in one.wins), language) + percent(language)
                if one.wins
                else "–",
                decimal(statistics.fmean(one.scores), language) if one.scores else "–",
                decimal(1000 * one.clock.seconds / one.clock.moves, language, 2) if thought else "–",
                decimal(1000 * one.clock.longest, language) if thought else "–",
            ]
        )
    return rows


def duels_rows(contest: Contest, language: str) -> list[list[str]]:
    titles = (words.DUELS, words.DEALS, words.AHEAD, words.LEAD)
    rows = [[title.say(language) for title in titles]]
    for duel in contest.duels:
        if duel.deals:
            ahead, half = duel.ahead
            names = {"first": contest.names[duel.first], "second": contest.names[duel.second]}
            rows.append(
                [
                    words.DUEL_TITLE.say(language).format(**names),
                    number(len(duel.deals), language),
                    estimate(100 * ahead, 100 * half, language, unit=percent(language)),
                    estimate(*duel.lead, language, is_signed=True),
                ]
            )
    return rows


def page(contest: Contest, language: str) -> str:
    title = f"{words.ARENA.say(language)} · {contest.title(language)}"
    method = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in method_sentences(contest, language))
    stopped = f"<p>{escape(contest.stopped)}</p>\n" if contest.stopped else ""
    body = [
        f"<h1>{escape(title)}</h1>\n{stopped}{table(standings_rows(contest, language))}",
        *plots(contest, language),
        f"<h2>{escape(words.GAMES.say(language))}</h2>\n{table(games_rows(contest, language))}",
        f"<h2>{escape(words.DUELS.say(language))}</h2>\n{table(duels_rows(contest, language))}",
        f"<h2>{escape(words.METHOD_TITLE.say(language))}</h2>\n{method}",
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{chr(10).join(body)}</body>\n</html>\n"
    )


def method_sentences(contest: Contest, language: str) -> list[str]:
    both_ways = len(seatings(contest.seats))
    games = len(seatings(contest.seats, is_one_way=contest.is_one_way))
    alone = words.EACH_ALONE if games == both_ways else words.FIRST_ALONE  # of two, both are alone anyway
    return [alone.say(language).format(games=games), *(text.say(language) for text in words.METHOD)]


def plots(contest: Contest, language: str) -> list[str]:
    standings = contest.standings
    rated = [Row(one.name, *one.rating, hue) for hue, one in enumerate(standings)]
    seated = [
        Row(f"{one.name} · {letter(seat)}", 100 * mean, 100 * (mean - half), 100 * (mean + half), hue)
        for hue, one in enumerate(standings)
        for seat, (mean, half) in enumerate(one.wins)
    ]
    fair = 100 / contest.seats
    by_seat = words.SEATS_PLOT.say(language).format(fair=decimal(fair, language, 0))
    scored = [
        (one.name, words.MEAN.say(language).format(mean=decimal(statistics.fmean(one.scores), language)), one.scores)
        for one in standings
        if one.scores
    ]
    return [
        whiskers(words.RATINGS_PLOT.say(language), rated, mark=0.0),
        whiskers(by_seat, seated, mark=fair),
        distributions(words.SCORES_PLOT.say(language), scored),
    ]


def table(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = ("".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) for tag, row in tagged(rows))
    body = "\n".join(f"<tr>{row}</tr>" for row in rest)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def tagged(rows: Sequence[Sequence[str]]) -> list[tuple[str, Sequence[str]]]:
    return [("td" if number else "th", row) for number, row in enumerate(rows)]
