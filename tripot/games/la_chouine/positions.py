"""A worked case in one line: `F3 F7 | A: C1 … / R8 G1 duo | B: …`. What is not said has a plain meaning.

First the cards of the trick, from its leader; `lead` before the first one; all of them while the row is being taken. Then
every seat's hand, and after a slash what lies in front: cards of tricks won and combinations. Then, in any order: `turn:`
who is to act (A); `row:` the cards turned up (the next ones of the pile); `pile:` its top cards, the rest of the deck
below them, or `end` where the pile ends; `rest:` who has won what is named nowhere (A); `aside:` the cards out of the
round (the first ones named nowhere); `first:` who began the round (who leads); `rewards:` one number a seat; `options:`.
"""

from librt.vecs import vec
from mypy_extensions import u8

from tripot.engine.bits import bit, count, has, members, set_of
from tripot.engine.chance import Seed
from tripot.engine.positions import Parts, bad
from tripot.engine.seats import letter, seat_number
from tripot.games.la_chouine.cards import NAMES, NUMBERS, WHOLE_DECK, of_force
from tripot.games.la_chouine.dealing import ALL_COMBINATIONS
from tripot.games.la_chouine.deck import ARCHITECTE, BRISCARD, COMBINATIONS, DUO, FORCES, SET_ASIDE
from tripot.games.la_chouine.notation import read_card
from tripot.games.la_chouine.options import OPTIONS, SEATS
from tripot.games.la_chouine.scoring import GOAL, win_combination
from tripot.games.la_chouine.state import LaChouine
from tripot.games.la_chouine.table import PLAYING, TAKING
from tripot.games.la_chouine.tricks import beats

CLAIMED = ("duo", "triplette", "architecte", "briscard")  # the others are won at the end of a round only


def read_position(text: str) -> LaChouine:
    parts = Parts(text, SEATS)
    state = LaChouine(len(parts.at), Seed(0), str(parts.options(OPTIONS)["card_points"]))
    state.available = ALL_COMBINATIONS
    for seat, words in enumerate(parts.at):
        put_player(state, seat, words.lower())
    trick = read_trick(parts.first, state.seats)
    turn = parts.seat("turn")
    state.phase = TAKING if len(trick) == state.seats else PLAYING
    state.to_act = bit(turn)
    put_cards(state, trick, parts)
    put_trick(state, trick, turn)
    state.first = seat_number(parts.take("first", letter(state.leader)), state.seats)
    for player, rewards in zip(state.at, parts.numbers("rewards"), strict=True):
        player.rewards = rewards
    parts.end()
    check(state)
    return state


def read_trick(text: str, seats: int) -> list[int]:
    trick = [] if text == "lead" else once(read_cards(text))
    if not trick and text != "lead":
        raise bad("il y manque le pli, ou « lead »", "it lacks the trick, or 'lead'")
    if len(trick) > seats:
        raise bad("le pli a plus de cartes que de joueurs", "the trick has more cards than there are players")
    return trick


def put_player(state: LaChouine, seat: int, text: str) -> None:
    hand, _, front = text.partition("/")
    claimed = [word for word in front.split() if word in COMBINATIONS]
    won = [word for word in front.split() if word not in COMBINATIONS]
    player = state.at[seat]
    player.hand = set_of(once(read_cards(hand)))
    player.won = set_of(once(read_cards(" ".join(won))))
    for word in claimed:
        if word not in CLAIMED:
            raise bad(f"« {word} » ne se gagne qu'à la fin d'une manche", f"'{word}' is won at the end of a round only")
        if not has(state.available, COMBINATIONS.index(word)):
            raise bad(f"« {word} » y est deux fois (LC-12)", f"'{word}' is there twice (LC-12)")
        win_combination(state, seat, COMBINATIONS.index(word))


def put_cards(state: LaChouine, trick: list[int], parts: Parts) -> None:
    """Every card that is named lies where it is named; the others are set aside, in the pile, or won."""
    row, aside, top = read_cards(parts.take("row")), read_cards(parts.take("aside")), parts.take("pile")
    pile, heir = read_cards(top.removesuffix("end")), parts.take("rest")
    winner = seat_number(heir or "A", state.seats)
    held = [card for player in state.at for cards in (player.hand, player.won) for card in members(cards)]
    rest = members(WHOLE_DECK & ~set_of(once([*held, *trick, *row, *aside, *pile])))
    if not aside:
        aside, rest = rest[: SET_ASIDE[state.seats]], rest[SET_ASIDE[state.seats] :]
    if top.endswith("end") or (state.phase == PLAYING and start_size(state) < state.full_hand):
        state.at[winner].won |= set_of(rest)
    else:
        pile, rest = pile + rest, []
    if heir and not rest:
        raise bad("« rest » n'a aucune carte à donner", "'rest' has no cards to give")
    if not row:
        row, pile = pile[: state.seats], pile[state.seats :]
    state.row, state.aside = set_of(row), set_of(aside)
    state.pile = vec[u8]([u8(card) for card in pile])


