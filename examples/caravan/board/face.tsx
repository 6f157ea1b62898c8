/** A card of Caravan: suit by shape and word, rank by number. */
import { type Plain, sayLabel } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { rankOf, SUITS, suitOf } from "../src/state.js";
import css from "./caravan.module.css";

/** One drawing a suit: a bolt of silk, crystals of salt, a sack of spice, an ingot of steel. */
const SHAPES = [
  "M3 6c4-4 7 4 11 0s5 0 7 1v11c-4-3-6 3-10 0s-6 2-8 0Z",
  "M12 2 20 9 17 21H7L4 9Zm0 4-4 4 2 8h4l2-8Z",
  "M8 3h8l-2 4c5 2 7 7 5 12-1 2-3 3-7 3s-6-1-7-3C3 14 5 9 10 7Z",
  "M7 7h10l4 11H3Zm2 3-2 5h10l-2-5Z",
] as const;

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text, speaker } = useTable();
  if (typeof face !== "number") {
    return <span className={css.back} data-large={large || undefined} aria-hidden="true" />;
  }
  const suit = suitOf(face);
  return (
    <span className={css.card} data-suit={SUITS[suit]} data-large={large || undefined}>
      <b>{rankOf(face)}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[suit]} fillRule="evenodd" />
      </svg>
      <small>{large ? text.things?.card?.(face) : sayLabel(speaker, `suit.${SUITS[suit]}`)}</small>
    </span>
  );
}
