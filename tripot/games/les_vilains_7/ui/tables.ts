// Generated from the Python tables by `python -m tripot.server.typescript`: change those instead.

/** Words of a kind, which the palette shows together. */
export interface Theme {
  name: Sound;
  words: Sound[];
}

/** A word in both languages. */
export interface Sound {
  fr: string;
  en: string;
}

export const THEMES: Theme[] = [
  {
    "name": {
      "fr": "Onomatopées",
      "en": "Sound words"
    },
    "words": [
      {
        "fr": "atchoum",
        "en": "atishoo"
      },
      {
        "fr": "badaboum",
        "en": "kaboom"
      },
      {
        "fr": "glouglou",
        "en": "glug glug"
      },
      {
        "fr": "plouf",
        "en": "splosh"
      },
      {
        "fr": "saperlipopette",
        "en": "fiddlesticks"
      },
      {
        "fr": "scrogneugneu",
        "en": "harrumph"
      },
      {
        "fr": "turlututu",
        "en": "toodle pip"
      },
      {
        "fr": "youpi",
        "en": "yippee"
      }
    ]
  },
  {
    "name": {
      "fr": "Cris d'animaux",
      "en": "Animal cries"
    },
    "words": [
      {
        "fr": "bêêê",
        "en": "baaa"
      },
      {
        "fr": "cocorico",
        "en": "cockadoodledoo"
      },
      {
        "fr": "coin coin",
        "en": "quack quack"
      },
      {
        "fr": "groin groin",
        "en": "oink oink"
      },
      {
        "fr": "hou hou",
        "en": "twit twoo"
      },
      {
        "fr": "meuh",
        "en": "moo"
      },
      {
        "fr": "miaou",
        "en": "meow"
      },
      {
        "fr": "ouaf ouaf",
        "en": "woof woof"
      }
    ]
  },
  {
    "name": {
      "fr": "Pays",
      "en": "Countries"
    },
    "words": [
      {
        "fr": "Bolivie",
        "en": "Bolivia"
      },
      {
        "fr": "Guatemala",
        "en": "Guatemala"
      },
      {
        "fr": "Honduras",
        "en": "Honduras"
      },
      {
        "fr": "Islande",
        "en": "Iceland"
      },
      {
        "fr": "Liechtenstein",
        "en": "Liechtenstein"
      },
      {
        "fr": "Madagascar",
        "en": "Madagascar"
      },
      {
        "fr": "Ouzbékistan",
        "en": "Uzbekistan"
      },
      {
        "fr": "Pérou",
        "en": "Peru"
      }
    ]
  },
  {
    "name": {
      "fr": "Sonneries",
      "en": "Ring tones"
    },
    "words": [
      {
        "fr": "bip bip",
        "en": "beep beep"
      },
      {
        "fr": "bzzz bzzz",
        "en": "buzz buzz"
      },
      {
        "fr": "ding ding dong",
        "en": "ding ding dong"
      },
      {
        "fr": "dring dring",
        "en": "ring ring"
      },
      {
        "fr": "pin pon",
        "en": "nee naw"
      },
      {
        "fr": "pouet pouet",
        "en": "honk honk"
      },
      {
        "fr": "tagada tsoin tsoin",
        "en": "oompah oompah"
      },
      {
        "fr": "taratata",
        "en": "toot toot"
      }
    ]
  },
  {
    "name": {
      "fr": "Prénoms",
      "en": "First names"
    },
    "words": [
      {
        "fr": "Barnabé",
        "en": "Barnaby"
      },
      {
        "fr": "Cunégonde",
        "en": "Gertrude"
      },
      {
        "fr": "Eustache",
        "en": "Eustace"
      },
      {
        "fr": "Gontran",
        "en": "Mortimer"
      },
      {
        "fr": "Hildegarde",
        "en": "Hildegard"
      },
      {
        "fr": "Pétronille",
        "en": "Petronella"
      },
      {
        "fr": "Ursule",
        "en": "Ursula"
      },
      {
        "fr": "Zébulon",
        "en": "Zebedee"
      }
    ]
  },
  {
    "name": {
      "fr": "Petites phrases",
      "en": "Short phrases"
    },
    "words": [
      {
        "fr": "ça sent le roussi",
        "en": "I smell trouble"
      },
      {
        "fr": "demain on rase gratis",
        "en": "pigs might fly"
      },
      {
        "fr": "la soupe est prête",
        "en": "soup is ready"
      },
      {
        "fr": "les carottes sont cuites",
        "en": "the jig is up"
      },
      {
        "fr": "ni vu ni connu",
        "en": "nobody saw a thing"
      },
      {
        "fr": "rappelle plus tard",
        "en": "call me later"
      },
      {
        "fr": "rends le magot",
        "en": "hand over the loot"
      },
      {
        "fr": "tous aux abris",
        "en": "run for cover"
      }
    ]
  }
];
