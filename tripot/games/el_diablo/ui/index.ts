// What El Diablo gives to the page.

import { type GameUi, inLanguage } from "$web/game";
import Card from "./Card.svelte";
import { KINDS } from "./cards";
import { coach } from "./coach";
import { phrase } from "./phrase";
import RoundEnd from "./RoundEnd.svelte";
import Screen from "./Screen.svelte";
import { tell } from "./tell";
import type { Move, View } from "./types";
import { words } from "./words";

const ui: GameUi<View, Move> = {
  Screen,
  RoundEnd,
  phrase,
  tell,
  coach,
  exhibits: (language) => KINDS.map((kind) => ({ name: inLanguage(words, language).card(kind), Card, props: { kind } })),
};

export default ui;
