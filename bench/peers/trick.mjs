// The numbers of the moves of El Diablo and one trick of them: who may be named, what it comes to, who takes it.

export const SEATS = [0, 1, 2, 3];
export const LANES = 5; // of a move that names a player, the rest after a division by this is the player
export const [CHAMELEON, MAGICIAN] = [17, 18];
export const [DEVIL_16, DEVIL_0, ALONE, NAME, NAME_16, NAME_0, PLUS, MINUS] = [32, 33, 34, 35, 40, 45, 50, 55];
export const [SET_16, SET_0, JACKPOT, NO_JACKPOT, BID] = [60, 61, 62, 63, 64];

export function ledBy(leader) {
  return { leader, played: [0, 0, 0, 0], out: [] };
}

export function shown(trick) {
  const { values, winner } = resolved(trick);
  const there = values.map((value, seat) => (trick.played[seat] ? value : null));
  return { leader: trick.leader, played: trick.played, out: trick.out, values: there, winner };
}

export function namings(trick, seat) {
  const answered = namers(trick, seat);
  const named = SEATS.filter((other) => other !== seat && !trick.out.includes(other) && !answered.includes(other)); // ED-7
  if (named.length === 0) return [ALONE]; // ED-9
  const devils = named.filter((other) => isDevil(trick.played[other]));
  const others = named.filter((other) => !isDevil(trick.played[other]));
  return [...others.map((to) => NAME + to), ...devils.map((to) => NAME_16 + to), ...devils.map((to) => NAME_0 + to)];
}

export function changes(seat) {
  const opponents = SEATS.filter((other) => other !== seat); // ED-10
  return [...opponents.map((to) => PLUS + to), ...opponents.map((to) => MINUS + to)];
}

export function isDevil(move) {
  return move === DEVIL_16 || move === DEVIL_0;
}

// Whose chameleon named this seat before its card was known.
export function namers(trick, seat) {
  return SEATS.filter((other) => trick.played[other] === NAME + seat);
}

// The values from the first player to the last, each effect as things stand then (ED-5, ED-11).
export function resolved({ leader, played, out }) {
  const values = played.map((move) => (move <= DEVIL_16 ? move >> 1 : 0));
  for (let step = 0; step < 4; step += 1) {
    const seat = (leader + step) % 4;
    const move = played[seat];
    const named = move % LANES;
    if (move < NAME || out.includes(seat) || out.includes(named) || !played[named]) continue;
    if (move < NAME_16 && isDevil(played[named])) continue; // its value is yet to be said (ED-8)
    if (move >= PLUS) values[named] += move < MINUS ? 5 : -5; // ED-10
    else {
      values[seat] += move < NAME_16 ? values[named] : move < NAME_0 ? 16 : 0; // ED-7, ED-8
      values[named] = 0;
    }
  }
  let winner = null;
  for (let step = 0; step < 4; step += 1) {
    const seat = (leader + step) % 4;
    const canWin = played[seat] > 0 && played[seat] < PLUS && !out.includes(seat); // ED-9, ED-10
    if (canWin && (winner === null || values[seat] >= values[winner])) winner = seat; // ED-5
  }
  return { values, winner };
}
