// The one short line over the hand: what is asked of me now, or whom we wait for. What is legal is read from the moves.

import type { Sitting } from "$web/game";
import { inLanguage } from "$web/game";
import { colourOf } from "./deck";
import type { Move, View } from "./types";
import { words } from "./words";

export function asked(sitting: Sitting<View, Move>): string {
  const { view, names } = sitting;
  const isAsked = sitting.isMyTurn && !sitting.isReplay;
  const say = inLanguage(words, sitting.language);
  const named = (seats: number[]): string[] => seats.map((seat) => names[seat]);
  if (view.phase === "over") return (view.author_wins ? say.author : say.over)(named(view.winners));
  if (view.phase === "choose") {
    if (sitting.me === null || sitting.isReplay) return say.allChoose;
    return isAsked ? say.yourChoice : say.waitFor(named(view.to_act));
  }
  if (isAsked) return view.phase === "whine" ? toWhine(sitting) : toPlay(sitting);
  const who = names[view.to_act[0]];
  if (view.phase === "whine") return say.theyWhine(who);
  return view.trick.cards.some(Boolean) ? say.theyPlay(who) : say.theyLead(who);
}

function toPlay(sitting: Sitting<View, Move>): string {
  const say = inLanguage(words, sitting.language);
  const led = sitting.view.trick.cards[sitting.view.trick.leader];
  if (!led) return say.youLead;
  const colour = colourOf(led);
  const playable = sitting.legal.map((choice) => choice.text[0]);
  if (!playable.includes(colour)) return say.youAreFree(colour);
  return colour !== "K" && playable.includes("K") ? say.youFollowOrBlack(colour) : say.youFollow(colour);
}

function toWhine(sitting: Sitting<View, Move>): string {
  const say = inLanguage(words, sitting.language);
  const kinds = sitting.legal.map((choice) => choice.move.kind);
  if (!kinds.includes("turn")) return say.youMustTake;
  return kinds.includes("point") ? say.youWhine : say.youMustTurn;
}
