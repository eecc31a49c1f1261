// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type View = HulaHooView;

export type Move = Play | Pass | Name | Exchange | Front;

export interface HulaHooView {
  seat: number | null;
  seats: number;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  round: number;
  options: Record<string, boolean>;
  last_round: LastRound | null;
  first: number;
  phase: "exchange" | "front" | "name" | "name again" | "over" | "play";
  active: number;
  call: "" | "double" | "moins" | "plus";
  top: number;
  discard: number[];
  pile_size: number;
  pile_bottom: number[];
  players: PlayerView[];
  hand: number[];
  chosen: number[];
}

/** How the round before this one ended. */
export interface LastRound {
  winner: number;
  won_by: "last one in" | "no card left";
  points: number;
  shown: number[][];
}

/** What everybody knows of one player. */
export interface PlayerView {
  front: number[];
  hand_size: number;
  known: number[];
  inside: boolean;
  points: number;
  wins: number;
}

/** A card and the call that goes with it. */
export interface Play {
  kind: "play";
  card: number;
  source: "front" | "hand";
  call: "double" | "moins" | "plus";
}

/** HH-12. */
export interface Pass {
  kind: "pass";
}

/** Who must answer (HH-22); with a call where it may change. */
export interface Name {
  kind: "name";
  player: number;
  call: "moins" | "plus" | null;
}

/** The cards in front to swap (HH-3). */
export interface Exchange {
  kind: "exchange";
  cards: number[];
}

/** The five of ten cards to lay in front (HH-20). */
export interface Front {
  kind: "front";
  cards: number[];
}
