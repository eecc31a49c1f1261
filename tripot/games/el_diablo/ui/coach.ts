// What a beginner should know at this moment: the rarest moments first, since each is told once.

import { type Advice, inLanguage, type Sitting } from "$web/game";
import { CHAMELEON, DEVIL, MAGICIAN, named } from "./cards";
import type { Move, View } from "./types";
import { type Words, words as catalogue } from "./words";

type Key = keyof Words["coach"];

const ARTICLES: Record<Key, string> = {
  bid: "ED-3", zero: "ED-14", wait: "ED-3", lead: "ED-4", need: "ED-5", enough: "ED-14", missed: "ED-14", last: "ED-5",
  devil: "ED-6", chameleon: "ED-7", magician: "ED-10", named: "ED-9", set: "ED-8", jackpot: "ED-13",
};

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const key = moment(sitting);
  if (key === null) return null;
  return { key, sentence: inLanguage(catalogue, sitting.language).coach[key], article: ARTICLES[key] };
}

function moment({ view, me, isMyTurn, isReplay }: Sitting<View, Move>): Key | null {
  if (me === null || isReplay || view.phase === "over") return null;
  if (view.phase === "bids") return !isMyTurn ? "wait" : view.round === 0 ? "bid" : "zero";
  if (!isMyTurn) return null;
  if (view.phase === "jackpots") return "jackpot";
  if (view.phase === "set devil") return "set";
  return asked(view, me);
}

function asked(view: View, me: number): Key {
  const { steps, open } = view.trick;
  const { tricks, bid } = view.players[me];
  const turn = view.tricks_left % 4; // the three specials take turns with what the bid asks for
  if (steps.some((step) => step.card.kind === "chameleon" && named(step.card) === me && step.effect === "waits")) return "named";
  if (turn === 1 && view.hand.includes(DEVIL)) return "devil";
  if (turn === 2 && steps.length > 0 && view.hand.includes(CHAMELEON)) return "chameleon";
  if (turn === 3 && steps.length > 0 && view.hand.includes(MAGICIAN)) return "magician";
  if (bid !== null && tricks > bid) return "missed";
  if (bid !== null && tricks === bid) return "enough";
  if (steps.length === 0) return "lead";
  return open.length === 1 ? "last" : "need";
}
