// Plays recorded games at many tables of one server and measures it: memory, delays at a steady pace, and speed at the limit.

import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fail } from "./socket.mjs";

// A wire knows how a server is spoken to: `open(port, number, game)` gives a table with its four `sockets` once all seats have
// seen the start, `send(table, seat, text)` makes a move, `isUpdate(frame, socket)` says whether a frame shows one, and
// `scores(frame)` reads the end of the game from the last.
const { wire: name, port, pid, games: path, tables, busy, rate, seconds } = JSON.parse(process.argv[2]);
const wire = await import(`./wires/${name}.mjs`);
const games = JSON.parse(readFileSync(path));
const OPENING = 25; // tables at a time

class Table {
  static async open(number) {
    const table = new Table();
    table.game = games[number % games.length];
    table.at = await wire.open(port, number % games.length, table.game);
    table.made = 0; // moves
    table.waiting = 0; // seats that have not seen the last one
    table.at.sockets.forEach((socket) => socket.listen((frame) => wire.isUpdate(frame, socket) && table.seen(frame)));
    return table;
  }

  get isOver() {
    return this.made === this.game.moves.length;
  }

  // Makes the next move; `then` is called with its delay when the last seat has seen it.
  move(then) {
    const [seat, text] = this.game.moves[this.made];
    this.made += 1;
    this.waiting = 4;
    this.then = then;
    this.since = performance.now();
    wire.send(this.at, seat, text);
  }

  seen(frame) {
    if (this.waiting === 0) fail("a view of no move");
    this.waiting -= 1;
    if (this.waiting > 0) return;
    if (this.isOver) this.compare(wire.scores(frame));
    this.then(performance.now() - this.since);
  }

  compare(scores) {
    if (`${scores}` !== `${this.game.scores}`) fail(`a game ended ${scores} instead of ${this.game.scores}`);
  }
}

// Opens tables, and says what each has cost the server in memory; the first ones are left out, they warm it up.
async function opened() {
  const all = [];
  let before;
  while (all.length < tables) {
    const some = Array.from({ length: Math.min(OPENING, tables - all.length) }, (_, one) => Table.open(all.length + one));
    all.push(...(await Promise.all(some)));
    if (all.length * 10 >= tables) before ??= { bytes: await resident(), tables: all.length };
  }
  return { all, bytes: ((await resident()) - before.bytes) / (tables - before.tables) };
}

// A move at every table that is playing as soon as the one before has been seen: so many tables at a time.
function saturated(waiting, time) {
  return new Promise((resolve) => {
    const delays = [];
    const end = watch();
    const begin = performance.now();
    let playing = 0;
    const go = (table) => {
      if (performance.now() - begin < time) {
        const next = table.isOver ? waiting.shift() : table;
        if (next === undefined) fail("there are no tables left to play at");
        next.move((delay) => {
          delays.push(delay);
          go(next);
        });
        return;
      }
      playing -= 1;
      if (!table.isOver) waiting.push(table);
      if (playing === 0) resolve(end(delays));
    };
    waiting.splice(0, busy).forEach((table) => {
      playing += 1;
      go(table);
    });
  });
}

// So many moves a second at all tables in turn, whether or not the server keeps up.
function paced(all, time) {
  return new Promise((resolve) => {
    const delays = [];
    const end = watch();
    const begin = performance.now();
    const total = (rate * time) / 1000;
    let [sent, turn] = [0, 0];
    const seen = (delay) => {
      delays.push(delay);
      if (delays.length === total) resolve(end(delays));
    };
    const go = () => {
      const due = Math.min(total, ((performance.now() - begin) * rate) / 1000);
      for (let tried = 0; sent < due && tried < all.length; tried += 1) {
        const table = all[turn % all.length];
        turn += 1;
        if (table.isOver || table.waiting > 0) continue; // if it is so everywhere, the moves are made late
        table.move(seen);
        sent += 1;
      }
      if (sent < total) setImmediate(go);
    };
    go();
  });
}

// Watches a stretch of time; what it returns says at the end what was measured.
function watch() {
  const [begin, cpu, own] = [performance.now(), used(), process.cpuUsage()];
  return (delays) => {
    const span = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(own);
    const sorted = Float64Array.from(delays).sort();
    const [p50, p99] = [0.5, 0.99].map((part) => sorted[Math.floor(part * (sorted.length - 1))]);
    return { moves: delays.length, span, cpu: used() - cpu, client: (user + system) / 1e6 / span, p50, p99 };
  };
}

// Seconds of CPU that the server has used, in all its threads.
function used() {
  const after = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(after[11]) + Number(after[12])) / 100;
}

async function resident() {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

const time = 1000 * seconds;
const { all, bytes } = await opened();
await saturated([...all], time / 2); // warms it up
const steady = await paced(all, time);
const flat = await saturated(all.filter((table) => !table.isOver), time);
console.log(JSON.stringify({ tables, bytes, paced: steady, saturated: flat }));
process.exit(0);
