// The games that the server offers, and their own folders: found by looking.

import type { Component } from "svelte";
import { fetched } from "./fetched";
import type { GameUi } from "./game";
import type { GameShown } from "./protocol";

const uis = import.meta.glob<{ default: GameUi }>("../../tripot/games/*/ui/index.ts");
const boxes = import.meta.glob<{ default: Component }>("../../tripot/games/*/ui/Box.svelte", { eager: true });

const folder = (game: string): string => `../../tripot/games/${game.replaceAll("-", "_")}/ui`;

export const catalogue = $state({ games: [] as GameShown[], isOffline: false });

/** Asked again until the server answers. */
export async function loadGames(): Promise<void> {
  try {
    catalogue.games = await fetched<GameShown[]>("/api/games");
    catalogue.isOffline = false;
  } catch {
    catalogue.isOffline = true;
    setTimeout(loadGames, 3000);
  }
}

export const gameOf = (key: string): GameShown | undefined => catalogue.games.find((game) => game.key === key);

export const boxOf = (game: string): Component | undefined => boxes[`${folder(game)}/Box.svelte`]?.default;

/** What a bot is that nobody has chosen: in the middle of the ladder, or just above. */
export const usualLevel = ({ levels }: GameShown): string => levels[Math.floor(levels.length / 2)].key;

/** The page's side of a game, fetched when it is needed; null if there is none. */
export async function uiOf(game: string): Promise<GameUi | null> {
  const found = await uis[`${folder(game)}/index.ts`]?.();
  return found?.default ?? null;
}

/** As many as play it best: four, or the middle of what it allows. */
export const usualSeats = ({ seats }: GameShown): number => (seats.includes(4) ? 4 : seats[Math.floor(seats.length / 2)]);
