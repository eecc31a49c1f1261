// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type View = LaChouineView;

export type Move = Play | Take | Duo | Triplette | Architecte | Briscard | Chouine;

export interface LaChouineView {
  seat: number | null;
  seats: number;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  round: number;
  options: Record<string, string>;
  last_round: LastRound | null;
  first: number;
  phase: "over" | "play" | "take";
  trick: Trick | null;
  last_trick: Trick | null;
  must: string[];
  row: string[];
  aside: string[];
  pile_size: number;
  gone: string[];
  available: string[];
  players: PlayerView[];
  hand: string[];
}

/** How the round before this one ended. */
export interface LastRound {
  won_by: "champalu" | "chouine" | "points";
  players: Count[];
}

/** What a player had at the end of a round; after a Chouine no points are counted (LC-17). */
export interface Count {
  shown: string[];
  combinations: string[];
  card_points: number;
  total: number;
  rewarded: boolean;
}

/** Cards in the order they were played, from the leader clockwise, and who has played the best one. */
export interface Trick {
  leader: number;
  cards: string[];
  winner: number;
}

/** What this seat knows of one player. */
export interface PlayerView {
  hand_size: number;
  known: string[];
  tricks: number;
  won: string[];
  combinations: string[];
}

/** LC-7. */
export interface Play {
  kind: "play";
  card: string;
}

/** A card of the row (LC-10). */
export interface Take {
  kind: "take";
  card: string;
}

/** LC-13. */
export interface Duo {
  kind: "duo";
  family: "C" | "F" | "G" | "R";
}

/** LC-14: which three of a force. */
export interface Triplette {
  kind: "triplette";
  cards: string[];
}

/** LC-15. */
export interface Architecte {
  kind: "architecte";
  family: "C" | "F" | "G" | "R";
}

/** LC-16. */
export interface Briscard {
  kind: "briscard";
}

/** LC-17. */
export interface Chouine {
  kind: "chouine";
  family: "C" | "F" | "G" | "R";
}
