// A move that one could make, in a few words.

import { inLanguage, type Language } from "$web/game";
import { JOKER } from "./animals";
import { cardNames } from "./holding";
import type { Move } from "./types";
import { words } from "./words";

export function phrase(move: Move, names: string[], language: Language): string {
  const say = inLanguage(words, language);
  switch (move.kind) {
    case "play":
      return say.phrasePlay(move.card === JOKER ? say.joker : String(move.card), say.calls[move.call], move.source === "front");
    case "pass":
      return say.pass;
    case "name":
      return [`${say.nameIt} ${names[move.player]}`, move.call && say.calls[move.call]].filter(Boolean).join(", ");
    case "exchange":
      return move.cards.length === 0 ? say.keep : say.phraseSwap(cardNames(move.cards, say));
    case "front":
      return say.phraseFront(cardNames(move.cards, say));
  }
}
