"""No turn order: who played names the player who must answer (HH-22, HH-23)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.hula_hoo.moves import EXCHANGE, MOST_SEATS, NAME, NAME_MOINS, NAME_PLUS
from tripot.games.hula_hoo.table import DOUBLED, MOINS, NAMING_AGAIN, PLAYING, PLUS, Table


def namings(table: Table) -> i64:
    """The set of naming moves, counted from NAME. Nobody names themself while another is in (HH-23)."""
    others: i64 = table.inside & ~bit(table.active)
    if table.phase == NAMING_AGAIN and table.call != DOUBLED:  # HH-22: a double stays a double
        return others << (NAME_PLUS - NAME) | others << (NAME_MOINS - NAME)
    return others


def name_player(table: Table, move: i64) -> None:
    if move >= NAME_MOINS:
        table.call = MOINS
    elif move >= NAME_PLUS:
        table.call = PLUS
    table.phase = PLAYING
    table.to_act = bit((move - NAME) % MOST_SEATS)


def refused_name(table: Table, move: i64) -> str:
    if move >= NAME and move < EXCHANGE and (move - NAME) % MOST_SEATS == table.active:
        return "HH-23"
    return "HH-22"
