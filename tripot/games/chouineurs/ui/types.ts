// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type View = ChouineursView;

export type Move = Play | Turn | Point | Choose;

export interface ChouineursView {
  seat: number | null;
  seats: number;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  round: number;
  phase: "choose" | "over" | "play" | "whine";
  leader: number;
  trick: TrickView;
  tricks: TrickView[];
  last_trick: TrickView | null;
  last_round: Result[];
  reserve: number;
  players: PlayerView[];
  hand: Held[];
  bet: string;
  author_wins: boolean;
}

/** A trick, or as much of it as there is. */
export interface TrickView {
  leader: number;
  cards: string[];
  winner: number | null;
  whiners: number[];
  whines: ("" | "point" | "turn")[];
}

/** What the last round brought one player. */
export interface Result {
  bet: string;
  tricks: number;
  whined: number;
  points: number;
}

/** What everybody knows of one player. */
export interface PlayerView {
  hand_size: number;
  bet: string;
  bets: string[];
  tricks: number;
  whined: number;
  lacks: string[];
  points: number;
}

/** A card in one's own hand, by its two ends. */
export interface Held {
  up: string;
  down: string;
}

/** A card, by the end that is up (CH-6, CH-7). */
export interface Play {
  kind: "play";
  card: string;
}

/** Whining: turn a card, named by the end that was up before (CH-10). */
export interface Turn {
  kind: "turn";
  card: string;
}

/** Whining: a card of the reserve, for a point (CH-10). */
export interface Point {
  kind: "point";
}

/** Which way up to hold the hand, and a bet card (CH-4). */
export interface Choose {
  kind: "choose";
  orientation: "keep" | "turn";
  bet: string;
}
