/** The four goods as pictures: a bolt of silk, a block of salt, a sack of spice, bars of steel. */
import type { ReactNode } from "react";
import css from "./goods.module.css";

const PICTURES: readonly ReactNode[] = [
  <>
    <path className={css.deep} d="M8 18l30-8 14 6v26l-30 10-14-8z" />
    <path className={css.mid} d="M8 18l14 6v28l-14-8z" />
    <path className={css.light} d="M8 18l30-8 14 6-30 8z" />
    <path className={css.edge} d="M22 24l30-8M15 21l30-8M22 34l30-10M22 44l30-10" />
    <path
      className={css.light}
      d="M36 29c6 2 6 10 12 12s4 10 8 12l-10 3c-6-3-4-9-9-12s-4-9-9-10z"
    />
  </>,
  <>
    <path className={css.mid} d="M30 6l16 12-4 30-14 6-14-10 2-24z" />
    <path className={css.light} d="M30 6l-4 20-10-6zM30 6l16 12-20 8z" />
    <path className={css.deep} d="M26 26l2 28 14-6 4-30z" />
    <path className={css.mid} d="M44 40l8 4-2 10-10 2-4-8zM10 42l6 4v8l-8-2-2-6z" />
    <path className={css.edge} d="M26 26l2 28M26 26l-10-6M26 26l20-8M44 40l-2 8 6 6" />
  </>,
  <>
    <path className={css.mid} d="M20 22c-12 8-14 24-6 32h32c8-8 6-24-6-32z" />
    <path className={css.deep} d="M40 22c12 8 14 24 6 32h-12c6-10 6-22 0-32z" />
    <path className={css.light} d="M18 12l6 10h12l6-10-8 4-4-6-4 6z" />
    <path className={css.edge} d="M19 23h22M16 34c8 4 20 4 28 0" />
    <path className={css.light} d="M24 36l6-6 6 6-6 10zM30 30v16" />
  </>,
  <>
    <path className={css.deep} d="M6 44l8-12h20l8 12v8H6z" />
    <path className={css.light} d="M14 32h20l8 12H6z" />
    <path className={css.deep} d="M28 40l6-10h16l6 10v12H28z" />
    <path className={css.light} d="M34 30h16l6 10H28z" />
    <path className={css.deep} d="M18 26l7-12h16l7 12v8H18z" />
    <path className={css.light} d="M25 14h16l7 12H18z" />
    <path className={css.edge} d="M18 26h30M6 44h22M28 40h28" />
  </>,
];

/** Suits in the table's palette. */
const TONES = ["var(--seat-5)", "var(--seat-7)", "var(--seat-6)", "var(--seat-0)"] as const;

export const toneOf = (suit: number): string => TONES[suit];

export function Good({ suit }: { readonly suit: number }) {
  return (
    <svg
      viewBox="0 0 60 60"
      className={css.good}
      style={{ color: toneOf(suit) }}
      aria-hidden="true"
    >
      <ellipse className={css.shadow} cx="30" cy="54" rx="26" ry="5" />
      {PICTURES[suit]}
    </svg>
  );
}
