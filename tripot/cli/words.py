"""Everything the shell says, in French and in English; a game's own words are in its `terminal` module."""

from collections.abc import Mapping

from tripot.engine.errors import BadInput, Text


def refused(text: Text, **values: object) -> BadInput:
    """A sentence of this catalogue as the reason why something cannot be used; texts in it are in its language."""
    return BadInput(*(text.say(language).format(**said(values, language)) for language in ("fr", "en")))


def said(values: Mapping[str, object], language: str) -> dict[str, object]:
    return {name: value.say(language) if isinstance(value, Text) else value for name, value in values.items()}


# --- The command line ---

SUMMARY = Text("Tripot : des jeux de cartes français à votre table.", "Tripot: French card games at your table.")
USAGE = Text("Usage :", "Usage:")
COMMANDS = Text("Commandes", "Commands")
ARGUMENTS = Text("Ce qu'on peut ajouter", "What can be added")
MORE_HELP = Text("« tripot COMMANDE --help » en dit plus.", "'tripot COMMAND --help' says more.")
METAVARS = {
    "GAME": Text("JEU", "GAME"),
    "ARTICLE": Text("ARTICLE", "ARTICLE"),
    "FILE": Text("FICHIER", "FILE"),
    "[FILE]": Text("[FICHIER]", "[FILE]"),
    "BOT": Text("ROBOT", "BOT"),
    "MINUTES": Text("MINUTES", "MINUTES"),
    "NAME": Text("NOM", "NAME"),
    "NAME[=VALUE]": Text("NOM[=VALEUR]", "NAME[=VALUE]"),
    "SEED": Text("GRAINE", "SEED"),
    "SECONDS": Text("SECONDES", "SECONDS"),
    "ADDRESS": Text("ADRESSE", "ADDRESS"),
    "FOLDER": Text("DOSSIER", "FOLDER"),
    "yes|no": Text("oui|non", "yes|no"),
}

C_GAMES = Text("les jeux qu'on peut jouer", "the games one can play")
C_RULES = Text("les règles d'un jeu, ou un seul article", "the rules of a game, or one article")
C_PLAY = Text("jouer, seul contre des robots ou à plusieurs", "play, alone against bots or together")
C_SERVE = Text("ouvrir des tables où l'on vient par un lien", "open tables where friends meet by link")
C_REPLAY = Text("revoir une partie pas à pas", "watch a game again step by step")
C_VERIFY = Text("vérifier une partie et ses mélanges", "check a game and its shuffles")
C_SIMULATE = Text("faire jouer des robots et compter", "let bots play and count")
C_TUNE = Text(
    "chercher de meilleures habitudes en jouant contre elles", "look for better habits by playing against them"
)
C_ARENA = Text(
    "mesurer des robots l'un contre l'autre, à donnes égales", "measure bots against each other, over the same deals"
)
C_TRAIN = Text("apprendre un jeu en jouant contre soi-même", "learn a game by playing it against itself")

