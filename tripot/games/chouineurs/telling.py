"""Chouineurs in words: what is asked, how a trick stands, what a move is and what a bet card pays."""

from collections.abc import Sequence

from tripot.engine.bits import members
from tripot.engine.errors import Text
from tripot.engine.seats import around
from tripot.engine.words import chosen, listed
from tripot.games.chouineurs.cards import COLOURS, END_OF, ENDS, other_end
from tripot.games.chouineurs.deck import BETS
from tripot.games.chouineurs.notation import Choose, ChouineursMove, Play, Point, Turn
from tripot.games.chouineurs.seeing import judged
from tripot.games.chouineurs.view import ChouineursView, TrickView

COLOUR_WORDS = {
    "B": Text("bleu", "blue"),
    "R": Text("rouge", "red"),
    "Y": Text("jaune", "yellow"),
    "K": Text("noir", "black"),
}
BLACK = "K"
STRENGTH = Text("Noir bat jaune, jaune bat le reste.", "Black beats yellow, yellow beats the rest.")  # CH-11


def by_colour(end: str) -> tuple[int, int]:
    """Where an end stands in a hand: by colour, the strongest last, and by value."""
    return COLOURS.index(end[0]), int(end[1:])


def in_words(end: str) -> Text:
    colour = COLOUR_WORDS[end[0]]
    return Text(f"{colour.fr} {end[1:]}", f"{colour.en} {end[1:]}")


def asked(view: ChouineursView, names: Sequence[str]) -> Text:
    """What the player to act has to do."""
    if view.phase == "over":
        return the_end([names[seat] for seat in view.winners])
    if view.phase == "choose":
        leader = names[view.leader]
        return Text(
            f"Chacun choisit en secret un sens et un pari. {leader} entamera.",
            f"Everyone secretly chooses a way up and a bet. {leader} will lead.",
        )
    who = names[view.to_act[0]]
    is_own = view.seat in view.to_act
    if view.phase == "whine":
        return to_whine(view, who, is_own=is_own)
    if not view.trick.cards[view.leader]:
        if is_own:
            return Text("Vous entamez, avec n'importe quelle carte.", "You lead, with any card.")
        return Text(f"{who} entame, avec n'importe quelle carte.", f"{who} leads, with any card.")
    return to_follow(view, who, is_own=is_own)


def the_end(winners: Sequence[str]) -> Text:
    who, is_one = listed(winners), len(winners) == 1
    return Text(
        f"La partie est finie : {who.fr} {'gagne' if is_one else 'se partagent la victoire'}.",
        f"The game is over: {who.en} {'wins' if is_one else 'share the win'}.",
    )


def to_follow(view: ChouineursView, who: str, *, is_own: bool) -> Text:
    """CH-7: the colour asked, which binds only who has it; black is always allowed."""
    letter = view.trick.cards[view.leader][0]
    colour = COLOUR_WORDS[letter]
    turn = Text("À vous", "Your turn") if is_own else Text(f"À {who}", f"{who} to play")
    colours = {held.up[0] for held in view.hand}
    if is_own and letter not in colours:
        how = Text("vous n'en avez pas, tout est permis", "you have none, any card will do")
    elif letter == BLACK or (is_own and BLACK not in colours):
        how = Text("il faut fournir", "follow it")
    else:
        how = Text("il faut fournir, ou jouer noir", "follow it, or play black")
    return Text(
        f"{turn.fr} : {colour.fr.upper()} demandé ({letter}), {how.fr}.",
        f"{turn.en}: {colour.en.upper()} is asked ({letter}), {how.en}.",
    )


def to_whine(view: ChouineursView, who: str, *, is_own: bool) -> Text:
    """CH-10: the ways that are left to whine."""
    ways = []
    if view.players[view.to_act[0]].hand_size:
        ways.append(Text(f"tourner une carte{' (turn)' if is_own else ''}", "turn a card"))
    if view.reserve:
        ways.append(Text("prendre un point", "take a point"))
    fr, en = " ou ".join(way.fr for way in ways), " or ".join(way.en for way in ways)
    if is_own:
        return Text(f"À vous de chouiner : {fr}.", f"Your turn to whine: {en}.")
    return Text(f"{who} chouine : {fr}.", f"{who} whines: {en}.")


def standing(trick: TrickView, names: Sequence[str]) -> list[Text]:
    """Who holds a trick and who played the lowest value, as it lies."""
    judge = judged([END_OF.get(card, -1) for card in trick.cards], trick.leader)
    who, card = names[judge.winner], trick.cards[judge.winner]
    verb = Text("tient", "holds") if trick.winner is None else Text("remporte", "wins")
    low = listed([names[seat] for seat in members(judge.whiners)])
    return [
        Text(f"★ {who} {verb.fr} le pli avec {card}.", f"★ {who} {verb.en} the trick with {card}."),
        Text(f"Au plus bas : {judge.lowest} ({low.fr}).", f"Lowest: {judge.lowest} ({low.en})."),
    ]


