// What was promised of a game's seed when it started, as this browser heard it: the only witness that is not the server.

const key = (table: string, game: number): string => `tripot.promise.${table}.${game}`;

/** To be called with what a welcome announces: `rememberPromise(shown.table, shown.games, shown.announced.commitment)`. */
export function rememberPromise(table: string, game: number, commitment: string | undefined): void {
  try {
    if (commitment && localStorage.getItem(key(table, game)) === null) localStorage.setItem(key(table, game), commitment);
  } catch {
    // a browser that keeps nothing is no witness
  }
}

export function promiseHeard(table: string, game: number): string {
  try {
    return localStorage.getItem(key(table, game)) ?? "";
  } catch {
    return "";
  }
}
