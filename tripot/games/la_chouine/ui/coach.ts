// What a beginner should know at this moment: the rarest moment first, the plain ones by how far the round has come.

import type { Advice, Sitting } from "$web/game";
import { inLanguage } from "$web/game";
import { pointsOf } from "./deck";
import type { Move, View } from "./types";
import { words, type GameWords } from "./words";

type Kind = keyof GameWords["coach"];

const ARTICLES: Record<Kind, string> = {
  lead: "LC-7",
  row: "LC-6",
  worth: "LC-1",
  hopes: "LC-13",
  crown: "LC-8",
  follow: "LC-8",
  last: "LC-8",
  claim: "LC-12",
  must: "LC-7",
  chouine: "LC-17",
  take: "LC-10",
  takeLast: "LC-10",
  short: "LC-10",
  crue: "LC-18",
  champalu: "LC-19",
  wait: "LC-10",
};

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const kind = momentOf(sitting);
  if (kind === null) return null;
  return { key: kind, sentence: inLanguage(words, sitting.language).coach[kind], article: ARTICLES[kind] };
}

function momentOf({ view, me, legal, isMyTurn }: Sitting<View, Move>): Kind | null {
  if (me === null || view.phase === "over") return null;
  const tricks = Math.floor(view.gone.length / view.seats);
  if (!isMyTurn) return tricks === 2 ? "wait" : null;
  const kinds = new Set(legal.map((choice) => choice.move.kind));
  if (kinds.has("chouine")) return "chouine";
  if (view.must.length > 0) return "must";
  if (view.phase === "take") return legal.length === 1 ? "takeLast" : "take";
  if (["duo", "triplette", "architecte", "briscard"].some((kind) => kinds.has(kind as Move["kind"]))) return "claim";
  if (view.hand.length === 1) return "crue";
  if (view.row.length === 0) return hasNothing(view, me) ? "champalu" : "short";
  if (view.trick === null) return tricks === 0 ? "lead" : tricks < 3 ? "worth" : "hopes";
  if (tricks === 0) return "follow";
  if (view.hand.some((card) => card[0] === "C") && tricks % 2 === 1) return "crown";
  return view.trick.cards.length === view.seats - 1 ? "last" : "row";
}

function hasNothing(view: View, me: number): boolean {
  const mine = view.players[me];
  return mine.combinations.length === 0 && mine.won.every((card) => pointsOf(card, view.options.card_points) === 0);
}
