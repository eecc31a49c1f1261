"""Hula-Hoo in a terminal: the table drawn from a view, and every move in words. Nothing is said by colour alone."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from tripot.engine.errors import Text
from tripot.engine.seats import letter
from tripot.games.hula_hoo.deck import HIGHEST, JOKER, LOWEST
from tripot.games.hula_hoo.notation import Exchange, Front, HulaHooMove, Name, Pass, Play, move
from tripot.games.hula_hoo.scoring import GOAL, ROUNDS_IN_A_ROW
from tripot.games.hula_hoo.view import HulaHooView, PlayerView

ARROWS = {"": "·", "plus": "▲", "moins": "▼", "double": "="}
COLOURS = {"": "white", "plus": "bright_green", "moins": "bright_cyan", "double": "bright_magenta"}
HOOP = (" ╭─────╮ ", "╱  {card}  ╲", "╲   {arrow}   ╱", " ╰─────╯ ")
TITLES = (
    Text("", ""),
    Text("", ""),
    Text("", ""),
    Text("main", "hand"),
    Text("  rangée", "  front row"),
    Text("points", "points"),
    Text("", ""),
)
HIDDEN_SHOWN = 10  # more hidden cards than this are only counted


# --- The table -------------------------------------------------------------------------------------------------------


def draw(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [title(view, language), others(view, names, language), centre(view, names, language)]
    if view.seat is not None:
        parts.append(draw_own(view, names, language))
    return Group(*parts)


def title(view: HulaHooView, language: str) -> RenderableType:
    goal = (
        Text(f"{ROUNDS_IN_A_ROW} manches d'affilée pour gagner", f"{ROUNDS_IN_A_ROW} rounds in a row win")
        if view.streak
        else Text(f"{GOAL} points pour gagner", f"{GOAL} points win")
    )
    words = Text(f"Hula-Hoo · manche {view.round + 1} · {goal.fr}", f"Hula-Hoo · round {view.round + 1} · {goal.en}")
    return Rule(Line(words.say(language), style="bold"), characters="─", style="yellow")


def others(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """Everybody else, in the order in which they sit from here."""
    first = 0 if view.seat is None else view.seat + 1
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title in TITLES:
        grid.add_column(title.say(language), justify="right" if title.en == "points" else "left", overflow="fold")
    for seat in ((first + step) % view.seats for step in range(view.seats)):
        if seat == view.seat:
            continue
        player = view.players[seat]
        style = "bold" if seat in view.to_act else "" if player.inside else "dim"
        grid.add_row(
            turn_mark(view, seat),
            letter(seat),
            Line(names[seat]),
            hidden_hand(player),
            row(player.front),
            str(player.points),
            Line(status(view, seat, language), style="italic"),
            style=style,
        )
    return grid


def turn_mark(view: HulaHooView, seat: int) -> Line:
    return Line("▶" if seat in view.to_act else " ", style="bold bright_yellow")


def hidden_hand(player: PlayerView) -> Line:
    """The hidden cards as backs and a number; what everybody knows of them face up."""
    hidden = player.hand_size - len(player.known)
    backs = "▮" * hidden if hidden <= HIDDEN_SHOWN else "▮…"
    text = Line(backs, style="blue")
    text.append(f" {hidden}" if hidden else "", style="not bold")
    if player.known:
        text.append(" " if hidden else "")
        text.append("+ " if hidden else "")
        text.append_text(row(player.known))
    return text


def row(cards: Sequence[int]) -> Line:
    text = Line()
    for card in cards:
        text.append(f"{face(card):>3}", style="bright_yellow" if card == JOKER else "")
    return text


def face(card: int) -> str:
    return f"★{JOKER}" if card == JOKER else str(card)


def faces(cards: Sequence[int]) -> str:
    return " ".join(map(face, cards))


def status(view: HulaHooView, seat: int, language: str) -> str:
    player = view.players[seat]
    words: list[Text] = []
    if view.winners:
        words += [Text("gagne la partie !", "wins the game!")] if seat in view.winners else []
    elif not player.inside:
        words.append(Text("hors de la manche", "out of the round"))
    elif view.phase == "front":
        words.append(Text("choisit…", "choosing…") if seat in view.to_act else Text("a choisi", "has chosen"))
    elif seat in view.to_act:
        words.append(Text("à vous", "your turn") if seat == view.seat else Text("à jouer", "to play"))
    if view.streak and player.wins:
        words.append(Text(f"{player.wins} d'affilée", f"{player.wins} in a row"))
    return ", ".join(word.say(language) for word in words)


def points(number: int, language: str) -> str:
    return f"{number} pt" if (number < 2 and language == "fr") or number == 1 else f"{number} pts"


def centre(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """The hoop with the top card and its call; beside it, what is asked and what is at stake."""
    colour = COLOURS[view.call]
    card = f"{face(view.top) if view.top else '':^3}"
    hoop = Line(style=f"bold {colour}")
    hoop.append("\n".join(HOOP).format(card=card, arrow=ARROWS[view.call]))
    facts = Line()
    facts.append(asked(view, names).say(language), style=f"bold {colour}")
    facts.append("\n" + stake(view).say(language))
    facts.append("\n" + pile(view).say(language))
    if view.phase == "play" and view.call and not view.winners:
        played = Text(f"Posée par {names[view.active]}.", f"Played by {names[view.active]}.")
        facts.append("\n" + played.say(language), style="dim")
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(hoop, facts)
    return grid


def asked(view: HulaHooView, names: Sequence[str]) -> Text:
    """What the player to act has to do."""
    who = " ".join(names[seat] for seat in view.to_act[:1])
    match view.phase:
        case "over":
            return Text("La partie est finie.", "The game is over.")
        case "front":
            return Text(
                "Chacun choisit en secret 5 de ses 10 cartes.", "Everyone secretly chooses 5 of their 10 cards."
            )
        case "exchange":
            return Text(
                f"{who} peut échanger jusqu'à 3 cartes de sa rangée.", f"{who} may swap up to 3 cards of the front row."
            )
        case "name":
            return Text(f"{who} désigne qui doit répondre.", f"{who} names who must answer.")
        case "name again":
            return Text(
                f"{who} désigne quelqu'un d'autre et peut changer l'appel.",
                f"{who} names somebody else and may change the call.",
            )
    if not view.call:
        return Text("Première carte : n'importe laquelle.", "The first card: any card.")
    return answer(view.call, view.top)


def answer(call: str, top: int) -> Text:
    joker = face(JOKER)
    if call == "double":
        near = [face(card) for card in (top - 1, top + 1) if LOWEST <= card <= HIGHEST and card != JOKER] + [joker]
        return Text(
            f"= DOUBLE : encore {top}, ou {' '.join(near)} pour l'annuler",
            f"= DOUBLE: {top} again, or {' '.join(near)} to cancel it",
        )
    again = Text(f"un {top} ou {joker}", f"a {top} or {joker}") if top != JOKER else Text(joker, joker)
    if call == "plus":
        if top == HIGHEST:
            return Text(f"▲ PLUS : {again.fr}, rien d'autre", f"▲ PLUS: {again.en}, nothing else")
        return Text(f"▲ PLUS : plus haut que {top} (ou {again.fr})", f"▲ PLUS: higher than {top} (or {again.en})")
    if top == LOWEST:
        return Text(f"▼ MOINS : {again.fr}, rien d'autre", f"▼ MOINS: {again.en}, nothing else")
    return Text(f"▼ MOINS : plus bas que {top} (ou {again.fr})", f"▼ MOINS: lower than {top} (or {again.en})")


def stake(view: HulaHooView) -> Text:
    number = len(view.discard)
    if number == 0:
        return Text("Défausse vide : pas encore de point en jeu", "Discard empty: no points at stake yet")
    return Text(
        f"Défausse : {many(number, 'carte')}, autant de points en jeu",
        f"Discard: {many(number, 'card')}, as many points at stake",
    )


def pile(view: HulaHooView) -> Text:
    if view.pile_size == 0:
        return Text("Pioche vide : un double ne pioche rien", "Draw pile empty: a double draws nothing")
    if view.pile_bottom:
        return Text(
            f"Pioche : {many(view.pile_size, 'carte')}, au fond {faces(view.pile_bottom)}",
            f"Draw pile: {many(view.pile_size, 'card')}, at the bottom {faces(view.pile_bottom)}",
        )
    return Text(f"Pioche : {many(view.pile_size, 'carte')}", f"Draw pile: {many(view.pile_size, 'card')}")


def many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number > 1 else ''}"


def draw_own(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """A seat's own cards; the playable ones stand in brackets."""
    assert view.seat is not None
    own = view.players[view.seat]
    head = Line()
    head.append_text(turn_mark(view, view.seat))
    head.append(f" {letter(view.seat)} {names[view.seat]}", style="bold")
    head.append(f" · {points(own.points, language)}")
    words = status(view, view.seat, language)
    if words:
        head.append(f" · {words}", style="bold bright_yellow" if view.seat in view.to_act else "italic")
    grid = Table.grid(padding=(0, 1))
    if own.front or view.phase != "front":
        grid.add_row("  " + Text("rangée (f)", "front (f)").say(language), held(view, own.front, "front"))
    grid.add_row("  " + Text("main", "hand").say(language), held(view, view.hand, "hand"))
    if view.chosen:
        grid.add_row("  " + Text("choix secret", "secret choice").say(language), row(view.chosen))
    return Group(head, grid)


