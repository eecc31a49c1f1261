"""Random games of El Diablo for four, written down so that any server can be made to play them again, move by move."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from tripot.engine.bits import members
from tripot.engine.chance import Seed
from tripot.engine.game import Setup
from tripot.games.el_diablo import GAME
from tripot.games.el_diablo.state import ElDiablo
from tripot.games.el_diablo.trick import out, played
from tripot.games.el_diablo.view import Trick

SEATS = 4


class Recorded(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. Its seed fixes the deals; the peers, who shuffle otherwise, are given them."""

    seed: str
    dealer: int  # the first one
    deals: list[list[list[int]]]  # by round and seat
    moves: list[tuple[int, str]]  # seats and texts
    scores: list[int]  # at the end
    views: str  # SHA-256 of what all seats see, before the first move and after every move; empty unless asked for


def recorded_games(number: int, *, with_views: bool = False) -> Iterator[Recorded]:
    """Always the same ones."""
    return (recorded(Seed(game), with_views=with_views) for game in range(number))


def recorded(seed: Seed, *, with_views: bool) -> Recorded:
    state = GAME.start(Setup(seats=SEATS, seed=seed, options={}))
    chance = Seed(1).chance(seed.number)
    seen = sha256()
    dealer, deals, moves = int(state.dealer), [hands(state)], list[tuple[int, str]]()
    while True:
        if with_views:
            seen.update(b"".join(shown(state, seat) for seat in range(SEATS)))
        if state.is_over():
            break
        seat = state.next_to_act()
        move = state.random_move(seat, chance)
        moves.append((int(seat), GAME.text(GAME.move(state, seat, move))))
        state.play(seat, move)
        if state.round == len(deals):
            deals.append(hands(state))
    views = seen.hexdigest() if with_views else ""
    return Recorded(seed=str(seed), dealer=dealer, deals=deals, moves=moves, scores=state.scores(), views=views)


def hands(state: ElDiablo) -> list[list[int]]:
    cards = GAME.places(state)
    return [cards[f"hand {seat}"] for seat in range(SEATS)]


def shown(state: ElDiablo, seat: int) -> bytes:
    """The view of a seat as the peers send it: all of it, but for how a trick comes about step by step."""
    view = GAME.view(state, seat)
    fields = {name: getattr(view, name) for name in view.__struct_fields__ if name != "seats"}
    fields["trick"] = shown_trick(state.trick, view.trick)
    fields["last_trick"] = shown_trick(state.last_trick, view.last_trick) if view.last_trick else None
    return msgspec.json.encode(fields)


def shown_trick(packed: int, trick: Trick) -> dict[str, object]:
    return {
        "leader": trick.leader,
        "played": [int(played(packed, seat)) for seat in range(SEATS)],
        "out": members(out(packed)),
        "values": trick.values,
        "winner": trick.winner,
    }
