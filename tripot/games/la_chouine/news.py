"""What a move brought about besides itself, from a seat's views before and after it: no more than the seat may know."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import listed, many, points
from tripot.games.la_chouine.deck import COMBINATION_POINTS, COMBINATIONS
from tripot.games.la_chouine.telling import FAMILY, REWARD, STRONGEST, price
from tripot.games.la_chouine.view import Count, LaChouineView, LastRound, Trick, best_card, points_of


def news(before: LaChouineView, after: LaChouineView, names: Sequence[str], language: str) -> list[str]:
    words: list[Text] = []
    claimed = [name for name in before.available if name not in after.available]
    if claimed and after.must:
        words.append(shown(names[after.to_act[0]], after.must, price(claimed[0])))
    if before.trick and after.last_trick:
        words.append(trick_won(after, after.last_trick, names))
    if before.row and not after.row and not after.pile_size:
        words.append(
            Text("La pioche est épuisée : on finit avec les mains.", "The pile is gone: hands are played out.")
        )
    if after.scores != before.scores:
        words += round_won(before, after, names)
    return [word.say(language) for word in words]


def shown(who: str, cards: Sequence[str], value: str) -> Text:
    there = " ".join(cards)
    return Text(f"{who} montre {there} : {value} points.", f"{who} shows {there}: {value} points.")


def trick_won(after: LaChouineView, trick: Trick, names: Sequence[str]) -> Text:
    """LC-8: who won the trick, what it is worth, and why."""
    who, card = names[trick.winner], best_card(after, trick)
    worth, why = points_of(after, trick.cards), reason(trick, card)
    return Text(
        f"{who} remporte le pli ({points(worth, 'fr')}) avec {card}, {why.fr}.",
        f"{who} wins the trick ({points(worth, 'en')}) with {card}, {why.en}.",
    )


def reason(trick: Trick, card: str) -> Text:
    family = card[0]
    if [card] != [other for other in trick.cards if other[0] == family]:
        return STRONGEST[family]
    if family == "C":
        return Text("la seule couronne", "the only crown")
    only = FAMILY[family]
    return Text(f"sans autre {only.fr} ni couronne", f"with no other {only.en} and no crown")


def round_won(before: LaChouineView, after: LaChouineView, names: Sequence[str]) -> list[Text]:
    """LC-17 to LC-20: the count of everybody, who won the round, and why."""
    last = after.last_round
    assert last is not None
    words = [] if last.won_by == "chouine" else [count(names[seat], had) for seat, had in enumerate(last.players)]
    winners = [seat for seat, had in enumerate(last.players) if had.rewarded]
    who, why = listed([names[seat] for seat in winners]), feat(last, last.players[winners[0]])
    number = before.round + 1
    win = Text("gagne", "wins") if len(winners) == 1 else Text("gagnent", "win")
    words.append(
        Text(
            f"{REWARD} {who.fr} {win.fr} la manche {number} : {why.fr}.",
            f"{REWARD} {who.en} {win.en} round {number}: {why.en}.",
        )
    )
    if not after.winners:
        rewards = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(after.scores))
        words.append(Text(f"Récompenses : {rewards}.", f"Rewards: {rewards}."))
    return words


def count(who: str, had: Count) -> Text:
    """LC-20: `Ann: 12 + 6 (Duo) = 18`."""
    earned = [(name, COMBINATION_POINTS[COMBINATIONS.index(name)]) for name in had.combinations]
    terms = [str(had.card_points), *(f"{worth} ({name.capitalize()})" for name, worth in earned if worth)]
    total = f" = {had.total}" if len(terms) > 1 else ""
    return Text(f"{who} : {' + '.join(terms)}{total}", f"{who}: {' + '.join(terms)}{total}")


def feat(last: LastRound, had: Count) -> Text:
    match last.won_by:
        case "chouine":
            run = " ".join(had.shown)
            return Text(f"Chouine ! {run}", f"Chouine! {run}")
        case "champalu":
            return Text("Champalu, sans un seul point", "Champalu, without a single point")
    return many(had.total, "point", "point")
