// The line to a table: it comes back by itself, and a wish that was not answered is said again with the same id.

import { No } from "./fetched";
import type { AnyNews, AnyWish, Done } from "./protocol";
import { newId } from "./settings.svelte";

const [SOONEST, LATEST] = [300, 8000]; // milliseconds before trying again
const PATIENCE = 8000; // milliseconds without an answer, after which the line is taken for dead

export type LineState = "opening" | "open" | "broken" | "closed";
type Kind<K> = Extract<AnyWish, { kind: K }>;
export type Fields<K extends AnyWish["kind"]> = Omit<Kind<K>, "kind" | "id">;

interface Waiting {
  wish: AnyWish;
  yes: (done: Done) => void;
  no: (no: No) => void;
  since: number;
}

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watcher: ReturnType<typeof setInterval>;
  private isWelcome = false;
  state: LineState = "opening";

  constructor(
    private readonly hello: () => Fields<"hello">,
    private readonly onnews: (news: AnyNews) => void,
    private readonly onstate: (state: LineState) => void,
  ) {
    this.watcher = setInterval(() => this.watch(), 1000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Say something; the answer comes, however often the line breaks meanwhile. */
  wish<K extends AnyWish["kind"]>(kind: K, fields: Fields<K>): Promise<Done> {
    const wish = { kind, id: newId(), ...fields } as unknown as AnyWish;
    return new Promise((yes, no) => {
      this.waiting.set(wish.id, { wish, yes, no, since: Date.now() });
      if (this.isWelcome) this.send(wish);
    });
  }

  close(): void {
    this.become("closed");
    clearInterval(this.watcher);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.isWelcome = false;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.send({ kind: "hello", id: newId(), ...this.hello() } as AnyWish);
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as AnyNews);
    };
    socket.onclose = () => {
      if (socket === this.socket && this.state !== "closed") this.broke();
    };
  }

  private broke(): void {
    this.isWelcome = false;
    this.become("broken");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LATEST, this.pause * 2);
  }

  private hear(news: AnyNews): void {
    if (news.kind === "ping") this.send({ kind: "pong", id: newId(), ping: news.ping });
    if (news.kind === "welcome" && !this.isWelcome) {
      this.isWelcome = true;
      this.pause = SOONEST;
      this.become("open");
      this.onnews(news);
      for (const waiting of this.waiting.values()) {
        waiting.since = Date.now();
        this.send(waiting.wish);
      }
      return;
    }
    if (news.kind === "done" || news.kind === "refused") {
      const waiting = this.waiting.get(news.id);
      this.waiting.delete(news.id);
      if (news.kind === "done") waiting?.yes(news);
      else waiting?.no(new No(news));
    }
    this.onnews(news);
    if (news.kind === "refused" && !this.isWelcome && (news.code === "closing" || news.code === "too_fast")) this.drop();
  }

  private watch(): void {
    const oldest = Math.min(...[...this.waiting.values()].map((waiting) => waiting.since));
    if (this.isWelcome && Date.now() - oldest > PATIENCE) this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null; // whatever it still says is no longer heard
    socket?.close();
    this.broke();
  }

  private readonly hurry = (): void => {
    if (this.state === "broken" && !document.hidden) {
      this.pause = SOONEST;
      this.open();
    }
  };

  private become(state: LineState): void {
    this.state = state;
    this.onstate(state);
  }

  private send(wish: AnyWish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }
}
