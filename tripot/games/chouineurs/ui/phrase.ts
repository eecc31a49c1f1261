// A move that one could make, in a few words.

import { inLanguage, type Language } from "$web/game";
import { otherEnd } from "./deck";
import type { Move } from "./types";
import { words } from "./words";

export function phrase(move: Move, _: string[], language: Language): string {
  const say = inLanguage(words, language);
  switch (move.kind) {
    case "play":
      return say.end(move.card);
    case "turn":
      return say.turnInto(move.card, otherEnd(move.card));
    case "point":
      return say.takePoint;
    case "choose":
      return say.phraseChoice(move.orientation === "turn", move.bet);
  }
}
