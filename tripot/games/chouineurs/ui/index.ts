// What Chouineurs gives to the page.

import type { Exhibit, GameUi, Language } from "$web/game";
import BetCard from "./BetCard.svelte";
import Card from "./Card.svelte";
import { coach } from "./coach";
import { phrase } from "./phrase";
import RoundEnd from "./RoundEnd.svelte";
import Screen from "./Screen.svelte";
import { CARDS, PAYS } from "./tables";
import { tell } from "./tell";
import type { Move, View } from "./types";
import { words } from "./words";

function exhibits(language: Language): Exhibit[] {
  const say = words[language];
  const schemers = CARDS.map(([one, other]) => ({ name: say.other(one, other), Card, props: { up: one } }));
  const bets = Object.keys(PAYS).map((bet) => ({ name: say.bet(bet), Card: BetCard, props: { bet } }));
  return [...schemers, ...bets];
}

export default { Screen, RoundEnd, phrase, tell, coach, exhibits } satisfies GameUi<View, Move>;
