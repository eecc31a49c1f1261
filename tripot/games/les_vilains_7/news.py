"""What a move, or a deadline that passed, brought about besides itself, from the views before and after it."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.games.les_vilains_7.cards import is_double
from tripot.games.les_vilains_7.deck import PISTOL
from tripot.games.les_vilains_7.pictures import NAMES
from tripot.games.les_vilains_7.telling import recounted, told_tour, won
from tripot.games.les_vilains_7.view import LesVilains7View

ON_THE_CARD = ("wrong number", "wrong noise", "spoke", "late answer")


def news(before: LesVilains7View, after: LesVilains7View, names: Sequence[str], language: str) -> list[str]:
    words: list[Text] = []
    if has_flipped(before, after):
        words += flipped(after, names)
    if after.round != before.round:
        assert after.last_tour is not None
        words += [*told_tour(after.last_tour, names), *recounted(after.last_tour)]
        words += gifts(before, after, names)
    elif after.phase == "contest" and before.phase != "contest":
        words.append(window(after, names))
    elif after.phase == "over" and before.phase == "contest":
        words.append(Text("Personne ne conteste.", "Nobody contests."))
    if after.phase == "over":
        words.append(won(after, names))
    elif after.round != before.round:
        words.append(again(after, names))
    return [word.say(language) for word in words]


def has_flipped(before: LesVilains7View, after: LesVilains7View) -> bool:
    """Whether the turn's player flipped a card that lies there now."""
    return (
        before.phase == "flip"
        and after.round == before.round
        and after.flipper == before.turn
        and after.contesters == before.contesters
        and (after.phase, after.turn) != (before.phase, before.turn)
    )


def flipped(view: LesVilains7View, names: Sequence[str]) -> list[Text]:
    assert view.top is not None
    assert view.flipper is not None
    name = NAMES[view.top]
    words = [Text(f"C'est un {name.fr}.", f"It is a {name.en}.")]
    if is_double(view.top):
        who = names[(view.flipper + 1) % view.seats]
        words.append(Text(f"{who} devra passer.", f"{who} will have to pass."))
    elif view.top == PISTOL:
        words.append(Text("Chut !", "Hush!"))
    return words


def window(view: LesVilains7View, names: Sequence[str]) -> Text:
    """V7-12, V7-19: play is suspended for a moment."""
    if view.contesters:
        return Text("Le jeu est suspendu : qui d'autre ?", "Play is suspended: who else?")
    assert view.answer is not None
    who = names[view.answer.seat]
    return Text(
        f"C'était la dernière carte de {who} : qui conteste ?", f"That was {who}'s last card: does anybody contest?"
    )


def gifts(before: LesVilains7View, after: LesVilains7View, names: Sequence[str]) -> list[Text]:
    """V7-16: nobody had flipped a card but who started the tour."""
    last = after.last_tour
    if not before.rules.more_vilain or last is None or before.answer is not None or last.mistake not in ON_THE_CARD:
        return []
    if before.flipper != before.starter or last.takers != [before.starter]:
        return []
    who = names[before.starter]
    return [Text(f"Et chacun donne une carte à {who}.", f"And everybody gives {who} a card.")]


def again(view: LesVilains7View, names: Sequence[str]) -> Text:
    """V7-4: the next tour begins."""
    return Text(f"{names[view.turn]} recommence à 1.", f"{names[view.turn]} starts again from 1.")