def held(view: HulaHooView, cards: Sequence[int], source: str) -> Line:
    playing = view.phase == "play" and bool(view.legal)
    playable = {
        chosen.card
        for chosen in (move(view, view.seat or 0, number) for number in view.legal)
        if isinstance(chosen, Play) and chosen.source == source
    }
    text = Line()
    for card in cards:
        if card in playable:
            text.append(f"{f'[{face(card)}]':^5}", style="bold bright_yellow" if card == JOKER else "bold bright_white")
        else:
            text.append(f"{face(card):^5}", style="dim" if playing else "")
    if not cards:
        text.append("  –", style="dim")
    return text


# --- The words -------------------------------------------------------------------------------------------------------


def phrase(move: HulaHooMove, names: Sequence[str], language: str) -> str:
    """A move in the list of those one can make: as short as it can be."""
    match move:
        case Pass():
            words = Text("je ne peux pas jouer", "I cannot play")
        case Play(card=card, source=source, call=call):
            place = Text("rangée", "front") if source == "front" else Text("main", "hand")
            words = Text(f"{face(card)} {place.fr}, {call}", f"{face(card)} {place.en}, {call}")
        case Name(player=player, call=call):
            words = Text(f"à {names[player]}", f"to {names[player]}")
            if call:
                words = Text(f"{words.fr}, {call}", f"{words.en}, {call}")
        case Exchange(cards=[]):
            words = Text("garder", "keep")
        case Exchange(cards=cards):
            words = Text(many(len(cards), "carte"), many(len(cards), "card"))
        case Front():
            words = Text("mettre devant", "lay in front")
    return words.say(language)


