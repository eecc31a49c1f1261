// How the palette of noises sounds in a language (V7-18).

import type { Language } from "$web/game";
import { THEMES } from "./tables";

/** Where the longest words are broken if a button is too narrow. */
const PARTS = ["saperli popette", "scrogneu gneu", "fiddle sticks", "cocka doodledoo", "Liechten stein", "Ouzbé kistan", "Uzbeki stan"];
const BROKEN = new Map(PARTS.map((parts) => [parts.replace(" ", ""), parts.replace(" ", "\u00ad")]));

export const breakable = (word: string): string => BROKEN.get(word) ?? word;

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
