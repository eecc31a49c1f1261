// For a beginner: the one thing to know at this moment, and the article that says more.

import { inLanguage, type Advice, type Sitting } from "$web/game";
import { owes } from "./asking";
import { isDouble, isPhone } from "./cards";
import type { Move, View } from "./types";
import { words } from "./words";

type Kind = keyof typeof words.fr.coach;

const ARTICLES: Record<Kind, string> = {
  flip: "V7-5",
  first: "V7-4",
  number: "V7-3",
  twoNumbers: "V7-5",
  phone: "V7-14",
  twoPhones: "V7-5",
  choose: "V7-15",
  repeat: "V7-15",
  pistol: "V7-8",
  pass: "V7-6",
  follow: "V7-3",
  contest: "V7-12",
  mistake: "V7-10",
  late: "V7-7",
  last: "V7-19",
  delay: "V7-7",
};
const FEW = 4; // cards

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const kind = sitting.me === null ? null : moment(sitting, sitting.me);
  if (kind === null) return null;
  return { key: kind, sentence: inLanguage(words, sitting.language).coach[kind], article: ARTICLES[kind] };
}

function moment({ view, legal, delay }: Sitting<View, Move>, me: number): Kind | null {
  if (view.phase === "over") return null;
  if (owes(view, me)) return view.phase === "answer" ? answering(view) : flipping(view, me, delay);
  if (view.silent === me) return "pistol";
  if (view.passer === me) return "pass";
  if (legal.some(({ move }) => move.kind === "contest")) return "contest";
  return view.phase === "answer" ? "follow" : null;
}

function flipping(view: View, me: number, delay: Sitting<View, Move>["delay"]): Kind {
  const last = view.top === null ? view.last_tour : null;
  if (last?.takers.includes(me)) return last.mistake.startsWith("late") ? "late" : "mistake";
  if (view.players[me].stack <= FEW) return "last";
  return delay !== null && delay.delay > delay.paid ? "delay" : "flip";
}

function answering(view: View): Kind {
  const top = view.top ?? 0;
  if (isPhone(top)) {
    if (!view.is_noise_chosen) return "choose";
    if (isDouble(top)) return "twoPhones";
    return view.rules.vilains_rule ? "repeat" : "phone";
  }
  if (isDouble(top)) return "twoNumbers";
  return view.answer === null && view.flipper === view.starter ? "first" : "number";
}
