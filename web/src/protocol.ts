// Generated from the Python types by `python -m tripot.server.typescript`: change those instead.

export type AnyWish = Hello | Sit | Leave | SeatBot | Swap | HandOver | Invite | Start | Play | Ask | Hint | Back | Propose | Agree | Say | React | Mute | Pong;

export type AnyNews = Welcome | Event | TableNews | Done | Refused | Hinted | Said | Reacted | Proposed | Here | Ping;

/** The first message: which table, with the key of a seat or of the spectators, and the last number that is known. */
export interface Hello {
  kind: "hello";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** length ≤ 40 */
  table: string;
  /** matches ^[A-Za-z0-9_-]{32,64}\Z; null if missing */
  key?: string | null;
  /** matches ^[A-J]\Z; null if missing */
  seat?: string | null;
  /** matches ^[A-Za-z0-9_-]{32,64}\Z; null if missing */
  watch?: string | null;
  /** ≥ 0; < 9007199254740992; 0 if missing */
  since?: number;
}

/** Take an empty seat, or the one of an invitation, with the key that was said hello with. */
export interface Sit {
  kind: "sit";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** length ≤ 400 */
  name: string;
  /** matches ^[A-J]\Z; null if missing */
  seat?: string | null;
  /** matches ^[A-Za-z0-9_-]{32,64}\Z; null if missing */
  invitation?: string | null;
}

/** Get up; or, said by the host of another seat, ask somebody to. */
export interface Leave {
  kind: "leave";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z; null if missing */
  seat?: string | null;
}

export interface SeatBot {
  kind: "bot";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z */
  seat: string;
  /** length ≥ 1; length ≤ 40 */
  level: string;
}

export interface Swap {
  kind: "swap";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z */
  seat: string;
  /** matches ^[A-J]\Z */
  other: string;
}

/** Make somebody the host; of oneself, if the host is gone. */
export interface HandOver {
  kind: "host";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z */
  seat: string;
}

/** A code to take a seat with, whose device is lost or that a bot has. */
export interface Invite {
  kind: "invite";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z */
  seat: string;
}

/** The first game, or a rematch. */
export interface Start {
  kind: "start";
  /** length ≥ 1; length ≤ 40 */
  id: string;
}

/** A move in notation, and the last number that its sender had seen; where time matters, also the round. */
export interface Play {
  kind: "play";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** length ≥ 1; length ≤ 200 */
  move: string;
  /** ≥ 0; < 9007199254740992 */
  n: number;
  /** ≥ 0; < 9007199254740992; null if missing */
  round?: number | null;
}

/** Why can this move not be made now? It is refused as it would be if it were played; done: it could be made. */
export interface Ask {
  kind: "ask";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** length ≥ 1; length ≤ 200 */
  move: string;
}

/** What can be expected of every move that I can make now? Done: it is being thought out, and told as soon as it is. */
export interface Hint {
  kind: "hint";
  /** length ≥ 1; length ≤ 40 */
  id: string;
}

/** I play myself again. */
export interface Back {
  kind: "back";
  /** length ≥ 1; length ≤ 40 */
  id: string;
}

/** Everybody who is here must agree to a pause or a takeback; to go on, one is enough. */
export interface Propose {
  kind: "propose";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  what: "pause" | "resume" | "takeback";
}

/** Yes or no to what is proposed, and what that is. */
export interface Agree {
  kind: "agree";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  what: "pause" | "resume" | "takeback";
  yes: boolean;
}

/** Chat; never in the log. */
export interface Say {
  kind: "say";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** length ≥ 1; length ≤ 300 */
  text: string;
}

export interface React {
  kind: "react";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  sign: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "think";
}

/** Hear no chat and see no signs of a seat, or hear it again; for this connection. */
export interface Mute {
  kind: "mute";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-J]\Z */
  seat: string;
  is_muted: boolean;
}

/** The answer to a ping, at once, with its number; it is not answered. */
export interface Pong {
  kind: "pong";
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** ≥ 0; < 9007199254740992 */
  ping: number;
}

