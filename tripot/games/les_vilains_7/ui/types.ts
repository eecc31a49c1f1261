// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type View = LesVilains7View;

export type Move = Flip | Number | Noise | Contest;

export interface LesVilains7View {
  seat: number | null;
  seats: number;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  round: number;
  rules: HouseView;
  phase: "answer" | "contest" | "flip" | "over";
  players: PlayerView[];
  box: number;
  starter: number;
  turn: number;
  top: number | null;
  flipper: number | null;
  passer: number | null;
  silent: number | null;
  said: string[];
  answer: AnswerView | null;
  is_noise_chosen: boolean;
  contesters: number[];
  now: number;
  began: number;
  deadline: number | null;
  last_tour: LastTour | null;
}

/** The table's options. */
export interface HouseView {
  by_players: boolean;
  vilains_rule: boolean;
  more_vilain: boolean;
  no_doubles: boolean;
  limit: number;
}

/** What everybody knows of one player. */
export interface PlayerView {
  stack: number;
  is_empty: boolean;
}

/** The last complete answer: what was said, not whether it was right. */
export interface AnswerView {
  seat: number;
  words: string[];
}

/** How the tour before this one ended. */
export interface LastTour {
  mistake: "late answer" | "late flip" | "out of turn" | "should pass" | "spoke" | "wrong contest" | "wrong noise" | "wrong number";
  takers: number[];
  author: number | null;
  words: string[];
  due: string[];
  contesters: number[];
  recount: number[] | null;
}

/** V7-5. */
export interface Flip {
  kind: "flip";
}

/** A number that is said (V7-5). */
export interface Number {
  kind: "number";
  /** ≥ 1; ≤ 7 */
  value: number;
}

/** A noise or any other word that is said (V7-14, V7-15), as `read_word` would read it. */
export interface Noise {
  kind: "noise";
  word: string;
}

/** V7-12. */
export interface Contest {
  kind: "contest";
}
