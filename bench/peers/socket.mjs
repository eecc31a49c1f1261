// A WebSocket that costs a load client as little as can be: frames that come in are shown where they lie, and not copied.

import { connect } from "node:net";

const [TEXT, BINARY, PING, PONG] = [0x81, 0x82, 0x89, 0x8a]; // each a whole frame
const NOTHING = Buffer.alloc(0);

export class Socket {
  #tcp;
  #rest = NOTHING; // the beginning of a frame whose end is yet to come
  #kept = []; // frames for which nobody has listened
  #onFrame = this.#keep;

  // Connects and shakes hands.
  static open(port, path) {
    const socket = new Socket();
    const tcp = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.#tcp = tcp;
    tcp.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    );
    tcp.on("error", fail).on("end", () => fail(`${path} was cut off`));
    return new Promise((resolve) => {
      tcp.once("data", (chunk) => {
        const end = chunk.indexOf("\r\n\r\n") + 4;
        if (end < 4 || !chunk.toString("latin1").startsWith("HTTP/1.1 101")) fail(`${path} answers ${chunk}`);
        tcp.on("data", (more) => socket.#read(more));
        socket.#read(chunk.subarray(end));
        resolve(socket);
      });
    });
  }

  send(payload) {
    this.#write(typeof payload === "string" ? TEXT : BINARY, Buffer.from(payload));
  }

  // Shows all frames from now on.
  listen(onFrame) {
    this.#onFrame = onFrame;
    this.#kept.splice(0).forEach((frame) => this.#onFrame(frame));
  }

  // Waits for a frame that is wanted; those before it are dropped.
  next(isWanted) {
    return new Promise((resolve) => {
      this.listen((frame) => {
        if (!isWanted(frame)) return;
        this.#onFrame = this.#keep;
        resolve();
      });
    });
  }

  #keep(frame) {
    this.#kept.push(frame);
  }

  // Frames of clients are masked; the mask here is 0.
  #write(kind, payload) {
    const head = payload.length < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + payload.length);
    frame[0] = kind;
    frame[1] = 0x80 | Math.min(payload.length, 126);
    if (head === 8) frame.writeUInt16BE(payload.length, 2);
    payload.copy(frame, head);
    this.#tcp.write(frame);
  }

  #read(chunk) {
    const data = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (at + 2 <= data.length) {
      const size = data[at + 1];
      const begin = at + (size < 126 ? 2 : size === 126 ? 4 : 10);
      if (begin > data.length) break;
      const end = begin + (size < 126 ? size : size === 126 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6));
      if (end > data.length) break;
      this.#take(data[at], data.subarray(begin, end));
      at = end;
    }
    this.#rest = at < data.length ? data.subarray(at) : NOTHING;
  }

  #take(kind, payload) {
    if (kind === TEXT || kind === BINARY) this.#onFrame(payload);
    else if (kind === PING) this.#write(PONG, payload);
    else fail(`a frame of kind ${kind}: ${payload}`);
  }
}

export async function post(port, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export function fail(why) {
  console.error(`the load client gives up: ${why}`);
  process.exit(1);
}
