"""Every message of a connection, one type each: wishes come in, news goes out. `docs/protocol.md` has an example of each.

A wish has an id that its sender makes up: a wish that comes twice is answered twice and carried out once. News of what is in
the log has a number: a seat or a spectator gets every number once, in order.
"""

from typing import Annotated, Literal

import msgspec

from tripot.bots.hints import Measure
from tripot.engine.game import LegalMove
from tripot.tables.shown import ClocksShown, TableShown

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{32,64}\Z")]  # made by the page from at least 192 random bits
Name = Annotated[str, msgspec.Meta(max_length=400)]  # what is too long is cut, see tables.seating
SeatLetter = Annotated[str, msgspec.Meta(pattern=r"^[A-J]\Z")]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatLine = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]

Code = Literal[
    "bad_message",  # not a message of this page
    "unknown_table",
    "unknown_game",  # or it is not over
    "wrong_key",  # it opens nothing, or no longer
    "not_yours",  # only the host, or whoever sits there
    "full",  # no seat is free, or not this one
    "refused",  # it cannot be done now
    "illegal",  # an article of the rules forbids it
    "late",  # its moment is over
    "stale",  # it was chosen before its sender's last move
    "too_fast",  # too many messages, tables or connections
    "not_saved",  # the disk is full or gone: nothing has changed
    "closing",  # the server is going down, and will be back
    "broken",  # our mistake: nothing has changed
]
Proposable = Literal["pause", "resume", "takeback"]
Sign = Literal["bravo", "ouch", "hurry", "thanks", "laugh", "think"]


# --- Wishes ---


class Wish(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    id: Id


class Hello(Wish, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, with the key of a seat or of the spectators, and the last number that is known.

    The answer is a welcome. A key that opens no seat yet is the one to sit down with.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)]
    key: Key | None = None
    seat: SeatLetter | None = None  # if it must be this one
    watch: Key | None = None
    since: Number = 0


class Sit(Wish, frozen=True, kw_only=True, tag="sit"):
    """Take an empty seat, or the one of an invitation, with the key that was said hello with."""

    name: Name
    seat: SeatLetter | None = None
    invitation: Key | None = None


class Leave(Wish, frozen=True, kw_only=True, tag="leave"):
    """Get up; or, said by the host of another seat, ask somebody to."""

    seat: SeatLetter | None = None


class SeatBot(Wish, frozen=True, kw_only=True, tag="bot"):
    seat: SeatLetter
    level: Id


class Swap(Wish, frozen=True, kw_only=True, tag="swap"):
    seat: SeatLetter
    other: SeatLetter


class HandOver(Wish, frozen=True, kw_only=True, tag="host"):
    """Make somebody the host; of oneself, if the host is gone."""

    seat: SeatLetter


class Invite(Wish, frozen=True, kw_only=True, tag="invite"):
    """A code to take a seat with, whose device is lost or that a bot has."""

    seat: SeatLetter


class Start(Wish, frozen=True, kw_only=True, tag="start"):
    """The first game, or a rematch."""


class Play(Wish, frozen=True, kw_only=True, tag="play"):
    """A move in notation, and the last number that its sender had seen; where time matters, also the round."""

    move: Line
    n: Number
    round: Number | None = None


class Ask(Wish, frozen=True, kw_only=True, tag="ask"):
    """Why can this move not be made now? It is refused as it would be if it were played; done: it could be made."""

    move: Line


class Hint(Wish, frozen=True, kw_only=True, tag="hint"):
    """What can be expected of every move that I can make now? Done: it is being thought out, and told as soon as it is."""


class Back(Wish, frozen=True, kw_only=True, tag="back"):
    """I play myself again."""


class Propose(Wish, frozen=True, kw_only=True, tag="propose"):
    """Everybody who is here must agree to a pause or a takeback; to go on, one is enough."""

    what: Proposable


class Agree(Wish, frozen=True, kw_only=True, tag="agree"):
    """Yes or no to what is proposed, and what that is."""

    what: Proposable
    yes: bool


class Say(Wish, frozen=True, kw_only=True, tag="say"):
    """Chat; never in the log."""

    text: ChatLine


class React(Wish, frozen=True, kw_only=True, tag="react"):
    sign: Sign


class Mute(Wish, frozen=True, kw_only=True, tag="mute"):
    """Hear no chat and see no signs of a seat, or hear it again; for this connection."""

    seat: SeatLetter
    is_muted: bool