H_HELP = Text("montre cette aide", "shows this help")
H_VERSION = Text("dit la version", "says the version")
H_LANG = Text("la langue : fr ou en", "the language: fr or en")
H_GAME = Text("le jeu, par exemple hula-hoo", "the game, for example hula-hoo")
H_ARTICLE = Text("un article, par exemple HH-9", "an article, for example HH-9")
H_PLAYERS = Text("combien de joueurs", "how many players")
H_SEATS = Text(
    "qui joue, place par place : me ou un robot (me,regular,random)",
    "who plays, seat by seat: me or a bot (me,regular,random)",
)
H_OPTION = Text("une variante : NOM ou NOM=VALEUR (plusieurs fois)", "a variant: NAME or NAME=VALUE (repeatable)")
H_SEED = Text("la graine qui fixe les mélanges", "the seed that fixes the shuffles")
H_NAME = Text("votre nom (plusieurs : séparés par des virgules)", "your name (several: separated by commas)")
H_TRAINING_MINUTES = Text("combien de minutes, 30 d'habitude", "how many minutes, usually 30")
H_LEARNED = Text(
    "le fichier où va ce qui est appris, nouveau sans --resume",
    "the file for what is learned, a new one unless --resume",
)
H_GO_ON = Text("continue l'apprentissage enregistré à côté de ce fichier", "goes on with the training saved beside it")
H_SAVE = Text("le fichier où la partie s'enregistre", "the file where the game is saved")
H_RESUME = Text("reprend ce fichier, ou la dernière partie inachevée", "resumes this file, or the last unfinished game")
H_PACE = Text("secondes entre deux coups des robots", "seconds between two moves of the bots")
H_HOST = Text(
    "l'adresse où écouter ; 127.0.0.1 : cette machine seule", "where to listen; 127.0.0.1: this machine alone"
)
H_PORT = Text("le port ; 0 en choisit un libre", "the port; 0 takes a free one")
H_DATA = Text("le dossier où les tables sont gardées", "the folder where the tables are kept")
H_ORIGINS = Text("d'autres sites dont les pages peuvent jouer ici", "other sites whose pages may play here")
H_PROXY = Text("croire le mandataire placé devant ce serveur", "believe the proxy in front of this server")
H_CONNECTIONS = Text("combien de connexions par adresse", "how many connections an address may have")
H_MESSAGES = Text(
    "combien de messages par connexion et par seconde", "how many messages a connection may send a second"
)
H_TABLES = Text("combien de tables une adresse ouvre par minute", "how many tables an address may open a minute")
H_THINKERS = Text("combien de processus pensent pour les robots", "how many processes think for the bots")
H_OPEN = Text("ouvre aussi la page dans le navigateur", "also opens the page in the browser")
H_LOG = Text("ce que le journal du serveur retient", "what the server's own log keeps")
H_PRACTICE = Text("en temps réel, l'horloge vous attend", "in real time, the clock waits for you")
H_YES = Text("ne demande rien : le reste comme d'habitude", "asks nothing: the rest as usual")
H_FILE = Text("une partie enregistrée", "a saved game")
H_SEAT = Text(
    "vue d'une place (A, B…), de la table (table), ou de tout (open)",
    "as seen from a seat (A, B…), by a spectator (table), or everything (open)",
)
H_INTACT = Text("rejoue ce qui précède les dégâts", "replays what comes before the damage")
H_AT = Text("commence après ce coup", "starts after this move")
H_ALL = Text("montre tout sans s'arrêter", "shows everything without stopping")
H_COMMITMENT = Text("l'engagement publié avant la partie", "the commitment published before the game")
H_GAMES = Text("combien de parties", "how many games")
H_ENTRANTS = Text(
    "deux robots ou plus : un niveau, random, habits, search:1000 (essais), ismcts:0.5 (secondes)",
    "two bots or more: a level, random, habits, search:1000 (playouts), ismcts:0.5 (seconds)",
)
H_NEIGHBOURS = Text("chacun ne rencontre que ses voisins", "everybody meets only who is named next")
H_ONE_WAY = Text(
    "seul le premier d'un duel est assis seul parmi des copies de l'autre, pas l'inverse",
    "only the first of a duel sits alone among copies of the other, not the other way round",
)
H_DEALS = Text("combien de donnes par duel (100)", "how many deals a duel (100)")
H_SECONDS = Text("secondes au plus par coup (1)", "seconds at most for a move (1)")
H_WORKERS = Text("combien de processus jouent (un par cœur)", "how many processes play (one a core)")
H_HTML = Text("écrit aussi un rapport dans ce fichier", "also writes a report to this file")
H_TUNED_PLAYERS = Text(
    "joue et prouve à ce nombre de joueurs seulement (à tous, tour à tour)",
    "plays and proves with so many players only (with every number in turn)",
)
H_TUNING_MINUTES = Text("combien de minutes chercher (5)", "how many minutes to search (5)")
H_TUNED = Text(
    "où écrire les nombres (ceux du jeu) ; à dire avec --players",
    "where to write the numbers (the game's own); needed with --players",
)
H_BOTS = Text("les robots, place par place (le dernier se répète)", "the bots, seat by seat (the last is repeated)")

