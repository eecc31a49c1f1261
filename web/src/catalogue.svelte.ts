// The games that the server offers, and their own folders: found by looking.

import type { Component } from "svelte";
import type { GameUi } from "./game";
import type { GameShown } from "./protocol";

const uis = import.meta.glob<{ default: GameUi }>("../../tripot/games/*/ui/index.ts");
const boxes = import.meta.glob<{ default: Component }>("../../tripot/games/*/ui/Box.svelte", { eager: true });

const folder = (game: string): string => `../../tripot/games/${game.replaceAll("-", "_")}/ui`;

export const catalogue = $state({ games: [] as GameShown[], isOffline: false });

/** Asked again until the server answers. */
export async function loadGames(): Promise<void> {
  try {
    const response = await fetch("/api/games");
    if (!response.ok) throw new Error(String(response.status));
    catalogue.games = (await response.json()) as GameShown[];
    catalogue.isOffline = false;
  } catch {
    catalogue.isOffline = true;
    setTimeout(loadGames, 3000);
  }
}

export const gameOf = (key: string): GameShown | undefined => catalogue.games.find((game) => game.key === key);

export const boxOf = (game: string): Component | undefined => boxes[`${folder(game)}/Box.svelte`]?.default;

export const hasUi = (game: string): boolean => `${folder(game)}/index.ts` in uis;

/** What a bot is that nobody has chosen: in the middle of the ladder, or just above. */
export const usualLevel = ({ levels }: GameShown): string => levels[Math.floor(levels.length / 2)].key;

export async function uiOf(game: string): Promise<GameUi> {
  return (await uis[`${folder(game)}/index.ts`]()).default;
}

/** As many as play it best: four, or the middle of what it allows. */
export const usualSeats = ({ seats }: GameShown): number => (seats.includes(4) ? 4 : seats[Math.floor(seats.length / 2)]);
