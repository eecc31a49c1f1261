"""Who has a seat at a table: a person, a bot, or a person for whom a bot plays."""

import msgspec


class Occupant(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a person with a key, known by its hash, or a bot of some level."""

    name: str = ""
    key: str = ""
    level: str = ""
    is_away: bool = False  # a bot plays for them
    invitation: str = ""  # the hash of a code for somebody else to take the seat
    until: int = 0  # how long it is good for

    @property
    def is_bot(self) -> bool:
        return bool(self.level)