NO_COMMAND = Text(
    "« {word} » n'est pas une commande de tripot ; il y a : {commands}.",
    "'{word}' is not a command of tripot; there are: {commands}.",
)
UNKNOWN_ARGUMENT = Text(
    "Je ne comprends pas « {word} » ici ; « tripot {command} --help » dit ce qui est possible.",
    "I do not understand '{word}' here; 'tripot {command} --help' says what is possible.",
)
MISSING_ARGUMENT = Text(
    "Il manque {word} ; « tripot {command} --help » dit ce qu'il faut.",
    "{word} is missing; 'tripot {command} --help' says what is needed.",
)
NEEDS_VALUE = Text("{word} a besoin d'une valeur.", "{word} needs a value.")
TAKES_NO_VALUE = Text("{word} ne prend pas de valeur.", "{word} takes no value.")
NOT_A_NUMBER = Text(
    "« {word} » ne convient pas : il faut un nombre entier de {low} à {high}.",
    "'{word}' will not do: it takes a whole number from {low} to {high}.",
)
NOT_SECONDS = Text(
    "« {word} » ne convient pas : il faut un nombre de secondes de 0 à 60.",
    "'{word}' will not do: it takes a number of seconds from 0 to 60.",
)
NOT_A_LANGUAGE = Text(
    "« {word} » n'est pas une langue de Tripot : fr ou en.", "'{word}' is not a language of Tripot: fr or en."
)
WHICH_GAME = Text("Dites de quel jeu : {games}.", "Say which game: {games}.")
NO_ARTICLE = Text(
    "Il n'y a pas d'article « {word} » ; ils vont de {first} à {last}.",
    "There is no article '{word}'; they go from {first} to {last}.",
)
VERSION_COMPILED = Text("Tripot {version} (règles compilées)", "Tripot {version} (compiled rules)")
VERSION_INTERPRETED = Text("Tripot {version} (règles interprétées)", "Tripot {version} (interpreted rules)")

# --- The server ---

SERVING = Text("Les tables sont ouvertes ici : {here}", "The tables are open here: {here}")
SERVING_NEAR = Text("et, sur le même réseau, ici : {near}", "and, in the same network, here: {near}")
STOP_SERVING = Text("Ctrl-C ferme la maison ; rien ne se perd.", "Ctrl-C closes the house; nothing is lost.")
SERVED = Text("La maison est fermée.", "The house is closed.")
NOT_A_LEVEL = Text("« {word} » ne convient pas : il faut {levels}.", "'{word}' will not do: it takes one of {levels}.")

# --- The list of games ---

GAMES_TITLE = Text("Les jeux", "The games")
GAME_KEY = Text("Jeu", "Game")
PLAYERS = Text("Joueurs", "Players")
MINUTES = Text("Minutes", "Minutes")
AUTHOR = Text("De", "By")
SENTENCE = Text("En une phrase", "In a sentence")

# --- Before the start ---

