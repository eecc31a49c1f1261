"""A table that is being served: nothing is told before it is durable, and everybody is told in the order of the records.

What a record changes is put into words for each place at once, while the table stands so, and waits in a queue until the
storage has acknowledged the record. If a record cannot be saved, the table is read anew from what was, and everybody gets
everything anew.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterable

import msgspec
from mypy_extensions import i64

from tripot.engine.chance import Seed
from tripot.engine.seats import letter
from tripot.server import metrics, sentences
from tripot.server.members import Member, Receiver
from tripot.server.messages import ENCODER, AnyNews, Done, Here, Proposed, Said, Welcome
from tripot.server.people import Person
from tripot.server.telling import VISITING, WATCHING, Place, Teller
from tripot.storage import Refused, Store
from tripot.tables import seating
from tripot.tables.consent import Proposal, is_standing
from tripot.tables.records import DECODER, AnyRecord, Happened, Started
from tripot.tables.records import ENCODER as RECORDS
from tripot.tables.table import LiveTable

LOG = logging.getLogger(__name__)

CHAT_KEPT = 30  # lines
MOST_PEOPLE = 50  # that are remembered, though they may have left
GONE = 60_000  # milliseconds


class Post:
    """A message that waits until the record of a number is durable, and the id of the wish that it answers."""

    def __init__(self, n: i64, to: Receiver, message: bytes, answers: str = "") -> None:
        self.n = n
        self.to = to
        self.message = message
        self.answers = answers


class Desk:
    """One table, its members, and what waits for the disk."""

    def __init__(
        self,
        table: LiveTable,
        store: Store,
        clock: Callable[[], int],
        luck: Callable[[LiveTable], Seed],
        *,
        committed: int,
    ) -> None:
        self.table = table
        self.store = store
        self.clock = clock  # milliseconds since 1970
        self.luck = luck  # what a game starts with
        self.teller = Teller(table)
        self.members: list[Member] = []
        self.gone = dict.fromkeys(range(len(table.seats)), clock())  # the seats with nobody connected, since when
        self.proposal: Proposal | None = None
        self.people: dict[str, Person] = {}  # by the hash of their key
        self.chat: deque[tuple[str, Said]] = deque(maxlen=CHAT_KEPT)  # with the key of who said it
        self.committed: i64 = committed
        self.in_flight: deque[float] = deque()  # since when, for records that the storage has not answered for
        self.void: i64 = 0  # of these, so many were judged on a log that never was
        self.letters: deque[Post] = deque()
        self.on_change: Callable[[list[AnyRecord]], None] = lambda records: None
        self.on_anew: Callable[[], None] = lambda: None  # something could not be saved, and the table was read anew
        self.on_lost: Callable[[], None] = lambda: None
        self.on_hint: Callable[[Member], None] = lambda member: None  # or BadInput

    # --- Coming and going ---

    def join(self, member: Member, since: int = 0) -> None:
        self.members.append(member)
        self.gone.pop(member.place, None)
        self.post(member, ENCODER.encode(self.welcome(member, since)))
        self.tell_who_is_here(but=member)

    def part(self, member: Member) -> None:
        self.members.remove(member)
        self.forget(member.place)
        self.tell_who_is_here()

    def forget(self, place: Place) -> None:
        """If nobody is at this place any more."""
        if all(member.place != place for member in self.members):
            self.teller.own.pop(place, None)
            if place >= 0:
                self.gone[place] = self.clock()

    def welcome(self, member: Member, since: int = 0) -> Welcome:
        """Everything that a member may know now."""
        place = member.place
        person = self.person(member) if place >= 0 else None
        return msgspec.structs.replace(
            self.teller.welcome(place, self.clock(), since),
            here=self.here(),
            proposed=None if self.proposal is None or person is None else self.proposed(),
            chat=[] if person is None else [said for key, said in self.chat if hears(person, key, said)],
        )

    def person(self, member: Member) -> Person:
        """What is remembered of somebody with a seat."""
        found = self.people.get(member.key)
        if found is None:
            if len(self.people) > MOST_PEOPLE:
                seated = {occupant.key for occupant in self.table.seats if occupant is not None}
                self.people = {key: person for key, person in self.people.items() if key in seated}
            found = self.people[member.key] = Person(member.now(), self.clock())
        return found

    def here(self) -> list[str]:
        return [letter(seat) for seat in range(len(self.table.seats)) if self.is_here(seat)]

    def is_gone(self, seat: int) -> bool:
        """Whether somebody has not been connected for so long that others may act for them."""
        return seat in self.gone and self.clock() - self.gone[seat] >= GONE

    def is_here(self, seat: int) -> bool:
        return seat not in self.gone and self.table.is_person(seat)

    # --- Records ---

    def keep(self, records: Iterable[AnyRecord], answer: Done | None = None, to: Member | None = None) -> None:
        """Save what has happened; then tell everybody, and first of all whoever asked for it."""
        records = list(records)
        if not records:
            return
        for record in records:
            self.store.append(self.table.id, record.n, RECORDS.encode(record), self.acknowledged)
            self.in_flight.append(time.monotonic())
        if answer is not None and to is not None:
            self.letters.append(Post(self.table.n, to, ENCODER.encode(answer), answer.id))
        for record in records:
            self.spread(record)
        if self.proposal is not None and not is_standing(self.table, self.proposal):
            self.propose(None)
        self.on_change(records)

    def spread(self, record: AnyRecord) -> None:
        """A record that the table has just come to, in the words of each member."""
        moved = set() if isinstance(record, Happened) else self.reseat()
        anew = moved
        if isinstance(record, Started):
            self.teller = Teller(self.table)
            anew = set(self.members)
        news, words = self.teller.news(record), {}
        for member in self.members:
            if member in anew:
                self.letters.append(Post(record.n, member, ENCODER.encode(self.welcome(member, record.n))))
                continue
            if member.place not in words:
                words[member.place] = news(member.place)
            self.letters.append(Post(record.n, member, words[member.place]))
        if moved:
            self.tell(Here(seats=self.here()), lambda member: member not in moved)

    def reseat(self) -> set[Member]:
        """Whose key opens something else now."""
        moved = set()
        for member in self.members:
            seat = seating.seat_of(self.table, member.key) if member.key else None
            place = seat if seat is not None else WATCHING if member.place == WATCHING else VISITING
            if place != member.place:
                before, member.place = member.place, place
                self.forget(before)
                self.gone.pop(place, None)
                moved.add(member)
        return moved

    # --- What is in no record ---

    def post(self, to: Receiver, message: bytes, answers: str = "") -> None:
        """Send when all records so far are durable."""
        self.letters.append(Post(self.table.n, to, message, answers))
        self.flush()

    def tell(self, news: AnyNews, to: Callable[[Member], bool]) -> None:
        message = ENCODER.encode(news)
        for member in self.members:
            if to(member):
                self.letters.append(Post(self.table.n, member, message))
        self.flush()

    def tell_who_is_here(self, but: Member | None = None) -> None:
        self.tell(Here(seats=self.here()), lambda member: member is not but)

    def propose(self, proposal: Proposal | None) -> None:
        self.proposal = proposal
        self.tell(self.proposed(), lambda member: member.place >= 0)

    def proposed(self) -> Proposed:
        if self.proposal is None:
            return Proposed()
        agreed = [letter(seat) for seat in sorted(self.proposal.agreed)]
        return Proposed(what=self.proposal.words.split(" ")[0], by=letter(self.proposal.by), agreed=agreed)

    # --- Waiting for the disk ---

    def acknowledged(self, refused: Refused | None) -> None:
        began = self.in_flight.popleft()
        if self.void:
            self.void -= 1
        elif refused is None:
            self.committed += 1
            metrics.DURABLE.took(time.monotonic() - began)
            self.flush()
        else:
            self.void = len(self.in_flight)
            self.start_over(refused)

    def flush(self) -> None:
        letters, committed = self.letters, self.committed
        while letters and letters[0].n <= committed:
            ready = letters.popleft()
            ready.to.send(ready.message)

    def start_over(self, refused: Refused) -> None:
        """What could not be saved never happened."""
        metrics.NOT_SAVED.inc()
        metrics.DURABLE.is_failing = True
        LOG.error("not saved", extra={"reason": repr(refused).replace(self.table.id, "…")})  # whoever knows it may come
        unanswered = [waiting for waiting in self.letters if waiting.answers]
        self.letters.clear()
        for waiting in unanswered:
            waiting.to.tell(sentences.not_saved(waiting.answers))
        try:
            self.table = LiveTable.fold(map(DECODER.decode, self.store.read(self.table.id)))
        except Exception:  # the disk is gone, or the table was never there: whoever comes again will see
            LOG.exception("lost table")
            self.on_lost()
            return
        self.committed = self.table.n
        self.proposal = None
        self.teller = Teller(self.table)
        self.reseat()
        for member in self.members:
            member.tell(self.welcome(member, self.table.n))
        self.on_anew()


def hears(person: Person, key: str, said: Said) -> bool:
    """Whether somebody hears what the person with a key has said."""
    return key not in person.muted and said.at >= person.at