def put_trick(state: LaChouine, trick: list[int], turn: int) -> None:
    """Who has led and who wins so far, from who is to act."""
    best = 0
    for step, card in enumerate(trick):
        if beats(card, trick[best]):
            best = step
    state.trick = set_of(trick)
    since = len(trick) if state.phase == PLAYING else best + taken(state)  # seats from the leader to who is to act
    state.leader = (turn - since) % state.seats
    order = state.order(state.seats)
    state.winner = order[best]
    if state.phase == PLAYING:
        state.laid = len(trick)
    else:
        state.at[state.winner].won |= state.trick
    for seat, card in zip(order, trick, strict=False):
        state.at[seat].played = card


def start_size(state: LaChouine) -> int:
    """How many cards everybody had when the trick began: as many as the one who is to play."""
    return count(state.at[state.next_to_act()].hand)


def taken(state: LaChouine) -> int:
    """How many have taken a card since the trick was won."""
    return state.seats - count(state.row)


def check(state: LaChouine) -> None:
    """What no round can look like."""
    seats, aside, row = state.seats, SET_ASIDE[state.seats], count(state.row)
    if count(state.aside) != aside:
        raise bad(f"à {seats} on écarte {aside} cartes (LC-4)", f"with {seats} players {aside} cards are aside (LC-4)")
    if state.phase == TAKING and not 1 <= row <= seats:
        raise bad("après le pli on prend les cartes retournées (LC-10)", "after a trick the row is taken (LC-10)")
    if state.phase == PLAYING and row not in (0, seats):
        raise bad("on retourne une carte par joueur (LC-6)", "a card for each player is turned up (LC-6)")
    if state.phase == PLAYING and not 1 <= start_size(state) <= state.full_hand:
        most = state.full_hand
        raise bad(
            f"à {seats} on joue avec 1 à {most} cartes en main", f"with {seats} players a hand has 1 to {most} cards"
        )
    if state.phase == PLAYING and row and start_size(state) < state.full_hand:
        raise bad("avec une pioche, les mains sont pleines (LC-10)", "while there is a row, hands are full (LC-10)")
    for seat in range(seats):
        check_player(state, seat)
    if not set(state.scores()) <= set(range(GOAL)):
        raise bad(f"à {GOAL} récompenses la partie est finie (LC-21)", f"with {GOAL} rewards the game is over (LC-21)")
    if played_tricks(state) == (state.phase == TAKING) and state.first != state.leader:
        raise bad("le premier joueur mène le premier pli (LC-5)", "the first player leads the first trick (LC-5)")


def check_player(state: LaChouine, seat: int) -> None:
    player, name = state.at[seat], letter(seat)
    has_played = (seat - state.leader) % state.seats < state.laid
    size = start_size(state) - has_played
    if state.phase == TAKING:
        size = state.full_hand - ((seat - state.winner) % state.seats >= taken(state))
    if count(player.hand) != size:
        raise bad(f"{name} devrait avoir {size} cartes en main", f"{name} should have {size} cards in hand")
    if count(player.won) % state.seats:
        raise bad(f"les plis de {name} ne sont pas entiers", f"the tricks of {name} are not whole")
    if count(player.combinations) > played_tricks(state) + has_played:
        raise bad(f"{name} a annoncé plus d'une fois par tour (LC-12)", f"{name} claimed more than once a turn (LC-12)")
    for combination in members(player.combinations):
        if not parts_of(combination, state.full_hand) & gone(state):
            kind = COMBINATIONS[combination]
            raise bad(f"aucune carte de « {kind} » n'est jouée (LC-7)", f"no card of '{kind}' has been played (LC-7)")


def played_tricks(state: LaChouine) -> int:
    return sum(count(player.won) for player in state.at) // state.seats


def gone(state: LaChouine) -> int:
    """All cards that have been played."""
    cards = int(state.trick)
    for player in state.at:
        cards |= player.won
    return cards


def parts_of(combination: int, full_hand: int) -> int:
    """The cards that a claim can show."""
    forces = {DUO: (4, 5), ARCHITECTE: range(1, full_hand + 1), BRISCARD: (7, 8)}.get(combination, range(1, FORCES + 1))
    return sum(of_force(force) for force in forces)


def read_cards(text: str) -> list[int]:
    return [NUMBERS[read_card(word)] for word in text.split()]


def once(cards: list[int]) -> list[int]:
    """The same cards, if none is there twice."""
    for card in cards:
        if cards.count(card) > 1:
            raise bad(f"{NAMES[card]} y est deux fois (LC-1)", f"{NAMES[card]} is there twice (LC-1)")
    return cards
