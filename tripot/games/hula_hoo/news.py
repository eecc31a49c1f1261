"""What a move brought about besides itself, from a seat's views before and after it: no more than the seat may know."""

from collections import Counter
from collections.abc import Sequence

from tripot.engine.errors import Text
from tripot.engine.words import many
from tripot.games.hula_hoo.telling import faces
from tripot.games.hula_hoo.view import HulaHooView, PlayerView


def news(before: HulaHooView, after: HulaHooView, names: Sequence[str], language: str) -> list[str]:
    """What a move brought about besides itself, as far as the seat of these two views may know."""
    if after.scores != before.scores:
        return [words.say(language) for words in round_won(before, after, names)]
    words: list[Text] = []
    if before.phase == "front" != after.phase:
        words.append(Text("Les rangées sont montrées toutes ensemble.", "All front rows are shown together."))
    if before.phase == "exchange" and after.pile_bottom != before.pile_bottom:
        who = before.to_act[0]
        swapped = Counter(after.pile_bottom) - Counter(before.pile_bottom)
        new = Counter(after.players[who].front) - (Counter(before.players[who].front) - swapped)
        words.append(
            Text(f"Nouvelles cartes : {faces(sorted(new.elements()))}.", f"New: {faces(sorted(new.elements()))}.")
        )
    if before.phase == "play" and after.call == "double" and len(after.discard) > len(before.discard):
        words.append(drawn(before, after, names))
    if after.players != before.players:
        words += [
            shown(player.known, names[seat])
            for seat, player in enumerate(after.players)
            if passed(before, seat, player)
        ]
    return [word.say(language) for word in words]


def drawn(before: HulaHooView, after: HulaHooView, names: Sequence[str]) -> Text:
    """HH-7, HH-13: the card that a double brings; everybody knows it if only swapped cards are left."""
    who = after.active
    if after.pile_size == before.pile_size:
        return Text("La pioche est vide : rien à piocher.", "The draw pile is empty: nothing to draw.")
    seen = before.pile_bottom[:1] if before.pile_size == len(before.pile_bottom) else []
    if who == after.seat:
        held = Counter(before.hand + before.players[who].front)
        seen = list((Counter([*after.hand, *after.players[who].front, after.top]) - held).elements())
    if seen:
        return Text(f"{names[who]} pioche : {faces(seen)}.", f"{names[who]} draws: {faces(seen)}.")
    return Text(f"{names[who]} pioche une carte.", f"{names[who]} draws a card.")


def passed(before: HulaHooView, seat: int, player: PlayerView) -> bool:
    return before.players[seat].inside and not player.inside and bool(player.known)


def shown(cards: Sequence[int], name: str) -> Text:
    return Text(f"{name} montre {faces(cards)}.", f"{name} shows {faces(cards)}.")


def round_won(before: HulaHooView, after: HulaHooView, names: Sequence[str]) -> list[Text]:
    """HH-14 to HH-17: who won the round, why, and for how much."""
    last = after.last_round
    assert last is not None
    winner, number = last.winner, before.round + 1
    points = many(last.points, "point", "point")
    words: list[Text] = []
    why = Text("plus de carte", "no card left")
    if last.won_by == "last one in":  # somebody passed
        why = Text("plus personne d'autre en jeu", "nobody else is in")
        words += [shown(last.shown[seat], names[seat]) for seat in before.to_act if last.shown[seat]]
    words.append(
        Text(
            f"★ {names[winner]} gagne la manche {number} : {points.fr} ({why.fr}).",
            f"★ {names[winner]} wins round {number}: {points.en} ({why.en}).",
        )
    )
    if not after.winners:
        table = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(after.scores))
        words.append(Text(f"Points : {table}.", f"Points: {table}."))
    return words
