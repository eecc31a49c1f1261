// El Diablo for four, in the articles and move numbers of tripot/games/el_diablo: plain data, no luck (all deals are given).

import {
  ALONE, BID, CHAMELEON, changes, DEVIL_0, DEVIL_16, isDevil, JACKPOT, LANES, ledBy, MAGICIAN, MINUS, NAME, NAME_0, NAME_16,
  namers, namings, NO_JACKPOT, PLUS, resolved, SEATS, SET_0, SET_16, shown,
} from "./trick.mjs";

const HAND = 13;
export const CARDS_LEFT = 5; // ED-13
const BIDS = Array.from({ length: HAND + 1 }, (_, tricks) => BID + tricks);

const NUMBERS = new Map([
  ...Array.from({ length: 15 }, (_, below) => [`${below + 1}`, 2 * (below + 1)]),
  ["D16", DEVIL_16], ["D0", DEVIL_0], ["C", ALONE],
  ...[..."ABCD"].flatMap((letter, seat) => [
    [`C>${letter}`, NAME + seat], [`C>${letter}=16`, NAME_16 + seat], [`C>${letter}=0`, NAME_0 + seat],
    [`M>${letter}+`, PLUS + seat], [`M>${letter}-`, MINUS + seat],
  ]),
  ["=16", SET_16], ["=0", SET_0], ["jackpot", JACKPOT], ["no jackpot", NO_JACKPOT],
  ...BIDS.map((move, tricks) => [`bid ${tricks}`, move]),
]);

// `deals` has the hands of every round; the first dealer was drawn (ED-15).
export function start({ dealer, deals }) {
  const state = { deals, round: 0, dealer, scores: [0, 0, 0, 0], lastTrick: null, lastRound: null };
  deal(state);
  return state;
}

// Carries out the move of a seat, or throws and changes nothing.
export function play(state, seat, text) {
  const move = NUMBERS.get(text);
  if (!legal(state, seat).includes(move)) throw new Error(`${text} is not allowed`);
  if (state.phase === "play") playCard(state, seat, move);
  else if (state.phase === "set devil") setDevil(state, seat, move);
  else choose(state, seat, move);
}

// What a seat may know, built from nothing.
export function view(state, seat) {
  const { round, dealer, phase, scores } = state;
  const jackpotsShown = phase !== "jackpots" && state.tricksLeft <= CARDS_LEFT;
  return {
    seat, to_act: state.toAct, legal: legal(state, seat), scores, winners: winners(state),
    round, last_round: state.lastRound, dealer, phase, tricks_left: state.tricksLeft,
    players: SEATS.map((other) => {
      const isOwn = other === seat && !state.toAct.includes(seat);
      return {
        hand_size: state.hands[other].length,
        bid: phase !== "bids" || isOwn ? state.bids[other] : null, // ED-3
        tricks: state.tricks[other],
        jackpot: jackpotsShown || (phase === "jackpots" && isOwn) ? state.jackpots[other] : null, // ED-13
        points: scores[other],
      };
    }),
    played: state.played, trick: shown(state.trick), last_trick: state.lastTrick && shown(state.lastTrick),
    hand: state.hands[seat],
  };
}

export function winners({ phase, scores }) {
  if (phase !== "over") return [];
  const most = Math.max(...scores);
  return SEATS.filter((seat) => scores[seat] === most); // ED-15
}

function deal(state) {
  state.hands = state.deals[state.round].map((hand) => [...hand]);
  state.played = [];
  state.bids = [null, null, null, null];
  state.tricks = [0, 0, 0, 0];
  state.jackpots = [false, false, false, false];
  state.tricksLeft = HAND;
  state.trick = ledBy((state.dealer + 1) % 4); // ED-4
  state.phase = "bids";
  state.toAct = SEATS;
}

