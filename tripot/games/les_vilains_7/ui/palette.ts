// The palette of noises in both languages, theme by theme (V7-18): the words of `palette.py`.

import type { Language } from "$web/game";

type Sound = Record<Language, string>;

export interface Theme {
  name: Sound;
  words: Sound[];
}

const theme = (fr: string, en: string, ...words: [string, string][]): Theme => ({
  name: { fr, en },
  words: words.map(([french, english]) => ({ fr: french, en: english })),
});

export const THEMES: Theme[] = [
  theme(
    "Onomatopées",
    "Sound words",
    ["atchoum", "atishoo"],
    ["badaboum", "kaboom"],
    ["glouglou", "glug glug"],
    ["plouf", "splosh"],
    ["saperlipopette", "fiddlesticks"],
    ["scrogneugneu", "harrumph"],
    ["turlututu", "toodle pip"],
    ["youpi", "yippee"],
  ),
  theme(
    "Cris d'animaux",
    "Animal cries",
    ["bêêê", "baaa"],
    ["cocorico", "cockadoodledoo"],
    ["coin coin", "quack quack"],
    ["groin groin", "oink oink"],
    ["hou hou", "twit twoo"],
    ["meuh", "moo"],
    ["miaou", "meow"],
    ["ouaf ouaf", "woof woof"],
  ),
  theme(
    "Pays",
    "Countries",
    ["Bolivie", "Bolivia"],
    ["Guatemala", "Guatemala"],
    ["Honduras", "Honduras"],
    ["Islande", "Iceland"],
    ["Liechtenstein", "Liechtenstein"],
    ["Madagascar", "Madagascar"],
    ["Ouzbékistan", "Uzbekistan"],
    ["Pérou", "Peru"],
  ),
  theme(
    "Sonneries",
    "Ring tones",
    ["bip bip", "beep beep"],
    ["bzzz bzzz", "buzz buzz"],
    ["ding ding dong", "ding ding dong"],
    ["dring dring", "ring ring"],
    ["pin pon", "nee naw"],
    ["pouet pouet", "honk honk"],
    ["tagada tsoin tsoin", "oompah oompah"],
    ["taratata", "toot toot"],
  ),
  theme(
    "Prénoms",
    "First names",
    ["Barnabé", "Barnaby"],
    ["Cunégonde", "Gertrude"],
    ["Eustache", "Eustace"],
    ["Gontran", "Mortimer"],
    ["Hildegarde", "Hildegard"],
    ["Pétronille", "Petronella"],
    ["Ursule", "Ursula"],
    ["Zébulon", "Zebedee"],
  ),
  theme(
    "Petites phrases",
    "Short phrases",
    ["ça sent le roussi", "I smell trouble"],
    ["demain on rase gratis", "pigs might fly"],
    ["la soupe est prête", "soup is ready"],
    ["les carottes sont cuites", "the jig is up"],
    ["ni vu ni connu", "nobody saw a thing"],
    ["rappelle plus tard", "call me later"],
    ["rends le magot", "hand over the loot"],
    ["tous aux abris", "run for cover"],
  ),
];

/** V7-15: in lower case, without accents and outer spaces. */
export const compared = (word: string): string =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").trim();

const SOUNDS = new Map(
  THEMES.flatMap(({ words }) => words).flatMap((sound) => [
    [compared(sound.fr), sound] as const,
    [compared(sound.en), sound] as const,
  ]),
);

/** A word as it sounds in a language; one of the palette is told in the listener's. */
export const heard = (word: string, language: Language): string => SOUNDS.get(compared(word))?.[language] ?? word;
