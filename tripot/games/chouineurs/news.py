"""What a move brought about besides itself, from a seat's views before and after it: no more than the seat may know."""

from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import listed, many
from tripot.games.chouineurs import GAME
from tripot.games.chouineurs.telling import COLOUR_WORDS, pays, the_end
from tripot.games.chouineurs.view import ChouineursView, Result, TrickView


def news(before: ChouineursView, after: ChouineursView, names: Sequence[str], language: str) -> list[str]:
    """What a move brought about besides itself, as far as the seat of these two views may know."""
    words: list[Text] = []
    is_last_card = before.phase == "play" and before.trick.cards.count("") == 1
    is_trick_over = (is_last_card or before.phase == "whine") and after.phase != "whine"
    trick = after.last_trick if is_trick_over else after.trick
    assert trick is not None
    if before.phase == "choose" != after.phase:
        words.append(bets_shown(after, names))
    if is_last_card:
        words += [trick_won(trick, names), whining(trick, names)]
    if is_trick_over:
        words += nothing_left(trick, names)
    if is_trick_over and after.phase != "play":
        words += round_over(before, after, names)
    return [word.say(language) for word in words]


def bets_shown(view: ChouineursView, names: Sequence[str]) -> Text:
    """CH-4: all bet cards together."""
    bets = ", ".join(f"{names[seat]} {player.bet}" for seat, player in enumerate(view.players))
    leader = names[view.leader]
    return Text(f"Les paris sont montrés : {bets}. {leader} entame.", f"The bets are shown: {bets}. {leader} leads.")


def trick_won(trick: TrickView, names: Sequence[str]) -> Text:
    """CH-11: by whom, with which card, and why."""
    assert trick.winner is not None
    who, card = names[trick.winner], trick.cards[trick.winner]
    colour = COLOUR_WORDS[card[0]]
    is_only = sum(end[0] == card[0] for end in trick.cards) == 1
    best = Text("seul", "only") if is_only else Text("plus fort", "highest")
    why = Text(f"le {best.fr} {colour.fr}", f"the {best.en} {colour.en}")
    if card[0] not in "YK":
        why = Text(f"{why.fr} (couleur demandée)", f"{why.en} (the colour asked)")
    return Text(f"★ {who} remporte le pli avec {card}, {why.fr}.", f"★ {who} wins the trick with {card}, {why.en}.")


def whining(trick: TrickView, names: Sequence[str]) -> Text:
    """CH-9: who whines, and for which value."""
    whiners = [names[seat] for seat in trick.whiners]
    who, value = listed(whiners), trick.cards[trick.whiners[0]][1:]
    is_one = len(whiners) == 1
    return Text(
        f"{who.fr} {'chouine' if is_one else 'chouinent'} ({value}, la plus petite valeur).",
        f"{who.en} {'whines' if is_one else 'whine'} ({value}, the lowest value).",
    )


def nothing_left(trick: TrickView, names: Sequence[str]) -> list[Text]:
    """CH-10: with no card in hand and an empty reserve there is nothing to choose."""
    left = [names[seat] for seat in trick.whiners if not trick.whines[seat]]
    if not left:
        return []
    who = listed(left)
    return [Text(f"La réserve est vide : rien pour {who.fr}.", f"The reserve is empty: nothing for {who.en}.")]


def round_over(before: ChouineursView, after: ChouineursView, names: Sequence[str]) -> list[Text]:
    """CH-12: the count of the round for everybody; then who leads the next one, or how the game ends."""
    number = before.round + 1
    words = [Text(f"La manche {number} est finie.", f"Round {number} is over.")]
    words += [counted(result, names[seat], after.scores[seat]) for seat, result in enumerate(after.last_round)]
    if after.phase == "over":
        return words + ending(after, names)
    return [*words, next_leader(after, names)]


def counted(result: Result, who: str, total: int) -> Text:
    """CH-12: tricks, bet and whines of one player, short enough for one line."""
    paid, tricks = pays(result.bet, result.tricks), many(result.tricks, "pli", "trick")
    whined = Text("", "")
    if result.whined:
        whined = Text(f", {result.whined} en chouinant", f", {result.whined} by whining")
    return Text(
        f"{who} +{result.points} → {total} : {tricks.fr}, {paid or 'rien'} pour le pari {result.bet}{whined.fr}.",
        f"{who} +{result.points} → {total}: {tricks.en}, {paid or 'nothing'} for the bet {result.bet}{whined.en}.",
    )


def next_leader(after: ChouineursView, names: Sequence[str]) -> Text:
    """CH-5: who has the most points leads; on a tie the lot decides."""
    leader, number = names[after.leader], after.round + 1
    if after.scores.count(max(after.scores)) > 1:
        return Text(
            f"Égalité en tête : le sort désigne {leader} pour mener la manche {number}.",
            f"A tie in front: the lot falls on {leader} to lead round {number}.",
        )
    return Text(f"{leader}, en tête, mènera la manche {number}.", f"{leader}, in front, leads round {number}.")


def ending(after: ChouineursView, names: Sequence[str]) -> list[Text]:
    """CH-13: what broke a tie, or that nothing did."""
    tied = [seat for seat, score in enumerate(after.scores) if score == max(after.scores)]
    if len(tied) == 1:
        return []
    if after.author_wins:
        winners = [names[seat] for seat in after.winners]
        return [authors_victory(winners), the_end(winners)]
    who = names[after.winners[0]]
    points = after.last_round[after.winners[0]].points
    level = listed([names[seat] for seat in tied])
    return [
        Text(
            f"{level.fr} sont à égalité ; la dernière manche les départage : {who} y a marqué {points}.",
            f"{level.en} are level; the last round decides: {who} scored {points} in it.",
        )
    ]


def authors_victory(level: Sequence[str]) -> Text:
    who, author = listed(level), GAME.author
    return Text(
        f"{who.fr} : parfaite égalité ! C'est donc {author}, l'auteur du jeu, qui gagne sans avoir joué une carte ☺",
        f"{who.en}: perfectly level! So the winner is {author}, the author of the game, without playing a card ☺",
    )
