"""The ladder: the same levels in every game, from a kind beginner to the strongest; where players take turns, a recipe each.

Every level imagines worlds that fit its view and tries its moves in them. The lower ones overlook moves, as children do, and
imagine little: they play sensibly what they see. The strongest goes by learned values, where a game has them, and grows trees
where much is known. Where time matters, a level is the game's own profile of reactions and errors.
"""

from typing import NamedTuple

from tripot.engine.errors import Text


class Recipe(NamedTuple):
    playouts: int  # for a decision; each move that is thought of has at least one
    overlooks: int = 0  # per cent: how likely a move is not thought of
    glances: int = 0  # where learned values are trusted: instead of playouts, so many looks ahead at most
    tree: int = 0  # where a plain tree sees through the rest of a round: instead of both, its playouts


class Level(NamedTuple):
    key: str
    name: Text
    sentence: Text
    recipe: Recipe


LADDER = (
    Level(
        "child",
        Text("Enfant", "Child"),
        Text("joue avec plaisir et oublie souvent quelque chose", "plays for fun and often overlooks something"),
        Recipe(playouts=8, overlooks=60),
    ),
    Level(
        "novice",
        Text("Débutant", "Novice"),
        Text("connaît les règles et se trompe encore", "knows the rules and still errs"),
        Recipe(playouts=25, overlooks=30),
    ),
    Level(
        "regular",
        Text("Habitué", "Regular"),
        Text("joue bien, sans voir loin", "plays well without looking far ahead"),
        Recipe(playouts=60, overlooks=12),
    ),
    Level(
        "skilled",
        Text("Adroit", "Skilled"),
        Text("pèse ses choix, rarement pris en faute", "weighs its choices, is rarely caught out"),
        Recipe(playouts=150),
    ),
    Level(
        "expert",
        Text("Expert", "Expert"),
        Text("le plus fort que nous ayons", "the strongest that we have"),
        Recipe(playouts=2000, glances=1500, tree=6000),
    ),
)
