// How boardgame.io is spoken to: its lobby over HTTP, then socket.io's text frames.

import { post, Socket } from "../socket.mjs";

const EVENT = '42/el-diablo,["';
const UPDATE = Buffer.from(`${EVENT}update"`);
const PING = "2".charCodeAt(0);

export async function open(port, number) {
  const { matchID } = await post(port, "/games/el-diablo/create", { numPlayers: 4, setupData: number });
  return { matchID, stateID: 0, sockets: await Promise.all([0, 1, 2, 3].map((seat) => join(port, matchID, seat))) };
}

async function join(port, matchID, seat) {
  const socket = await Socket.open(port, "/socket.io/?EIO=4&transport=websocket");
  await socket.next((frame) => frame.toString().startsWith("0"));
  socket.send("40/el-diablo,");
  await socket.next((frame) => frame.toString().startsWith("40/el-diablo,"));
  socket.send(`${EVENT}sync","${matchID}","${seat}",null,4]`);
  await socket.next((frame) => frame.toString().startsWith(`${EVENT}sync"`));
  return socket;
}

export function send(table, seat, text) {
  const action = { type: "MAKE_MOVE", payload: { type: "play", args: [text], playerID: `${seat}` } };
  table.sockets[seat].send(`${EVENT}update",${JSON.stringify(action)},${table.stateID},"${table.matchID}","${seat}"]`);
  table.stateID += 1;
}

// A ping, which is none, is answered on the way.
export function isUpdate(frame, socket) {
  if (frame[0] === PING && frame.length === 1) socket.send("3");
  return frame[EVENT.length] === UPDATE[EVENT.length] && frame.compare(UPDATE, 0, UPDATE.length, 0, UPDATE.length) === 0;
}

export function scores(frame) {
  return JSON.parse(frame.toString("utf8", EVENT.length - 2))[2].G.scores;
}
