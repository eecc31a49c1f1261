// What is fetched from the server, or the one sentence that says why not.

import { inLanguage, type Language } from "$web/game";
import type { Refused } from "$web/protocol";
import { WORDS } from "$web/words";

/** The server said no, in a sentence of both languages. */
export class No extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

export async function fetched<Found>(path: string, signal?: AbortSignal): Promise<Found> {
  return JSON.parse(await fetchedText(path, signal)) as Found;
}

export async function fetchedText(path: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal });
  const text = await answer.text();
  if (!answer.ok) throw new No(JSON.parse(text) as Refused); // another error, if somebody between us has answered
  return text;
}

/** The sentence for people, whatever went wrong. */
export function sentenceOf(error: unknown, language: Language): string {
  return (error instanceof No && error.refused[language]) || inLanguage(WORDS, language).notReached;
}