WELCOME = Text(
    "Bienvenue au Tripot ! Entrée accepte la réponse entre crochets. (English: en)",
    "Welcome to Tripot! Enter accepts the answer in brackets. (Français : fr)",
)
GAMES_LINE = Text("{low} à {high} joueurs, {minutes} min", "{low} to {high} players, {minutes} min")
ASK_GAME = Text("Quel jeu ? (numéro ou nom) [{usual}] ", "Which game? (number or name) [{usual}] ")
ASK_PLAYERS = Text("Combien de joueurs ? ({low} à {high}) [{usual}] ", "How many players? ({low} to {high}) [{usual}] ")
WHO_CAN_SIT = Text("Qui peut s'asseoir :", "Who can sit down:")
A_PERSON = Text("quelqu'un à ce clavier", "somebody at this keyboard")
A_BOT = Text("un robot, {sentence}", "a bot, {sentence}")
ASK_SEATS = Text("Qui joue, place par place ? [{usual}] ", "Who plays, seat by seat? [{usual}] ")
ASK_NAME = Text("Votre nom ? [{usual}] ", "Your name? [{usual}] ")
ASK_NAME_AT = Text("Le nom à la place {seat} ? [{usual}] ", "The name at seat {seat}? [{usual}] ")
OPTIONS_TITLE = Text("Variantes :", "Variants:")
ASK_OPTIONS = Text("Numéros à changer, Entrée pour jouer : ", "Numbers to change, Enter to play: ")
NO_SUCH_OPTION_NUMBER = Text("Il n'y a pas de variante n° {word}.", "There is no variant number {word}.")
TOO_MANY_SEATS = Text("Il y a {given} noms pour {seats} places.", "There are {given} names for {seats} seats.")
UNKNOWN_PLAYER = Text(
    "Le journal ne dit pas qui joue à la place {seat} : dites-le avec --seats.",
    "The log does not say who plays at seat {seat}: say it with --seats.",
)
NOT_WITH_RESUME = Text(
    "{word} ne va pas avec --resume : le journal le dit déjà.",
    "{word} does not go with --resume: the log says it already.",
)
DEFAULT_NAME = Text("Joueur {seat}", "Player {seat}")

# --- Playing ---