class Pong(Wish, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping, at once, with its number; it is not answered."""

    ping: Number


AnyWish = (
    Hello
    | Sit
    | Leave
    | SeatBot
    | Swap
    | HandOver
    | Invite
    | Start
    | Play
    | Ask
    | Hint
    | Back
    | Propose
    | Agree
    | Say
    | React
    | Mute
    | Pong
)


# --- News ---


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    pass


class Said(News, frozen=True, kw_only=True, tag="said"):
    seat: str
    name: str
    text: str
    at: int


class Proposed(News, frozen=True, kw_only=True, tag="proposed"):
    """What somebody would like, and who agrees so far. Nothing: it is off, or done."""

    what: str = ""
    by: str = ""
    agreed: list[str] = []


class EntryShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the game that happened before."""

    n: int
    seat: str
    move: str = ""  # nothing, if it is a secret
    at: int = 0  # milliseconds since the game began


class Welcome(News, frozen=True, kw_only=True, tag="welcome"):
    """Everything that its receiver may know now; later news only says what changes.

    A view is the game's own, but for its `legal` numbers: here the moves are written and drawn.
    """

    n: int
    now: int  # milliseconds since 1970, by the server's clock
    seat: str | None  # none for spectators, and for visitors, who have no view
    shown: TableShown
    view: dict[str, object] | None
    legal: list[LegalMove] = []
    deadline: int | None = None  # milliseconds since 1970
    clocks: ClocksShown | None = None
    missed: list[EntryShown] = []  # what happened in the game since the number in the hello
    watch: str = ""  # the spectators' key, for whoever has a seat
    here: list[str] = []  # the seats with somebody connected
    proposed: Proposed | None = None
    chat: list[Said] = []


class Own(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an event may say to one seat over what it says to everybody."""

    own: dict[str, object] = {}
    move: str = ""  # nothing, if it is a secret
    legal: list[LegalMove] | None = None  # if they have changed


class Event(News, Own, frozen=True, kw_only=True, tag="event"):
    """Something happened in the game: who did what, and which fields of the view are new: first those that are the same
    for everybody, then over them those that are the receiver's own."""

    n: int
    at: int  # milliseconds since 1970
    seat: str  # "-": nobody, time passed or it is a note
    changes: msgspec.Raw  # an object
    deadline: int | None = None
    clocks: ClocksShown | None = None
    paid: int = 0  # milliseconds of delay that were not charged
    shown: TableShown | None = None  # if it changes more than the game


class TableNews(News, frozen=True, kw_only=True, tag="table"):
    """Somebody came, went, or changed something at the table."""

    n: int
    shown: TableShown


class Done(News, frozen=True, kw_only=True, tag="done"):
    """A wish was carried out, as the record of this number if it is in the log; with the code of an invitation."""

    id: str
    n: int = 0
    invitation: str = ""


class Refused(News, frozen=True, kw_only=True, tag="refused"):
    """One plain sentence in each language; the article, if it is one that forbids it."""

    id: str
    code: Code
    fr: str
    en: str
    article: str = ""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The same in each language."""

    fr: str
    en: str


class MoveHinted(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move, and how it did in worlds that fit the view."""

    text: str
    mean: float
    spread: float  # how far from the mean it is in a single world, more or less
    playouts: int  # few, where it was soon given up


class Hinted(News, frozen=True, kw_only=True, tag="hint"):
    """What a search from the receiver's view has found, the best move first. No moves: the reason says why there is none."""

    n: int  # the last number when it was asked for
    counts: Measure
    reason: Words
    moves: list[MoveHinted] = []


class Reacted(News, frozen=True, kw_only=True, tag="reacted"):
    seat: str
    sign: Sign


class Here(News, frozen=True, kw_only=True, tag="here"):
    """The seats with somebody connected."""

    seats: list[str]


class Ping(News, frozen=True, kw_only=True, tag="ping"):
    """To be answered at once; with the round trip measured so far, and how much of it would be paid."""

    ping: int
    delay: int
    paid: int


AnyNews = Welcome | Event | TableNews | Done | Refused | Hinted | Said | Reacted | Proposed | Here | Ping


WISHES = msgspec.json.Decoder(AnyWish)
ENCODER = msgspec.json.Encoder()
