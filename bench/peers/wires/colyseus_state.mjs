// How Colyseus is spoken to where the state is synchronised: the whole of it comes first, then a patch a move.

import { Decoder } from "@colyseus/schema";
import { State } from "../synchronised.mjs";
import { openWith } from "./colyseus.mjs";

export { send } from "./colyseus.mjs";

const [ROOM_STATE, ROOM_STATE_PATCH] = [14, 15];
let start; // of some table: all of them have the same objects

export function open(port, number) {
  return openWith(port, number, isStart);
}

function isStart(frame) {
  if (frame[0] !== ROOM_STATE) return false;
  start ??= Buffer.from(frame);
  return true;
}

export function isUpdate(frame) {
  return frame[0] === ROOM_STATE_PATCH;
}

// The last patch has the points of all players: nobody's points stay what they were when a round ends (ED-14).
export function scores(frame) {
  const decoder = new Decoder(new State());
  [start, frame].forEach((each) => decoder.decode(each, { offset: 1 }));
  return decoder.state.players.map(({ points }) => points);
}