SAVED_IN = Text("La partie s'enregistre dans {path}", "The game is saved in {path}")
RESUMED = Text("La partie reprend après {n} coups : {path}", "The game resumes after {n} moves: {path}")
ALREADY_OVER = Text(
    "Cette partie est finie ; revoyez-la avec : {tripot} replay {path}",
    "This game is over; watch it with: {tripot} replay {path}",
)
CUT = Text(
    "La dernière ligne du journal était incomplète ; la partie reprend au dernier coup entier.",
    "The last line of the log was incomplete; the game resumes at the last whole move.",
)
NOTHING_TO_RESUME = Text("Il n'y a pas de partie inachevée dans {path}.", "There is no unfinished game in {path}.")
HAND_OVER = Text(
    "À {name} de jouer. Les autres regardent ailleurs. Entrée… ", "{name}'s turn. Everybody else looks away. Enter… "
)
ASK_RESUME = Text(
    "Une partie n'est pas finie ({name}). La reprendre ? (o/n) [o] ",
    "A game is not over ({name}). Resume it? (y/n) [y] ",
)
CONTINUE = Text("Entrée pour continuer… ", "Enter to go on… ")
MANY_MOVES = Text(
    "{number} coups possibles : écrivez le vôtre, par exemple « {example} ».",
    "{number} possible moves: write yours, for example “{example}”.",
)
ASK_MOVE = Text(
    "{name}, votre coup (numéro de la liste ou texte, ? aide, ! indice) : ",
    "{name}, your move (number of the list or text, ? help, ! hint): ",
)
ASK_MOVE_TEXT = Text("{name}, votre coup (? aide, ! indice) : ", "{name}, your move (? help, ! hint): ")
NO_SUCH_NUMBER = Text("Il n'y a pas de coup n° {word} dans la liste.", "There is no move number {word} in the list.")
NOT_ALLOWED = Text("Ce coup n'est pas permis.", "This move is not allowed.")
IS_ALLOWED = Text("{move} est permis maintenant.", "{move} is allowed now.")
HELP = Text(
    "Répondez par un numéro de la liste ou par le texte du coup, comme {example}. On peut aussi écrire :",
    "Answer with a number of the list or with the text of the move, such as {example}. One can also write:",
)
HELP_TEXT = Text(
    "Répondez par le texte du coup, comme {example}. On peut aussi écrire :",
    "Answer with the text of the move, such as {example}. One can also write:",
)
HELP_LINES = (
    Text(
        "? {example} : pourquoi un coup ou une carte n'est pas permis",
        "? {example}: why a move or a card is not allowed",
    ),
    Text(
        "rules, rules {article} : les règles, ou un seul article", "rules, rules {article}: the rules, or one article"
    ),
    Text(
        "hint, ! : un indice, avec ce qu'on peut attendre de chaque coup",
        "hint, !: a hint, with what to expect of every move",
    ),
    Text("log : les derniers coups", "log: the last moves"),
    Text("table : la table encore une fois", "table: the table once more"),
    Text("save FICHIER : une copie de la partie", "save FILE: a copy of the game"),
    Text("fr, en : changer de langue", "fr, en: change the language"),
    Text("quit : quitter ; la partie est déjà enregistrée", "quit: leave; the game is already saved"),
)
HINT_MOVE = Text("Coup", "Move")
HINT_OUTCOME = Text("Attendu", "Expected")
HINT_SPREAD = Text("Écart", "Spread")
HINT_PLAYOUTS = Text("Essais", "Tries")
MORE_HINTS = Text("… et {number} autres coups, non montrés.", "… and {number} more moves, not shown.")
NOT_PLAYABLE = Text("Pas jouable maintenant : {cards}", "Not playable now: {cards}")
ALL_PLAYABLE = Text("Toutes vos cartes sont jouables.", "All your cards are playable.")
COPIED = Text("Copie enregistrée dans {path}", "Copy saved in {path}")
COPY_WHERE = Text("Dites dans quel fichier : save FICHIER.", "Say in which file: save FILE.")
NO_MOVES_YET = Text("Aucun coup n'a été joué.", "No move has been made.")
LEFT = Text(
    "À bientôt. La partie est enregistrée ; pour la reprendre : {tripot} play --resume {path}",
    "See you soon. The game is saved; to resume it: {tripot} play --resume {path}",
)
GOODBYE = Text("À bientôt.", "See you soon.")
GAME_OVER = Text("Fin de la partie", "End of the game")
RANK = Text("Rang", "Rank")
PLAYER = Text("Joueur", "Player")
SCORE = Text("Score", "Score")
WINNER = Text("gagne", "wins")
REPLAY_WITH = Text("À revoir avec : {tripot} replay {path}", "Replay with: {tripot} replay {path}")
THE_SEED = Text("Graine : {seed}", "Seed: {seed}")

# --- Playing in real time ---

READY = Text("Espace quand vous y êtes", "Space when you are ready")
NOTES = {
    "away": Text("{name} n'est pas là : un robot joue à sa place.", "{name} is away: a bot plays instead."),
    "back": Text("{name} est de retour.", "{name} is back."),
    "pause": Text("La partie est en pause.", "The game is paused."),
    "resume": Text("La partie reprend.", "The game goes on."),
    "takeback": Text(
        "Le coup est repris : on en est après l'entrée {n}.", "The move is taken back: the game stands after entry {n}."
    ),
}
PAUSED = Text(
    "PAUSE · la table est cachée · espace pour reprendre, Q pour quitter",
    "PAUSE · the table is hidden · space to go on, Q to leave",
)
BREATH = Text("On souffle, puis on reprend…", "A breath, and on we go…")
SPACE_TO_GO_ON = Text("Espace pour continuer…", "Space to go on…")
SHELL_KEYS = Text(
    "[P]\u00a0pause  [?]\u00a0aide  [L]\u00a0English  [Q]\u00a0quitter",
    "[P]\u00a0pause  [?]\u00a0help  [L]\u00a0français  [Q]\u00a0leave",
)
SHELL_KEYS_BETWEEN = Text("[L]\u00a0English  [Q]\u00a0quitter", "[L]\u00a0français  [Q]\u00a0leave")
NO_SUCH_KEY = Text("Cette touche ne fait rien ici.", "This key does nothing here.")
CHOOSE_WORD = Text(
    "un chiffre : ce mot · Tab : autre thème · ou écrivez un mot, puis Entrée · Échap",
    "a digit: that word · Tab: another theme · or write a word, then Enter · Esc",
)
WRITE_WORD = Text("Entrée : le dire · Échap : rien", "Enter: say it · Esc: nothing")
ONE_KEYBOARD = Text(
    "{game} se joue en temps réel : il faut un clavier par personne, et il n'y a qu'une place à celui-ci.",
    "{game} is played in real time: everybody needs a keyboard, and this one has room for one person.",
)
NO_CLOCK = Text(
    "{game} se joue sans horloge : --practice n'y change rien.", "{game} has no clock: --practice changes nothing."
)
ASK_LINE = Text("{name} ({moves}, ? aide) : ", "{name} ({moves}, ? help): ")
ASK_LINE_OR_WAIT = Text(
    "{name} ({moves}, wait pour laisser aller, ? aide) : ", "{name} ({moves}, wait to let it pass, ? help): "
)
AWAITED = Text("C'est vous que l'on attend.", "It is you that everybody is waiting for.")

