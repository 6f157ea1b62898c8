/** How people are drawn in a grid on a phone: by how high their rows are. */

/** Cards that lie before somebody, in px: as high as columns allow. */
const CARDS = 67;
/** Around a cell, in px. */
const EDGE = 6;
/** Rows so high, in px, and how people are drawn in them. */
const TALL = 176;
const ROOMY = 124;
/** A bust is behind its cards so far, and no larger than this, in px: its plate lies below or beside it. */
const BEHIND = 10;
const BELOW = 14;
const LARGEST = { tall: 116, roomy: 78 };

/** In lower ones cards lie under the plate, the face beside both; so much each takes, in px. */
const PLATE = 22;
const LOW = { bust: 48, card: 29 };
/** Above all that is said, in two lines or in one, where rows are so high; in others it is told in signs. */
const SAID = [
  { lines: 2, least: 98, high: 32 },
  { lines: 1, least: 77, high: 17 },
] as const;
const IN_SIGNS = { lines: 0, high: 0 } as const;
/** The lowest row there is, in px: lower than this, the rest is scrolled. */
export const LOWEST = 58;

/** How long a weapon is that somebody holds, in px, by how many are held. */
const WEAPONS = [84, 84, 84, 68];
const SHORTEST = 54;

export const weaponLengthFor = (held: number): number => WEAPONS[held] ?? SHORTEST;

export type GridRows = {
  /** Tall: the bust over its plate; roomy: beside it; low: beside plate and cards. */
  readonly as: "tall" | "roomy" | "low";
  /** How large a bust is, how much of the block is above the cards, how wide these are at most, in px. */
  readonly bust: number;
  readonly upper: number;
  readonly card: number;
  /** How many lines of what is said stand above a low row, and how high they are; 0: in signs. */
  readonly lines: 0 | 1 | 2;
  readonly said: number;
};

export function gridRows(row: number): GridRows {
  if (row < ROOMY) return lowRows(row);
  const as = row >= TALL ? "tall" : "roomy";
  const over = row - EDGE - CARDS;
  const bust = Math.round(Math.max(46, Math.min(LARGEST[as], over + BEHIND)));
  const upper =
    as === "tall" ? Math.min(bust + BELOW, Math.floor(over)) : Math.min(bust + 6, Math.floor(over));
  return { as, bust, upper, card: CARDS / 1.4, lines: 2, said: 0 };
}

function lowRows(row: number): GridRows {
  const { lines, high } = SAID.find(({ least }) => row >= least) ?? IN_SIGNS;
  const free = row - high - PLATE - 3;
  const card = Math.min(LOW.card, Math.floor(free / 1.4));
  const bust = Math.min(LOW.bust, row - high - EDGE);
  return { as: "low", bust, upper: PLATE, card, lines, said: high };
}
