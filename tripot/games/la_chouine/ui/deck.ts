// The cards as they are shown (LC-1, LC-13 to LC-19): in which order, and what is printed on them by the tables of the rules.

import { CARD_POINTS, FORCES, HAND_SIZES } from "./tables";

export { FORCES, GOAL, PRICES } from "./tables";

export type Family = "F" | "R" | "G" | "C";
export type Combination = "duo" | "triplette" | "architecte" | "briscard" | "chouine" | "crue" | "champalu";

export const FAMILIES: Family[] = ["F", "R", "G", "C"]; // as a hand is sorted: the trump on the right

export const COMBINATIONS: Combination[] = [
  "duo",
  "triplette",
  "architecte",
  "briscard",
  "chouine",
  "crue",
  "champalu",
];

export const ARTICLES: Record<Combination, string> = {
  duo: "LC-13",
  triplette: "LC-14",
  architecte: "LC-15",
  briscard: "LC-16",
  chouine: "LC-17",
  crue: "LC-18",
  champalu: "LC-19",
};

export const familyOf = (card: string): Family => card[0] as Family;
export const forceOf = (card: string): number => Number(card.slice(1));
export const fullHand = (seats: number): number => HAND_SIZES[seats];

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
