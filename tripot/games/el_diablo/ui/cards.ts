// The cards by kind, as a hand holds them: a number is its own kind, then come the three specials.

import { seatLetter } from "$web/game";
import type { Move, Step } from "./types";

export const HIGHEST = 15;
export const DEVIL = 16;
export const CHAMELEON = 17;
export const MAGICIAN = 18;
export const KINDS = Array.from({ length: MAGICIAN }, (_, place) => place + 1);

export type Card = Step["card"];

/** The kind of card that a move plays; none for a bid, a Jackpot or a devil set anew. */
export function kindOf(move: Move): number | null {
  switch (move.kind) {
    case "number":
      return move.value;
    case "devil":
      return DEVIL;
    case "chameleon":
      return CHAMELEON;
    case "magician":
      return MAGICIAN;
    default:
      return null;
  }
}

/** Whom a card names. */
export function named(move: Move): number | null {
  return move.kind === "chameleon" || move.kind === "magician" ? move.player : null;
}

/** One way to write that a card is played, to ask why it cannot be. */
export function wayToPlay(kind: number, other: number): string {
  if (kind === DEVIL) return "D16";
  if (kind === CHAMELEON) return `C>${seatLetter(other)}`;
  if (kind === MAGICIAN) return `M>${seatLetter(other)}+`;
  return String(kind);
}

/** A value as it is printed: a real minus. */
export const counted = (value: number): string => String(value).replace("-", "−");

/** A gain or a loss. */
export const gained = (value: number): string => (value > 0 ? "+" : "") + counted(value);
