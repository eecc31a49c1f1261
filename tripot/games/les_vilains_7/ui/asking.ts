// What the table waits for, as it is said to who looks at it: to flip, to answer, to pass, to keep silent.

import { inLanguage, type Language } from "$web/game";
import { isDouble, isPhone } from "./cards";
import { won } from "./telling";
import type { View } from "./types";
import { words } from "./words";

/** Whether it is this seat that the time runs for. */
export const owes = (view: View, me: number | null): boolean =>
  me !== null && view.turn === me && (view.phase === "flip" || view.phase === "answer");

/** The seats that the table waits for: everybody may act at any time, but only one has to. */
export const awaited = (view: View): number[] =>
  view.phase === "flip" || view.phase === "answer" ? [view.turn] : [];

export function asked(view: View, me: number | null, names: string[], language: Language): string {
  const in_ = inLanguage(words, language);
  if (view.phase === "over") return won(view.winners, names, language);
  if (view.phase === "contest") {
    const isLastCard = view.contesters.length === 0 && view.answer !== null;
    return isLastCard ? in_.lastCard(names[view.answer!.seat]) : in_.suspended;
  }
  if (owes(view, me)) return view.phase === "flip" ? in_.flipNow : due(view, language);
  if (me !== null && view.phase === "flip" && view.silent === me) return in_.notAWord;
  if (me !== null && view.passer === me) return in_.youPass;
  return view.phase === "answer" ? in_.mustAnswer(names[view.turn]) : in_.mustFlip(names[view.turn]);
}

/** What kind of answer the card wants (V7-5); never which number or noise. */
function due(view: View, language: Language): string {
  const in_ = inLanguage(words, language);
  const top = view.top ?? 0;
  const isSecond = view.said.length > 0;
  if (!isPhone(top)) {
    if (!isDouble(top)) return in_.sayNumber;
    return isSecond ? in_.sayNextNumber : in_.sayTwoNumbers;
  }
  if (isSecond) return in_.onceMore;
  if (!view.is_noise_chosen) return in_.chooseNoise;
  return isDouble(top) ? in_.sayNoiseTwice : in_.sayNoise;
}
