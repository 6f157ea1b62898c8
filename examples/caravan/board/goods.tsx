/** The four goods as pictures: rolls of silk, crystals of salt, a sack of spice, bars of steel. */
import type { ReactNode } from "react";
import css from "./goods.module.css";

const PICTURES: readonly ReactNode[] = [
  <>
    <path className={css.deep} d="M10 33l36-8a6 9 0 0 1 0 18l-36 9z" />
    <path className={css.mid} d="M10 33l36-8a6 9 0 0 1 5 4l-40 9z" />
    <ellipse className={css.light} cx="10" cy="42.5" rx="5.5" ry="9.5" />
    <path className={css.edge} d="M10 36c5 1 5 12 0 12s-4-8 0-8 2 5 0 5" />
    <path className={css.deep} d="M16 14l32-7a6 9 0 0 1 0 17l-32 8z" />
    <path className={css.mid} d="M16 14l32-7a6 9 0 0 1 5 5l-36 8z" />
    <ellipse className={css.light} cx="16" cy="23" rx="5.5" ry="9" />
    <path className={css.edge} d="M16 17c5 1 5 11 0 11s-4-7 0-7 2 4 0 4" />
    <path
      className={css.light}
      d="M33 21c9 2 7 15 15 18s2 12 9 16l-13 2c-7-4-3-12-10-16s-6-14-12-17z"
    />
    <path className={css.edge} d="M38 25c6 5 4 11 9 16s2 9 5 14M32 24c6 5 4 12 9 16" />
    <path className={css.cord} d="M27 12l3 17M24 31l2 17" />
    <path className={css.shine} d="M20 14l24-5M16 35l20-5" />
  </>,
  <>
    <path className={css.deep} d="M4 48l8-7 38-1 7 8-8 7H12z" />
    <path className={css.mid} d="M14 22l8-6 7 8-2 24-12 1-4-8z" />
    <path className={css.light} d="M22 16l-8 6 5 6z" />
    <path className={css.light} d="M14 22l5 6-4 21-4-8z" />
    <path className={css.mid} d="M29 4l10 9 2 32-10 6-9-5 1-33z" />
    <path className={css.light} d="M29 4l-6 9 7 4z" />
    <path className={css.light} d="M23 13l7 4 1 34-9-5z" />
    <path className={css.deep} d="M39 13l-9 4 1 34 10-6z" />
    <path className={css.mid} d="M46 26l7 5 1 16-8 4-7-5 1-13z" />
    <path className={css.light} d="M46 26l-6 7 6 3z" />
    <path className={css.deep} d="M53 31l-7 5v15l8-4z" />
    <path className={css.light} d="M10 50l5-4 5 3-3 5-6 1zM36 51l5-3 4 3-2 4-6 1z" />
    <path
      className={css.shine}
      d="M26 18v22M16 27l-2 14M43 37v8M22 8l1-4 1 4 4 1-4 1-1 4-1-4-4-1z"
    />
  </>,
  <>
    <path className={css.deep} d="M13 27c-9 9-10 22-4 28h42c6-6 5-19-4-28z" />
    <path className={css.mid} d="M13 27c-9 9-10 22-4 28h24c6-8 7-20 3-28z" />
    <path className={css.light} d="M14 30c-6 6-8 14-6 20 2-8 5-14 10-20z" />
    <ellipse className={css.deep} cx="30" cy="26" rx="18" ry="6" />
    <path className={css.heap} d="M14 26C20 16 25 8 30 6c6 3 10 11 16 20a17 5.5 0 0 1-32 0z" />
    <path className={css.heapLit} d="M30 6c-5 2-10 10-16 20a17 5 0 0 0 9 4c1-10 3-18 7-24z" />
    <path className={css.cord} d="M12 28a18 6 0 0 0 36 0" />
    <path className={css.edge} d="M18 34c2 7 2 14 0 21M30 36v19M42 34c-2 7-2 14 0 21" />
    <path className={css.light} d="M45 12l9-5 4 3-6 9c-3 2-8-2-7-7z" />
    <path className={css.edge} d="M45 12c3 0 7 3 7 7M46 17l-9 8" />
    <path className={css.shine} d="M22 20l5-9" />
  </>,
  <>
    <path className={css.deep} d="M2 52l4-12h25l4 12v3H2z" />
    <path className={css.mid} d="M2 52l4-12h25l4 12z" />
    <path className={css.light} d="M6 40l3-5h19l3 5z" />
    <path className={css.deep} d="M28 52l4-12h21l5 12v3H28z" />
    <path className={css.mid} d="M28 52l4-12h21l5 12z" />
    <path className={css.light} d="M32 40l3-5h16l2 5z" />
    <path className={css.deep} d="M14 35l4-13h24l5 13v3H14z" />
    <path className={css.mid} d="M14 35l4-13h24l5 13z" />
    <path className={css.light} d="M18 22l4-6h17l3 6z" />
    <path
      className={css.edge}
      d="M18 22h24M6 40h25M32 40h21M25 26h10v5H25zM12 44h12v4H12zM38 44h10v4H38z"
    />
    <path className={css.shine} d="M23 18h9M10 37h8M36 37h8M46 10l1-5 1 5 5 1-5 1-1 5-1-5-5-1z" />
  </>,
];

/** Suits in the table's palette. */
const TONES = ["var(--seat-5)", "var(--seat-7)", "var(--seat-6)", "var(--seat-0)"] as const;

export const toneOf = (suit: number): string => TONES[suit];

/** A good alone, without a frame, for whoever draws it into a larger picture. */
export const GoodShape = ({ suit }: { readonly suit: number }) => (
  <g style={{ color: toneOf(suit) }}>{PICTURES[suit]}</g>
);

export function Good({ suit }: { readonly suit: number }) {
  return (
    <svg viewBox="0 0 60 60" className={css.good} aria-hidden="true">
      <ellipse className={css.shadow} cx="30" cy="54" rx="27" ry="5" />
      <GoodShape suit={suit} />
    </svg>
  );
}
