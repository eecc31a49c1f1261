// A move that one could make, in a few words.

import { inLanguage, type Language } from "$web/game";
import { CHAMELEON, DEVIL, MAGICIAN } from "./cards";
import type { Move } from "./types";
import { words } from "./words";

export function phrase(move: Move, names: string[], language: Language): string {
  const say = inLanguage(words, language);
  switch (move.kind) {
    case "number":
      return say.card(move.value);
    case "devil":
    case "set devil":
      return `${say.card(DEVIL)} ${move.value}`;
    case "chameleon": {
      const whom = move.player === null ? "" : say.to(names[move.player]);
      return [say.card(CHAMELEON), whom, move.devil === null ? "" : `(${say.card(DEVIL)} ${move.devil})`].filter(Boolean).join(" ");
    }
    case "magician":
      return `${say.card(MAGICIAN)} ${move.change === "plus" ? "+5" : "−5"} ${say.to(names[move.player])}`;
    case "bid":
      return say.dialPlay(move.tricks);
    case "jackpot":
      return move.declared ? say.double : say.noDoubleWhy;
  }
}
