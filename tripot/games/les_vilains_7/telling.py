"""Les Vilains 7 in words: what a move is, what was said, and how a tour ended."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import listed as together
from tripot.games.les_vilains_7.cards import FACES
from tripot.games.les_vilains_7.counting import gangsters_on, number_of
from tripot.games.les_vilains_7.moves import WORD
from tripot.games.les_vilains_7.noises import ANY, PALETTE, compared
from tripot.games.les_vilains_7.notation import Contest, Flip, LesVilains7Move, Noise, Number
from tripot.games.les_vilains_7.palette import WORDS
from tripot.games.les_vilains_7.view import LastTour, LesVilains7View

REASONS = {
    "V7-9": Text("vous ne devez aucune réponse.", "you owe no answer."),
    "V7-11": Text("ici, c'est la table qui relève les fautes.", "here the table calls the mistakes."),
    "V7-12": Text("il n'y a rien que vous puissiez contester.", "there is nothing that you can contest."),
    "V7-14": Text("le bruit est « hmmrrr ».", "the noise is “hmmrrr”."),
    "V7-19": Text("vous n'avez plus de carte à retourner.", "you have no card left to flip."),
}


def phrase(move: LesVilains7Move, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make."""
    match move:
        case Flip():
            words = Text("retourner une carte", "flip a card")
        case Number():
            words = Text("dire ce nombre", "say this number")
        case Noise(word=word):
            words = Text(f"dire {quoted(word).fr}", f"say {quoted(word).en}")
        case Contest():
            words = Text("contester la dernière réponse", "contest the last answer")
    return words.say(language)


def say(move: LesVilains7Move, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Flip():
            words = Text(f"{who} retourne une carte.", f"{who} flips a card.")
        case Number(value=value):
            words = Text(f"{who} dit « {value} ».", f"{who} says “{value}”.")
        case Noise(word=word):
            words = Text(f"{who} dit {quoted(word).fr}.", f"{who} says {quoted(word).en}.")
        case Contest():
            words = Text(f"{who} conteste !", f"{who} contests!")
    return words.say(language)


def overheard(move: LesVilains7Move, seat: int, names: Sequence[str], language: str) -> str:
    """Everything is done and said for all to hear."""
    return say(move, seat, names, language)


def not_held(view: LesVilains7View, move: LesVilains7Move) -> Text | None:
    """Nobody chooses a card."""
    return None


def cards(view: LesVilains7View) -> list[tuple[str, list[LesVilains7Move]]]:
    """Nobody knows a card before it is flipped, so there is none to ask about."""
    return []


def listed(view: LesVilains7View) -> list[int]:
    return view.legal


def heard(word: str) -> Text:
    """A word as it sounds in each language; one of the palette is told in the listener's."""
    number = PALETTE.get(compared(word))
    return Text(word, word) if number is None else WORDS[number - WORD]


def quoted(*said: str) -> Text:
    """`« 7, 6 »`, `“7, 6”`."""
    sounds = [heard(word) for word in said]
    return Text(f"« {', '.join(word.fr for word in sounds)} »", f"“{', '.join(word.en for word in sounds)}”")


def wanted(due: Sequence[str]) -> Text:
    """What should have been said; an empty word is a noise of one's choice."""
    if not due:
        return Text("il fallait se taire", "silence was due")
    if due[0] == ANY:
        return Text("il fallait choisir un bruit", "a noise was to be chosen")
    said = quoted(*due)
    return Text(f"il fallait {said.fr}", f"it should have been {said.en}")


def mistake(last: LastTour, names: Sequence[str]) -> Text:
    """Who did what, and what was due."""
    who = names[last.takers[0]] if last.author is None else names[last.author]
    due, said = wanted(last.due), quoted(*last.words)
    match last.mistake:
        case "wrong number" | "wrong noise":
            return Text(f"{who} a dit {said.fr} ; {due.fr}.", f"{who} said {said.en}; {due.en}.")
        case "spoke":
            return Text(
                f"{who} a dit {said.fr} devant un pistolet ; {due.fr}.", f"{who} said {said.en} at a pistol; {due.en}."
            )
        case "late answer" if last.words:
            return Text(
                f"Trop tard : {who} n'a dit que {said.fr} ; {due.fr}.",
                f"Too late: {who} only said {said.en}; {due.en}.",
            )
        case "late answer":
            return Text(f"Trop tard : {who} n'a rien dit ; {due.fr}.", f"Too late: {who} said nothing; {due.en}.")
        case "late flip":
            return Text(f"Trop tard : {who} n'a pas retourné de carte.", f"Too late: {who} flipped no card.")
        case "should pass":
            return Text(
                f"{who} devait passer et a retourné une carte.", f"{who} had to pass, and flipped a card all the same."
            )
        case "out of turn":
            return Text(f"{who} a retourné une carte hors de son tour.", f"{who} flipped a card out of turn.")
        case "wrong contest":
            return wrong_contest(last, who)


def wrong_contest(last: LastTour, who: str) -> Text:
    if not last.words:
        return Text(f"{who} s'est tu, et c'était juste.", f"{who} kept silent, and that was right.")
    said = quoted(*last.words)
    return Text(f"{who} a dit {said.fr}, et c'était juste.", f"{who} said {said.en}, and that was right.")


def told_tour(last: LastTour, names: Sequence[str]) -> list[Text]:
    """How a tour ended: who contested, what was wrong, and who takes the pile."""
    words: list[Text] = []
    if last.contesters:
        who = together([names[seat] for seat in last.contesters])
        words.append(
            Text(f"{who.fr} a contesté.", f"{who.en} contested.")
            if len(last.contesters) == 1
            else Text(f"{who.fr} ont contesté.", f"{who.en} contested.")
        )
    words.append(mistake(last, names))
    takers = together([names[seat] for seat in last.takers])
    if len(last.takers) == 1:
        words.append(Text(f"{takers.fr} prend le tas.", f"{takers.en} takes the pile."))
    else:
        words.append(Text(f"{takers.fr} se partagent le tas.", f"{takers.en} share the pile."))
    return words


def recounted(last: LastTour) -> list[Text]:
    """V7-12: the pile card by card, each with its count: `G 1 · P 2 · GG 3 4 · X 5`."""
    if last.recount is None:
        return []
    shown: list[str] = []
    gangsters = 0
    for kind in last.recount:
        numbers = [str(number_of(gangsters + part + 1)) for part in range(gangsters_on(kind))]
        gangsters += gangsters_on(kind)
        shown.append("\u00a0".join([FACES[kind], *numbers]))
    pile = " · ".join(shown)
    return [Text(f"Le recompte : {pile}.", f"The recount: {pile}.")]


def won(view: LesVilains7View, names: Sequence[str]) -> Text:
    who = together([names[seat] for seat in view.winners])
    if len(view.winners) == 1:
        return Text(f"{who.fr} n'a plus de carte et gagne !", f"{who.en} has no card left and wins!")
    return Text(f"{who.fr} n'ont plus de carte et gagnent !", f"{who.en} have no card left and win!")


def why(article: str) -> Text:
    """The essence of an article that forbids a move, for somebody in a hurry."""
    return REASONS.get(article, Text("ce n'est pas possible maintenant.", "that is not possible now."))
