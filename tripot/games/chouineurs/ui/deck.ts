// The cards as the rules list them: read from `deck.py`, the one place to correct, so that a drawn card is a true one.

import list from "../deck.py?raw";

export type Colour = "B" | "R" | "Y" | "K";

/** Which cell of a bet card a number of tricks is in, and what it pays; the last may stand for "or more". */
export interface Payment {
  from: number;
  to: number;
  points: number;
}

const TRICKS = 7; // of a round
const STRENGTH = "BRYK"; // from the weakest to the strongest (CH-11)

const block = /CARDS: Final = """([^"]*)"""/.exec(list)?.[1] ?? "";

/** The 44 cards by their two ends (CH-1). */
export const CARDS: [string, string][] = block
  .trim()
  .split(/\s+/)
  .map((card) => card.split("/") as [string, string]);

const OTHER = new Map(CARDS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

export const otherEnd = (end: string): string => OTHER.get(end) ?? end;

/** The same for both ends: a card, whichever way it is held. */
export const cardKey = (end: string): string => [end, otherEnd(end)].sort().join("/");

export const colourOf = (end: string): Colour => end[0] as Colour;

export const valueOf = (end: string): number => Number(end.slice(1));

/** By colour, the strongest last, then by value. */
export function inOrder(one: string, other: string): number {
  return STRENGTH.indexOf(one[0]) - STRENGTH.indexOf(other[0]) || valueOf(one) - valueOf(other);
}

/** What each bet card pays (CH-2); numbers of tricks up to the last that pay the same are one payment. */
export const BETS: Record<string, Payment[]> = Object.fromEntries(
  [...list.matchAll(/"([^"]+)": \{([\d:, ]+)\}/g)].map(([, name, pays]) => [name, payments(pays)]),
);

function payments(pays: string): Payment[] {
  const cells: Payment[] = [];
  for (const [, tricks, points] of pays.matchAll(/(\d+): (\d+)/g)) {
    const before = cells.at(-1);
    if (before && before.points === Number(points)) before.to = Number(tricks);
    else cells.push({ from: Number(tricks), to: Number(tricks), points: Number(points) });
  }
  return cells;
}

export const paymentName = (payment: Payment): string =>
  payment.to === TRICKS ? `${payment.from}+` : `${payment.from}`;

export const isIn = (payment: Payment, tricks: number): boolean => payment.from <= tricks && tricks <= payment.to;
