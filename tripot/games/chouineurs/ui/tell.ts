// What happened, in one natural sentence, from the notation and the view just after it; a secret is told as far as it is public.

import type { Happened, Language } from "$web/game";
import { inLanguage } from "$web/game";
import { otherEnd } from "./deck";
import type { TrickView, View } from "./types";
import { words } from "./words";

export function tell(happened: Happened, view: View, names: string[], language: Language): string {
  if (happened.seat === null) return "";
  const say = inLanguage(words, language);
  const name = names[happened.seat];
  const { move } = happened;
  const choice = /^(keep|turn) (\d.*)$/.exec(move);
  const turned = /^turn ([BRYK]\d+)$/.exec(move);

  if (choice) return [say.tellChoice(name, choice[1] === "turn", choice[2]), shownBets(view, names, language)].join(" ").trim();
  if (turned) return say.tellTurned(name, turned[1], otherEnd(turned[1]));
  if (move === "point") return [say.tellPoint(name), roundOver(view, names, language)].join(" ").trim();
  if (/^[BRYK]\d+$/.test(move)) {
    const trick = finished(view, happened.seat, move);
    const winner = trick?.winner ?? null;
    const end = trick && winner !== null ? say.tellTrick(names[winner], trick.whiners.map((seat) => names[seat])) : "";
    return [say.tellPlay(name, move), end, trick && trick !== view.trick ? roundOver(view, names, language) : ""].filter(Boolean).join(" ");
  }
  if (move !== "") return "";
  // The only secrets are the choice before a round (CH-4) and which card was turned (CH-10).
  const isChoice = view.phase === "choose" || (view.phase === "play" && isUntouched(view));
  return isChoice ? [say.tellChose(name), shownBets(view, names, language)].join(" ").trim() : say.tellTurn(name);
}

const isUntouched = (view: View): boolean => view.tricks.length === 0 && view.trick.cards.every((card) => card === "");

function shownBets(view: View, names: string[], language: Language): string {
  if (view.phase !== "play" || !isUntouched(view)) return "";
  return inLanguage(words, language).tellBets(view.players.map((player, seat) => [names[seat], player.bet]));
}

/** The trick that this card made complete, if it did. */
function finished(view: View, seat: number, card: string): TrickView | null {
  if (view.trick.winner !== null) return view.trick.cards[seat] === card ? view.trick : null;
  const isOver = view.trick.cards.every((played) => played === "");
  return isOver && view.last_trick?.cards[seat] === card ? view.last_trick : null;
}

function roundOver(view: View, names: string[], language: Language): string {
  const isOver = view.phase === "over" || (view.phase === "choose" && view.to_act.length === view.seats);
  if (!isOver || view.last_round.length === 0) return "";
  return inLanguage(words, language).tellRound(view.last_round.map((result, seat) => [names[seat], result.points]));
}
