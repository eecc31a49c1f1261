"""A trick in one line for the tests: `14 C>C D0 =16`, everything said in the order it was said, by as many as cards."""

from tripot.engine.seats import letter
from tripot.games.el_diablo import ElDiabloMatch, position
from tripot.games.el_diablo.view import Trick


def dealt(line: str, lead: str = "A") -> ElDiabloMatch:
    """The last trick of a round, before its first card. Everybody holds the one card that the line plays for them."""
    cards = [word[0] if word[0] in "DCM" else word for word in line.split() if word[0] != "="]
    first = "ABCDE".index(lead)
    hands = [f"{letter(seat)}: {cards[seat - first]}" for seat in range(len(cards))]
    return position(" | ".join(["open", *hands, f"lead: {lead}"]))


def begun(line: str, lead: str = "A") -> ElDiabloMatch:
    """The same, after these moves."""
    table = dealt(line, lead)
    for word in line.split():
        table.play(f"{table.to_act[0]}: {word}")
    return table


def resolved(line: str, lead: str = "A") -> Trick:
    trick = begun(line, lead).view(None).last_trick
    assert trick is not None, "the trick is not complete"
    return trick


def ends(line: str, lead: str = "A") -> str:
    """How it ends, by seat: `A 0, B 0, C 14: C`; the winner last, who is out in brackets."""
    trick = resolved(line, lead)
    out = {step.seat for step in trick.steps if step.effect == "out"}
    values = [f"{letter(seat)} {value}" for seat, value in enumerate(trick.values) if seat not in out]
    values += [f"({letter(seat)})" for seat in sorted(out)]
    return f"{', '.join(values)}: {'-' if trick.winner is None else letter(trick.winner)}"
