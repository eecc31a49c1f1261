"""Why a hint prefers its first move: one plain sentence from the numbers of the search, and from nothing else."""

from collections.abc import Sequence

from tripot.bots.hints import ENOUGH, Hint, error_between, measure
from tripot.engine.errors import Text
from tripot.engine.game import AnyGame

SURE = 2.0  # errors by which two means differ for certain
SLIGHT = 0.2  # of the spread: luck weighs five times as much
SAFER = 0.8  # of the other's spread
DECIMALS = 1
LEAST = 0.05  # points or per cent: less is written as nothing

ONLY_MOVE = Text("C'est le seul coup possible.", "This is the only move there is.")
EQUAL = Text(
    "La recherche ne départage pas les deux premiers coups", "The search cannot tell the first two moves apart"
)
SLIGHTLY = Text(
    "Le premier coup vaut à peine mieux que le deuxième ({more}, peu face au hasard)",
    "The first move is barely better than the second ({more}, little next to luck)",
)
CLEARLY = Text(
    "Le premier coup est nettement meilleur que le deuxième ({more})",
    "The first move is clearly better than the second ({more})",
)
SECOND_IS_SAFER = Text(
    " ; mais le deuxième est plus sûr : son résultat varie moins (± {other} contre ± {own}).",
    "; but the second is safer: its outcome varies less (± {other} against ± {own}).",
)
FIRST_IS_SAFER = Text(
    " ; le premier est aussi le plus sûr : son résultat varie moins (± {own} contre ± {other}).",
    "; the first is also the safer one: its outcome varies less (± {own} against ± {other}).",
)
VARIES = Text(
    " ; le reste dépend de ce qu'on ne voit pas (± {own}).", "; the rest depends on what cannot be seen (± {own})."
)
CERTAIN = Text(" ; ce qui est caché n'y change rien.", "; nothing hidden changes that.")
TOO_SHORT = Text(
    " ; le temps a manqué pour dire ce qui dépend du hasard.",
    "; there was too little time to say how much depends on luck.",
)


def reason(game: AnyGame, hints: Sequence[Hint]) -> Text:
    return Text(fr=told(game, hints, "fr"), en=told(game, hints, "en"))


def told(game: AnyGame, hints: Sequence[Hint], language: str) -> str:
    if len(hints) == 1:
        return ONLY_MOVE.say(language)
    best, second = hints[:2]
    sentence = better(best, second).say(language) + risk(best, second).say(language)
    return sentence.format(
        more=amount(game, best.mean - second.mean, language),
        own=number(best.spread, language),
        other=number(second.spread, language),
    )


def better(best: Hint, second: Hint) -> Text:
    more = best.mean - second.mean
    if more <= max(LEAST, SURE * error_between(best, second)):
        return EQUAL
    return SLIGHTLY if more < SLIGHT * best.spread else CLEARLY


def risk(best: Hint, second: Hint) -> Text:
    if min(best.playouts, second.playouts) >= ENOUGH:
        if best.spread == second.spread == 0:
            return CERTAIN
        if second.spread < SAFER * best.spread:
            return SECOND_IS_SAFER
        if best.spread < SAFER * second.spread:
            return FIRST_IS_SAFER
    return VARIES if best.spread else TOO_SHORT


def amount(game: AnyGame, more: float, language: str) -> str:
    """`+2,3 points`, `+0,7 point`, `+1.5%`."""
    if measure(game) == "percent":
        return f"+{number(more, language)}{' %' if language == 'fr' else '%'}"
    points = "point" if language == "fr" and round(more, DECIMALS) < 2 else "points"
    return f"+{number(more, language)} {points}"


def number(value: float, language: str) -> str:
    """With one decimal, a real minus sign, and in French a comma."""
    written = f"{value:.{DECIMALS}f}".replace("-", "−")
    return written.replace(".", ",") if language == "fr" else written