# --- Files ---

NO_FILE = Text("Le fichier {path} n'existe pas.", "The file {path} does not exist.")
NO_FOLDER = Text("Le dossier de {path} n'existe pas.", "The folder of {path} does not exist.")
NOT_A_FILE = Text("{path} n'est pas un fichier.", "{path} is not a file.")
TOO_BIG = Text(
    "Le fichier {path} est trop gros pour une partie (plus de {megabytes} Mo).",
    "The file {path} is too big for a game (more than {megabytes} MB).",
)
FILE_EXISTS = Text(
    "Le fichier {path} existe déjà ; rien n'y a été écrit.",
    "The file {path} exists already; nothing was written to it.",
)
NOT_PERMITTED = Text("Le fichier {path} ne vous est pas accessible.", "You have no access to the file {path}.")
CANNOT_WRITE = Text(
    "On ne peut pas écrire dans {path} ({reason}) ; les coups déjà enregistrés y sont.",
    "{path} cannot be written ({reason}); the moves saved so far are in it.",
)
DISK_FULL = Text("le disque est plein", "the disk is full")
CANNOT_USE = Text("On ne peut pas se servir de {path} ({reason}).", "{path} cannot be used ({reason}).")
CANNOT_KEEP = Text("On ne peut pas écrire dans {path} ({reason}).", "{path} cannot be written ({reason}).")
CANNOT_SHOW = Text("On ne peut rien afficher ({reason}).", "Nothing can be shown ({reason}).")
IN_USE = Text("Cette partie est déjà ouverte ailleurs : {path}", "This game is already open elsewhere: {path}")

# --- Replaying ---

INTACT_REPLAYS = Text("--intact rejoue ce qui précède.", "--intact replays what comes before.")
NEEDS_SEAT = Text(
    "Cette partie n'est pas finie : dites de quelle place la voir, avec --seat A (ou --seat table).",
    "This game is not over: say from which seat to watch it, with --seat A (or --seat table).",
)
NOT_OPEN_YET = Text(
    "Cette partie n'est pas finie : les mains restent cachées ; prenez --seat A ou --seat table.",
    "This game is not over: the hands stay hidden; take --seat A or --seat table.",
)
STEP = Text("Coup {n} sur {last}", "Move {n} of {last}")
AT = Text(" · à {seconds} s", " · at {seconds} s")
ASK_STEP = Text(
    "Entrée/n suivant, b retour, un numéro, e fin, q quitter : ", "Enter/n next, b back, a number, e end, q quit: "
)
NO_SUCH_STEP = Text(
    "Il n'y a pas de coup {word} ; ils vont de 0 à {last}.", "There is no move {word}; they go from 0 to {last}."
)

