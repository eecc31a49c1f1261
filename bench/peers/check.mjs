// Plays recorded games again by the peers' own rules and says what came of each: the scores, and the digest of all views, as
// the rules give them and as the seats read them from a synchronised state.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ClientState, SchemaSerializer } from "@colyseus/core";
import { Decoder } from "@colyseus/schema";
import { play, view } from "./el_diablo.mjs";
import { seen } from "./seen.mjs";
import { State, Synchronised } from "./synchronised.mjs";
import { SEATS } from "./trick.mjs";

// Four clients of Colyseus without the network between.
class Seats {
  #serializer = new SchemaSerializer();
  #clients;

  constructor(table) {
    this.#serializer.reset(table.state);
    this.#clients = SEATS.map((seat) => {
      const decoder = new Decoder(new State());
      const raw = (frame) => decoder.decode(frame, { offset: 1 }); // after its code
      return { decoder, raw, state: ClientState.JOINED, view: table.viewOf(seat) };
    });
    this.#clients.forEach((client) => client.raw(this.#serializer.getFullState(client)));
  }

  get views() {
    return this.#clients.map(({ decoder }) => seen(decoder.state));
  }

  update() {
    this.#serializer.applyPatches(this.#clients);
  }
}

const replayed = ({ moves, ...recorded }) => {
  const table = new Synchronised(recorded);
  const seats = new Seats(table);
  const [views, synchronised] = [createHash("sha256"), createHash("sha256")];
  const look = () => {
    SEATS.forEach((seat) => views.update(JSON.stringify(view(table.game, seat))));
    seats.views.forEach((each) => synchronised.update(JSON.stringify(each)));
  };
  look();
  for (const [seat, text] of moves) {
    play(table.game, seat, text);
    table.update();
    seats.update();
    look();
  }
  return { scores: table.game.scores, views: views.digest("hex"), synchronised: synchronised.digest("hex") };
};

console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(replayed)));
