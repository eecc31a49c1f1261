"""What is asked at a moment of the game, in words, and what one should know to answer."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import listed
from tripot.games.el_diablo.jackpots import CARDS_LEFT
from tripot.games.el_diablo.notation import Chameleon
from tripot.games.el_diablo.scoring import gain
from tripot.games.el_diablo.telling import counted, gained
from tripot.games.el_diablo.view import ElDiabloView, Step


def asked(view: ElDiabloView, names: Sequence[str]) -> list[Text]:
    """What is to be done, and what one should know to do it."""
    match view.phase:
        case "over":
            return [Text("La partie est finie.", "The game is over.")]
        case "bids":
            most = view.tricks_left
            return [
                Text(
                    f"Chacun mise en secret : combien de plis exactement, de 0 à {most} ?",
                    f"Everyone bids in secret: how many tricks exactly, 0 to {most}?",
                )
            ]
        case "jackpots":
            words = [
                Text(
                    f"JACKPOT ? Il reste {CARDS_LEFT} cartes : chacun choisit en secret.",
                    f"JACKPOT? {CARDS_LEFT} cards are left: everyone chooses in secret.",
                )
            ]
            return words + [stake(view.players[seat].bid or 0) for seat in view.to_act if seat == view.seat]
        case "set devil":
            return [setting(view, names)]
    return card_asked(view, names)


def stake(bid: int) -> Text:
    """ED-14: what a jackpot on this bid would bring."""
    kept, missed = gained(gain(bid, bid, True)), gained(gain(bid, bid + 1, True))
    return Text(
        f"Avec le Jackpot, votre mise de {bid} vaut {kept} si elle est tenue, {missed} sinon.",
        f"With a Jackpot your bid of {bid} is worth {kept} if it is met, {missed} if not.",
    )


def setting(view: ElDiabloView, names: Sequence[str]) -> Text:
    """ED-8: a devil was played after a chameleon had named its player."""
    who = names[view.to_act[0]]
    devil = names[view.trick.steps[-1].seat]
    return Text(
        f"Le caméléon attendait {devil} : {who} fixe ce diable à 16 ou à 0.",
        f"The chameleon was waiting for {devil}: {who} sets this devil to 16 or 0.",
    )


def card_asked(view: ElDiabloView, names: Sequence[str]) -> list[Text]:
    seat, trick = view.to_act[0], view.trick
    who = names[seat]
    if not trick.steps:
        return [Text(f"{who} entame : n'importe quelle carte.", f"{who} leads: any card.")]
    if trick.winner is None:
        ahead = Text("personne n'est en tête", "nobody is ahead")
    else:
        name, best = names[trick.winner], counted(trick.values[trick.winner] or 0)
        ahead = Text(f"{name} est en tête avec {best}", f"{name} is ahead with {best}")
    words = [Text(f"À {who} : n'importe quelle carte ; {ahead.fr}.", f"{who} to play: any card; {ahead.en}.")]
    waiting = [names[step.seat] for step in trick.steps if is_waiting_for(step, seat)]
    if waiting:
        those = listed(waiting)
        words.append(
            Text(
                f"{those.fr} {'a' if len(waiting) == 1 else 'ont'} désigné {who} : un caméléon serait une réponse.",
                f"{those.en} named {who}: a chameleon would be an answer.",
            )
        )
    return words


def is_waiting_for(step: Step, seat: int) -> bool:
    return step.effect == "waits" and isinstance(step.card, Chameleon) and step.card.player == seat


def bids_together(view: ElDiabloView) -> Text:
    """How the bids fit the tricks of the round, once they are shown."""
    total, tricks = sum(player.bid or 0 for player in view.players), done(view) + view.tricks_left
    return Text(f"Mises en tout : {total}, pour {tricks} plis.", f"Bids in all: {total}, for {tricks} tricks.")


def done(view: ElDiabloView) -> int:
    """How many tricks of this round are complete."""
    return (len(view.played) - len(view.trick.steps)) // view.seats
