// boardgame.io in memory, tuned: production, no undo, websockets only, no compression. Moves change the state as its
// tutorial writes them, on Immer's draft; or, told to "copy", they make a copy by hand, which is faster.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { play, start, view } from "./el_diablo.mjs";

const require = createRequire(import.meta.url); // it is published for `require` only
const { Server, SocketIO } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { original } = require("immer");

const [port, path, how] = process.argv.slice(2);
const games = JSON.parse(readFileSync(path));

const elDiablo = {
  name: "el-diablo",
  setup: (_, number) => start(games[number]),
  turn: { activePlayers: ActivePlayers.ALL }, // whose turn it is, the rules say
  moves: {
    play({ G, playerID }, text) {
      const next = how === "copy" ? copied(original(G)) : G;
      try {
        play(next, Number(playerID), text);
      } catch {
        return INVALID_MOVE;
      }
      return how === "copy" ? next : undefined;
    },
  },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  disableUndo: true,
};

// What a move changes in place is copied, the rest is shared.
function copied(state) {
  const { hands, played, bids, tricks, jackpots, trick } = state;
  return {
    ...state,
    hands: hands.map((hand) => [...hand]),
    played: [...played],
    bids: [...bids],
    tricks: [...tricks],
    jackpots: [...jackpots],
    trick: { ...trick, played: [...trick.played] },
  };
}

const transport = new SocketIO({
  socketOpts: { transports: ["websocket"], perMessageDeflate: false, httpCompression: false, serveClient: false },
});
await Server({ games: [elDiablo], origins: [], transport }).run(Number(port));
