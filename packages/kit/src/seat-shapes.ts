/**
 * How sixteen seats are told apart: by colour, by shape and by letter, each enough alone. Colours
 * repeat after eight; those seats are drawn hollow.
 */

/** Outlines in a box of 24 by 24. */
export const SEAT_SHAPES: readonly string[] = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z", // circle
  "M3 3h18v18H3z", // square
  "M12 1.5L23 21.5H1z", // triangle
  "M12 1l11 11l-11 11L1 12z", // diamond
  "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z", // hexagon
  "M12 1.5l10.5 7.8l-4 12.7h-13l-4-12.7z", // pentagon
  "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z", // cross
  "M3 2h18v11c0 5-5 8-9 10c-4-2-9-5-9-10z", // shield
  "M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9z", // octagon
  "M1.5 3h21L12 23z", // triangle, point down
  "M12 .8l3.2 4.3l5.3-.9l-.9 5.3l4 2.5l-4 3l.9 5.300l-5.3-.9l-3.2 4.300l-3.2-4.300l-5.3.9l.9-5.300l-4-3l4-2.500l-.9-5.300l5.3.9z", // burst
  "M1 5h22v14H1z", // bar
  "M6 2h17l-5 20H1z", // slant
  "M2 22V11a10 10 0 0 1 20 0v11z", // arch
  "M1.5 7.500L12 1.500l10.5 6v15h-21z", // house
  "M1 2h22l-4.5 10L23 22H1l4.5-10z", // banner
];

/** Where the letter stands and how large, where a shape's middle is not the middle of its box. */
const LETTER: Readonly<Record<number, { readonly y: number; readonly size: number }>> = {
  2: { y: 20, size: 12 },
  3: { y: 16.5, size: 13 },
  6: { y: 16.5, size: 13 },
  7: { y: 15.5, size: 14 },
  9: { y: 13, size: 12 },
  10: { y: 16.2, size: 12 },
  12: { y: 16.5, size: 13 },
  13: { y: 18, size: 14 },
  14: { y: 19, size: 14 },
  15: { y: 16.5, size: 13 },
};
const MIDDLE = { y: 16.8, size: 14 };
const LETTERS = "ABCDEFGHIJKLMNOP";

export type SeatLook = {
  readonly letter: string;
  readonly shape: string;
  readonly at: { readonly y: number; readonly size: number };
  /** The name of a token, as in `var(--seat-3)`. */
  readonly colour: string;
  readonly hollow: boolean;
};

export function seatLook(seat: number): SeatLook {
  const index = ((seat % 16) + 16) % 16;
  return {
    letter: LETTERS.charAt(index),
    shape: SEAT_SHAPES[index] ?? "",
    at: LETTER[index] ?? MIDDLE,
    colour: `--seat-${index % 8}`,
    hollow: index >= 8,
  };
}
