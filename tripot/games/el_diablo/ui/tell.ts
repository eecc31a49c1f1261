// One sentence for each thing that happened; when it ends a trick, also who takes it.

import { type Happened, inLanguage, type Language, seatLetter } from "$web/game";
import { isComplete, winner } from "./story";
import type { Step, Trick, View } from "./types";
import { type Words, words as catalogue } from "./words";

export function tell(happened: Happened, view: View, names: string[], language: Language): string {
  if (happened.seat === null) return "";
  const words = inLanguage(catalogue, language);
  return [move(happened.move, names[happened.seat], view, names, words), then(happened, view, names, words)].filter(Boolean).join(" ");
}

function move(text: string, who: string, view: View, names: string[], { told }: Words): string {
  const name = (letter: string): string => names[letter.charCodeAt(0) - "A".charCodeAt(0)];
  let found: RegExpExecArray | null;
  if (text === "") return isBidding(view) ? told.hasBid(who) : told.hasChosen(who);
  if (/^\d+$/.test(text)) return told.number(who, text);
  if ((found = /^D(16|0)$/.exec(text))) return told.devil(who, found[1]);
  if (text === "C") return told.alone(who);
  if ((found = /^C>([A-E])$/.exec(text))) return told.chameleon(who, name(found[1]));
  if ((found = /^C>([A-E])=(16|0)$/.exec(text))) return told.chameleonDevil(who, name(found[1]), found[2]);
  if ((found = /^M>([A-E])([+-])$/.exec(text))) return told.magician(who, name(found[1]), found[2]);
  if ((found = /^=(16|0)$/.exec(text))) return told.set(who, found[1]);
  if ((found = /^bid (\d+)$/.exec(text))) return told.bid(who, found[1]);
  if (text === "jackpot") return told.jackpot(who);
  if (text === "no jackpot") return told.noJackpot(who);
  return "";
}

const isBidding = (view: View): boolean => view.phase === "bids" || (view.phase === "play" && view.played.length === 0);

/** What the move brought about: bids or Jackpots are shown, or a trick is taken. */
function then(happened: Happened, view: View, names: string[], words: Words): string {
  const isSecret = happened.move === "" || /^(bid|jackpot|no jackpot)/.test(happened.move);
  if (isSecret) {
    if (view.phase !== "play" || view.trick.steps.length > 0) return "";
    if (view.played.length === 0) return words.told.bids(view.players.map((player, seat) => `${names[seat]} ${player.bid}`).join(", "));
    return words.told.jackpots(names.filter((_, seat) => view.players[seat].jackpot));
  }
  if (view.phase === "bids") return words.told.roundEnds;
  const trick = view.last_trick;
  if (view.trick.steps.length > 0 || trick === null || !isComplete(trick) || !ends(happened, trick)) return "";
  return winner(trick, names, words);
}

/** Whether this move was the last of the trick: its last card, or the devil set after it. */
function ends(happened: Happened, trick: Trick): boolean {
  const last = trick.steps[trick.steps.length - 1];
  if (happened.move.startsWith("=")) return last.card.kind === "devil";
  return last.seat === happened.seat && written(last) === happened.move;
}

function written({ card }: Step): string {
  switch (card.kind) {
    case "number":
      return String(card.value);
    case "devil":
      return `D${card.value}`;
    case "chameleon":
      return `C${card.player === null ? "" : `>${seatLetter(card.player)}`}${card.devil === null ? "" : `=${card.devil}`}`;
    case "magician":
      return `M>${seatLetter(card.player)}${card.change === "plus" ? "+" : "-"}`;
  }
}
