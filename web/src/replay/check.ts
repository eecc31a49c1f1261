// What a browser can check of a finished game by itself: the promise of the seed, and the hashes that chain the log.

import type { Frame, Verified } from "$web/protocol";

export type Finding = "good" | "bad" | "unknown";

export interface Checked {
  promise: Finding; // the seed is the one that was promised
  witness: Finding; // the promise is the one that this browser heard at the start
  cards: Finding; // every card comes from the seed: none was laid
  chain: Finding; // every line of the log follows from the one before
  broken: number; // the first line that does not, from 0; -1: none
  lines: number;
  shown: Finding; // the moves of this replay are those of the log
}

const PURPOSE = "tripot seed commitment 1: ";
const LINE = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/;

/** Only a page that came over a safe line may compute hashes. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

export async function check(log: string, verified: Verified, frames: Frame[], heard: string): Promise<Checked> {
  const lines = log.split("\n").filter((line) => line !== "");
  const header = JSON.parse(lines[0]) as { seed: string; deck?: unknown; position?: string };
  const promised = verified.announced.commitment ?? "";
  const kept = await sha256(PURPOSE + header.seed);
  const broken = await firstBroken(lines, verified);
  return {
    promise: promised === "" ? "unknown" : finding(kept === promised && header.seed === verified.seed),
    witness: heard === "" ? "unknown" : finding(kept === heard),
    cards: finding(header.deck === undefined && !header.position),
    chain: finding(broken === -1),
    broken,
    lines: lines.length,
    shown: finding(areShown(lines, frames)),
  };
}

const finding = (isGood: boolean): Finding => (isGood ? "good" : "bad");

/** A line's hash is over the hash before it and the line without its own. */
async function firstBroken(lines: string[], verified: Verified): Promise<number> {
  let before = "";
  for (const [place, line] of lines.entries()) {
    const found = LINE.exec(line);
    if (found === null || (await sha256(`${before}${found[1]}}`)) !== found[2]) return place;
    if (place > 0 && (JSON.parse(line) as { n: number }).n !== place) return place;
    before = found[2];
  }
  return before === verified.head && lines.length === verified.entries + 1 ? -1 : lines.length;
}

function areShown(lines: string[], frames: Frame[]): boolean {
  return frames.every((frame) => {
    if (frame.n === 0) return true;
    const entry = JSON.parse(lines[frame.n] ?? "{}") as { seat?: string; move?: string };
    return entry.seat === frame.seat && (!frame.move || entry.move === frame.move);
  });
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
