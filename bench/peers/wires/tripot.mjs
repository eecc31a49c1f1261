// How Tripot is spoken to: a table is opened over HTTP, then people sit down and play by wishes in JSON.

import { randomBytes } from "node:crypto";
import { post, Socket } from "../socket.mjs";

const EVENT = Buffer.from('{"kind":"event",');

// The bench's own server lays the cards of the recorded game whose seed is the host's name.
export async function open(port, number, game) {
  const [host, ...others] = [0, 1, 2, 3].map(() => randomBytes(24).toString("base64url"));
  const settings = { game: "el-diablo", seats: 4, spectators: false };
  const { table } = await post(port, "/api/tables", { id: "open", key: host, name: `${game.seed}`, settings });
  const at = { sockets: [], wishes: 0, n: 0 };
  at.sockets.push(await hello(port, table, host));
  for (const key of others) {
    const socket = await hello(port, table, key);
    socket.send('{"kind":"sit","id":"sit","name":"Bo"}');
    await socket.next(is("welcome"));
    at.sockets.push(socket);
  }
  const begun = at.sockets.map((socket) => socket.next((frame) => is("welcome")(frame) && frame.includes('"hand":')));
  at.sockets[0].send('{"kind":"start","id":"start"}');
  await Promise.all(begun);
  return at;
}

async function hello(port, table, key) {
  const socket = await Socket.open(port, "/api/socket");
  socket.send(JSON.stringify({ kind: "hello", id: "hello", table, key }));
  await socket.next(is("welcome"));
  return socket;
}

function is(kind) {
  const start = Buffer.from(`{"kind":"${kind}"`);
  return (frame) => frame.compare(start, 0, start.length, 0, start.length) === 0;
}

export function send(table, seat, text) {
  table.wishes += 1;
  table.sockets[seat].send(`{"kind":"play","id":"${table.wishes}","move":"${text}","n":9007199254740991}`);
}

export function isUpdate(frame) {
  return frame[EVENT.length - 1] === EVENT[EVENT.length - 1] && frame.compare(EVENT, 0, EVENT.length, 0, EVENT.length) === 0;
}

export function scores(frame) {
  return JSON.parse(frame).changes.scores;
}
