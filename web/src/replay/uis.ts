// The screens of every game, found by looking into their folders and fetched when they are needed.

import type { GameUi } from "$web/game";

const FOUND = import.meta.glob<{ default: GameUi }>("../../../tripot/games/*/ui/index.ts");

/** The page's side of a game; null if there is no such game. */
export async function uiOf(game: string): Promise<GameUi | null> {
  const folder = game.replaceAll("-", "_");
  const load = FOUND[`../../../tripot/games/${folder}/ui/index.ts`];
  return load === undefined ? null : (await load()).default;
}
