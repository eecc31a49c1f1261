// Opening a table: asked with a key that this browser has made, so that asking twice leads to one table.

import type { Refused, Settings, TableOpened } from "./protocol";
import { newId, newKey, remember } from "./settings.svelte";

export type Wished = Pick<Settings, "game" | "seats"> & Partial<Settings>;

/** The table's id, or why not. */
export async function openTable(name: string, settings: Wished): Promise<string | Refused> {
  const key = newKey();
  const body = JSON.stringify({ id: newId(), key, name, settings });
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
      if (!response.ok) return (await response.json()) as Refused;
      const opened = (await response.json()) as TableOpened;
      remember(opened.table, { key, game: settings.game, watch: opened.watch });
      return opened.table;
    } catch (error) {
      if (attempt === 2) throw error; // the server is gone
    }
  }
}
