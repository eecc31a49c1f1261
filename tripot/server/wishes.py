"""What becomes of a wish at a table: a record and an answer, or one sentence why not."""

from mypy_extensions import i64

from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.seats import letter, seat_number
from tripot.server import metrics, sentences
from tripot.server.desk import Desk
from tripot.server.limits import TooFast
from tripot.server.members import Member
from tripot.server.messages import (
    ENCODER,
    Agree,
    AnyWish,
    Ask,
    Back,
    Done,
    HandOver,
    Hello,
    Hint,
    Invite,
    Leave,
    Mute,
    Play,
    Pong,
    Propose,
    React,
    Reacted,
    Refused,
    Said,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
)
from tripot.tables import consent, playing, seating
from tripot.tables.records import AnyRecord
from tripot.tables.seating import NotYours


class Stale(BadInput):
    """Chosen before its sender's last move."""

    code = "stale"


def grant(desk: Desk, member: Member, wish: AnyWish) -> None:
    """Carry a wish out, once; answer it as often as it comes."""
    if isinstance(wish, Pong):
        measure(member, wish.ping)
        return
    command = f"{member.key[:16]}:{wish.id}"
    known = desk.table.done(command) if member.key else None
    if known is not None:
        answer(desk, member, Done(id=wish.id, n=known, invitation=code_again(member, wish)))
        return
    try:
        if isinstance(wish, Sit):
            sit(desk, member, wish, command)
        elif isinstance(wish, Hello):
            raise BadInput(*sentences.HELLO_ONCE)
        elif member.place < 0:
            raise NotYours(*sentences.ONLY_SEATED)
        elif isinstance(wish, Ask):
            playing.check(desk.table, desk.clock(), seat=member.place, text=wish.move)
            answer(desk, member, Done(id=wish.id))
        elif isinstance(wish, Hint):
            desk.on_hint(member)
            answer(desk, member, Done(id=wish.id))
        elif isinstance(wish, Mute):
            mute(desk, member, wish)
        elif isinstance(wish, Say | React):
            speak(desk, member, wish)
        elif isinstance(wish, Propose | Agree):
            decide(desk, member, wish, command)
        else:
            record = carry_out(desk, member, wish, desk.clock(), command)
            desk.keep([record], Done(id=wish.id, n=record.n, invitation=code_again(member, wish)), member)
    except (BadInput, IllegalMove) as error:
        is_asked = isinstance(wish, Ask)
        answer(desk, member, sentences.explained(wish.id, desk.table.game, error, is_asked=is_asked))


def answer(desk: Desk, member: Member, news: Done | Refused) -> None:
    if isinstance(news, Refused):
        metrics.REFUSALS.labels(news.code).inc()
    desk.post(member, ENCODER.encode(news), news.id)


def carry_out(
    desk: Desk,
    member: Member,
    wish: Play | Back | Leave | SeatBot | Swap | HandOver | Invite | Start,
    now: i64,
    command: str,
) -> AnyRecord:
    """What somebody with a seat may wish of the table."""
    table, by = desk.table, member.place
    if isinstance(wish, Play):
        return play(desk, member, wish, now, command)
    if not desk.person(member).arranging.spend(member.now()):
        raise TooFast(*sentences.TOO_FAST)
    match wish:
        case Back():
            return playing.note(table, now, f"back {letter(by)}", command)
        case Start():
            return seating.start(table, now, by=by, seed=desk.luck(table), command=command)
        case Leave():
            seat = by if wish.seat is None else seat_number(wish.seat, len(table.seats))
            return seating.leave(table, now, by=by, seat=seat, command=command)
    seat = seat_number(wish.seat, len(table.seats))
    match wish:
        case SeatBot():
            return seating.seat_bot(table, now, by=by, seat=seat, level=wish.level, command=command)
        case Swap():
            other = seat_number(wish.other, len(table.seats))
            return seating.swap(table, now, by=by, seat=seat, other=other, command=command)
        case HandOver():
            is_gone = desk.is_gone(table.host)
            return seating.hand_over(table, now, by=by, seat=seat, is_host_gone=is_gone, command=command)
        case Invite():
            code, is_gone = code_again(member, wish), desk.is_gone(seat)
            return seating.invite(table, now, by=by, seat=seat, code=code, is_gone=is_gone, command=command)


