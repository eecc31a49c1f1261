// A game that is over, as it was seen moment by moment; where its rounds and tricks begin is read from what was seen.

import { type AnyView, type Happened, happenedIn, seatNumber } from "$web/game";
import type { Frame } from "$web/protocol";

export const OPEN = "all"; // every hand: from the seat of whoever plays next

/** Nothing yet, before the first entry. */
export const happened = (frame: Frame): Happened | null => (frame.n === 0 ? null : happenedIn(frame));

/** The place of an entry among the frames: that of its number, or the last before it. */
export function placeOf(frames: Frame[], n: number): number {
  const after = frames.findIndex((frame) => frame.n > n);
  return after === -1 ? frames.length - 1 : Math.max(0, after - 1);
}

/** Who makes the next move after this moment; at the end, who made the last one. */
export function nextSeat(frames: Frame[], place: number): number {
  for (let next = place + 1; next < frames.length; next++) {
    const seat = seatNumber(frames[next].seat);
    if (seat !== null) return seat;
  }
  return seatNumber(frames.findLast((frame) => frame.seat !== "-")?.seat ?? "A") ?? 0;
}

export function viewAt(frames: Frame[], place: number): AnyView {
  const { view, views } = frames[place];
  return (views.length > 0 ? views[nextSeat(frames, place)] : view) as object as AnyView;
}

/** Places where a round begins, the first among them. */
export function roundStarts(frames: Frame[]): number[] {
  const starts = [0];
  for (let place = 1; place < frames.length; place++) {
    const view = viewAt(frames, place);
    if (view.winners.length === 0 && view.round !== viewAt(frames, place - 1).round) starts.push(place);
  }
  return starts;
}

/** Places where a trick has just been won; none in a game without tricks. */
export function trickEnds(frames: Frame[]): number[] {
  const ends: number[] = [];
  let before = trickKey(viewAt(frames, 0));
  if (before === null) return ends;
  for (let place = 1; place < frames.length; place++) {
    const key = trickKey(viewAt(frames, place));
    if (key !== before) ends.push(place);
    before = key;
  }
  return ends;
}

interface WithTricks {
  last_trick?: unknown;
  tricks_left?: number;
  players?: { tricks?: number }[];
}

/** What changes when a trick is won. */
function trickKey(view: AnyView): string | null {
  const { last_trick, tricks_left, players } = view as AnyView & WithTricks;
  if (last_trick === undefined) return null;
  return JSON.stringify([view.round, last_trick, tricks_left, players?.map((player) => player.tricks)]);
}

const USUAL = 1300; // milliseconds to look at a move
const LONGEST = 4000;

/** How long to stay at a moment before the next: as long as it was where time matters. */
export function pause(frames: Frame[], place: number, isStop: boolean): number {
  const [now, next] = [frames[place], frames[place + 1]];
  if (typeof (viewAt(frames, place) as AnyView & { now?: unknown }).now === "number") {
    return Math.min(LONGEST, Math.max(80, next.at - now.at));
  }
  return isStop ? USUAL * 2 : USUAL;
}
