// The cards and bets as they are drawn: what is printed on them is in the tables of the rules.

import { CARDS, COLOURS, PAYS, TRICKS } from "./tables";

export type Colour = "B" | "R" | "Y" | "K";

/** Which cell of a bet card a number of tricks is in, and what it pays; the last may stand for "or more". */
export interface Payment {
  from: number;
  to: number;
  points: number;
}

const OTHER = new Map(CARDS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

export const otherEnd = (end: string): string => OTHER.get(end) ?? end;

/** The same for both ends: a card, whichever way it is held. */
export const cardKey = (end: string): string => [end, otherEnd(end)].sort().join("/");

export const colourOf = (end: string): Colour => end[0] as Colour;

export const valueOf = (end: string): number => Number(end.slice(1));

/** By colour, the strongest last, then by value. */
export function inOrder(one: string, other: string): number {
  return COLOURS.indexOf(one[0]) - COLOURS.indexOf(other[0]) || valueOf(one) - valueOf(other);
}

/** What each bet card pays (CH-2); numbers of tricks up to the last that pay the same are one payment. */
export const BETS: Record<string, Payment[]> = Object.fromEntries(
  Object.entries(PAYS).map(([bet, pays]) => [bet, payments(pays)]),
);

function payments(pays: Record<number, number>): Payment[] {
  const cells: Payment[] = [];
  for (const [tricks, points] of Object.entries(pays)) {
    const before = cells.at(-1);
    if (before && before.points === points) before.to = Number(tricks);
    else cells.push({ from: Number(tricks), to: Number(tricks), points });
  }
  return cells;
}

export const paymentName = (payment: Payment): string =>
  payment.to === TRICKS ? `${payment.from}+` : `${payment.from}`;

export const isIn = (payment: Payment, tricks: number): boolean => payment.from <= tricks && tricks <= payment.to;
