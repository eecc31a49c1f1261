// For a beginner: the most useful sentence at this moment, each kind of moment once in a game.

import type { Advice, Sitting } from "$web/game";
import { inLanguage } from "$web/game";
import { BETS, isIn } from "./deck";
import type { Move, View } from "./types";
import { words } from "./words";

type Moment = keyof (typeof words)["fr"]["coach"];

const ARTICLES: Record<Moment, string> = {
  choose: "CH-4",
  chooseAgain: "CH-12",
  wait: "CH-4",
  bets: "CH-2",
  lead: "CH-6",
  follow: "CH-7",
  black: "CH-11",
  free: "CH-7",
  whine: "CH-10",
  whinePoint: "CH-10",
  whineTurn: "CH-10",
  best: "CH-12",
  tooMany: "CH-12",
  lastCard: "CH-9",
};

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const key = moment(sitting);
  return key === null ? null : { key, sentence: inLanguage(words, sitting.language).coach[key], article: ARTICLES[key] };
}

function moment(sitting: Sitting<View, Move>): Moment | null {
  const { view, me } = sitting;
  if (me === null || view.phase === "over") return null;
  if (view.phase === "choose") {
    if (!sitting.isMyTurn) return "wait";
    return view.round === 0 ? "choose" : "chooseAgain";
  }
  if (!sitting.isMyTurn) return view.tricks.length === 0 && view.trick.cards.every((card) => !card) ? "bets" : null;
  const kinds = sitting.legal.map((choice) => choice.move.kind);
  if (view.phase === "whine") {
    if (!kinds.includes("turn")) return "whinePoint";
    return kinds.includes("point") ? "whine" : "whineTurn";
  }
  const isLeading = view.trick.cards.every((card) => !card);
  return (isLeading ? aboutBet(view, me) : null) ?? aboutTrick(sitting);
}

function aboutBet(view: View, me: number): Moment | null {
  const cells = BETS[view.bet] ?? [];
  const { tricks } = view.players[me];
  const last = cells.at(-1);
  if (last && tricks > last.to) return "tooMany";
  const best = cells.reduce((one, other) => (other.points > one.points ? other : one), cells[0]);
  return view.tricks.length > 2 && best && isIn(best, tricks) && best.to < 7 ? "best" : null;
}

function aboutTrick(sitting: Sitting<View, Move>): Moment {
  const { view, legal } = sitting;
  const led = view.trick.cards[view.trick.leader];
  if (view.hand.length === 1) return "lastCard";
  if (!led) return "lead";
  const playable = legal.map((choice) => choice.text[0]);
  if (!playable.includes(led[0])) return "free";
  return playable.includes("K") ? "black" : "follow";
}
