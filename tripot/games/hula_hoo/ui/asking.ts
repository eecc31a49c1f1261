// The one line over my cards: what is asked of me now, or whom the table waits for.

import type { Sitting } from "$web/game";
import { JOKER } from "./animals";
import type { Held } from "./holding";
import type { Move, View } from "./types";
import type { Words } from "./words";

export function asking(sitting: Sitting<View, Move>, picked: Held | undefined, count: number, say: Words): string {
  const { view, names, me } = sitting;
  if (view.winners.length > 0) return say.over(view.winners.map((seat) => names[seat]).join(say.and));
  if (me === null || sitting.isReplay || !sitting.isMyTurn) return waiting(view, names, me, say);
  if (view.phase === "exchange") return say.exchange;
  if (view.phase === "front") return say.chooseFront(count);
  if (view.phase === "name") return say.name;
  if (view.phase === "name again") return say.nameAgain;
  if (picked?.texts.double) return say.pickedDouble(face(picked.card, say));
  if (picked) return say.pickedPlain(face(picked.card, say));
  if (sitting.legal.every(({ move }) => move.kind === "pass")) return say.cannot;
  return answer(view, say);
}

function waiting(view: View, names: string[], me: number | null, say: Words): string {
  const who = names[view.to_act[0]] ?? "";
  const out = me !== null && !view.players[me].inside ? `${say.youAreOut} ` : "";
  if (view.phase === "front") return view.chosen.length > 0 ? say.frontChosen : say.frontWait;
  if (view.phase === "exchange") return say.exchangeWait(who);
  if (view.phase === "name" || view.phase === "name again") return out + say.waitName(who);
  return out + (view.call === "" ? say.waitOpen(who) : say.wait(who));
}

function answer({ call, top }: View, say: Words): string {
  const card = face(top, say);
  if (call === "") return say.open;
  if (call === "double") {
    const near = [top - 1, top + 1].filter((value) => value >= 1 && value <= 13 && value !== JOKER);
    return say.answerDouble(card, [...near, say.aJoker].join(say.or));
  }
  if ((call === "plus" && top === 13) || (call === "moins" && top === 1)) return say.onlySame(card);
  const higher = call === "plus" ? say.answerPlus(String(top)) : say.answerMoins(String(top));
  return `${higher} ${top === JOKER ? say.orJoker : say.orElse(card)}`;
}

const face = (card: number, say: Words): string => (card === JOKER ? say.joker : String(card));
