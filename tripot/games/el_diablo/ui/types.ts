// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type View = ElDiabloView;

export type Move = Number | Devil | Chameleon | Magician | SetDevil | Bid | Jackpot;

export interface ElDiabloView {
  seat: number | null;
  seats: number;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  round: number;
  last_round: LastRound | null;
  dealer: number;
  phase: "bids" | "jackpots" | "over" | "play" | "set devil";
  tricks_left: number;
  players: PlayerView[];
  played: number[];
  trick: Trick;
  last_trick: Trick | null;
  hand: number[];
}

/** How the round before this one ended, by seat. */
export interface LastRound {
  bids: number[];
  tricks: number[];
  jackpots: boolean[];
  gains: number[];
}

/** What the seat knows of one player. */
export interface PlayerView {
  hand_size: number;
  bid: number | null;
  tricks: number;
  jackpot: boolean | null;
  points: number;
}

export interface Trick {
  leader: number;
  start: (number | null)[];
  steps: Step[];
  open: number[];
  values: (number | null)[];
  tied: number[];
  winner: number | null;
}

/** One card of a trick with everything that was said about it, what it did, and the values after it (ED-11). */
export interface Step {
  seat: number;
  card: Number | Devil | Chameleon | Magician;
  effect: "changes" | "misses" | "nothing" | "out" | "takes" | "waits";
  out_by: number | null;
  devil: number | null;
  amount: number;
  values: (number | null)[];
}

/** A card with a number. */
export interface Number {
  kind: "number";
  /** ≥ 1; ≤ 15 */
  value: number;
}

/** A devil and its announcement (ED-6). */
export interface Devil {
  kind: "devil";
  value: 0 | 16;
}

/** A chameleon and whom it names (ED-7): nobody, if there is nobody left (ED-9); with a devil its new value (ED-8). */
export interface Chameleon {
  kind: "chameleon";
  /** ≥ 0; < 5 */
  player: number | null;
  devil: 0 | 16 | null;
}

/** A magician, whom it names, and what it does to their value (ED-10). */
export interface Magician {
  kind: "magician";
  /** ≥ 0; < 5 */
  player: number;
  change: "minus" | "plus";
}

/** What a devil is worth that was played after a chameleon had named its player (ED-8). */
export interface SetDevil {
  kind: "set devil";
  value: 0 | 16;
}

/** So many tricks, exactly (ED-3). */
export interface Bid {
  kind: "bid";
  /** ≥ 0; ≤ 18 */
  tricks: number;
}

/** Double or not (ED-13). */
export interface Jackpot {
  kind: "jackpot";
  declared: boolean;
}
