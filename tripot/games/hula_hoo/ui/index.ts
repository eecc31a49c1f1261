// What Hula-Hoo gives to the page.

import type { GameUi, Language } from "$web/game";
import { inLanguage } from "$web/game";
import Card from "./Card.svelte";
import RoundEnd from "./RoundEnd.svelte";
import Screen from "./Screen.svelte";
import { VALUES } from "./animals";
import { coach } from "./coach";
import { cardName } from "./holding";
import { phrase } from "./phrase";
import { tell } from "./tell";
import type { Move, View } from "./types";
import { words } from "./words";

const exhibits = (language: Language) =>
  VALUES.map((value) => ({ name: cardName(value, inLanguage(words, language)), Card, props: { value } }));

const ui: GameUi<View, Move> = { Screen, RoundEnd, phrase, tell, coach, exhibits };
export default ui;
