/** A card of Caravan: suit by shape and word, rank by number. */
import { type Plain, sayLabel } from "@sprawl/engine";
import { Card, useTable } from "@sprawl/kit";
import { rankOf, SUITS, suitOf } from "../src/state.js";
import css from "./caravan.module.css";

/** One drawing a suit: a bolt of silk, crystals of salt, a sack of spice, an ingot of steel. */
const SHAPES = [
  "M3 6c4-4 7 4 11 0s5 0 7 1v11c-4-3-6 3-10 0s-6 2-8 0Z",
  "M12 2 20 9 17 21H7L4 9Zm0 4-4 4 2 8h4l2-8Z",
  "M8 3h8l-2 4c5 2 7 7 5 12-1 2-3 3-7 3s-6-1-7-3C3 14 5 9 10 7Z",
  "M7 7h10l4 11H3Zm2 3-2 5h10l-2-5Z",
] as const;

/** Suits in the table's palette. */
const TONES = ["var(--seat-5)", "var(--seat-7)", "var(--seat-6)", "var(--seat-0)"] as const;

export const toneOf = (suit: number): string => TONES[suit];

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text, speaker } = useTable();
  const size = large ? "l" : "fit";
  if (typeof face !== "number") return <Card down size={size} />;
  const suit = suitOf(face);
  return (
    <Card size={size} tone={toneOf(suit)}>
      <span className={css.face}>
        <b>{rankOf(face)}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[suit]} fillRule="evenodd" />
        </svg>
        <small>
          {large ? text.things?.card?.(face) : sayLabel(speaker, `suit.${SUITS[suit]}`)}
        </small>
      </span>
    </Card>
  );
}
