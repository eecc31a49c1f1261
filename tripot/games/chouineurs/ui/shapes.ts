// The four colours as they are drawn: a shape for each in a box of 24, and its paints. Never by colour alone.

import type { Colour } from "./deck";

export const SHAPES: Record<Colour, string> = {
  B: "M3 20 L1.5 7 L7.5 12 L12 3 L16.5 12 L22.5 7 L21 20 Z", // a crown
  R: "M12 1 L14 4.5 L18 5 L15.8 8 L17 12 L13.6 11.6 L13.6 23 H10.4 V11.6 L7 12 L8.2 8 L6 5 L10 4.5 Z", // a sceptre
  Y: "M12 1.2 L15 8.7 L23 9.2 L16.8 14.3 L18.8 22.2 L12 17.8 L5.2 22.2 L7.2 14.3 L1 9.2 L9 8.7 Z", // a star
  K: "M12.5 1 C13.5 6 20 9 20 15.5 C20 20 16.5 23 12 23 C7.5 23 4 20 4 15.5 C4 12 6 10 7.3 7.5 C8 9.5 9 10.3 10 10.5 C9.2 7 10.5 3.5 12.5 1 Z", // a flame
};

export interface Paint {
  ground: string; // of the end that is up
  halo: string; // behind the character
  dim: string; // of the end that is down
  ink: string; // numbers on the ground
}

export const PAINTS: Record<Colour, Paint> = {
  B: { ground: "#2759a8", halo: "#4d84d4", dim: "#1b3c6d", ink: "#fffaf0" },
  R: { ground: "#b02f28", halo: "#d4604e", dim: "#6f211c", ink: "#fffaf0" },
  Y: { ground: "#f4b92f", halo: "#ffdf85", dim: "#7d5c15", ink: "#2b1c00" },
  K: { ground: "#26212d", halo: "#4a4256", dim: "#15121a", ink: "#fffaf0" },
};

export const INK = "#241a14";
export const GOLD = "#f7c948";
export const CREAM = "#fdf6e3";
