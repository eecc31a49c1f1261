"""Seating: people come by a link with a key that they have made themselves; the host fills the other seats and starts.

A key opens one seat, and only its hash is kept. What a wish gives away once, such as the link of a new table, is derived from
the key and the wish, so that whoever asks again gets the same again.
"""

import hashlib
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Container
from hmac import compare_digest

from tripot.bots import find_bot, usual_bot
from tripot.engine.chance import Seed, fresh_seed
from tripot.engine.errors import BadInput, Text
from tripot.engine.log import FORMAT, Header, sealed
from tripot.tables.records import Hosts, Invited, Left, Opened, Sat, SatBot, Started, Swapped
from tripot.tables.settings import DAY, Settings, checked
from tripot.tables.table import LiveTable

LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their class that show nothing
INVITED_FOR = DAY * 1000  # milliseconds


class NotYours(BadInput):
    """Only the host, or whoever sits there, may do that."""

    code = "not_yours"


class Full(BadInput):
    """There is no free seat."""

    code = "full"


class WrongKey(BadInput):
    """It opens nothing, or no longer."""

    code = "wrong_key"


def fingerprint(key: str) -> str:
    """What is kept of a key or a code."""
    return hashlib.sha256(key.encode()).hexdigest()


def derived(purpose: str, key: str, command: str) -> str:
    """A secret of 192 bits for whoever has the key."""
    digest = hashlib.sha256(f"tripot {purpose}: {key} {command}".encode()).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def open_table(now: int, settings: Settings, *, key: str, command: str) -> tuple[LiveTable, Opened]:
    """A new table and its first record."""
    _, whole = checked(settings)
    opened = Opened(
        n=1,
        at=now,
        table=table_id(key, command),
        watch=derived("watch", key, command),
        settings=whole,
    )
    opened = sealed(opened, "")
    return LiveTable(opened), opened


def table_id(key: str, command: str) -> str:
    return derived("table", key, command)[:16]


def seat_of(table: LiveTable, key: str) -> int | None:
    """The seat that the key with this hash opens; every comparison takes the same time."""
    found = None
    for seat, occupant in enumerate(table.seats):
        if occupant is not None and compare_digest(occupant.key, key):
            found = seat
    return found


def may_watch(table: LiveTable, key: str) -> bool:
    return table.settings.spectators and compare_digest(fingerprint(table.watch), fingerprint(key))


def sit(
    table: LiveTable,
    now: int,
    *,
    key: str,
    name: str,
    seat: int | None = None,
    invitation: str = "",
    here: Container[int] = (),
    command: str = "",
) -> Sat:
    """Take an empty seat, this one or the first; or, with an invitation, the seat that it is for. The key is a hash.

    `here` are the seats whose people are connected: in a game nobody can take theirs.
    """
    if seat_of(table, key) is not None:
        raise BadInput(fr="Vous êtes déjà assis à cette table.", en="You have a seat at this table already.")
    chosen = invited_to(table, now, invitation, here) if invitation else free_seat(table, seat)
    return table.happen(Sat(n=0, at=now, seat=chosen, name=own_name(table, chosen, name), key=key, command=command))


def free_seat(table: LiveTable, wished: int | None) -> int:
    free = [number for number, occupant in enumerate(table.seats) if occupant is None]
    if not free:
        raise Full(fr="La table est complète.", en="The table is full.")
    if wished is not None and wished not in free:
        raise Full(fr="Cette place est prise.", en="This seat is taken.")
    return free[0] if wished is None else wished


def invited_to(table: LiveTable, now: int, invitation: str, here: Container[int]) -> int:
    print_of_code, found = fingerprint(invitation), None
    for seat, occupant in enumerate(table.seats):
        if occupant is not None and compare_digest(occupant.invitation, print_of_code) and now <= occupant.until:
            found = seat
    if found is None or (table.is_playing and found in here):
        raise WrongKey(
            fr="Cette invitation a servi ou n'est plus valable : demandez-en une autre à l'hôte.",
            en="This invitation was used or is no longer good: ask the host for another.",
        )
    return found


def seat_bot(table: LiveTable, now: int, *, by: int, seat: int, level: str, command: str = "") -> SatBot:
    check_host(table, by)
    check_waiting(table)
    if not 0 <= seat < len(table.seats) or table.is_person(seat):
        raise BadInput(fr="Cette place est prise.", en="This seat is taken.")
    return table.happen(SatBot(n=0, at=now, seat=seat, level=find_bot(level, table.game).key, command=command))


