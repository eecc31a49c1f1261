// The sign of each family in a box of 24 by 24, drawn to be told apart when it is as small as a letter; and its colours.

import type { Family } from "./deck";

const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const petals = [0, 1, 2, 3, 4].map((petal) => {
  const angle = (petal * 72 - 90) * (Math.PI / 180);
  return ring(12 + Math.round(58 * Math.cos(angle)) / 10, 12 + Math.round(58 * Math.sin(angle)) / 10, 5);
});

export const SIGNS: Record<Family, string> = {
  F: "M1 12C5 4 13 4 17.5 10.5L23 5.5C21.8 10 21.8 14 23 18.5L17.5 13.5C13 20 5 20 1 12Z",
  R: petals.join(""),
  C: "M3.5 20.5L1 6.5L8 12L12 3L16 12L23 6.5L20.5 20.5Z",
  G: ["M11 1h2.4v5H11Z", ring(6, 8.5, 4), ring(18, 8.5, 4), ring(12, 8.5, 4), ring(9, 14.4, 4), ring(15, 14.4, 4), ring(12, 19.8, 4)].join(""),
};

/** Dark enough to be read on a card. */
export const INKS: Record<Family, string> = { F: "#0f4f7d", R: "#a8133a", C: "#7d4a00", G: "#53247f" };

/** Behind the drawing. */
export const WASHES: Record<Family, string> = { F: "#d8ecf3", R: "#fbe0df", C: "#ffe9a8", G: "#e9def2" };
