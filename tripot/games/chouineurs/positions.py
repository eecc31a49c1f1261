"""A worked case in one line: `B11 B29 | A: B3 R26 | B: R13 R8 | C: Y11 Y9 R5`. What is not said has a plain meaning.

First what lies in the trick, from the leader on: `lead` before its first card, `choose` before the round. Then every
seat's hand, by the ends that are up. Then, in any order: `leader:` who leads (A); `bets:` a bet card a seat (`0-1`);
`tricks:` and `whined:` what each seat has won in this round; `round:` 1 to 4; `points:` before this round; `gone:` the
bet cards that have left the game, a slash between the seats.
"""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import bit, has, set_of
from tripot.engine.chance import Seed
from tripot.engine.positions import Parts, bad
from tripot.engine.seats import letter
from tripot.engine.state import everyone
from tripot.games.chouineurs.cards import DECK_SIZE, ENDS
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.deck import BETS
from tripot.games.chouineurs.notation import read_bet, read_end
from tripot.games.chouineurs.options import OPTIONS, SEATS
from tripot.games.chouineurs.scoring import BET_NAMES, ROUNDS
from tripot.games.chouineurs.state import Chouineurs
from tripot.games.chouineurs.table import ALL_BETS, CHOOSING, PLAYING, Trick

BEFORE_A_CARD = {"choose": CHOOSING, "lead": PLAYING}
LEAST_PAID = [min(pays.values()) for pays in BETS.values()]
MOST_A_ROUND = HAND + max(max(pays.values()) for pays in BETS.values())  # a whine in every trick, and the best bet


def read_position(text: str) -> Chouineurs:
    parts = Parts(text, SEATS)
    parts.options(OPTIONS)
    state = Chouineurs(len(parts.at), Seed(0))
    state.first = parts.seat("leader")
    state.trick = Trick(state.first)
    first = parts.first.lower()
    if not first:
        raise bad("elle ne dit pas ce que contient le pli", "it does not say what lies in the trick")
    state.phase = BEFORE_A_CARD.get(first, PLAYING)
    trick = [] if first in BEFORE_A_CARD else ends(first)
    put_hands(state, [ends(cards) for cards in parts.at], trick)
    put_won(state, parts.numbers("tricks") if "tricks" in parts.named else None, parts.numbers("whined"))
    put_points(state, parts.take("round", "1"), parts.numbers("points"))
    put_gone(state, parts.take("gone"))
    put_bets(state, parts.take("bets").split())
    parts.end()
    state.to_act = everyone(state.seats) if state.phase == CHOOSING else bit(state.first)
    for end in trick:
        lay(state, end)
    return state


def ends(text: str) -> list[int]:
    return [read_end(word.upper()) for word in text.split()]


def put_hands(state: Chouineurs, hands: list[list[int]], trick: list[int]) -> None:
    """The cards of the trick go back to the hands that they came from; all have as many then."""
    if len(trick) > state.seats:
        raise bad("un pli a une carte par joueur (CH-7)", "a trick has one card a player (CH-7)")
    for step, end in enumerate(trick):
        hands[(state.first + step) % state.seats].append(end)
    check_cards([end for hand in hands for end in hand])
    size = len(hands[0])
    if not 1 <= size <= HAND or any(len(hand) != size for hand in hands):
        raise bad(
            f"avant le pli, chacun a le même nombre de cartes, de 1 à {HAND} (CH-3)",
            f"before the trick all have the same number of cards, 1 to {HAND} (CH-3)",
        )
    if state.phase == CHOOSING and size < HAND:
        raise bad(f"avant la manche, chacun a {HAND} cartes (CH-3)", f"before the round all have {HAND} cards (CH-3)")
    for player, hand in zip(state.at, hands, strict=True):
        player.hand = set_of([end >> 1 for end in hand])
        state.turned |= set_of([end >> 1 for end in hand if end & 1])
    state.done = HAND - size


def check_cards(found: list[int]) -> None:
    for end in found:
        if found.count(end) > 1:
            raise bad(f"il n'y a qu'une carte {ENDS[end]} (CH-1)", f"there is only one card {ENDS[end]} (CH-1)")
        if end ^ 1 in found:
            one, other = ENDS[end], ENDS[end ^ 1]
            raise bad(f"{one} et {other} sont la même carte (CH-1)", f"{one} and {other} are the same card (CH-1)")


