// A table as this browser knows it: what the server has told, put together. What is legal, and when, only the server says.

import { No } from "./fetched";
import { type AnyView, type Choice, type Happened, happenedIn, type Language, seatNumber } from "./game";
import { type Fields, Line, type LineState } from "./line";
import type { AnyNews, AnyWish, Done, Hinted, Proposed, Refused, Said, TableShown, Welcome } from "./protocol";
import { rememberPromise } from "./replay/promises";
import { settings } from "./settings.svelte";

const MOST_ENTRIES = 400;
const SHOWN_FOR = 3500; // milliseconds, a sign

/** What happened, as it is told: in both languages, for the view that tells it is soon another. */
export interface Entry extends Happened {
  told: Record<Language, string> | null;
}

export class Table {
  state = $state<LineState>("opening");
  shown = $state.raw<TableShown | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<AnyView | null>(null);
  legal = $state.raw<Choice<unknown>[]>([]);
  entries = $state.raw<Entry[]>([]);
  teller: ((happened: Happened, view: AnyView) => Record<Language, string>) | null = null; // once the game's words are there
  deadline = $state<number | null>(null); // by this machine's clock
  clocks = $state.raw<{ at: number; left: number[] } | null>(null);
  delay = $state.raw<{ delay: number; paid: number } | null>(null);
  here = $state.raw<string[]>([]);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  draft = $state(""); // what I am about to say
  proposed = $state.raw<Proposed | null>(null);
  signs = $state<Record<string, string>>({});
  watch = $state("");
  fault = $state.raw<Refused | null>(null); // the table cannot be come to: one sentence, and a way on
  refusal = $state.raw<Refused | null>(null); // the last no
  isBusy = $state(false); // a move is on its way
  hint = $state.raw<Hinted | null>(null); // for the choice that is mine now
  isHinting = $state(false); // one is being thought out
  private hintIsAfter = 0; // the last number that I knew when I asked: what was thought out before is for another choice
  private isStarting = false;
  private n = 0;
  private ahead = 0; // how far the server's clock is ahead of this one
  private readonly line: Line;

  constructor(
    readonly id: string,
    key: string | null,
    watch: string | null,
  ) {
    this.line = new Line(
      () => ({ table: id, key, watch, since: this.n }) as Fields<"hello">,
      (news) => this.hear(news),
      (state) => (this.state = state),
    );
  }

  close(): void {
    this.line.close();
  }

  get isHost(): boolean {
    return this.seat !== null && this.shown?.seats[this.seat]?.is_host === true;
  }

  get last(): Happened | null {
    return this.entries.at(-1) ?? null;
  }

  get isOver(): boolean {
    return this.view !== null && this.shown?.is_playing === false;
  }

  // --- Wishes ---

  /** Whatever the answer is, it is not lost: a no is shown. */
  async wish<K extends AnyWish["kind"]>(kind: K, fields: Fields<K>): Promise<Done | null> {
    this.refusal = null;
    try {
      return await this.line.wish(kind, fields);
    } catch (no) {
      if (!(no instanceof No)) throw no;
      this.refusal = no.refused;
      return null;
    }
  }

  async play(text: string): Promise<void> {
    const isRealTime = this.delay !== null;
    if (this.view === null || (this.isBusy && !isRealTime)) return;
    this.isBusy = true;
    const round = isRealTime ? { round: this.view.round } : {};
    await this.wish("play", { move: text, n: this.n, ...round } as Fields<"play">);
    this.isBusy = false;
  }

  async why(text: string): Promise<void> {
    await this.wish("ask", { move: text });
  }

  /** It comes as news; not once the choice is made that it is for. */
  async askHint(): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    this.hintIsAfter = this.n;
    if ((await this.wish("hint", {})) === null) this.forgetHint();
  }

  forgetHint(): void {
    this.hint = null;
    this.isHinting = false;
  }

  /** Bots on the seats that are free, if a level is given, then the game begins. A second tap begins nothing. */
  async start(level = ""): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    for (const { seat, name, level: bot } of this.shown?.seats ?? []) {
      if (level && !name && !bot) await this.wish("bot", { seat, level });
    }
    await this.wish("start", {});
    this.isStarting = false;
  }

  // --- News ---

  private hear(news: AnyNews): void {
    switch (news.kind) {
      case "welcome":
        return this.welcome(news);
      case "event": {
        const happened = happenedIn(news);
        this.n = news.n;
        this.view = { ...this.view, ...(news.changes as object), ...news.own } as AnyView;
        if (news.legal) {
          this.legal = news.legal as Choice<unknown>[];
          this.forgetHint();
        }
        this.deadline = this.local(news.deadline);
        this.clocks = news.clocks ?? null;
        if (news.shown) this.shown = news.shown;
        this.entries = [...this.entries.slice(-MOST_ENTRIES), { ...happened, told: this.teller?.(happened, this.view) ?? null }];
        return;
      }
      case "table":
        this.n = news.n;
        this.shown = news.shown;
        return;
      case "refused":
        if (this.state !== "open") this.fault = news; // not even a welcome
        return;
      case "hint":
        if (news.n < this.hintIsAfter) return;
        if (this.isHinting) this.hint = news;
        this.isHinting = false;
        return;
      case "said":
        this.chat = [...this.chat.slice(-29), news];
        this.unread += 1;
        return;
      case "reacted":
        this.signs[news.seat] = news.sign;
        setTimeout(() => delete this.signs[news.seat], SHOWN_FOR);
        return;
      case "proposed":
        this.proposed = news.what ? news : null;
        return;
      case "here":
        this.here = news.seats;
        return;
      case "ping":
        this.delay = { delay: news.delay, paid: news.paid };
        return;
    }
  }

  private welcome(news: Welcome): void {
    this.forgetHint();
    const isNewGame = this.shown?.games !== news.shown.games;
    this.ahead = news.now - Date.now();
    this.fault = null;
    this.n = news.n;
    this.seat = news.seat === null ? null : seatNumber(news.seat);
    this.shown = news.shown;
    rememberPromise(this.id, news.shown.games, news.shown.announced?.commitment);
    this.view = news.view as AnyView | null;
    this.legal = (news.legal ?? []) as Choice<unknown>[];
    this.deadline = this.local(news.deadline);
    this.clocks = news.clocks ?? null;
    this.here = news.here ?? [];
    this.chat = news.chat ?? [];
    this.proposed = news.proposed?.what ? news.proposed : null;
    this.watch = news.watch ?? "";
    const missed = (news.missed ?? []).map((entry) => ({ ...happenedIn(entry), told: null }));
    const known = isNewGame ? [] : this.entries;
    this.entries = [...known, ...missed.filter(({ n }) => n > (known.at(-1)?.n ?? 0))].slice(-MOST_ENTRIES);
  }

  private local(moment: number | null | undefined): number | null {
    return moment === null || moment === undefined ? null : moment - this.ahead;
  }
}

/** A refusal in the reader's language. */
export const sentence = (refused: Refused): string => refused[settings.language];
