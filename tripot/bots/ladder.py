"""The ladder: the same levels in every game that is played in turns, each a recipe of how far and how carefully it thinks.

Every level imagines worlds that fit its view and tries its moves in them. The lower ones overlook moves, as children do, and
imagine little; so they play sensibly what they see. Where time matters, a level is the game's own profile of reactions and
errors.
"""

import msgspec

from tripot.engine.errors import Text


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    playouts: int  # at most, for a decision
    overlooks: float = 0.0  # how likely a move is not thought of


class Level(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    name: Text
    sentence: Text
    recipe: Recipe


LADDER = (
    Level(
        key="child",
        name=Text("Enfant", "Child"),
        sentence=Text("joue avec plaisir et oublie souvent une carte", "plays for fun and often overlooks a card"),
        recipe=Recipe(playouts=8, overlooks=0.5),
    ),
    Level(
        key="novice",
        name=Text("Débutant", "Novice"),
        sentence=Text("connaît les règles et hésite encore", "knows the rules and still wavers"),
        recipe=Recipe(playouts=30, overlooks=0.2),
    ),
    Level(
        key="regular",
        name=Text("Habitué", "Regular"),
        sentence=Text("joue bien, sans calculer loin", "plays well without looking far ahead"),
        recipe=Recipe(playouts=100),
    ),
    Level(
        key="skilled",
        name=Text("Adroit", "Skilled"),
        sentence=Text("compte les cartes et pèse ses choix", "counts cards and weighs its choices"),
        recipe=Recipe(playouts=400),
    ),
    Level(
        key="expert",
        name=Text("Expert", "Expert"),
        sentence=Text("le plus fort que nous ayons", "the strongest that we have"),
        recipe=Recipe(playouts=4000),
    ),
)
