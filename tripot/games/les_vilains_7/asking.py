"""What the table waits for, as it is said to who looks at it: to flip, to answer, to pass, to keep silent."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.games.les_vilains_7.cards import is_double, is_phone
from tripot.games.les_vilains_7.moves import CONTEST
from tripot.games.les_vilains_7.telling import quoted, won
from tripot.games.les_vilains_7.view import LesVilains7View

COUNT = "   1 2 3 4 5 6 7 6 5 4 3 2 1 2 3 …"


def owes(view: LesVilains7View) -> bool:
    """Whether it is this seat that the time runs for."""
    return view.phase in ("flip", "answer") and view.turn == view.seat


def asked(view: LesVilains7View, names: Sequence[str]) -> Text:
    """What is due now, to the seat that looks or to somebody else."""
    who = names[view.turn]
    match view.phase:
        case "over":
            return won(view, names)
        case "contest":
            return Text("Contestation ! Le jeu est suspendu.", "Contest! Play is suspended.")
        case "answer" if owes(view):
            return due(view)
        case "flip" if owes(view):
            return Text("À VOUS : retournez une carte !", "YOUR TURN: flip a card!")
        case "flip" if view.seat is not None and view.silent == view.seat:
            return Text("Chut ! Plus un mot.", "Hush! Not a word.")
        case _ if view.seat is not None and view.passer == view.seat:
            return Text("Vous passez : ne touchez à rien.", "You pass: touch nothing.")
        case "answer":
            return Text(f"{who} doit répondre.", f"{who} must answer.")
    return Text(f"À {who} de retourner une carte.", f"{who} must flip a card.")


def due(view: LesVilains7View) -> Text:
    """What kind of answer the card wants (V7-5); never which number or noise."""
    assert view.top is not None
    is_second = bool(view.said)
    match is_phone(view.top), is_double(view.top):
        case False, False:
            return Text("RÉPONDEZ : le nombre !", "ANSWER: the number!")
        case False, True if is_second:
            return Text("… et le nombre suivant !", "… and the next number!")
        case False, True:
            return Text("RÉPONDEZ : deux nombres !", "ANSWER: two numbers!")
        case True, True if is_second:
            return Text("… et encore une fois !", "… and once more!")
        case _ if not view.is_noise_chosen:
            return Text("RÉPONDEZ : choisissez le bruit du tour !", "ANSWER: choose the noise of the tour!")
        case True, True:
            return Text("RÉPONDEZ : le bruit, deux fois !", "ANSWER: the noise, twice!")
    return Text("RÉPONDEZ : le bruit !", "ANSWER: the noise!")


def offers(view: LesVilains7View, names: Sequence[str], language: str) -> str:
    """V7-12: the answer that this seat could contest, if there is one."""
    if CONTEST not in view.legal or view.answer is None:
        return ""
    who, said = names[view.answer.seat], quoted(*view.answer.words)
    if not view.answer.words:
        return Text(f"Le silence de {who} peut être contesté.", f"{who}'s silence can be contested.").say(language)
    return Text(f"{said.fr}, de {who}, peut être contesté.", f"{who}'s {said.en} can be contested.").say(language)


def lesson(view: LesVilains7View) -> list[tuple[str, Text]]:
    """The game for who has never played it: cards and what to do with them, and sentences beside no card."""
    seconds = f"{view.rules.limit / 1000:g}"
    noise = Text("« hmmrrr » (N)", "“hmmrrr” (N)")
    if view.rules.vilains_rule:
        noise = Text("le bruit du premier portable (N)", "the noise of the first phone (N)")
    lines = [
        (
            "",
            Text(
                "À votre tour, retournez une carte (espace), puis répondez.",
                "In turn: flip a card (space), then answer.",
            ),
        ),
        ("", Text("Comptez dans votre tête tous les gangsters :", "In your head, count all the gangsters:")),
        ("", Text(COUNT, COUNT)),
        ("G", Text("gangster : dites le nombre (1 à 7)", "gangster: say the number (1 to 7)")),
        ("P", Text(f"portable : {noise.fr} ; il compte aussi", f"phone: {noise.en}; it counts too")),
        ("X", Text("pistolet : pas un mot ; il compte aussi", "pistol: not a word; it counts too")),
    ]
    if not view.rules.no_doubles:
        double = Text("doubles : répondez deux fois ; le suivant passe", "doubles: answer twice; the next one passes")
        lines.append(("GG PP", double))
    limit = Text(f"{seconds.replace('.', ',')} secondes pour retourner,", f"{seconds} seconds to flip,")
    lines.append(("", Text(f"{limit.fr} autant pour répondre.", f"{limit.en} as many to answer.")))
    if view.rules.by_players:
        contest = Text("Une réponse vous semble fausse ? Contestez (C).", "An answer seems wrong? Contest it (C).")
        lines.append(("", contest))
    end = Text(
        "Qui se trompe prend le tas. Qui n'a plus de carte gagne.",
        "Who errs takes the pile. Who has no card left wins.",
    )
    return [*lines, ("", end)]
