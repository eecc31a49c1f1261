// How Colyseus is spoken to: a seat is reserved over HTTP, then frames start with a code and hold msgpack.

import { post, Socket } from "../socket.mjs";

const [JOIN_ROOM, ROOM_DATA] = [10, 13];
const PLAY = [ROOM_DATA, ...text("play")];
const VIEW = Buffer.from([ROOM_DATA, ...text("view")]);

export function open(port, number) {
  return openWith(port, number, isUpdate);
}

// Joins at four seats; each waits for a frame that shows it the start.
export async function openWith(port, number, isStart) {
  const first = await post(port, "/matchmake/create/el-diablo", { number, seat: 0 });
  const others = [1, 2, 3].map((seat) => post(port, `/matchmake/joinById/${first.roomId}`, { seat }));
  const seats = [first, ...(await Promise.all(others))];
  return { sockets: await Promise.all(seats.map((seat) => join(port, seat, isStart))) };
}

async function join(port, { processId, roomId, sessionId }, isStart) {
  const socket = await Socket.open(port, `/${processId}/${roomId}?sessionId=${sessionId}`);
  await socket.next((frame) => frame[0] === JOIN_ROOM);
  socket.send([JOIN_ROOM]);
  await socket.next(isStart);
  return socket;
}

export function send(table, seat, move) {
  table.sockets[seat].send([...PLAY, ...text(move)]);
}

export function isUpdate(frame) {
  return frame[0] === ROOM_DATA && frame.compare(VIEW, 0, VIEW.length, 0, VIEW.length) === 0;
}

// The field is found by its name; its four numbers are decoded by hand, which is all of msgpack that it takes.
export function scores(frame) {
  const name = Buffer.from(text("scores"));
  let at = frame.indexOf(name) + name.length + 1;
  return [0, 1, 2, 3].map(() => {
    const kind = frame[at];
    at += 1;
    if (kind < 0x80) return kind;
    if (kind >= 0xe0) return kind - 0x100;
    const size = 1 << (kind & 3); // 0xcc … 0xce without, 0xd0 … 0xd2 with a sign
    at += size;
    return kind < 0xd0 ? frame.readUIntBE(at - size, size) : frame.readIntBE(at - size, size);
  });
}

// A short string of msgpack.
function text(words) {
  return [0xa0 | words.length, ...Buffer.from(words)];
}