# --- Verifying ---

CHAIN_HOLDS = Text(
    "Le journal est entier : sa chaîne tient sur {lines}, jusqu'à l'empreinte {hash}",
    "The log is whole: its chain holds over {lines}, up to the hash {hash}",
)
DEAL_HOLDS = Text(
    "Toutes les cartes viennent de la graine, et chaque coup suit les règles ({game}, version {rules}).",
    "Every card comes from the seed, and every move follows the rules ({game}, version {rules}).",
)
MAY_BE_CUT = Text(
    "La partie n'est pas finie : il peut manquer des coups à la fin.",
    "The game is not over: moves may be missing at the end.",
)
PROMISE_KEPT = Text(
    "L'engagement est tenu : c'est la graine promise avant la partie.",
    "The commitment is kept: this is the seed promised before the game.",
)
COMMITMENT_IS = Text(
    "À comparer avec l'engagement publié avant la partie : {commitment}",
    "To compare with the commitment published before the game: {commitment}",
)
NO_PROMISE = Text(
    "La graine est un nombre, qui se devine : personne ne pouvait la promettre avant la partie.",
    "The seed is a number, which can be guessed: nobody could promise it before the game.",
)
PROMISE_BROKEN = Text(
    "L'engagement n'est pas tenu : la graine de l'en-tête (entrée 0) n'est pas celle qui a été promise.",
    "The commitment is broken: the seed in the header (entry 0) is not the one that was promised.",
)
LAID_DECK = Text(
    "Les cartes ne viennent pas de la graine : l'en-tête (entrée 0) les donne une à une.",
    "The cards do not come from the seed: the header (entry 0) lays them one by one.",
)
LAID_POSITION = Text(
    "Les cartes ne viennent pas d'une graine : l'en-tête (entrée 0) part d'une position.",
    "The cards do not come from a seed: the header (entry 0) starts from a position.",
)
NOT_A_COMMITMENT = Text(
    "« {word} » n'est pas un engagement : il faut 64 chiffres hexadécimaux.",
    "'{word}' is not a commitment: it takes 64 hexadecimal digits.",
)

# --- The arena ---

MEETING = Text("{game}, donnes : {duels} × {deals}", "{game}, deals: {duels} × {deals}")
REPORTED = Text("Le rapport est dans {path}", "The report is in {path}")
WORKER_LOST = Text(
    "Un des processus qui jouaient a été tué, peut-être faute de mémoire : --workers en prend moins.",
    "One of the processes that played was killed, maybe for want of memory: --workers takes fewer.",
)
NOTHING_PLAYED = Text("Arrêté avant la fin de la première donne.", "Stopped before the end of the first deal.")

# --- Tuning ---

NOT_MINUTES = Text(
    "« {word} » ne convient pas : il faut un nombre de minutes de 0.01 à 10000.",
    "'{word}' will not do: it takes a number of minutes from 0.01 to 10000.",
)
NO_HABITS = Text("{game} n'a pas d'habitudes à régler.", "{game} has no habits to tune.")
ONE_SIZE = Text(
    "Le jeu se sert de ses nombres à toutes les tables, pas seulement à {players} : dites où écrire ceux-ci, avec --out.",
    "The game plays by its numbers at tables of every size, not just {players}: say where to write these, with --out.",
)
TUNING = Text("{game} à {seats} : recherche", "{game} with {seats}: searching")
PROVING = Text("{game} à {seats} : preuve", "{game} with {seats}: proving")
TUNED = Text("{generations} générations", "{generations} generations")
HABIT = Text("Habitude", "Habit")
PRESENT = Text("Maintenant", "Now")
FOUND = Text("Trouvé", "Found")
PROOF = Text(
    "Sur {deals} donnes neuves : {lead} points par partie face aux habitudes présentes.",
    "Over {deals} fresh deals: {lead} points a game against the present habits.",
)
NOT_BETTER = Text(
    "Ce n'est pas sûrement mieux : rien n'a été écrit.", "That is not surely better: nothing was written."
)
BETTER = Text("C'est mieux. Écrit dans {path}", "That is better. Written to {path}")
NOTHING_WRITTEN = Text("Arrêté : rien n'a été écrit.", "Stopped: nothing was written.")

