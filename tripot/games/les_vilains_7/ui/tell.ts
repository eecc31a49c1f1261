// One sentence for each entry of the log, from the view right after it.

import { inLanguage, type Happened, type Language } from "$web/game";
import { isDouble, PISTOL } from "./cards";
import { quoted, toldTour, won } from "./telling";
import type { View } from "./types";
import { words } from "./words";

const SAY = "say ";
const NUMBER = /^[1-7]$/;

export function tell(happened: Happened, view: View, names: string[], language: Language): string {
  const done = deed(happened, view, names, language);
  return [...(done === "" ? [] : [done]), ...(isOfTheGame(happened) ? outcome(happened, view, names, language) : [])].join(" ");
}

/** Notes (somebody is away, a pause) are told by the frame of the page. */
const isOfTheGame = ({ seat, move }: Happened): boolean => seat !== null || move === "time";

function deed({ seat, move }: Happened, view: View, names: string[], language: Language): string {
  if (seat === null) return "";
  const in_ = inLanguage(words, language);
  const who = names[seat];
  if (move === "flip") return flipped(seat, view, names, language);
  if (move === "contest") return in_.tellContest(who);
  if (NUMBER.test(move)) return in_.tellSaid(who, quoted([move], language));
  if (move.startsWith(SAY)) return in_.tellSaid(who, quoted([move.slice(SAY.length)], language));
  return "";
}

/** With the card that lies there now, if it is still the one that was flipped. */
function flipped(seat: number, view: View, names: string[], language: Language): string {
  const in_ = inLanguage(words, language);
  const isAwaited = view.phase === "answer" && view.turn === seat && view.said.length === 0;
  if (view.top === null || view.flipper !== seat || !(isAwaited || view.silent === seat)) return in_.tellFlip(names[seat]);
  const sentence = in_.tellFlipped(names[seat], in_.flippedKinds[view.top]);
  if (view.top === PISTOL) return `${sentence} ${in_.tellHush}`;
  return isDouble(view.top) ? `${sentence} ${in_.tellPass(names[(seat + 1) % view.seats])}` : sentence;
}

/** An empty pile after the first tour: this is what ended it. */
function outcome({ move }: Happened, view: View, names: string[], language: Language): string[] {
  const in_ = inLanguage(words, language);
  const isTourEnd = view.top === null && view.last_tour !== null;
  const sentences = isTourEnd && view.last_tour !== null ? toldTour(view.last_tour, names, language) : [];
  if (view.phase === "over") {
    if (!isTourEnd && move === "time") sentences.push(in_.tellNoContest);
    return [...sentences, won(view.winners, names, language)];
  }
  return isTourEnd ? [...sentences, in_.tellStarts(names[view.turn])] : sentences;
}
