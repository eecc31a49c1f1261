"""A worked case in one line: `14 C>C | A: | B: | C: 6 D`. What is not said has a plain meaning.

First the cards of the trick with everything said about them, in the order they were played, as moves (`14 C>C D16 =0`);
or `open` before the first card, `jackpots` where everybody says whether they declare one, `bids` where everybody bids. Then
every seat's hand as it is now. Then, in any order: `lead:` who leads the trick (A); `bids:`, `tricks:`, `points:` one number
a seat; `jackpots:` the seats that have declared one; `dealer:` who dealt (the seat before the one that leads); `round:`
which one it is (1).
"""

from collections import Counter

from tripot.engine.bits import bit, set_of
from tripot.engine.chance import Seed
from tripot.engine.positions import Parts, bad
from tripot.engine.seats import letter, seat_number
from tripot.engine.state import everyone
from tripot.engine.words import many
from tripot.games.el_diablo.cards import copies, deck_of, heap_of
from tripot.games.el_diablo.dealing import hand_size
from tripot.games.el_diablo.deck import MAGICIAN
from tripot.games.el_diablo.jackpots import CARDS_LEFT
from tripot.games.el_diablo.moves import kind_of
from tripot.games.el_diablo.notation import Bid, ElDiabloMove, Jackpot, SetDevil, face, number, read, read_face, text
from tripot.games.el_diablo.options import SEATS
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.table import BIDDING, JACKPOTS, PLAYING
from tripot.games.el_diablo.trick import leader, led_by, next_seat

OPENINGS = {"bids": BIDDING, "jackpots": JACKPOTS, "open": PLAYING}


def read_position(line: str) -> ElDiablo:
    parts = Parts(line, SEATS)
    state = ElDiablo(len(parts.at), Seed(0))
    state.phase = OPENINGS.get(parts.first, PLAYING)
    leader = parts.seat("lead")
    moves = [] if parts.first in OPENINGS else read_trick(parts.first)
    put_cards(state, parts.at, leader, moves)
    put_round(state, parts, leader)
    if state.phase != BIDDING:
        put_bids(state, parts)
    parts.end()
    state.to_act = bit(leader) if state.phase == PLAYING else everyone(state.seats)
    play_trick(state, moves)
    return state


def read_trick(text: str) -> list[ElDiabloMove]:
    moves = [read(word) for word in text.split()]
    if not moves:
        raise bad("il faut dire ce qui est joué, ou « open »", "it must say what lies there, or 'open'")
    if any(isinstance(move, Bid | Jackpot) for move in moves):
        raise bad("un pli n'a que des cartes", "there are only cards in a trick")
    return moves


def put_cards(state: ElDiablo, hands: list[str], leader: int, moves: list[ElDiabloMove]) -> None:
    """The hands as they were before the trick."""
    held = [[read_face(word) for word in cards.split()] for cards in hands]
    laid = [kind_of(number(state, 0, move)) for move in moves if not isinstance(move, SetDevil)]
    if len(laid) > state.seats:
        raise bad("chacun pose une seule carte par pli (ED-4)", "everybody plays one card a trick (ED-4)")
    for step, kind in enumerate(laid):
        held[(leader + step) % state.seats].append(kind)
    there = Counter(kind for cards in held for kind in cards)
    for kind, most in deck_of(state.seats).items():
        if there[kind] > most:
            so_many = many(most, "carte", "card")
            raise bad(
                f"pas plus de {so_many.fr} {face(kind)} à {state.seats} (ED-2)",
                f"no more than {so_many.en} {face(kind)} for {state.seats} (ED-2)",
            )
    if len(set(map(len, held))) > 1:
        raise bad(
            "chacun doit avoir autant de cartes, à celles du pli près (ED-4)",
            "everybody must have as many cards, those of the trick apart (ED-4)",
        )
    if not held[0]:
        raise bad("il n'y a plus de carte à jouer", "there is no card left to play")
    state.tricks_left = len(held[0])
    for player, cards in zip(state.at, held, strict=True):
        player.hand = heap_of(cards)