# --- Simulating ---

RUNS_INTERPRETED = Text("Les règles tournent interprétées, plus lentement.", "The rules run interpreted, more slowly.")
SIMULATING = Text("{game} : {games} parties", "{game}: {games} games")
GAME_FAILED = Text("La partie de graine {seed} a échoué : {reason}", "The game with seed {seed} failed: {reason}")
WHOLE_SEED = Text(
    "La graine s'écrit ici comme un nombre entier de 18 chiffres au plus, pas « {word} ».",
    "The seed is written as a whole number of at most 18 digits here, not '{word}'.",
)
SIM_TITLE = Text(
    "{game} à {seats}, graines {first} à {last}{options}", "{game} with {seats}, seeds {first} to {last}{options}"
)
SIM_GAMES = Text("Parties", "Games")
SIM_DECISIONS = Text("Décisions", "Decisions")
SIM_SPEED = Text("Décisions par seconde", "Decisions a second")
SIM_AVERAGE = Text("Décisions par partie (moyenne)", "Decisions a game (average)")
SIM_SHORTEST = Text("La plus courte", "Shortest")
SIM_LONGEST = Text("La plus longue", "Longest")
SIM_SEAT = Text("Place", "Seat")
SIM_BOT = Text("Robot", "Bot")
SIM_WINS = Text("Victoires", "Wins")
SIM_INTERVAL = Text("Intervalle à 95 %", "95% interval")
SIM_SCORE = Text("Score moyen", "Average score")
SIM_ERRORS = Text("Fautes par niveau (pour 1000 {deed})", "Mistakes by level (per 1,000 {deed})")
SIM_ERROR = Text("Faute", "Mistake")
SIM_ALL_ERRORS = Text("Toutes ensemble", "All together")

# --- Training ---

TRAINING = Text(
    "{rounds} manches, {speed}/s, écart {loss}, avance {lead}", "{rounds} rounds, {speed}/s, loss {loss}, lead {lead}"
)
TRAINED = Text(
    "{rounds} manches jouées ; seul parmi des joueurs d'habitude, le réseau a {lead} points d'avance par partie : {path}",
    "{rounds} rounds played; alone among players of habit, the net leads by {lead} points a game: {path}",
)
NEEDS_TORCH = Text(
    "Pour apprendre il faut PyTorch : pip install tripot[train]", "Training takes PyTorch: pip install tripot[train]"
)
NO_TRAINING = Text(
    "Il n'y a pas d'apprentissage à continuer dans {path}.", "There is no training to go on with in {path}."
)
BAD_TRAINING = Text(
    "{path} est abîmé, ou vient d'un autre jeu ou d'une autre version : --out prend un autre fichier.",
    "{path} is damaged, or from another game or version: --out takes another file.",
)
TRAINED_BEFORE = Text(
    "Il y a déjà un apprentissage dans {path} : --resume le continue, --out prend un autre fichier.",
    "There is a training in {path} already: --resume goes on with it, --out takes another file.",
)
LEARNED_BEFORE = Text(
    "{path} existe déjà, et serait remplacé : --out prend un autre fichier ; sinon, retirez d'abord celui-ci.",
    "{path} exists already, and would be replaced: --out takes another file; or else remove this one first.",
)
ALL_WRONG = Text(
    "Les nombres appris n'ont plus de sens, et {path} reste comme il était : recommencez, avec une autre graine.",
    "The numbers that were learned make no sense any more, and {path} stays as it was: begin anew, with another seed.",
)
