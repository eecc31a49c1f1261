// How the palette of noises sounds in a language (V7-18).

import type { Language } from "$web/game";
import { THEMES } from "./tables";

/** V7-15: in lower case, without accents and outer spaces. */
export const compared = (word: string): string =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").trim();

const SOUNDS = new Map(
  THEMES.flatMap(({ words }) => words).flatMap((sound) => [
    [compared(sound.fr), sound] as const,
    [compared(sound.en), sound] as const,
  ]),
);

/** A word as it sounds in a language; one of the palette is told in the listener's. */
export const heard = (word: string, language: Language): string => SOUNDS.get(compared(word))?.[language] ?? word;