def put_round(state: ElDiablo, parts: Parts, leader: int) -> None:
    before = (leader - 1) % state.seats
    state.trick = led_by(leader)
    state.dealer = parts.seat("dealer", letter(before))
    is_first_trick = state.tricks_left == hand_size(state.seats)
    if is_first_trick and state.dealer != before:
        raise bad("à la gauche du donneur d'entamer (ED-4)", "the player to the dealer's left leads (ED-4)")
    if state.phase == BIDDING and not is_first_trick:
        raise bad("on mise avec toutes ses cartes (ED-3)", "bids are made with all cards in hand (ED-3)")
    if state.phase == JACKPOTS and state.tricks_left != CARDS_LEFT:
        raise bad("le jackpot se décide à 5 cartes (ED-13)", "jackpots are chosen with 5 cards left (ED-13)")
    rounds = [str(number) for number in range(1, state.seats + 1)]
    said = parts.take("round", "1")
    if said not in rounds:
        raise bad(f"les manches vont de 1 à {state.seats} (ED-15)", f"rounds go from 1 to {state.seats} (ED-15)")
    state.round = rounds.index(said)
    for player, points in zip(state.at, parts.numbers("points"), strict=True):
        player.points = points


def put_bids(state: ElDiablo, parts: Parts) -> None:
    is_counted = "tricks" in parts.named
    tricks = parts.numbers("tricks")
    for player, bid, won in zip(state.at, parts.numbers("bids"), tricks, strict=True):
        if not 0 <= bid <= hand_size(state.seats):
            raise bad(f"on ne mise pas {bid} plis (ED-3)", f"nobody bids {bid} tricks (ED-3)")
        if won < 0:
            raise bad(f"on ne gagne pas {won} plis", f"nobody wins {won} tricks")
        player.bid = bid
        player.tricks = won
    if is_counted:
        check_tricks(state, sum(tricks))
    declared = [seat_number(word, state.seats) for word in parts.take("jackpots").split()]
    if declared and (state.phase == JACKPOTS or state.tricks_left > CARDS_LEFT):
        raise bad("le jackpot se décide à 5 cartes (ED-13)", "jackpots are chosen with 5 cards left (ED-13)")
    state.jackpots = set_of(declared)


def check_tricks(state: ElDiablo, won: int) -> None:
    """Every trick so far has its winner, who led the next one (ED-4), but for one of three magicians (ED-12)."""
    done = hand_size(state.seats) - state.tricks_left
    in_hands = sum(copies(player.hand, MAGICIAN) for player in state.at)
    untaken = 1 if done and state.seats == deck_of(state.seats)[MAGICIAN] and not in_hands else 0
    if not done - untaken <= won <= done:
        raise bad(f"plis joués : {done}, pas {won}", f"tricks played: {done}, not {won}")
    first = leader(state.trick)
    if won and not state.at[first].tricks:
        raise bad("qui entame a gagné un pli (ED-4)", "whoever leads has won a trick (ED-4)")
    if not won and first != next_seat(state.dealer, state.seats):
        raise bad(
            "sans pli gagné, à la gauche du donneur d'entamer (ED-12)",
            "while no trick is won, the player to the dealer's left leads (ED-12)",
        )


def play_trick(state: ElDiablo, moves: list[ElDiabloMove]) -> None:
    left = state.tricks_left
    for move in moves:
        seat = state.next_to_act()
        article = state.refusal(seat, number(state, seat, move))
        if article:
            raise bad(f"« {text(move)} » n'y est pas permis ({article})", f"'{text(move)}' is not allowed ({article})")
        state.play(seat, number(state, seat, move))
    if state.tricks_left != left:
        raise bad("ce pli est complet : il n'est plus là", "this trick is complete: it is no longer there")