def put_won(state: Chouineurs, tricks: list[int] | None, whined: list[int]) -> None:
    """What was won before; the tricks are the leader's, if it is not said. Cards that are nowhere else are the reserve."""
    if tricks is None:
        tricks = [state.done if seat == state.first else 0 for seat in range(state.seats)]
    if min(tricks) < 0 or sum(tricks) != state.done:
        raise bad(
            f"avec ces mains, {state.done} plis ont été gagnés (CH-11)",
            f"with these hands, {state.done} tricks have been won (CH-11)",
        )
    if state.done > 0 and tricks[state.first] == 0:
        raise bad("qui entame a remporté le pli précédent (CH-11)", "the leader won the trick before (CH-11)")
    if min(whined) < 0 or max(whined) > state.done:
        raise bad("on ne chouine qu'une fois par pli (CH-10)", "nobody whines more than once a trick (CH-10)")
    left = DECK_SIZE - HAND * state.seats - sum(whined)
    if left < 0:
        raise bad("la réserve n'a pas tant de cartes (CH-3)", "the reserve has not so many cards (CH-3)")
    in_hand = 0
    for player, won, cards in zip(state.at, tricks, whined, strict=True):
        player.tricks = won
        player.whined = cards
        in_hand |= player.hand
    state.reserve = vec[u8]([u8(card) for card in range(DECK_SIZE) if not has(in_hand, card)])
    state.taken = len(state.reserve) - left  # by whining, or in the tricks that are not told


def put_points(state: Chouineurs, number: str, points: list[int]) -> None:
    if number not in [str(known) for known in range(1, ROUNDS + 1)]:
        raise bad(f"les manches vont de 1 à {ROUNDS} (CH-13)", f"rounds go from 1 to {ROUNDS} (CH-13)")
    state.round = int(number) - 1
    most = MOST_A_ROUND * state.round
    if min(points) < 0 or max(points) > most:
        raise bad(
            f"avant la manche {number}, on a de 0 à {most} points (CH-12)",
            f"before round {number}, a player has 0 to {most} points (CH-12)",
        )
    for player, scored in zip(state.at, points, strict=True):
        player.points = scored
    if state.done == 0 and points[state.first] < max(points):
        raise bad("qui a le plus de points entame la manche (CH-5)", "who has the most points leads the round (CH-5)")


def put_gone(state: Chouineurs, gone: str) -> None:
    """The bet cards that have left the game, each in a round in which it paid."""
    left = gone.split("/") if gone else [""] * state.seats
    check_each_seat(state, left)
    for player, names in zip(state.at, left, strict=True):
        bets = [read_bet(name) for name in names.split()]
        if len(set(bets)) < len(bets):
            raise bad("nul n'a deux fois la même carte Pari (CH-2)", "nobody has the same bet card twice (CH-2)")
        if len(bets) > state.round:
            raise bad(
                "une carte Pari au plus quitte le jeu par manche (CH-12)",
                "at most one bet card a round is gone (CH-12)",
            )
        least = sum(LEAST_PAID[bet] for bet in bets)
        if player.points < least:
            raise bad(
                f"une fois {names.strip()} hors du jeu, on a au moins {least} points (CH-12)",
                f"with {names.strip()} gone, a player has at least {least} points (CH-12)",
            )
        player.bets = ALL_BETS & ~set_of(bets)


def put_bets(state: Chouineurs, bets: list[str]) -> None:
    """The bet cards that lie on the table."""
    if state.phase == CHOOSING:
        if bets:
            raise bad("personne n'a encore parié (CH-4)", "nobody has bet yet (CH-4)")
        return
    bets = bets or [BET_NAMES[0]] * state.seats
    check_each_seat(state, bets)
    for seat, player in enumerate(state.at):
        player.bet = read_bet(bets[seat])
        if not has(player.bets, player.bet):
            name = letter(seat)
            raise bad(f"{name} n'a plus {bets[seat]} (CH-2)", f"{name} no longer has {bets[seat]} (CH-2)")


def check_each_seat(state: Chouineurs, told: list[str]) -> None:
    if len(told) != state.seats:
        raise bad("il faut des cartes Pari pour chaque place (CH-2)", "every seat needs its bet cards (CH-2)")


def lay(state: Chouineurs, end: int) -> None:
    """The next card of the trick, if it could be played."""
    seat = state.next_to_act()
    article = state.refusal(seat, end)
    if article:
        who, card = letter(seat), ENDS[end]
        raise bad(f"{who} ne peut pas jouer {card} ({article})", f"{who} cannot play {card} ({article})")
    state.play(seat, end)