/** What is posted to open a table; posted again, it leads to the same table. */
export interface NewTable {
  /** length ≥ 1; length ≤ 40 */
  id: string;
  /** matches ^[A-Za-z0-9_-]{32,64}\Z */
  key: string;
  /** length ≤ 400 */
  name: string;
  settings: SentSettings;
}

/** What the host chooses before anybody sits down. */
export interface SentSettings {
  game: string;
  seats: number;
  /** {} if missing */
  options?: Record<string, boolean | number | string>;
  /** {"kind":"none","seconds":0,"increment":0} if missing */
  clock?: SentClock;
  /** false if missing */
  is_listed?: boolean;
  /** true if missing */
  spectators?: boolean;
  hints?: boolean;
  /** ≥ 0; ≤ 600; 0 if missing */
  delay?: number;
  /** ≥ 0; ≤ 3600; null if missing */
  grace?: number | null;
}

/** How long a player may think: for ever, so long for each move, or in all with a little more after each move. */
export interface SentClock {
  /** "none" if missing */
  kind?: "bank" | "move" | "none";
  /** ≥ 0; ≤ 2592000; 0 if missing */
  seconds?: number;
  /** ≥ 0; ≤ 2592000; 0 if missing */
  increment?: number;
}

/** Everything that its receiver may know now; later news only says what changes. */
export interface Welcome {
  kind: "welcome";
  n: number;
  now: number;
  seat: string | null;
  shown: TableShown;
  view: Record<string, unknown> | null;
  /** [] if missing */
  legal?: LegalMove[];
  /** null if missing */
  deadline?: number | null;
  /** null if missing */
  clocks?: ClocksShown | null;
  /** [] if missing */
  missed?: EntryShown[];
  /** "" if missing */
  watch?: string;
  /** [] if missing */
  here?: string[];
  /** null if missing */
  proposed?: Proposed | null;
  /** [] if missing */
  chat?: Said[];
}

/** The table as everybody sees it. */
export interface TableShown {
  table: string;
  settings: Settings;
  seats: SeatShown[];
  games: number;
  is_playing: boolean;
  is_paused: boolean;
  announced: Announced | null;
  seed: string | null;
}

/** What the host chooses before anybody sits down. */
export interface Settings {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  is_listed: boolean;
  spectators: boolean;
  hints?: boolean;
  /** ≥ 0; ≤ 600 */
  delay: number;
  /** ≥ 0; ≤ 3600 */
  grace: number | null;
}

/** How long a player may think: for ever, so long for each move, or in all with a little more after each move. */
export interface Clock {
  kind: "bank" | "move" | "none";
  /** ≥ 0; ≤ 2592000 */
  seconds: number;
  /** ≥ 0; ≤ 2592000 */
  increment: number;
}

/** Who sits there; nobody, if there is neither a name nor a level. */
export interface SeatShown {
  seat: string;
  /** "" if missing */
  name?: string;
  /** "" if missing */
  level?: string;
  /** false if missing */
  is_host?: boolean;
  /** false if missing */
  is_away?: boolean;
  /** false if missing */
  is_invited?: boolean;
}

/** What everybody may know of a header while the game runs; of its finished log anybody can make the same again. */
export interface Announced {
  tripot: number;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  /** "" if missing */
  commitment?: string;
  /** [] if missing */
  players?: string[];
}

/** A move that can be made now, as it is written and as a screen draws it. */
export interface LegalMove {
  text: string;
  move: unknown;
}

/** What each seat had left at a moment, in milliseconds; it runs down for those who can move. */
export interface ClocksShown {
  at: number;
  left: number[];
}

/** An entry of the game that happened before. */
export interface EntryShown {
  n: number;
  seat: string;
  /** "" if missing */
  move?: string;
  /** 0 if missing */
  at?: number;
}

/** What somebody would like, and who agrees so far. Nothing: it is off, or done. */
export interface Proposed {
  kind: "proposed";
  /** "" if missing */
  what?: string;
  /** "" if missing */
  by?: string;
  /** [] if missing */
  agreed?: string[];
}

