"""What the laboratory says, in French and in English, in the terminal and in its reports."""

import math

from tripot.engine.errors import Text

ARENA = Text("Arène", "Arena")
TITLE = Text(
    "{game} à {seats}, donnes {first} à {last}{options}", "{game} with {seats}, deals {first} to {last}{options}"
)
BOT = Text("Robot", "Bot")
RATING = Text("Cote", "Rating")
INTERVAL = Text("Intervalle à 95 %", "95% interval")
AHEAD = Text("Devant", "Ahead")
LEAD = Text("Avance", "Lead")
WINS = Text("Victoires", "Wins")
SCORE = Text("Score moyen", "Average score")
MEAN_TIME = Text("ms par coup", "ms a move")
LONGEST = Text("ms au plus", "ms at most")
GAMES = Text("Seul de son espèce", "Alone of its kind")
DUELS = Text("Les duels", "The duels")
DEALS = Text("Donnes", "Deals")
DUEL_TITLE = Text("{first} contre {second}", "{first} against {second}")
RATINGS_PLOT = Text("Cotes, avec leur intervalle à 95 %", "Ratings, with their 95% interval")
SEATS_PLOT = Text(
    "Part des victoires par place, seul de son espèce ({fair} % seraient sa part)",
    "Share of wins by seat, alone of its kind ({fair}% would be its share)",
)
SCORES_PLOT = Text("Scores en fin de partie, seul de son espèce", "Scores at the end, alone of its kind")
MEAN = Text("moyenne {mean}", "mean {mean}")
STOPPED = Text("Arrêté après la donne {done} sur {all}.", "Stopped after deal {done} of {all}.")
METHOD_TITLE = Text("Comment c'est compté", "How this is counted")
EACH_ALONE = Text(
    "Une donne fixe toutes les cartes. Deux robots la jouent {games} fois : chacun seul parmi des copies de l'autre, à "
    "chaque place.",
    "A deal fixes all cards. Two bots play it {games} times: each alone among copies of the other, in every seat.",
)
FIRST_ALONE = Text(
    "Une donne fixe toutes les cartes. Deux robots la jouent {games} fois : le premier du duel seul parmi des copies de "
    "l'autre, à chaque place ; jamais l'inverse.",
    "A deal fixes all cards. Two bots play it {games} times: the first of the duel alone among copies of the other, in "
    "every seat; never the other way round.",
)
METHOD = (
    Text(
        "« Devant » dit combien de fois l'un a plus de points que l'autre (une égalité compte pour moitié), « avance » de "
        "combien de points en moyenne.",
        "“Ahead” says how often the one has more points than the other (a tie counts half), “lead” by how many points on "
        "average.",
    ),
    Text(
        "La cote est sur l'échelle d'Elo : la moyenne des inscrits est 0, et 400 points d'écart veulent dire devant dix fois "
        "sur onze. Ce sont les forces qui rendent les duels les plus vraisemblables (Bradley et Terry), avec une donne nulle "
        "de plus par duel ; leur intervalle est celui de Student, d'après leur écart quand on tire 300 fois les mêmes donnes.",
        "Ratings are on Elo's scale: the average of all entrants is 0, and 400 points apart means ahead ten times out of "
        "eleven. They are the strengths that make the duels most likely (Bradley and Terry), with one drawn deal more in "
        "every duel; their interval is Student's, by how they spread when the same deals are drawn again 300 times.",
    ),
    Text(
        "Les autres intervalles comptent toutes les parties d'une même donne comme une seule mesure.",
        "The other intervals count all games of the same deal as one measurement.",
    ),
)


def number(value: int, language: str) -> str:
    return f"{value:,}".replace(",", " " if language == "fr" else ",")


def decimal(value: float, language: str, digits: int = 1) -> str:
    if math.isinf(value):
        return "?"
    written = f"{value:,.{digits}f}"
    return written.replace(",", " ").replace(".", ",") if language == "fr" else written


def signed(value: float, language: str, digits: int = 1) -> str:
    return ("+" if value > 0 else "") + decimal(value, language, digits)


def percent(language: str) -> str:
    """The sign, with a space before it in French."""
    return " %" if language == "fr" else "%"


def estimate(mean: float, half: float, language: str, *, unit: str = "", is_signed: bool = False) -> str:
    """A mean with its interval, as "53,1 ± 2,0 %"; a narrow one has a decimal more."""
    places = 1 if half >= 1 else 2
    written = signed(mean, language, places) if is_signed else decimal(mean, language, places)
    return f"{written} ± {decimal(half, language, places)}{unit}"
