// One sentence for each entry of the log.

import type { Happened, Language } from "$web/game";
import { inLanguage } from "$web/game";
import { JOKER } from "./animals";
import type { View } from "./types";
import { words } from "./words";

const CALLS: Record<string, string> = { "+": "plus", "-": "moins", "=": "double" };

export function tell(happened: Happened, view: View, names: string[], language: Language): string {
  if (happened.seat === null) return "";
  const say = inLanguage(words, language);
  const who = names[happened.seat];
  const text = happened.move;
  if (text === "") return view.options.chaos_deal ? say.tellFront(who) : "";
  if (text === "pass") return say.tellPass(who);
  if (text === "keep") return say.tellKeep(who);

  const played = /^(f?)(\d+)([-+=])$/.exec(text);
  if (played) return say.tellPlay(who, say.theCard(Number(played[2])), CALLS[played[3]], played[1] === "f");

  const named = /^>([A-F])([-+]?)$/.exec(text);
  if (named) {
    const other = names["ABCDEF".indexOf(named[1])];
    return named[2] ? say.tellNameCall(who, other, CALLS[named[2]]) : say.tellName(who, other);
  }

  const cards = /^(swap|front) ([\d ]+)$/.exec(text);
  if (!cards) return "";
  const list = cards[2].split(" ").map((card) => (Number(card) === JOKER ? say.theCard(JOKER) : card)).join(", ");
  return cards[1] === "swap" ? say.tellSwap(who, list) : say.tellOwnFront(who, list);
}
