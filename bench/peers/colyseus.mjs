// Colyseus: a room is a table, a move is a message, and so is each seat's view: twice as fast as a state with a StateView a seat.

import { readFileSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { play, start, view } from "./el_diablo.mjs";

const [port, path] = process.argv.slice(2);
const games = JSON.parse(readFileSync(path));

class ElDiablo extends Room {
  maxClients = 4;
  patchRate = 1e9; // never: views go out at once. Without any rate, every room would keep a clock of 60 ticks a second

  messages = {
    play(client, text) {
      try {
        play(this.game, client.userData, text);
      } catch (refused) {
        client.send("refused", refused.message);
        return;
      }
      this.clients.forEach((each) => each.send("view", view(this.game, each.userData)));
    },
  };

  onCreate({ number }) {
    this.game = start(games[number]);
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.send("view", view(this.game, seat));
  }
}

const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
server.define("el-diablo", ElDiablo);
await server.listen(Number(port));
