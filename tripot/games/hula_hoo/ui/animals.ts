// Who spins which value: the animals grow with it, and the hoops go from cold to warm. A 7 is the joker.

export const JOKER = 7;
export const VALUES = Array.from({ length: 13 }, (_, place) => place + 1);

export const HOOPS: Record<number, string> = {
  1: "#2a66b8",
  2: "#1585b3",
  3: "#0f9488",
  4: "#2b9a55",
  5: "#65961c",
  6: "#a38a08",
  7: "#ffcf4a",
  8: "#d98708",
  9: "#e06a1f",
  10: "#d8452c",
  11: "#c72a4d",
  12: "#a52680",
  13: "#7431a6",
};
