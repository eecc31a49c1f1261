// A trick in sentences, step by step with its values (ED-11): why it was won, for everybody.

import { named } from "./cards";
import type { Step, Trick } from "./types";
import type { Words } from "./words";

export interface Line {
  sentence: string;
  at: number; // after how many steps it is true
  kind: Step["effect"] | "won";
}

export const LANDING = 650; // milliseconds from one effect to the next

export const isComplete = (trick: Trick): boolean => trick.open.length === 0;

/** The steps that move a value, or fail to: they land one after the other. */
export const landings = (trick: Trick): number[] =>
  trick.steps.flatMap((step, place) => (["takes", "changes", "misses"].includes(step.effect) ? [place + 1] : []));

/** How long a trick that was just taken is looked at before the next. */
export const lookedAt = (trick: Trick): number => LANDING * (landings(trick).length + 2);

/** The values once so many steps have been resolved. */
export const valuesAfter = (trick: Trick, steps: number): (number | null)[] =>
  steps === 0 ? trick.start : trick.steps[Math.min(steps, trick.steps.length) - 1].values;

/** What a seat was worth, one value after the other. */
export function trail(trick: Trick, seat: number, steps: number): number[] {
  const values: number[] = [];
  for (let step = 0; step <= Math.min(steps, trick.steps.length); step++) {
    const value = valuesAfter(trick, step)[seat];
    if (value !== null && value !== values[values.length - 1]) values.push(value);
  }
  const isBlank = trick.steps.some((step) => step.seat === seat && step.card.kind === "chameleon"); // its first 0 says nothing
  return isBlank && values.length > 1 ? values.slice(1) : values;
}

export function lines(trick: Trick, names: string[], words: Words, withWinner: boolean): Line[] {
  const told: Line[] = [];
  for (const answering of trick.steps) {
    const out = trick.steps.filter((step) => step.out_by === answering.seat).map((step) => names[step.seat]);
    if (out.length > 0) told.push({ sentence: words.answers(names[answering.seat], out), at: 0, kind: "out" });
  }
  trick.steps.forEach((step, place) => {
    const sentence = effect(trick, step, names, words);
    if (sentence !== "") told.push({ sentence, at: place + 1, kind: step.effect });
  });
  if (withWinner) told.push({ sentence: winner(trick, names, words), at: trick.steps.length, kind: "won" });
  return told;
}

function effect(trick: Trick, step: Step, names: string[], words: Words): string {
  const target = named(step.card);
  if (target === null) return "";
  const [who, whom] = [names[step.seat], names[target]];
  switch (step.effect) {
    case "misses":
      return words.misses(who, whom);
    case "waits":
      return trick.values[target] === null ? words.waits(who, whom) : words.waitsDevil(who, whom);
    case "changes": {
      const now = step.values[target] ?? 0;
      return step.amount > 0 ? words.adds(who, whom, step.amount, now) : words.removes(who, whom, -step.amount, now);
    }
    case "takes": {
      const sentence = step.devil === null ? words.takes(who, whom, step.amount) : words.takesDevil(who, whom, step.devil);
      const total = step.values[step.seat] ?? 0;
      return total === step.amount ? sentence : words.inAll(sentence, total);
    }
    default:
      return "";
  }
}

export function winner(trick: Trick, names: string[], words: Words): string {
  if (trick.winner === null) return words.nobody(names[trick.leader]);
  const value = trick.values[trick.winner] ?? 0;
  if (trick.tied.length < 2) return words.won(names[trick.winner], value);
  return words.wonTied(
    trick.tied.map((seat) => names[seat]),
    names[trick.winner],
    value,
  );
}
