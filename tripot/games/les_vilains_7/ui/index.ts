// Les Vilains 7 on the screen: what the page is given.

import { inLanguage, type GameUi } from "$web/game";
import { awaited } from "./asking";
import Card from "./Card.svelte";
import { FACES, KINDS } from "./cards";
import { coach } from "./coach";
import RoundEnd from "./RoundEnd.svelte";
import Screen from "./Screen.svelte";
import { tell } from "./tell";
import type { Move, View } from "./types";
import { words } from "./words";

const ui: GameUi<View, Move> = {
  Screen,
  RoundEnd,
  awaited,
  tell,
  coach,
  exhibits(language) {
    const { kinds, faces } = inLanguage(words, language);
    const portraits = Array.from({ length: FACES }, (_, face) => face);
    return KINDS.flatMap((kind) =>
      portraits.map((face) => ({ name: `${kinds[kind]}, ${faces[face]}`, Card, props: { kind, face } })),
    );
  },
};

export default ui;