def code_again(member: Member, wish: AnyWish) -> str:
    """The code of an invitation: whoever asks for it again gets the same."""
    return seating.derived("invitation", member.key, wish.id) if isinstance(wish, Invite) else ""


def play(desk: Desk, member: Member, wish: Play, now: i64, command: str) -> AnyRecord:
    table, seat = desk.table, member.place
    if wish.n < (table.started if table.game.time else table.last_move[seat]):
        raise Stale(*sentences.STALE)
    if not table.game.time:
        return playing.play(table, now, seat=seat, text=wish.move, command=command)
    person = desk.person(member)
    paid = person.quota.pays(member.round_trip)
    record = playing.play(table, now, seat=seat, text=wish.move, paid=paid, in_round=wish.round, command=command)
    person.quota = person.quota.after(member.round_trip)
    return record


def sit(desk: Desk, member: Member, wish: Sit, command: str) -> None:
    if not member.key:
        raise NotYours(*sentences.NO_KEY)
    if not member.arranging.spend(member.now()):
        raise TooFast(*sentences.TOO_FAST)
    seat = None if wish.seat is None else seat_number(wish.seat, len(desk.table.seats))
    record = seating.sit(
        desk.table,
        desk.clock(),
        key=member.key,
        name=wish.name,
        seat=seat,
        invitation=wish.invitation or "",
        here=[seat for seat in range(len(desk.table.seats)) if desk.is_here(seat)],
        command=command,
    )
    desk.keep([record], Done(id=wish.id, n=record.n), member)


def decide(desk: Desk, member: Member, wish: Propose | Agree, command: str) -> None:
    """Proposals are in no log; what everybody agrees to is."""
    table, seat = desk.table, member.place
    here = [other for other in table.present if desk.is_here(other)]
    if isinstance(wish, Propose):
        if not desk.person(member).chat.spend(member.now()):
            raise TooFast(*sentences.TOO_FAST)
        proposal = consent.propose(table, seat, wish.what)
    elif desk.proposal is None or desk.proposal.words.split(" ")[0] != wish.what:
        raise BadInput(*sentences.NOTHING_PROPOSED)
    elif not wish.yes:
        desk.propose(None)
        answer(desk, member, Done(id=wish.id))
        return
    else:
        proposal = consent.agree(table, desk.proposal, seat)
    if consent.is_agreed(table, proposal, here):
        record = consent.carry_out(table, desk.clock(), proposal, here, command)
        desk.keep([record], Done(id=wish.id, n=record.n), member)
    else:
        answer(desk, member, Done(id=wish.id))
        desk.propose(proposal)


def speak(desk: Desk, member: Member, wish: Say | React) -> None:
    if not desk.person(member).chat.spend(member.now()):
        raise TooFast(*sentences.TOO_FAST)
    seat = member.place

    def is_heard(other: Member) -> bool:
        return other.place >= 0 and member.key not in desk.person(other).muted

    if isinstance(wish, React):
        desk.tell(Reacted(seat=letter(seat), sign=wish.sign), is_heard)
    else:
        text = seating.on_one_line(wish.text)
        if not text:
            raise BadInput(fr="Ce message est vide.", en="This message is empty.")
        said = Said(seat=letter(seat), name=desk.table.somebody(seat).name, text=text, at=desk.clock())
        desk.chat.append((member.key, said))
        desk.tell(said, is_heard)
    answer(desk, member, Done(id=wish.id))


def mute(desk: Desk, member: Member, wish: Mute) -> None:
    """Whoever has that seat, wherever they sit later."""
    whom = desk.table.somebody(seat_number(wish.seat, len(desk.table.seats))).key
    muted = desk.person(member).muted
    if wish.is_muted:
        muted.add(whom)
    else:
        muted.discard(whom)
    answer(desk, member, Done(id=wish.id))


def measure(member: Member, ping: int) -> None:
    """How long the way there and back took; an answer to another ping says nothing."""
    number, sent = member.ping
    if ping == number and sent:
        member.round_trip = round((member.now() - sent) * 1000)
        member.ping = (number, 0.0)
