"""Consent: a takeback or a pause happens when every person at the table agrees; what is only proposed is in no log.

A pause lasts as long as everybody wants it: to go on, one is enough.
"""

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
    """What somebody would like, and who agrees; it lapses when anything else happens."""

    words: str  # the note that it would become
    by: int
    n: int  # the table's last record when it was made
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
    return Proposal(words=what, by=seat, n=table.n, agreed=frozenset({seat}))


def agree(table: LiveTable, proposal: Proposal, seat: int) -> Proposal:
    check_present(table, seat)
    if proposal.n != table.n:
        raise BadInput(
            fr="La proposition n'a plus cours : la partie a avancé.", en="The proposal is void: the game has gone on."
        )
    return msgspec.structs.replace(proposal, agreed=proposal.agreed | {seat})


def is_agreed(table: LiveTable, proposal: Proposal) -> bool:
    """Whether everybody has agreed who sits there in person, and nothing has happened since."""
    is_enough = proposal.words == "resume" or proposal.agreed.issuperset(table.present)
    return proposal.n == table.n and is_enough


def carry_out(table: LiveTable, now: int, proposal: Proposal, command: str = "") -> Happened:
    if not is_agreed(table, proposal):
        raise BadInput(fr="Tout le monde n'est pas d'accord.", en="Not everybody agrees.")
    return note(table, now, proposal.words, command)


def check_present(table: LiveTable, seat: int) -> None:
    if seat not in table.present:
        raise BadInput(fr="Seuls ceux qui sont à la table décident.", en="Only those who are at the table decide.")


def check_takeback(table: LiveTable, seat: int) -> None:
    """Only one's own last move, and only if making it taught its player nothing: no card drawn, shown or dealt by it."""
    match = begun(table)
    entries = match.log.entries
    if table.game.time or not entries:
        raise BadInput(fr="On ne reprend que le dernier coup.", en="Only the last move can be taken back.")
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
