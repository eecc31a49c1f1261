// Colyseus: a room is a table and a move is a message. What each seat sees goes out as a message too; or, told "state", as
// the changes of a synchronised state.

import { readFileSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { play, start, view } from "./el_diablo.mjs";
import { Synchronised } from "./synchronised.mjs";

const [port, path, how] = process.argv.slice(2);
const games = JSON.parse(readFileSync(path));

Encoder.BUFFER_SIZE = 1024; // of which a room has two or three; a whole state takes less than half of one

class ElDiablo extends Room {
  maxClients = 4;
  patchRate = 1e9; // never: all goes out at once. Without any rate, every room would keep a clock of 60 ticks a second

  messages = {
    play(client, text) {
      try {
        play(this.game, client.userData, text);
      } catch (refused) {
        client.send("refused", refused.message);
        return;
      }
      this.show();
    },
  };

  onJoin(client, { seat }) {
    client.userData = seat;
  }
}

class WithMessages extends ElDiablo {
  onCreate({ number }) {
    this.game = start(games[number]);
  }

  onJoin(client, options) {
    super.onJoin(client, options);
    this.showTo(client);
  }

  show() {
    this.clients.forEach((client) => this.showTo(client));
  }

  showTo(client) {
    client.send("view", view(this.game, client.userData));
  }
}

class WithState extends ElDiablo {
  onCreate({ number }) {
    this.synchronised = new Synchronised(games[number]);
    this.game = this.synchronised.game;
    this.state = this.synchronised.state;
  }

  onJoin(client, options) {
    super.onJoin(client, options);
    client.view = this.synchronised.viewOf(client.userData);
  }

  show() {
    this.synchronised.update();
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
server.define("el-diablo", how === "state" ? WithState : WithMessages);
await server.listen(Number(port));
