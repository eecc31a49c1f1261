// What is printed on the cards (LC-1, LC-13 to LC-19): families, forces, points. Tables only; what is legal the server says.

export type Family = "F" | "R" | "G" | "C";
export type Combination = "duo" | "triplette" | "architecte" | "briscard" | "chouine" | "crue" | "champalu";

export const FAMILIES: Family[] = ["F", "R", "G", "C"]; // as a hand is sorted: the trump on the right
export const FORCES = [1, 2, 3, 4, 5, 6, 7, 8];
export const GOAL = 2; // LC-21

export const COMBINATIONS: Combination[] = [
  "duo",
  "triplette",
  "architecte",
  "briscard",
  "chouine",
  "crue",
  "champalu",
];

/** Points of a combination; those without win the round itself. */
export const PRICES: Record<Combination, number | null> = {
  duo: 6,
  triplette: 8,
  architecte: 10,
  briscard: 12,
  chouine: null,
  crue: 4,
  champalu: null,
};

export const ARTICLES: Record<Combination, string> = {
  duo: "LC-13",
  triplette: "LC-14",
  architecte: "LC-15",
  briscard: "LC-16",
  chouine: "LC-17",
  crue: "LC-18",
  champalu: "LC-19",
};

const FULL_HAND: Record<number, number> = { 2: 5, 3: 4, 4: 3 }; // by players
const CARD_POINTS: Record<string, number[]> = {
  adapted: [0, 0, 0, 1, 1, 1, 3, 4],
  traditional: [0, 0, 0, 2, 3, 4, 10, 11],
};

export const familyOf = (card: string): Family => card[0] as Family;
export const forceOf = (card: string): number => Number(card.slice(1));
export const fullHand = (seats: number): number => FULL_HAND[seats] ?? 3;

export function pointsOf(card: string, scale: string): number {
  return CARD_POINTS[scale][forceOf(card) - 1];
}

export function sorted(cards: string[]): string[] {
  const place = (card: string): number => FAMILIES.indexOf(familyOf(card)) * 10 + forceOf(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** The forces of the runs: up from 1, and up to 8. */
export function runOf(combination: "architecte" | "chouine", seats: number): number[] {
  const long = fullHand(seats);
  return combination === "architecte" ? FORCES.slice(0, long) : FORCES.slice(-long);
}
