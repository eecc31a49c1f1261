"""Answers: what is due for a card, and what is said (V7-5, V7-8, V7-9, V7-13)."""

from mypy_extensions import i64

from tripot.engine.bits import bit
from tripot.games.les_vilains_7.cards import is_phone
from tripot.games.les_vilains_7.contests import open_window
from tripot.games.les_vilains_7.counting import gangsters_on, number_of
from tripot.games.les_vilains_7.deck import PISTOL
from tripot.games.les_vilains_7.mistakes import is_first_card, take_pile
from tripot.games.les_vilains_7.moves import is_number
from tripot.games.les_vilains_7.noises import due_noise, is_the_noise, word_of
from tripot.games.les_vilains_7.table import ANSWER, RIGHT, SPOKE, WRONG_NOISE, WRONG_NUMBER, Answer, Table, TourEnd
from tripot.games.les_vilains_7.tours import after_card, begin_turn, win


def say(table: Table, seat: i64, move: i64) -> None:
    """A word of the turn's player, or of the pistol's player, who owes silence."""
    word = spoken(table, move)
    if table.phase != ANSWER or table.turn != seat:
        speak_at_pistol(table, seat, word)
        return
    mistake: i64 = judged(table, move)
    if table.mistake == RIGHT:
        table.mistake = mistake
    table.said += (word,)
    if mistake != RIGHT and not table.rules.by_players:  # V7-11
        err(table, seat, mistake, table.said)
    elif len(table.said) == gangsters_on(table.top()):
        complete(table, seat)


def speak_at_pistol(table: Table, seat: i64, word: str) -> None:
    """V7-8: a mistake. Where players are the referees, it counts as an answer (V7-12)."""
    if table.rules.by_players:
        table.answer = Answer(seat, (word,), (), SPOKE, is_first_card(table, seat))
    else:
        err(table, seat, SPOKE, (word,))


def judged(table: Table, move: i64) -> i64:
    """V7-5: one part for each gangster on the card, a number or the noise."""
    top: i64 = table.top()
    if is_phone(top):
        if not is_number(move):
            if is_the_noise(table, move):
                return RIGHT
            return WRONG_NOISE
        return WRONG_NUMBER
    if not is_number(move):
        return WRONG_NOISE
    if move == number_of(table.gangsters - gangsters_on(top) + 1 + len(table.said)):
        return RIGHT
    return WRONG_NUMBER


def spoken(table: Table, move: i64) -> str:
    if is_number(move):
        return str(move)
    return word_of(table, move)


def due_answer(table: Table) -> tuple[str, ...]:
    """What should be said for the top card."""
    top: i64 = table.top()
    if top == PISTOL:
        return ()
    parts: i64 = gangsters_on(top)
    if is_phone(top):
        noise = due_noise(table)
        if parts == 1:
            return (noise,)
        return (noise, noise)
    last = str(number_of(table.gangsters))
    if parts == 1:
        return (last,)
    return (str(number_of(table.gangsters - 1)), last)


def err(table: Table, seat: i64, mistake: i64, words: tuple[str, ...]) -> None:
    """The table calls a mistake in answering."""
    end = TourEnd(mistake, words, due_answer(table), seat)
    take_pile(table, end, seat, is_first_card(table, seat))


def complete(table: Table, seat: i64) -> None:
    """The answer can be contested from now on (V7-12), and the next turn begins, unless that was a last card."""
    table.answer = Answer(seat, table.said, due_answer(table), table.mistake, is_first_card(table, seat))
    table.said = ()
    if not table.at[seat].stack:
        finish(table, seat)
        return
    begin_turn(table, after_card(seat, table.top(), table.seats))


def finish(table: Table, seat: i64) -> None:
    """V7-19: the last card is answered. Where players are the referees, they have one chance to contest."""
    if table.rules.by_players:
        open_window(table)
    else:
        win(table, bit(seat))
