// What La Chouine gives to the page.

import type { Exhibit, GameUi, Language } from "$web/game";
import { inLanguage } from "$web/game";
import Card from "./Card.svelte";
import { coach } from "./coach";
import CombinationCard from "./CombinationCard.svelte";
import type { Combination } from "./deck";
import { COMBINATIONS, FAMILIES, FORCES } from "./deck";
import { phrase } from "./phrase";
import RoundEnd from "./RoundEnd.svelte";
import Screen from "./Screen.svelte";
import { tell } from "./tell";
import type { Move, View } from "./types";
import { words } from "./words";

const BY_SEATS: Combination[] = ["architecte", "briscard", "chouine"]; // LC-2: one for each number of players

function exhibits(language: Language): Exhibit[] {
  const say = inLanguage(words, language);
  const cards = FAMILIES.flatMap((family) =>
    FORCES.map((force) => ({ name: say.card(`${family}${force}`), Card, props: { card: `${family}${force}` } })),
  );
  const combinations = COMBINATIONS.flatMap((combination) =>
    (BY_SEATS.includes(combination) ? [2, 3, 4] : [2]).map((seats) => ({
      name: `${say.name[combination]} (${say.takes(combination, seats)})`,
      Card: CombinationCard,
      props: { combination, seats, language },
    })),
  );
  return [...cards, ...combinations];
}

export default { Screen, RoundEnd, phrase, tell, coach, exhibits } satisfies GameUi<View, Move>;
