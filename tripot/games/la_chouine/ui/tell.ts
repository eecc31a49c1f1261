// One sentence for each move of the log, read from its notation; nothing here is secret.

import type { Happened, Language } from "$web/game";
import { inLanguage } from "$web/game";
import type { Combination, Family } from "./deck";
import type { View } from "./types";
import { words } from "./words";

export function tell(happened: Happened, view: View, names: string[], language: Language): string {
  if (happened.seat === null || happened.move === "") return "";
  const say = inLanguage(words, language);
  const who = names[happened.seat];
  const [head, ...rest] = happened.move.split(" ");
  switch (head) {
    case "take":
      return say.tell.takes(who, say.card(rest[0]));
    case "chouine":
      return say.tell.chouine(who);
    case "duo":
    case "architecte":
      return say.tell.claims(who, say.the[head], say.tell.ofFamily(rest[0] as Family));
    case "triplette":
      return say.tell.claims(who, say.the[head], say.tell.ofForce(Number(rest[0].slice(1))));
    case "briscard":
      return say.tell.claims(who, say.the[head as Combination], "");
    default: {
      const winner = wonWith(head, happened.seat, view);
      if (winner === null) return say.tell.plays(who, say.card(head));
      if (winner === happened.seat) return say.tell.playsAndTakes(who, say.card(head));
      return say.tell.playsAndWins(who, say.card(head), names[winner]);
    }
  }
}

/** Who won the trick, if it has just ended with this card. */
function wonWith(card: string, seat: number, view: View): number | null {
  const trick = view.last_trick;
  if (view.trick !== null || trick === null || trick.cards.at(-1) !== card) return null;
  const player = (trick.leader + trick.cards.length - 1) % view.seats;
  return player === seat ? trick.winner : null;
}
