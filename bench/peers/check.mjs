// Plays recorded games again by the peers' own rules and says what came of each: the scores, and the digest of all views.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { play, start, view } from "./el_diablo.mjs";

const replayed = ({ moves, ...game }) => {
  const state = start(game);
  const seen = createHash("sha256");
  const look = () => [0, 1, 2, 3].forEach((seat) => seen.update(JSON.stringify(view(state, seat))));
  look();
  for (const [seat, text] of moves) {
    play(state, seat, text);
    look();
  }
  return { scores: state.scores, views: seen.digest("hex") };
};

console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(replayed)));
