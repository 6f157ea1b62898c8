/** How people are drawn in a grid on a phone: by how high their rows are. */

/** Cards that lie before somebody, in px: as wide as columns allow, and where rows are low. */
const CARDS = { high: 67, low: 50 };
/** Around a cell, in px. */
const EDGE = 6;
/** Rows so high, in px, and how people are drawn in them. */
const TALL = 176;
const ROOMY = 124;
/** In lower rows what is said is told in signs. */
const WORDS = 94;
/** A bust is behind its cards so far, and no larger than this, in px: its plate lies below or beside it. */
const BEHIND = 10;
const BELOW = 14;
const LARGEST = { tall: 116, roomy: 78, low: 64 };

/** How long a weapon is that somebody holds, in px, by how many are held. */
const WEAPONS = [84, 84, 84, 68];
const SHORTEST = 54;

export const weaponLengthFor = (held: number): number => WEAPONS[held] ?? SHORTEST;

export type GridRows = {
  /** Tall: the bust over its plate; roomy: beside it; low: both small, smaller cards. */
  readonly as: "tall" | "roomy" | "low";
  /** How large a bust is, and how much of the block is above the cards, in px. */
  readonly bust: number;
  readonly upper: number;
  /** What is said has room for words. */
  readonly words: boolean;
};

export function gridRows(row: number): GridRows {
  const as = row >= TALL ? "tall" : row >= ROOMY ? "roomy" : "low";
  const over = row - EDGE - (as === "low" ? CARDS.low : CARDS.high);
  const bust = Math.round(Math.max(46, Math.min(LARGEST[as], over + BEHIND)));
  const upper =
    as === "tall"
      ? Math.min(bust + BELOW, Math.floor(over))
      : Math.min(bust + 6, Math.max(44, Math.floor(over)));
  return { as, bust, upper, words: row >= WORDS };
}
