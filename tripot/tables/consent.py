"""Consent: a takeback or a pause happens when every person at the table agrees; what is only proposed is in no log.

A pause lasts as long as everybody wants it: to go on, one is enough.
"""

from collections.abc import Iterable

import msgspec

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput
from tripot.engine.log import CLOCK
from tripot.engine.match import AnyMatch
from tripot.tables.playing import begun, note
from tripot.tables.records import Happened
from tripot.tables.table import LiveTable

WORLDS = 30  # so many are tried


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody would like, and who agrees; a takeback lapses when anything else happens."""

    words: str  # the note that it would become
    by: int
    n: int  # of the record it is about: a takeback's is the table's last one, a pause's that began the game
    agreed: frozenset[int]


def propose(table: LiveTable, seat: int, what: str) -> Proposal:
    """`pause`, `resume`, or `takeback`: of one's own last move."""
    check_present(table, seat)
    match = begun(table)
    if what == "takeback":
        check_takeback(table, seat)
        what = f"takeback {len(match.log.entries) - 1}"
    elif what not in ("pause", "resume") or table.is_paused != (what == "resume"):
        raise BadInput(fr="Cela ne peut pas être proposé maintenant.", en="That cannot be proposed now.")
    return Proposal(words=what, by=seat, n=subject(table, what), agreed=frozenset({seat}))


def agree(table: LiveTable, proposal: Proposal, seat: int) -> Proposal:
    check_present(table, seat)
    if not is_standing(table, proposal):
        raise BadInput(
            fr="La proposition n'a plus cours : la partie a avancé.", en="The proposal is void: the game has gone on."
        )
    return msgspec.structs.replace(proposal, agreed=proposal.agreed | {seat})


def subject(table: LiveTable, words: str) -> int:
    return int(table.n if words.startswith("takeback") else table.started)


def is_standing(table: LiveTable, proposal: Proposal) -> bool:
    """Whether what was proposed can still be agreed to."""
    is_needed = proposal.words.startswith("takeback") or table.is_paused == (proposal.words == "resume")
    return table.is_playing and is_needed and proposal.n == subject(table, proposal.words)


def is_agreed(table: LiveTable, proposal: Proposal, here: Iterable[int]) -> bool:
    """Whether everybody has agreed who plays in person and is here."""
    people = set(table.present).intersection(here)
    return is_standing(table, proposal) and (proposal.words == "resume" or people <= proposal.agreed)


def carry_out(table: LiveTable, now: int, proposal: Proposal, here: Iterable[int], command: str = "") -> Happened:
    if not is_agreed(table, proposal, here):
        raise BadInput(fr="Tout le monde n'est pas d'accord.", en="Not everybody agrees.")
    return note(table, now, proposal.words, command)


def check_present(table: LiveTable, seat: int) -> None:
    if seat not in table.present:
        raise BadInput(
            fr="Un robot joue pour vous : reprenez d'abord votre place.",
            en="A bot plays for you: take over again first.",
        )


def check_takeback(table: LiveTable, seat: int) -> None:
    """Only one's own last move, and only if making it taught its player nothing: no card drawn, shown or dealt by it."""
    match = begun(table)
    entries = match.log.entries
    if table.game.time:
        raise BadInput(fr="En temps réel, rien ne se reprend.", en="In real time nothing can be taken back.")
    if not entries:
        raise BadInput(fr="Il n'y a pas encore de coup à reprendre.", en="There is no move to take back yet.")
    if entries[-1].seat == CLOCK or match.seat(entries[-1].seat) != seat:
        raise BadInput(fr="Ce coup n'est pas à vous.", en="That move is not yours.")
    if has_revealed(match, seat):
        raise BadInput(
            fr="Ce coup a révélé quelque chose : on ne peut pas le reprendre.",
            en="That move has revealed something: it cannot be taken back.",
        )


def has_revealed(match: AnyMatch, seat: int) -> bool:
    """Whether the last move showed its player something: in other worlds that they could not tell apart before it,
    the same move would have looked different after it."""
    game, last = match.game, match.log.entries[-1]
    before = match.state_after(last.n - 1)
    seen, chance = game.view(before, seat), Seed(last.n).chance(0)
    move = game.number(before, seat, game.read(last.move))
    after = game.view(match.state, seat)
    for _ in range(WORLDS):
        world = game.sample(seen, chance)
        world.now = match.state.now
        if world.refusal(seat, move):
            return True
        world.play(seat, move)
        if game.view(world, seat) != after:
            return True
    return False
