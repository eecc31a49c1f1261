// Generated from the Python tables by `python -m tripot.server.typescript`: change those instead.

export const FORCES: number[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8
];

export const HAND_SIZES: Record<number, number> = {
  "2": 5,
  "3": 4,
  "4": 3
};

export const CARD_POINTS: Record<string, number[]> = {
  "adapted": [
    0,
    0,
    0,
    1,
    1,
    1,
    3,
    4
  ],
  "traditional": [
    0,
    0,
    0,
    2,
    3,
    4,
    10,
    11
  ]
};

export const PRICES: Record<string, number | null> = {
  "crue": 4,
  "duo": 6,
  "triplette": 8,
  "champalu": null,
  "architecte": 10,
  "briscard": 12,
  "chouine": null
};

export const GOAL: number = 2;
