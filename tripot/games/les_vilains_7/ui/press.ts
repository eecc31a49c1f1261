// A button that acts the moment it is touched, not when it is let go: time runs. Keys and screen readers still click it.

import type { Action } from "svelte/action";

const SAME_PRESS = 1000; // milliseconds between a touch and the click that follows it

export const press: Action<HTMLElement, () => void> = (node, act) => {
  let doIt = act;
  let touched = -SAME_PRESS;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    touched = event.timeStamp;
    doIt();
  }
  function click(event: MouseEvent): void {
    if (event.detail === 0 || event.timeStamp - touched > SAME_PRESS) doIt();
  }
  // A touched button does not take the focus: the keys stay with the table.
  const keepFocus = (event: Event): void => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("mousedown", keepFocus);
  node.addEventListener("click", click);
  return {
    update: (next) => void (doIt = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("mousedown", keepFocus);
      node.removeEventListener("click", click);
    },
  };
};
