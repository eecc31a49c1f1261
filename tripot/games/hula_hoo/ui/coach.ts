// The most useful sentence for a beginner at this moment: what is rare before what is usual.

import type { Advice, Sitting } from "$web/game";
import { inLanguage } from "$web/game";
import { JOKER } from "./animals";
import type { Move, View } from "./types";
import { words } from "./words";

const ARTICLES = {
  front: "HH-20",
  exchange: "HH-3",
  open: "HH-5",
  pass: "HH-12",
  lastJoker: "HH-15",
  lastCard: "HH-14",
  double: "HH-9",
  wall: "HH-11",
  onlyJoker: "HH-10",
  couldDouble: "HH-7",
  duel: "HH-16",
  answer: "HH-6",
  name: "HH-22",
  nameAgain: "HH-22",
  out: "HH-17",
} as const;

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const key = moment(sitting);
  if (key === null) return null;
  return { key, sentence: inLanguage(words, sitting.language).advice[key], article: ARTICLES[key] };
}

function moment({ view, me, legal, isMyTurn, isReplay }: Sitting<View, Move>): keyof typeof ARTICLES | null {
  if (me === null || isReplay || view.winners.length > 0) return null;
  if (!view.players[me].inside) return "out";
  if (!isMyTurn) return null;
  if (view.phase === "front" || view.phase === "exchange" || view.phase === "name") return view.phase;
  if (view.phase === "name again") return "nameAgain";

  const cards = [...view.hand, ...view.players[me].front];
  const plays = legal.flatMap(({ move }) => (move.kind === "play" ? [move] : []));
  if (plays.length === 0) return "pass";
  if (cards.length === 1) return "lastCard";
  if (cards.length <= 3 && cards.includes(JOKER)) return "lastJoker";
  if (view.call === "") return "open";
  if (view.call === "double") return "double";
  if (plays.every(({ card }) => card === JOKER)) return "onlyJoker";
  if ((view.top === 13 && view.call === "plus") || (view.top === 1 && view.call === "moins")) return "wall";
  if (plays.some(({ call }) => call === "double")) return "couldDouble";
  if (view.seats > 2 && view.players.filter(({ inside }) => inside).length === 2) return "duel";
  return "answer";
}
