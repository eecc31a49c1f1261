// What a player reads from the synchronised state that has come to them: the view that the rules would give to their seat.

import { NOTHING, PHASES } from "./synchronised.mjs";
import { SEATS } from "./trick.mjs";

export function seen(state) {
  const { round, dealer, players, tricks, current } = state;
  const phase = PHASES[state.phase];
  const [own, ...others] = players.filter(hasSecrets);
  if (own === undefined || others.length > 0) throw new Error("a seat sees its own secrets, and no others");
  return {
    seat: players.indexOf(own), to_act: members(state.toAct), legal: codes(own.legal),
    scores: players.map(({ points }) => points), winners: members(state.winners),
    round, last_round: round > 0 || phase === "over" ? results(state.lastRound) : null, dealer, phase,
    tricks_left: state.tricksLeft,
    players: players.map(({ handSize, bid, tricks, jackpot, points, chosen = NOTHING }) => ({
      hand_size: handSize,
      bid: known(phase === "bids" ? chosen : bid),
      tricks,
      jackpot: answer(phase === "jackpots" ? chosen : jackpot),
      points,
    })),
    played: codes(state.played), trick: trick(tricks[current]), last_trick: lastTrick(tricks[1 - current]),
    hand: codes(own.hand),
  };
}

function hasSecrets({ hand, legal, chosen }) {
  return [hand, legal, chosen].some((secret) => secret !== undefined);
}

function trick(shown) {
  const played = SEATS.map((seat) => shown[`move${seat}`]);
  const values = SEATS.map((seat) => (played[seat] ? shown[`value${seat}`] : null));
  return { leader: shown.leader, played, out: members(shown.out), values, winner: known(shown.winner) };
}

function lastTrick(shown) {
  return shown.move0 ? trick(shown) : null; // a last trick is complete
}

function results(all) {
  const [bids, tricks, jackpots, gains] = ["bid", "tricks", "jackpot", "gain"].map((name) => all.map((result) => result[name]));
  return { bids, tricks, jackpots, gains };
}

function known(number) {
  return number === NOTHING ? null : number;
}

function answer(number) {
  return number === NOTHING ? null : number === 1;
}

function members(set) {
  return SEATS.filter((seat) => set & (1 << seat));
}

function codes(text) {
  return [...text].map((character) => character.charCodeAt(0));
}
