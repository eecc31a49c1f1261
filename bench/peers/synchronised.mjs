// The state that Colyseus synchronises: small fields, changed in place; what is secret is in the view of its owner alone.

import { schema, StateView, t } from "@colyseus/schema";
import { CARDS_LEFT, legal, start, winners } from "./el_diablo.mjs";
import { resolved, SEATS } from "./trick.mjs";

export const PHASES = ["bids", "play", "set devil", "jackpots", "over"];
export const NOTHING = -1; // numbers have no null

// Lists of cards and of moves are strings of a character each: one change of one field, where arrays change item by item.
const Player = schema({
  handSize: t.uint8(), bid: t.int8(), tricks: t.uint8(), jackpot: t.int8(), points: t.int16(),
  hand: t.string().view(), legal: t.string().view(),
  chosen: t.int8().view(), // a bid or a jackpot that nobody else sees yet
}, "Player");

const Trick = schema({
  leader: t.uint8(), out: t.uint8(), winner: t.int8(), // seats that are out: a bit each, as in all sets of seats
  move0: t.uint8(), move1: t.uint8(), move2: t.uint8(), move3: t.uint8(),
  value0: t.int8(), value1: t.int8(), value2: t.int8(), value3: t.int8(),
}, "Trick");

const Result = schema({ bid: t.uint8(), tricks: t.uint8(), jackpot: t.boolean(), gain: t.int16() }, "Result");

export const State = schema({
  toAct: t.uint8(), winners: t.uint8(), round: t.uint8(), dealer: t.uint8(), phase: t.uint8(), tricksLeft: t.uint8(),
  played: t.string(),
  players: t.array(Player),
  tricks: t.array(Trick), current: t.uint8(), // one of two is being played, the other was the last
  lastRound: t.array(Result),
}, "State");

// A game, and what is shown of it. All objects are there from the start.
export class Synchronised {
  #players = SEATS.map(() => new Player()); // here as well: arrays of a state are slow to ask
  #tricks = [new Trick(), new Trick()];
  #results = SEATS.map(() => new Result());
  #trick; // the current one in the game

  constructor(recorded) {
    this.game = start(recorded);
    this.state = new State();
    this.state.current = 0;
    this.state.players.push(...this.#players);
    this.state.tricks.push(...this.#tricks);
    this.state.lastRound.push(...this.#results);
    this.#trick = this.game.trick;
    this.update();
  }

  viewOf(seat) {
    const view = new StateView();
    view.add(this.#players[seat]);
    return view;
  }

  // Shows what a move has changed: a field that is set to what it was is no change.
  update() {
    const { game, state } = this;
    state.toAct = bits(game.toAct);
    state.winners = bits(winners(game));
    state.round = game.round;
    state.dealer = game.dealer;
    state.phase = PHASES.indexOf(game.phase);
    state.tricksLeft = game.tricksLeft;
    if (state.played?.length !== game.played.length) state.played = text(game.played);
    for (const seat of SEATS) showPlayer(this.#players[seat], game, seat);
    if (this.#trick !== game.trick) {
      showTrick(this.#tricks[state.current], game.lastTrick);
      state.current = 1 - state.current;
      this.#trick = game.trick;
    }
    showTrick(this.#tricks[state.current], game.trick);
    if (game.lastRound !== null) for (const seat of SEATS) showResult(this.#results[seat], game.lastRound, seat);
  }
}

function showPlayer(player, game, seat) {
  const hand = game.hands[seat];
  const bid = game.bids[seat];
  const jackpot = Number(game.jackpots[seat]);
  const areBidsSecret = game.phase === "bids"; // ED-3
  const areJackpotsSecret = game.phase === "jackpots"; // ED-13
  const hasChosen = (areBidsSecret || areJackpotsSecret) && !game.toAct.includes(seat);
  if (player.handSize !== hand.length) {
    player.handSize = hand.length;
    player.hand = text(hand);
  }
  player.bid = areBidsSecret ? NOTHING : bid;
  player.tricks = game.tricks[seat];
  player.jackpot = areJackpotsSecret || game.tricksLeft > CARDS_LEFT ? NOTHING : jackpot;
  player.points = game.scores[seat];
  player.chosen = !hasChosen ? NOTHING : areBidsSecret ? bid : jackpot;
  player.legal = text(legal(game, seat));
}

function showTrick(shown, trick) {
  const { values, winner } = resolved(trick);
  shown.leader = trick.leader;
  shown.out = bits(trick.out);
  shown.winner = winner ?? NOTHING;
  shown.move0 = trick.played[0];
  shown.move1 = trick.played[1];
  shown.move2 = trick.played[2];
  shown.move3 = trick.played[3];
  shown.value0 = values[0];
  shown.value1 = values[1];
  shown.value2 = values[2];
  shown.value3 = values[3];
}

function showResult(result, { bids, tricks, jackpots, gains }, seat) {
  result.bid = bids[seat];
  result.tricks = tricks[seat];
  result.jackpot = jackpots[seat];
  result.gain = gains[seat];
}

function bits(seats) {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

function text(numbers) {
  return String.fromCharCode(...numbers);
}
