// The one line over the hand: what is asked of me now, or whom the table waits for.

import type { Sitting } from "$web/game";
import { CHAMELEON, DEVIL, MAGICIAN, named } from "./cards";
import type { Move, View } from "./types";
import type { Words } from "./words";

export function prompt(sitting: Sitting<View, Move>, words: Words, asking: number | null, target: number | null): string {
  const { view, me, names } = sitting;
  const waiting = words.list(view.to_act.map((seat) => names[seat]));
  if (view.phase === "over") return words.over;
  if (me === null || sitting.isReplay || !sitting.isMyTurn) return idle(sitting, words, waiting);
  if (asking === DEVIL) return words.askDevil;
  if (asking === CHAMELEON) return target === null ? words.askChameleon : words.askDevilOf(names[target]);
  if (asking === MAGICIAN) return target === null ? words.askMagician : words.askChange(names[target]);
  switch (view.phase) {
    case "bids":
      return words.bidNow;
    case "jackpots":
      return words.askJackpot;
    case "set devil":
      return words.askDevilOf(names[view.trick.steps[view.trick.steps.length - 1].seat]);
    case "play":
      return turn(view, me, names, words);
  }
}

function idle({ view, me }: Sitting<View, Move>, words: Words, waiting: string): string {
  const mine = me === null ? null : view.players[me];
  if (view.phase === "bids") return mine?.bid == null ? words.waitFor(waiting) : words.bidDone(mine.bid, waiting);
  if (view.phase === "jackpots") return mine === null ? words.waitFor(waiting) : words.jackpotDone(waiting);
  return view.phase === "set devil" ? words.waitDevil(waiting) : words.waitFor(waiting);
}

function turn(view: View, me: number, names: string[], words: Words): string {
  const by = view.trick.steps.find((step) => step.card.kind === "chameleon" && named(step.card) === me && step.effect === "waits");
  if (by !== undefined) return words.namedBy(names[by.seat]);
  return view.trick.steps.length === 0 ? words.lead : words.play;
}
