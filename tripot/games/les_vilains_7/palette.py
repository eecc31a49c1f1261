"""The palette of noises: six themes of eight words, of letters and spaces only, quick to say and to type (V7-18)."""

from typing import Final

from tripot.engine.errors import Text

THEMES: Final[tuple[tuple[Text, tuple[Text, ...]], ...]] = (
    (
        Text("Onomatopées", "Sound words"),
        (
            Text("atchoum", "atishoo"),
            Text("badaboum", "kaboom"),
            Text("glouglou", "glug glug"),
            Text("plouf", "splosh"),
            Text("saperlipopette", "fiddlesticks"),
            Text("scrogneugneu", "harrumph"),
            Text("turlututu", "toodle pip"),
            Text("youpi", "yippee"),
        ),
    ),
    (
        Text("Cris d'animaux", "Animal cries"),
        (
            Text("bêêê", "baaa"),
            Text("cocorico", "cockadoodledoo"),
            Text("coin coin", "quack quack"),
            Text("groin groin", "oink oink"),
            Text("hou hou", "twit twoo"),
            Text("meuh", "moo"),
            Text("miaou", "meow"),
            Text("ouaf ouaf", "woof woof"),
        ),
    ),
    (
        Text("Pays", "Countries"),
        (
            Text("Bolivie", "Bolivia"),
            Text("Guatemala", "Guatemala"),
            Text("Honduras", "Honduras"),
            Text("Islande", "Iceland"),
            Text("Liechtenstein", "Liechtenstein"),
            Text("Madagascar", "Madagascar"),
            Text("Ouzbékistan", "Uzbekistan"),
            Text("Pérou", "Peru"),
        ),
    ),
    (
        Text("Sonneries", "Ring tones"),
        (
            Text("bip bip", "beep beep"),
            Text("bzzz bzzz", "buzz buzz"),
            Text("ding ding dong", "ding ding dong"),
            Text("dring dring", "ring ring"),
            Text("pin pon", "nee naw"),
            Text("pouet pouet", "honk honk"),
            Text("tagada tsoin tsoin", "oompah oompah"),
            Text("taratata", "toot toot"),
        ),
    ),
    (
        Text("Prénoms", "First names"),
        (
            Text("Barnabé", "Barnaby"),
            Text("Cunégonde", "Gertrude"),
            Text("Eustache", "Eustace"),
            Text("Gontran", "Mortimer"),
            Text("Hildegarde", "Hildegard"),
            Text("Pétronille", "Petronella"),
            Text("Ursule", "Ursula"),
            Text("Zébulon", "Zebedee"),
        ),
    ),
    (
        Text("Petites phrases", "Short phrases"),
        (
            Text("ça sent le roussi", "I smell trouble"),
            Text("demain on rase gratis", "pigs might fly"),
            Text("la soupe est prête", "soup is ready"),
            Text("les carottes sont cuites", "the jig is up"),
            Text("ni vu ni connu", "nobody saw a thing"),
            Text("rappelle plus tard", "call me later"),
            Text("rends le magot", "hand over the loot"),
            Text("tous aux abris", "run for cover"),
        ),
    ),
)

WORDS: Final[tuple[Text, ...]] = tuple(word for _, words in THEMES for word in words)
