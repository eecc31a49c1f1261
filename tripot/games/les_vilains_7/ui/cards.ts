// The five kinds of cards, as the view numbers them, and how a recount counts them (V7-1, V7-3).

export const GANGSTER = 0;
export const PHONE = 1;
export const PISTOL = 2;
export const DOUBLE_GANGSTER = 3;
export const DOUBLE_PHONE = 4;
export const KINDS = [GANGSTER, PHONE, PISTOL, DOUBLE_GANGSTER, DOUBLE_PHONE];
export const FACES = 7;

const HIGHEST = 7;
const PERIOD = 12; // 1 2 3 4 5 6 7 6 5 4 3 2

export const isDouble = (kind: number): boolean => kind === DOUBLE_GANGSTER || kind === DOUBLE_PHONE;
export const isPhone = (kind: number): boolean => kind === PHONE || kind === DOUBLE_PHONE;

/** What was to be said for the n-th gangster of a pile that is recounted. */
export function numberOf(gangster: number): number {
  const step = (gangster - 1) % PERIOD;
  return step < HIGHEST ? step + 1 : PERIOD + 1 - step;
}

export interface Recounted {
  kind: number;
  numbers: number[]; // one for each gangster on the card
}

/** V7-12: the pile card by card, each with its count. */
export function recounted(pile: number[]): Recounted[] {
  let gangsters = 0;
  return pile.map((kind) => {
    const numbers = (isDouble(kind) ? [1, 2] : [1]).map((part) => numberOf(gangsters + part));
    gangsters += numbers.length;
    return { kind, numbers };
  });
}

/** Whose portrait a card shows: scattered, so that nobody can count by the faces. */
export function faceOf(n: number): number {
  return (Math.imul(n + 11, 2654435761) >>> 7) % FACES;
}
