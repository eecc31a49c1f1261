"""Seating: people come by a link and get a key for their seat; the host fills the other seats and starts."""

import hashlib
import secrets
from hmac import compare_digest

from tripot.bots import find_bot, usual_bot
from tripot.engine.chance import Seed, fresh_seed
from tripot.engine.errors import BadInput, Text
from tripot.engine.log import FORMAT, Header, sealed
from tripot.engine.seats import letter
from tripot.tables.records import Hosts, Left, Opened, Rekeyed, Sat, SatBot, Started, Swapped
from tripot.tables.settings import Settings, checked
from tripot.tables.table import LiveTable

LONGEST_NAME = 24


class NotYours(BadInput):
    """Only the host, or whoever sits there, may do that."""


def fingerprint(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    return secrets.token_urlsafe(24)


def open_table(now: int, settings: Settings) -> tuple[LiveTable, Opened, str]:
    """A new table, its first record, and the key for spectators."""
    _, whole = checked(settings)
    watch = new_key()
    opened = Opened(n=1, at=now, table=secrets.token_urlsafe(12), watch=fingerprint(watch), settings=whole)
    opened = sealed(opened, "")
    return LiveTable(opened), opened, watch


def seat_of(table: LiveTable, key: str) -> int | None:
    """The seat that a key opens; every comparison takes the same time."""
    print_of_key, found = fingerprint(key), None
    for seat, occupant in enumerate(table.seats):
        if occupant is not None and compare_digest(occupant.key, print_of_key):
            found = seat
    return found


def may_watch(table: LiveTable, key: str) -> bool:
    return table.settings.spectators and compare_digest(table.watch, fingerprint(key))


def sit(table: LiveTable, now: int, *, name: str, seat: int | None = None) -> tuple[Sat, str]:
    """Take an empty seat, this one or the first; the key is for whoever sat down and nobody else."""
    check_waiting(table)
    free = [number for number, occupant in enumerate(table.seats) if occupant is None]
    if not free:
        raise BadInput(fr="La table est complète.", en="The table is full.")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise BadInput(fr="Cette place est prise.", en="This seat is taken.")
    key = new_key()
    return table.happen(Sat(n=0, at=now, seat=chosen, name=clean_name(name), key=fingerprint(key))), key


def seat_bot(table: LiveTable, now: int, *, by: int, seat: int, level: str) -> SatBot:
    check_host(table, by)
    check_waiting(table)
    find_bot(level, table.game)
    if not 0 <= seat < len(table.seats) or table.is_person(seat):
        raise BadInput(fr="Cette place est prise.", en="This seat is taken.")
    return table.happen(SatBot(n=0, at=now, seat=seat, level=level))


def leave(table: LiveTable, now: int, *, by: int, seat: int) -> Left | SatBot:
    """Get up, or be asked to by the host. In a game the seat's bot stays, so that the others can go on."""
    if by != seat:
        check_host(table, by)
    table.somebody(seat)
    if table.is_playing:
        return table.happen(SatBot(n=0, at=now, seat=seat, level=usual_bot(table.game).key))
    return table.happen(Left(n=0, at=now, seat=seat))


def swap(table: LiveTable, now: int, *, by: int, seat: int, other: int) -> Swapped:
    """Change to an empty seat; the host may change any two."""
    check_waiting(table)
    if not (0 <= seat < len(table.seats) and 0 <= other < len(table.seats)):
        raise BadInput(fr="Cette place n'existe pas.", en="There is no such seat.")
    if by != table.host and (by != seat or table.seats[other] is not None):
        raise NotYours(*ONLY_HOST)
    return table.happen(Swapped(n=0, at=now, seat=seat, other=other))


def hand_over(table: LiveTable, now: int, *, by: int, seat: int) -> Hosts:
    check_host(table, by)
    table.somebody(seat)
    if not table.is_person(seat):
        raise BadInput(fr="Un robot ne peut pas recevoir la table.", en="A bot cannot host.")
    return table.happen(Hosts(n=0, at=now, seat=seat))


def invite_again(table: LiveTable, now: int, *, by: int, seat: int) -> tuple[Rekeyed | Sat, str]:
    """A new key for a seat whose device is lost, or for a person in a bot's place."""
    check_host(table, by)
    occupant, key = table.somebody(seat), new_key()
    if occupant.is_bot:
        return table.happen(Sat(n=0, at=now, seat=seat, name=letter(seat), key=fingerprint(key))), key
    return table.happen(Rekeyed(n=0, at=now, seat=seat, key=fingerprint(key))), key


def start(table: LiveTable, now: int, *, by: int, seed: Seed | None = None) -> Started:
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
    return table.happen(Started(n=0, at=now, header=header))


ONLY_HOST = Text("Seul l'hôte de la table peut faire cela.", "Only the table's host may do that.")


def check_host(table: LiveTable, by: int) -> None:
    if by != table.host or not 0 <= by < len(table.seats):
        raise NotYours(*ONLY_HOST)


def check_waiting(table: LiveTable) -> None:
    if table.is_playing:
        raise BadInput(fr="La partie est en cours.", en="A game is being played.")


def clean_name(name: str) -> str:
    """A name as it is shown: printable, on one line, not too long, and not nothing."""
    plain = "".join(mark for mark in " ".join(name.split()) if mark.isprintable())[:LONGEST_NAME].strip()
    if not plain:
        raise BadInput(fr="Il faut un nom.", en="A name is needed.")
    return plain
