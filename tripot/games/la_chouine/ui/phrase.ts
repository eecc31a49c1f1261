// A move that one could make, in a few words.

import { inLanguage, type Language } from "$web/game";
import type { Move } from "./types";
import { words } from "./words";

export function phrase(move: Move, _: string[], language: Language): string {
  const say = inLanguage(words, language);
  switch (move.kind) {
    case "play":
      return say.card(move.card);
    case "take":
      return say.phraseTake(say.card(move.card));
    case "triplette":
      return say.claim(say.the.triplette) + say.tell.ofForce(Number(move.cards[0].slice(1)));
    case "briscard":
      return say.claim(say.the.briscard);
    case "chouine":
      return say.claimRound;
    default:
      return say.claim(say.the[move.kind]) + say.tell.ofFamily(move.family);
  }
}
