// The one line over the hand: what is asked now, and of whom.

import type { Sitting } from "$web/game";
import { inLanguage } from "$web/game";
import type { Move, View } from "./types";
import { words } from "./words";

export function asked({ view, names, legal, isMyTurn, isReplay, language }: Sitting<View, Move>): string {
  const isAsked = isMyTurn && !isReplay;
  const say = inLanguage(words, language);
  if (view.phase === "over" || view.to_act.length === 0) return say.over;
  const who = names[view.to_act[0]];
  if (view.phase === "take") {
    if (!isAsked) return say.theirTake(who);
    return view.row.length === 1 ? say.myTurnTakeLast : say.myTurnTake;
  }
  if (view.must.length > 0) return isAsked ? say.myTurnMust : say.theirMust(who);
  if (!isAsked) return say.theirTurn(who);
  if (legal.some(({ move }) => move.kind !== "play")) return say.myTurnClaim;
  return view.trick === null ? say.myTurnLead : say.myTurnPlay;
}