def before(trick: TrickView, names: Sequence[str]) -> Text:
    """The trick before this one, in the order in which it was played."""
    order = around(trick.leader, len(names))
    cards = ", ".join(f"{names[seat]} {trick.cards[seat]}{' ★' if seat == trick.winner else ''}" for seat in order)
    return Text(f"Pli précédent : {cards}", f"Last trick: {cards}")


def pays(bet: str, tricks: int) -> int:
    """The points of a bet card for a number of tricks (CH-2)."""
    return BETS[bet].get(tricks, 0)


def phrase(move: ChouineursMove, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make: as short as it can be."""
    match move:
        case Play(card=card):
            words = in_words(card)
        case Turn(card=card):
            words = Text(f"devient {other_end(card)}", f"becomes {other_end(card)}")
        case Point():
            words = Text("1 carte de la réserve", "1 card of the reserve")
        case Choose(orientation="keep"):
            words = Text("main comme reçue", "hand as dealt")
        case Choose():
            words = Text("main tournée", "hand turned")
    return words.say(language)


def say(move: ChouineursMove, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Play(card=card):
            words = Text(f"{who} joue {card}.", f"{who} plays {card}.")
        case Turn(card=card):
            new = other_end(card)
            words = Text(f"{who} chouine : {card} devient {new}.", f"{who} whines: {card} becomes {new}.")
        case Point():
            words = Text(f"{who} chouine et prend 1 point.", f"{who} whines and takes 1 point.")
        case Choose(orientation="keep", bet=bet):
            words = Text(
                f"{who} garde sa main comme reçue et parie {bet}.", f"{who} keeps the hand as dealt and bets {bet}."
            )
        case Choose(bet=bet):
            words = Text(f"{who} tourne toute sa main et parie {bet}.", f"{who} turns the whole hand and bets {bet}.")
    return words.say(language)


def overheard(move: ChouineursMove, seat: int, names: Sequence[str], language: str) -> str:
    """The same as the others hear it: how a hand is held is never public (CH-4), nor is which card was turned (CH-10)."""
    who = names[seat]
    match move:
        case Choose():
            return chosen(who).say(language)
        case Turn():
            words = Text(f"{who} chouine et tourne une carte de sa main.", f"{who} whines and turns a card in hand.")
            return words.say(language)
    return say(move, seat, names, language)


def not_held(view: ChouineursView, move: ChouineursMove) -> Text | None:
    """The card that the move would take and the seat does not have, or has the other way up."""
    if view.seat is None:
        return None
    if isinstance(move, Choose):
        return bet_gone(view.players[view.seat].bets, move.bet) if view.phase == "choose" else None
    if isinstance(move, Point) or view.phase == "choose" or (isinstance(move, Turn) and view.phase != "whine"):
        return None
    card = move.card
    if card in [held.up for held in view.hand]:
        return None
    if card not in [held.down for held in view.hand]:
        return Text(f"Vous n'avez pas de {card}.", f"You have no {card}.")
    up = other_end(card)
    if isinstance(move, Turn):
        return Text(
            f"Votre {card} est en bas : dites le bout qui est en haut, turn {up} (CH-10).",
            f"Your {card} is down: say the end that is up, turn {up} (CH-10).",
        )
    return Text(
        f"Votre {card} est en bas : cette carte se joue comme {up}, tant que vous ne l'avez pas tournée en chouinant (CH-8).",
        f"Your {card} is down: this card is played as {up}, unless you turn it by whining (CH-8).",
    )


def bet_gone(left: Sequence[str], bet: str) -> Text | None:
    """CH-12: a bet card that has paid cannot be laid again."""
    if bet in left:
        return None
    still = listed(left)
    return Text(
        f"Votre carte Pari {bet} a rapporté ses points et quitté le jeu ; il vous reste {still.fr} (CH-2, CH-12).",
        f"Your bet card {bet} has paid and left the game; you still have {still.en} (CH-2, CH-12).",
    )


def cards(view: ChouineursView) -> list[tuple[str, list[ChouineursMove]]]:
    """Every card one could ask about, as one would write it: bet cards before a round, then ends to play or to turn."""
    if view.phase == "choose":
        return [(bet, [Choose(orientation="keep", bet=bet), Choose(orientation="turn", bet=bet)]) for bet in BETS]
    kind = Turn if view.phase == "whine" else Play
    return [(end, [kind(card=end)]) for end in sorted(ENDS, key=by_colour)]