export interface Said {
  kind: "said";
  seat: string;
  name: string;
  text: string;
  at: number;
}

/** Something happened in the game: who did what, and which fields of the view are new: first those that are the same */
export interface Event {
  kind: "event";
  /** {} if missing */
  own?: Record<string, unknown>;
  /** "" if missing */
  move?: string;
  /** null if missing */
  legal?: LegalMove[] | null;
  n: number;
  at: number;
  seat: string;
  changes: unknown;
  /** null if missing */
  deadline?: number | null;
  /** null if missing */
  clocks?: ClocksShown | null;
  /** 0 if missing */
  paid?: number;
  /** null if missing */
  shown?: TableShown | null;
}

/** Somebody came, went, or changed something at the table. */
export interface TableNews {
  kind: "table";
  n: number;
  shown: TableShown;
}

/** A wish was carried out, as the record of this number if it is in the log; with the code of an invitation. */
export interface Done {
  kind: "done";
  id: string;
  /** 0 if missing */
  n?: number;
  /** "" if missing */
  invitation?: string;
}

/** One plain sentence in each language; the article, if it is one that forbids it. */
export interface Refused {
  kind: "refused";
  id: string;
  code: "bad_message" | "broken" | "closing" | "full" | "illegal" | "late" | "not_saved" | "not_yours" | "refused" | "stale" | "too_fast" | "unknown_game" | "unknown_table" | "wrong_key";
  fr: string;
  en: string;
  /** "" if missing */
  article?: string;
}

/** What a search from the receiver's view has found, the best move first. No moves: the reason says why there is none. */
export interface Hinted {
  kind: "hint";
  n: number;
  counts: "percent" | "points";
  reason: Words;
  /** [] if missing */
  moves?: MoveHinted[];
}

/** The same in each language. */
export interface Words {
  fr: string;
  en: string;
}

/** A legal move, and how it did in worlds that fit the view. */
export interface MoveHinted {
  text: string;
  mean: number;
  spread: number;
  playouts: number;
}

export interface Reacted {
  kind: "reacted";
  seat: string;
  sign: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "think";
}

/** The seats with somebody connected. */
export interface Here {
  kind: "here";
  seats: string[];
}

/** To be answered at once; with the round trip measured so far, and how much of it would be paid. */
export interface Ping {
  kind: "ping";
  ping: number;
  delay: number;
  paid: number;
}

export interface TableOpened {
  table: string;
  watch: string;
}

/** A rule of the house: one of these values or, where there are bounds, any number between them. */
export interface OptionShown {
  key: string;
  article: string;
  title: Words;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  names: Words[];
  is_range: boolean;
}

/** A bot that can be seated. */
export interface LevelShown {
  key: string;
  name: Words;
  sentence: Words;
}

/** A game that can be played here. */
export interface GameShown {
  key: string;
  name: Words;
  sentence: Words;
  author: string;
  seats: number[];
  minutes: number;
  is_timed: boolean;
  levels: LevelShown[];
  options: OptionShown[];
}

/** A table that anybody may find. */
export interface TableListed {
  table: string;
  settings: Settings;
  host: string;
  free: number;
}

/** A finished game that was dealt and played again from its seed, and what was announced of it at the start. */
export interface Verified {
  announced: Announced;
  seed: string;
  entries: number;
  head: string;
  scores: number[];
  winners: string[];
}

/** The rulebook of a game in one language. */
export interface RulesShown {
  title: string;
  page: string;
  articles: Record<string, string>;
}

/** A finished game as it stood after an entry of its log; number 0 is the start. */
export interface Frame {
  n: number;
  seat: string;
  move: string;
  at: number;
  view: Record<string, unknown>;
  legal: LegalMove[];
  views: Record<string, unknown>[];
}

/** A finished game, moment by moment, as somebody saw it or with all hands shown. */
export interface Frames {
  game: string;
  seats: number;
  players: string[];
  options: Record<string, boolean | number | string>;
  frames: Frame[];
}
