// What the folder of a game gives to the page (`tripot/games/<game>/ui/`, found by looking), and what its screen is given.

import type { Component } from "svelte";
import type { EntryShown } from "./protocol";

export type Language = "fr" | "en";

/** The fields that every view has. */
export interface AnyView {
  seat: number | null;
  seats: number;
  to_act: number[];
  scores: number[];
  winners: number[];
  round: number;
}

/** A move that can be made now, as it is written and as it is drawn. */
export interface Choice<Move> {
  text: string;
  move: Move;
}

/** Something that happened: whose move, as it is written ("" if it is a secret). Nobody's: time passed, or it is a note. */
export interface Happened {
  n: number;
  seat: number | null;
  move: string;
}

/** One seat's side of the table, or that of somebody who watches. It changes as the game does. */
export interface Sitting<View extends AnyView, Move> {
  readonly view: View;
  readonly me: number | null; // nobody's seat: they watch
  readonly names: string[]; // by seat
  readonly legal: Choice<Move>[]; // what I can do now
  readonly isMyTurn: boolean;
  readonly isReplay: boolean;
  readonly last: Happened | null; // what has just happened
  readonly deadline: number | null; // milliseconds by this machine's clock
  readonly delay: { delay: number; paid: number } | null; // of the line, in games of real time
  readonly language: Language;
  readonly oneTap: boolean; // one tap plays a card; otherwise the first lifts it
  play(text: string): void;
  why(text: string): void; // asks the server why a move cannot be made, and shows the article's sentence
}

export interface Advice {
  key: string; // each is given once in a game
  sentence: string; // what to do now, and why
  article: string; // where the rules say more
}

/** A card in the gallery, where every card of a game is shown. */
export interface Exhibit {
  name: string;
  Card: Component<any>;
  props: Record<string, unknown>;
}

/** The default export of `tripot/games/<game>/ui/index.ts`. `Box.svelte` beside it is the game's picture on the first page. */
export interface GameUi<View extends AnyView = any, Move = any> {
  Screen: Component<{ sitting: Sitting<View, Move> }>; // others along the top, the centre, my hand at the bottom
  RoundEnd: Component<{ view: View; names: string[]; language: Language }>; // who scored what in the last round, and why
  awaited?(view: View): number[]; // whose turn it is, if that is not everybody who may do something (`to_act`)
  phrase?(move: Move, names: string[], language: Language): string; // a move that one could make, in a few words, for hints
  tell(happened: Happened, view: View, names: string[], language: Language): string; // one sentence, with the view just after
  coach(sitting: Sitting<View, Move>): Advice | null; // what a beginner should know at this moment
  exhibits(language: Language): Exhibit[];
}

/** The words of the language, from a catalogue that has both. */
export function inLanguage<Words>(words: Record<Language, Words>, language: Language): Words {
  return words[language];
}

const LETTERS = "ABCDEFGHIJ";

export const seatLetter = (seat: number): string => LETTERS[seat];

/** The seat of a letter; null: nobody's. */
export const seatNumber = (letter: string): number | null => (/^[A-J]$/.test(letter) ? LETTERS.indexOf(letter) : null);

/** What happened, from how the server tells it. */
export const happenedIn = ({ n, seat, move = "" }: EntryShown): Happened => ({ n, seat: seatNumber(seat), move });
