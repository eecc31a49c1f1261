// The keys of the table: 1 to 7, space, N and C, anywhere on the page but where one writes, or in a panel that the table waits behind.

export type Meant = { kind: "number"; value: number } | { kind: "flip" } | { kind: "noise" } | { kind: "contest" };

/** Digits by their place as well: on a French keyboard the top row gives them only with shift. */
export function meant(event: KeyboardEvent): Meant | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(event.code)?.[1] ?? /^[1-7]$/.exec(event.key)?.[0];
  if (digit !== undefined) return { kind: "number", value: Number(digit) };
  if (event.key === " ") return { kind: "flip" };
  if (event.key.toLowerCase() === "n") return { kind: "noise" };
  if (event.key.toLowerCase() === "c") return { kind: "contest" };
  return null;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], :modal") !== null;
}

/** Something else that a space bar would press. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role='button'], [role='tab']") !== null;
}