export function legal(state, seat) {
  if (!state.toAct.includes(seat)) return [];
  if (state.phase === "bids") return BIDS;
  if (state.phase === "jackpots") return [JACKPOT, NO_JACKPOT];
  if (state.phase === "set devil") return [SET_16, SET_0];
  const moves = [];
  let before = 0;
  for (const kind of state.hands[seat]) {
    if (kind === before) continue;
    before = kind;
    if (kind === CHAMELEON) moves.push(...namings(state.trick, seat));
    else if (kind === MAGICIAN) moves.push(...changes(seat));
    else if (2 * kind === DEVIL_16) moves.push(DEVIL_16, DEVIL_0); // ED-6
    else moves.push(2 * kind);
  }
  return moves;
}

// Bids and jackpots: secret and final; shown after the last one, when the trick begins (ED-3, ED-13).
function choose(state, seat, move) {
  if (move >= BID) state.bids[seat] = move - BID;
  else state.jackpots[seat] = move === JACKPOT;
  state.toAct = state.toAct.filter((other) => other !== seat);
  if (state.toAct.length > 0) return;
  state.phase = "play";
  state.toAct = [state.trick.leader];
}

function playCard(state, seat, move) {
  const kind = move < ALONE ? move >> 1 : move < PLUS ? CHAMELEON : MAGICIAN;
  const { hands, played, trick } = state;
  hands[seat].splice(hands[seat].indexOf(kind), 1);
  const above = played.findIndex((other) => other > kind);
  played.splice(above < 0 ? played.length : above, 0, kind);
  if (move >= ALONE && move < PLUS) trick.out = [...trick.out, ...namers(trick, seat)].sort(); // ED-9
  trick.played[seat] = move;
  if (isDevil(move)) afterDevil(state, seat);
  else afterCard(state, seat);
}

// ED-8: before the next card, everyone whose chameleon had named this player says what the devil is worth.
function afterDevil(state, seat) {
  const { trick } = state;
  const setters = namers(trick, seat);
  if (setters.length > 0) {
    const turn = (other) => (other - trick.leader + 4) % 4;
    state.phase = "set devil";
    state.toAct = [setters.reduce((first, other) => (turn(other) < turn(first) ? other : first))];
  } else {
    state.phase = "play";
    afterCard(state, seat);
  }
}

function setDevil(state, seat, move) {
  const devil = state.trick.played[seat] % LANES;
  state.trick.played[seat] = (move === SET_16 ? NAME_16 : NAME_0) + devil;
  afterDevil(state, devil);
}

function afterCard(state, seat) {
  const following = (seat + 1) % 4;
  if (following === state.trick.leader) endTrick(state);
  else state.toAct = [following];
}

function endTrick(state) {
  const { winner } = resolved(state.trick);
  if (winner !== null) state.tricks[winner] += 1;
  state.lastTrick = state.trick;
  state.trick = ledBy(winner ?? state.trick.leader); // ED-12
  state.tricksLeft -= 1;
  if (state.tricksLeft === 0) return endRound(state);
  if (state.tricksLeft === CARDS_LEFT) state.phase = "jackpots";
  state.toAct = state.phase === "jackpots" ? SEATS : [state.trick.leader];
}

function endRound(state) {
  const { bids, tricks, jackpots } = state;
  const gains = SEATS.map((seat) => gain(bids[seat], tricks[seat], jackpots[seat]));
  state.scores = state.scores.map((points, seat) => points + gains[seat]);
  state.lastRound = { bids, tricks, jackpots, gains };
  if (state.round + 1 < 4) {
    state.round += 1;
    state.dealer = (state.dealer + 1) % 4;
    deal(state);
  } else {
    state.phase = "over";
    state.toAct = [];
  }
}

// ED-14
function gain(bid, tricks, isJackpot) {
  const points = bid === 0 ? 10 : tricks === bid ? bid * bid : bid;
  return (tricks === bid ? points : -points) * (isJackpot ? 2 : 1);
}
