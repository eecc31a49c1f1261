// How a tour ended and what was said, in words: for the log, the centre of the table and the end of a round.

import { inLanguage, type Language } from "$web/game";
import { heard } from "./palette";
import type { LastTour } from "./types";
import { words } from "./words";

/** `« 7, 6 »`; "" if nothing was said. */
export function quoted(said: string[], language: Language): string {
  if (said.length === 0) return "";
  return inLanguage(words, language).quoted(said.map((word) => heard(word, language)));
}

/** `7 6`, `hmmrrr × 2`, `…` for silence. */
export function aloud(said: string[], language: Language): string {
  const sounds = said.map((word) => heard(word, language));
  const in_ = inLanguage(words, language);
  if (sounds.length === 2 && sounds[0] === sounds[1]) return in_.twice(sounds[0]);
  return sounds.join(" ") || in_.silence;
}

/** What should have been said; an empty word is a noise of one's choice. */
function wanted(due: string[], language: Language): string {
  const in_ = inLanguage(words, language);
  if (due.length === 0) return in_.wantedSilence;
  if (due.includes("")) return in_.wantedAny;
  return in_.wanted(quoted(due, language));
}

/** Who did what, and what was due. */
export function mistake(last: LastTour, names: string[], language: Language): string {
  const who = names[last.author ?? last.takers[0]];
  const told = { who, said: quoted(last.words, language), due: wanted(last.due, language) };
  return inLanguage(words, language).mistakes[last.mistake](told);
}

export function taken(last: LastTour, names: string[], language: Language): string {
  const in_ = inLanguage(words, language);
  const takers = in_.together(last.takers.map((seat) => names[seat]));
  return last.takers.length === 1 ? in_.tellTakes(takers) : in_.tellShare(takers);
}

/** Who contested, what was wrong, and who takes the pile. */
export function toldTour(last: LastTour, names: string[], language: Language): string[] {
  const in_ = inLanguage(words, language);
  const contesters = last.contesters.map((seat) => names[seat]);
  const contested = contesters.length ? [in_.tellContested(in_.together(contesters), contesters.length === 1)] : [];
  return [...contested, mistake(last, names, language), taken(last, names, language)];
}

export function won(winners: number[], names: string[], language: Language): string {
  const in_ = inLanguage(words, language);
  return in_.won(in_.together(winners.map((seat) => names[seat])), winners.length === 1);
}
