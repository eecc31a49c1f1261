// What somebody has set in this browser, and which tables it knows. Nothing of it leaves the browser but the name at a table.

import type { Language } from "./game";

const SETTINGS = "tripot.settings";
const TABLES = "tripot.tables";
const MOST_TABLES = 30;

interface Settings {
  language: Language;
  name: string;
  isMuted: boolean;
  motion: "full" | "none";
  contrast: "usual" | "high";
  textSize: number;
  oneTap: boolean;
  coached: Record<string, string[]>; // of each game, the advice that was read
  uncoached: string[]; // games in which advice is no longer wanted
}

/** A table where this browser has a seat, and its key: the only proof of who sits there. */
export interface KnownTable {
  table: string;
  game: string;
  key: string;
  watch: string;
  at: number;
  isOver: boolean;
}

function usual(): Settings {
  return {
    language: "fr",
    name: "",
    isMuted: false,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "full",
    contrast: matchMedia("(prefers-contrast: more)").matches ? "high" : "usual",
    textSize: 1,
    oneTap: false,
    coached: {},
    uncoached: [],
  };
}

function read<Value>(key: string, otherwise: Value): Value {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return found !== null && typeof found === typeof otherwise ? (found as Value) : otherwise;
  } catch {
    return otherwise; // no storage in this browser, or somebody else's words in it
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage: this browser forgets
  }
}

export const settings: Settings = $state({ ...usual(), ...read<Partial<Settings>>(SETTINGS, {}) });

$effect.root(() => {
  $effect(() => {
    write(SETTINGS, settings);
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.motion = settings.motion;
    root.dataset.contrast = settings.contrast;
    root.style.setProperty("--text-size", String(settings.textSize));
  });
});

/** As it is kept now: another tab may have sat down somewhere meanwhile. */
const kept = (otherwise: KnownTable[]): KnownTable[] =>
  read<KnownTable[]>(TABLES, otherwise).filter((known) => typeof known?.key === "string");

export const tables = $state({ known: kept([]) });
addEventListener("storage", (event) => {
  if (event.key === TABLES) tables.known = kept([]);
});

export function keyOf(table: string): string | null {
  return tables.known.find((known) => known.table === table)?.key ?? null;
}

export function remember(table: string, facts: Partial<KnownTable> & { key: string }): void {
  const others = kept(tables.known).filter((known) => known.table !== table);
  const before = tables.known.find((known) => known.table === table);
  const now = { table, game: "", watch: "", isOver: false, ...before, ...facts, at: Date.now() };
  tables.known = [now, ...others].slice(0, MOST_TABLES);
  write(TABLES, tables.known);
}

export function forget(table: string): void {
  tables.known = kept(tables.known).filter((known) => known.table !== table);
  write(TABLES, tables.known);
}

/** At least 192 random bits, in the letters that the server takes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const newId = (): string => newKey().slice(0, 16);