def leave(table: LiveTable, now: int, *, by: int, seat: int, command: str = "") -> Left | SatBot:
    """Get up, or be asked to by the host. In a game the seat's bot stays, so that the others can go on."""
    if by != seat:
        check_host(table, by)
    table.somebody(seat)
    if table.is_playing:
        return table.happen(SatBot(n=0, at=now, seat=seat, level=usual_bot().key, command=command))
    return table.happen(Left(n=0, at=now, seat=seat, command=command))


def swap(table: LiveTable, now: int, *, by: int, seat: int, other: int, command: str = "") -> Swapped:
    """Change to an empty seat; the host may change any two."""
    check_waiting(table)
    if not (0 <= seat < len(table.seats) and 0 <= other < len(table.seats)) or seat == other:
        raise BadInput(fr="Il faut deux places de cette table.", en="That takes two seats of this table.")
    if by != table.host and (by != seat or table.seats[other] is not None):
        raise NotYours(*ONLY_HOST)
    return table.happen(Swapped(n=0, at=now, seat=seat, other=other, command=command))


def hand_over(
    table: LiveTable, now: int, *, by: int, seat: int, is_host_gone: bool = False, command: str = ""
) -> Hosts:
    """The host passes the table on; anybody may take it over from a host who is gone."""
    if not (is_host_gone and by == seat):
        check_host(table, by)
    table.somebody(seat)
    if not table.is_person(seat):
        raise BadInput(fr="Un robot ne peut pas recevoir la table.", en="A bot cannot host.")
    return table.happen(Hosts(n=0, at=now, seat=seat, command=command))


def invite(
    table: LiveTable, now: int, *, by: int, seat: int, code: str, is_gone: bool = False, command: str = ""
) -> Invited:
    """A code for a seat whose device is lost. In a game only for somebody who is gone: nobody else's cards can be seen."""
    check_host(table, by)
    occupant = table.somebody(seat)
    if table.is_playing and (occupant.is_bot or not (occupant.is_away or is_gone)):
        raise NotYours(
            fr="Pendant la partie, on n'invite qu'à la place de quelqu'un qui est parti depuis un moment.",
            en="During a game, only the seat of somebody who has been gone for a while can be offered.",
        )
    return table.happen(
        Invited(n=0, at=now, seat=seat, code=fingerprint(code), until=now + INVITED_FOR, command=command)
    )


def start(table: LiveTable, now: int, *, by: int, seed: Seed | None = None, command: str = "") -> Started:
    """The first game, or another with the same people."""
    check_host(table, by)
    check_waiting(table)
    if None in table.seats:
        raise BadInput(
            fr="Il manque quelqu'un : toutes les places doivent être prises.",
            en="Somebody is missing: every seat must be taken.",
        )
    names = [occupant.level or occupant.name for occupant in table.seats if occupant is not None]
    header = Header(
        tripot=FORMAT,
        game=table.game.key,
        rules=table.game.rules,
        seats=len(table.seats),
        options=dict(table.settings.options),
        seed=str(seed or fresh_seed()),
        players=names,
    )
    return table.happen(Started(n=0, at=now, header=header, command=command))


ONLY_HOST = Text("Seul l'hôte de la table peut faire cela.", "Only the table's host may do that.")


def check_host(table: LiveTable, by: int) -> None:
    if by != table.host or not 0 <= by < len(table.seats):
        raise NotYours(*ONLY_HOST)


def check_waiting(table: LiveTable) -> None:
    if table.is_playing:
        raise BadInput(fr="La partie est en cours.", en="A game is being played.")


def own_name(table: LiveTable, seat: int, wished: str) -> str:
    """A name as it is shown, which nobody else at the table has."""
    name = clean_name(wished)
    taken = {occupant.name for other, occupant in enumerate(table.seats) if occupant is not None and other != seat}
    numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, len(table.seats) + 1))
    return name if name not in taken else next(other for other in numbered if other not in taken)


def clean_name(name: str) -> str:
    """Printable, on one line, not too long, and not nothing."""
    marks = on_one_line(unicodedata.normalize("NFC", name))
    plain = "".join(mark for mark in marks if mark not in BLANK)[:LONGEST_NAME].strip()
    if not plain:
        raise BadInput(fr="Il faut un nom.", en="A name is needed.")
    return plain


def on_one_line(text: str) -> str:
    """What somebody wrote, without what could not be printed."""
    return "".join(mark for mark in " ".join(text.split()) if mark.isprintable())
