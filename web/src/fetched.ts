// What is fetched from the server, or the one sentence that says why not.

import type { Language } from "$web/game";
import type { Refused } from "$web/protocol";

const NOT_REACHED = {
  fr: "Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.",
  en: "The server does not answer. Check the connection, then try again.",
};

export class NotFetched extends Error {
  constructor(readonly sentences: Record<Language, string>) {
    super(sentences.en);
  }
}

export async function fetched<Found>(path: string, signal?: AbortSignal): Promise<Found> {
  return JSON.parse(await fetchedText(path, signal)) as Found;
}

export async function fetchedText(path: string, signal?: AbortSignal): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NotFetched(NOT_REACHED);
  }
  const text = await answer.text();
  if (!answer.ok) throw new NotFetched(sentencesOf(text));
  return text;
}

/** The sentence for people, whatever went wrong. */
export function sentenceOf(error: unknown, language: Language): string {
  return (error instanceof NotFetched ? error.sentences : NOT_REACHED)[language];
}

function sentencesOf(text: string): Record<Language, string> {
  try {
    const refused = JSON.parse(text) as Partial<Refused>;
    return refused.fr && refused.en ? { fr: refused.fr, en: refused.en } : NOT_REACHED;
  } catch {
    return NOT_REACHED; // somebody between us and the server has answered
  }
}
