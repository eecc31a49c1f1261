"""Hula-Hoo in words: what is asked, what a move is, and what it brought about, as far as a seat may know."""

from collections.abc import Sequence
from typing import Literal

from tripot.engine.errors import Text
from tripot.engine.words import chosen, many
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.notation import Exchange, Front, HulaHooMove, Name, Pass, Play
from tripot.games.hula_hoo.view import HulaHooView

SOURCES: tuple[tuple[str, Literal["hand", "front"]], ...] = (("", "hand"), ("f", "front"))
ARROWS = {"": "·", "plus": "▲", "moins": "▼", "double": "="}


def face(card: int) -> str:
    return f"★{JOKER}" if card == JOKER else str(card)


def faces(cards: Sequence[int]) -> str:
    return " ".join(map(face, cards))


def asked(view: HulaHooView, names: Sequence[str]) -> Text:
    """What the player to act has to do."""
    who = " ".join(names[seat] for seat in view.to_act[:1])
    match view.phase:
        case "over":
            return Text("La partie est finie.", "The game is over.")
        case "front":
            return Text(
                "Chacun choisit en secret 5 de ses 10 cartes.", "Everyone secretly chooses 5 of their 10 cards."
            )
        case "exchange":
            return Text(
                f"{who} peut échanger (swap) jusqu'à 3 cartes de sa rangée, ou tout garder (keep).",
                f"{who} may swap up to 3 cards of the front row, or keep all.",
            )
        case "name":
            return Text(f"{who} désigne qui doit répondre.", f"{who} names who must answer.")
        case "name again":
            return Text(
                f"{who} désigne quelqu'un d'autre et peut changer l'appel.",
                f"{who} names somebody else and may change the call.",
            )
    if not view.call:
        return Text("Première carte : n'importe laquelle.", "The first card: any card.")
    return answer(view.call, view.top)


def answer(call: str, top: int) -> Text:
    joker = face(JOKER)
    if call == "double":
        near = [face(card) for card in (top - 1, top + 1) if LOWEST <= card <= HIGHEST and card != JOKER] + [joker]
        return Text(
            f"= DOUBLE : encore {top}, ou {' '.join(near)} pour l'annuler",
            f"= DOUBLE: {top} again, or {' '.join(near)} to cancel it",
        )
    again = Text(f"un {top} ou {joker}", f"a {top} or {joker}") if top != JOKER else Text(joker, joker)
    if call == "plus":
        if top == HIGHEST:
            return Text(f"▲ PLUS : {again.fr}, rien d'autre", f"▲ PLUS: {again.en}, nothing else")
        return Text(f"▲ PLUS : plus haut que {top} (ou {again.fr})", f"▲ PLUS: higher than {top} (or {again.en})")
    if top == LOWEST:
        return Text(f"▼ MOINS : {again.fr}, rien d'autre", f"▼ MOINS: {again.en}, nothing else")
    return Text(f"▼ MOINS : plus bas que {top} (ou {again.fr})", f"▼ MOINS: lower than {top} (or {again.en})")


def stake(view: HulaHooView) -> Text:
    if not view.discard:
        return Text("Défausse vide : pas encore de point en jeu", "Discard empty: no points at stake yet")
    number = many(len(view.discard), "carte", "card")
    return Text(f"Défausse : {number.fr}, autant de points en jeu", f"Discard: {number.en}, as many points at stake")


def pile(view: HulaHooView) -> Text:
    if view.pile_size == 0:
        return Text("Pioche vide : un double ne pioche rien", "Draw pile empty: a double draws nothing")
    number = many(view.pile_size, "carte", "card")
    if view.pile_bottom:
        bottom = faces(view.pile_bottom)
        return Text(f"Pioche : {number.fr}, au fond {bottom}", f"Draw pile: {number.en}, at the bottom {bottom}")
    return Text(f"Pioche : {number.fr}", f"Draw pile: {number.en}")


def phrase(move: HulaHooMove, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make: as short as it can be."""
    match move:
        case Pass():
            words = Text("je ne peux pas jouer", "I cannot play")
        case Play(card=card, source=source, call=call):
            place = Text("rangée", "front") if source == "front" else Text("main", "hand")
            words = Text(f"{face(card)} {place.fr}, {call}", f"{face(card)} {place.en}, {call}")
        case Name(player=player, call=call):
            words = Text(f"à {names[player]}", f"to {names[player]}")
            if call:
                words = Text(f"{words.fr}, {call}", f"{words.en}, {call}")
        case Exchange(cards=[]):
            words = Text("garder", "keep")
        case Exchange():
            words = Text("échanger", "swap")
        case Front():
            words = Text("mettre devant", "lay in front")
    return words.say(language)


def say(move: HulaHooMove, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Pass():
            words = Text(
                f"{who} ne peut pas jouer et sort de la manche.",
                f"{who} cannot play and is out of the round.",
            )
        case Play(card=card, source=source, call=call):
            place = Text(" de sa rangée", " from the front row") if source == "front" else Text("", "")
            mark = "." if call == "double" else f" {ARROWS[call]}"
            words = Text(
                f"{who} joue {face(card)}{place.fr} et dit « {call} »{mark}",
                f"{who} plays {face(card)}{place.en} and says “{call}”{mark}",
            )
        case Name(player=player, call=call):
            words = Text(f"{who} désigne {names[player]}", f"{who} names {names[player]}")
            if call:
                words = Text(
                    f"{words.fr} et dit « {call} » {ARROWS[call]}", f"{words.en} and says “{call}” {ARROWS[call]}"
                )
            else:
                words = Text(f"{words.fr}.", f"{words.en}.")
        case Exchange(cards=[]):
            words = Text(f"{who} garde sa rangée.", f"{who} keeps the front row.")
        case Exchange(cards=cards):
            words = Text(f"{who} échange {faces(cards)}.", f"{who} swaps {faces(cards)}.")
        case Front(cards=cards):
            words = Text(f"{who} met devant {faces(cards)}.", f"{who} lays {faces(cards)} in front.")
    return words.say(language)


def overheard(move: HulaHooMove, seat: int, names: Sequence[str], language: str) -> str:
    """The same as the others hear it: a front row stays secret until all are chosen (HH-20)."""
    if isinstance(move, Front):
        return chosen(names[seat]).say(language)
    return say(move, seat, names, language)


def not_held(view: HulaHooView, move: HulaHooMove) -> Text | None:
    """The card that the move would take from where the seat has none; the article alone would leave that to guess."""
    if not isinstance(move, Play) or view.seat is None:
        return None
    front = view.players[view.seat].front
    card, in_front = face(move.card), move.source == "front"
    if move.card in (front if in_front else view.hand):
        return None
    if move.card in (view.hand if in_front else front):
        written = str(move.card) if in_front else f"f{move.card}"
        return Text(
            f"Votre {card} est {'en main' if in_front else 'dans votre rangée'} : écrivez {written}.",
            f"Your {card} is {'in your hand' if in_front else 'in your front row'}: write {written}.",
        )
    return Text(f"Vous n'avez pas de {card}.", f"You have no {card}.")


def cards(view: HulaHooView) -> list[tuple[str, list[HulaHooMove]]]:
    """Every card one could ask about, as one would write it, with the moves it could make."""
    return [
        (f"{letter}{card}", [Play(card=card, source=source, call=call) for call in ("plus", "moins", "double")])
        for letter, source in SOURCES
        for card in range(LOWEST, HIGHEST + 1)
    ]