def say(move: HulaHooMove, seat: int, names: Sequence[str], language: str) -> str:
    """A move that was made, as one would tell it."""
    who = names[seat]
    match move:
        case Pass():
            words = Text(
                f"{who} ne peut pas jouer, montre sa main et sort de la manche.",
                f"{who} cannot play, shows the hand and is out of the round.",
            )
        case Play(card=card, source=source, call=call):
            place = Text(" de sa rangée", " from the front row") if source == "front" else Text("", "")
            words = Text(
                f"{who} joue {face(card)}{place.fr} et dit « {call} » {ARROWS[call]}",
                f"{who} plays {face(card)}{place.en} and says “{call}” {ARROWS[call]}",
            )
        case Name(player=player, call=call):
            words = Text(f"{who} désigne {names[player]}", f"{who} names {names[player]}")
            if call:
                words = Text(
                    f"{words.fr} et dit « {call} » {ARROWS[call]}", f"{words.en} and says “{call}” {ARROWS[call]}"
                )
            else:
                words = Text(f"{words.fr}.", f"{words.en}.")
        case Exchange(cards=[]):
            words = Text(f"{who} garde sa rangée.", f"{who} keeps the front row.")
        case Exchange(cards=cards):
            words = Text(f"{who} échange {faces(cards)}.", f"{who} swaps {faces(cards)}.")
        case Front(cards=cards):
            words = Text(f"{who} met devant {faces(cards)}.", f"{who} lays {faces(cards)} in front.")
    return words.say(language)


