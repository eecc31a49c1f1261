// My cards as they lie before me, and what each can do: found among the legal moves, never worked out here.

import type { Choice } from "$web/game";
import { JOKER } from "./animals";
import type { Move, Play, View } from "./types";
import type { Words } from "./words";

export type Source = Play["source"];
export type Call = Play["call"];

export interface Held {
  key: string;
  card: number;
  source: Source;
  label: string;
  playable: boolean;
  texts: Partial<Record<Call, string>>; // the move of each call that this card can be played with
}

/** Equal cards have keys of their own, which stay when one of them goes. */
export function held(cards: number[], source: Source, legal: Choice<Move>[], words: Words): Held[] {
  const seen = new Map<number, number>();
  return [...cards]
    .sort((one, other) => one - other)
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      const texts: Held["texts"] = {};
      for (const { text, move } of legal) {
        if (move.kind === "play" && move.card === card && move.source === source) texts[move.call] = text;
      }
      const playable = Object.keys(texts).length > 0;
      const label = cardName(card, words) + (texts.double === undefined ? "" : `, ${words.doubles}`);
      return { key: `${source} ${card} ${copy}`, card, source, label, playable, texts };
    });
}

export const cardName = (card: number, words: Words): string =>
  card === JOKER ? words.jokerCard : `${card}, ${words.animals[card]}`;

export const cardNames = (cards: number[], words: Words): string =>
  cards.length === 0 ? words.nothing : cards.map((card) => (card === JOKER ? words.joker : card)).join(", ");

/** The move that swaps these cards, or lays them in front, if there is one. */
export function pickedMove(legal: Choice<Move>[], kind: "exchange" | "front", cards: number[]): string | undefined {
  const wanted = sorted(cards);
  return legal.find(({ move }) => move.kind === kind && sorted(move.cards) === wanted)?.text;
}

const sorted = (cards: number[]): string => [...cards].sort((one, other) => one - other).join(" ");

/** A move that would play the card now, written as it would be: to ask why it cannot be made. */
export function askedAbout(item: Held, view: View): string {
  const letter = item.source === "front" ? "f" : "";
  const sign = item.card === view.top && item.card !== JOKER ? "=" : "+";
  return `${letter}${item.card}${sign}`;
}

export const nameMoves = (legal: Choice<Move>[]) =>
  legal.flatMap(({ text, move }) => (move.kind === "name" ? [{ text, player: move.player, call: move.call }] : []));
