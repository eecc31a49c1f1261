"""What a move brought about besides itself, from a seat's views before and after it: no more than the seat may know."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import listed, many
from tripot.games.el_diablo.asking import bids_together
from tripot.games.el_diablo.jackpots import CARDS_LEFT
from tripot.games.el_diablo.notation import Chameleon, Magician
from tripot.games.el_diablo.telling import counted, gained
from tripot.games.el_diablo.view import ElDiabloView, Step, Trick


def news(before: ElDiabloView, after: ElDiabloView, names: Sequence[str], language: str) -> list[str]:
    """What a move brought about besides itself, as far as the seat of these two views may know."""
    words: list[Text] = []
    match before.phase:
        case "bids" if after.phase != "bids":
            words = [bids(after, names), bids_together(after)]
        case "jackpots" if after.phase != "jackpots":
            words = [jackpots(after, names)]
        case "play" | "set devil" if not after.trick.steps:
            words = trick_told(before, after, names)
        case "play":
            words = answers(after.trick, names, by=before.to_act[0])
    told = [word.say(language) for word in words]
    if after.scores != before.scores:  # the trick in one line, then a line for everybody
        return [" ".join(told), *(word.say(language) for word in round_told(before, after, names))]
    return told


def bids(view: ElDiabloView, names: Sequence[str]) -> Text:
    """ED-3: all bids, shown together."""
    shown = ", ".join(f"{names[seat]} {player.bid}" for seat, player in enumerate(view.players))
    return Text(f"Les mises : {shown}.", f"The bids: {shown}.")


def jackpots(view: ElDiabloView, names: Sequence[str]) -> Text:
    """ED-13: all choices, shown together."""
    declared = [names[seat] for seat, player in enumerate(view.players) if player.jackpot]
    if not declared:
        return Text("Personne ne déclare le Jackpot.", "Nobody declares a Jackpot.")
    those = listed(declared)
    return Text(f"★ JACKPOT pour {those.fr} : points doublés.", f"★ JACKPOT for {those.en}: points count double.")


def trick_told(before: ElDiabloView, after: ElDiabloView, names: Sequence[str]) -> list[Text]:
    """ED-11: what each card did, in the order of play, and who takes the trick."""
    trick = after.last_trick
    assert trick is not None
    words = answers(trick, names)
    last = before.to_act[0]
    for step in trick.steps:
        if step.effect in ("takes", "changes", "misses"):
            words.append(effect(step, names, is_devil_told=step.seat == last))
    words.append(won(trick, before, names))
    if after.phase == "jackpots":
        words.append(
            Text(f"Il reste {CARDS_LEFT} cartes : c'est l'heure du Jackpot.", f"{CARDS_LEFT} cards left: Jackpot time.")
        )
    return words


def answers(trick: Trick, names: Sequence[str], *, by: int | None = None) -> list[Text]:
    """ED-9: who answered with a chameleon, all of them or this player alone, and who is out for that."""
    words: list[Text] = []
    for answering in (step.seat for step in trick.steps if by in (None, step.seat)):
        out = [names[step.seat] for step in trick.steps if step.out_by == answering]
        if out:
            those, one = listed(out), len(out) == 1
            words.append(
                Text(
                    f"{names[answering]} répond par un caméléon : {those.fr} {'est' if one else 'sont'} hors du pli.",
                    f"{names[answering]} answers with a chameleon: {those.en} {'is' if one else 'are'} out of the trick.",
                )
            )
    return words


def effect(step: Step, names: Sequence[str], *, is_devil_told: bool) -> Text:
    """What a chameleon or a magician did when its turn came; what a devil was just set to is not said again."""
    assert isinstance(step.card, Chameleon | Magician)
    assert step.card.player is not None
    who, named = names[step.seat], names[step.card.player]
    if step.effect == "misses":
        return Text(f"{who} ne touche pas {named}, hors du pli.", f"{who} misses {named}, who is out.")
    if isinstance(step.card, Magician):
        now = counted(step.values[step.card.player] or 0)
        if step.amount > 0:
            return Text(
                f"{who} ajoute {step.amount} à {named}, qui passe à {now}.",
                f"{who} adds {step.amount} to {named}, now {now}.",
            )
        return Text(
            f"{who} retire {-step.amount} à {named}, qui passe à {now}.",
            f"{who} takes {-step.amount} off {named}, now {now}.",
        )
    amount, total = counted(step.amount), counted(step.values[step.seat] or 0)
    if step.devil is None:
        words = Text(f"{who} prend {amount} à {named}", f"{who} takes {amount} from {named}")
    elif is_devil_told:
        words = Text(f"{who} prend le diable à {named}", f"{who} takes the devil from {named}")
    else:
        words = Text(
            f"{who} fixe le diable à {amount} et le prend à {named}",
            f"{who} sets the devil to {amount} and takes it from {named}",
        )
    if total == amount:
        return Text(f"{words.fr}.", f"{words.en}.")
    return Text(f"{words.fr} : {total} en tout.", f"{words.en}: {total} in all.")


def won(trick: Trick, before: ElDiabloView, names: Sequence[str]) -> Text:
    """ED-5, ED-12: who takes the trick and with what, and how many that makes of how many bid."""
    if trick.winner is None:
        leader = names[trick.leader]
        return Text(
            f"Personne ne peut prendre ce pli ; {leader} entame de nouveau.",
            f"Nobody can take this trick; {leader} leads again.",
        )
    winner, player = names[trick.winner], before.players[trick.winner]
    best, made = counted(trick.values[trick.winner] or 0), f"({player.tricks + 1}/{player.bid})"
    if len(trick.tied) == 1:
        return Text(f"➜ Le pli est à {winner} avec {best} {made}.", f"➜ {winner} takes the trick with {best} {made}.")
    those = listed([names[seat] for seat in trick.tied])
    return Text(
        f"{those.fr} sont à {best} : ➜ le pli est à {winner}, qui a joué en dernier {made}.",
        f"{those.en} are at {best}: ➜ {winner}, who played last, takes the trick {made}.",
    )


def round_told(before: ElDiabloView, after: ElDiabloView, names: Sequence[str]) -> list[Text]:
    """ED-14: the count of the round for everybody."""
    last = after.last_round
    assert last is not None
    number = before.round + 1
    words = [Text(f"★ Fin de la manche {number} :", f"★ End of round {number}:")]
    for seat, (bid, tricks, points) in enumerate(zip(last.bids, last.tricks, last.gains, strict=True)):
        double = ", JACKPOT" if last.jackpots[seat] else ""
        total = counted(after.scores[seat])
        made = many(tricks, "pli", "trick")
        kept = Text("tenue", "met") if bid == tricks else Text("manquée", "missed")
        words.append(
            Text(
                f"{names[seat]} : mise {bid}, {made.fr}, {kept.fr}{double} : {gained(points)}, total {total}.",
                f"{names[seat]}: bid {bid}, {made.en}, {kept.en}{double}: {gained(points)}, total {total}.",
            )
        )
    return words