def is_secret(move: HulaHooMove) -> bool:
    """A front row stays secret until all are chosen (HH-20); every other move is made in the open."""
    return isinstance(move, Front)


def news(before: HulaHooView, after: HulaHooView, names: Sequence[str], language: str) -> list[str]:
    """What a move brought about besides itself, as far as the seat of these two views may know."""
    if after.scores != before.scores:
        return [words.say(language) for words in round_won(before, after, names)]
    words: list[Text] = []
    if before.phase == "front" != after.phase:
        words.append(Text("Les rangées sont montrées toutes ensemble.", "All front rows are shown together."))
    if before.phase == "exchange" and after.pile_bottom != before.pile_bottom:
        who = before.to_act[0]
        new = Counter(after.players[who].front) - Counter(before.players[who].front)
        words.append(
            Text(f"Nouvelles cartes : {faces(sorted(new.elements()))}.", f"New: {faces(sorted(new.elements()))}.")
        )
    if before.phase == "play" and after.call == "double" and len(after.discard) > len(before.discard):
        words.append(drawn(before, after, names))
    if after.players != before.players:
        words += [
            shown(player, names[seat]) for seat, player in enumerate(after.players) if passed(before, seat, player)
        ]
    return [word.say(language) for word in words]


def drawn(before: HulaHooView, after: HulaHooView, names: Sequence[str]) -> Text:
    """HH-7, HH-13: the card that a double brings."""
    who = after.active
    if after.pile_size == before.pile_size:
        return Text("La pioche est vide : rien à piocher.", "The draw pile is empty: nothing to draw.")
    seen = Counter(after.players[who].known) - Counter(before.players[who].known)
    if who == after.seat:
        played = Counter(before.hand + before.players[who].front)
        seen = Counter(after.hand + after.players[who].front) + Counter([after.top]) - played
    card = faces(list(seen.elements()))
    if card:
        return Text(f"{names[who]} pioche : {card}.", f"{names[who]} draws: {card}.")
    return Text(f"{names[who]} pioche une carte.", f"{names[who]} draws a card.")


def passed(before: HulaHooView, seat: int, player: PlayerView) -> bool:
    return before.players[seat].inside and not player.inside and bool(player.known)


def shown(player: PlayerView, name: str) -> Text:
    return Text(f"Main de {name} : {faces(player.known)}.", f"{name}'s hand: {faces(player.known)}.")


def round_won(before: HulaHooView, after: HulaHooView, names: Sequence[str]) -> list[Text]:
    """HH-14 to HH-17: who won the round, why, and for how much."""
    winner = next(seat for seat in range(after.seats) if after.scores[seat] != before.scores[seat])
    gain = after.scores[winner] - before.scores[winner]
    why = (
        Text("n'a plus de carte", "has no card left")
        if winner in before.to_act
        else Text("est la dernière personne en jeu", "is the last one in")
    )
    name = names[winner]
    words = [
        Text(
            f"★ {name} {why.fr} et gagne la manche {before.round + 1} : {many(gain, 'point')}"
            f" ({many(gain, 'carte')} dans la défausse).",
            f"★ {name} {why.en} and wins round {before.round + 1}: {many(gain, 'point')}"
            f" ({many(gain, 'card')} in the discard).",
        )
    ]
    if not after.winners:
        table = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(after.scores))
        words.append(Text(f"Points : {table}.", f"Points: {table}."))
    return words


def cards(view: HulaHooView) -> list[tuple[str, list[HulaHooMove]]]:
    """Every card the seat could think of playing, as one would write it, with the moves it could make."""
    assert view.seat is not None
    found: list[tuple[str, list[HulaHooMove]]] = []
    for card in sorted(set(view.hand)):
        found.append((str(card), [Play(card=card, source="hand", call=call) for call in ("plus", "moins", "double")]))
    for card in sorted(set(view.players[view.seat].front)):
        found.append((f"f{card}", [Play(card=card, source="front", call=call) for call in ("plus", "moins", "double")]))
    return found
