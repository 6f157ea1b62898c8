/** A card of Caravan: its good as a picture, its rank as a number, its suit in a word. */
import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Card, useTable } from "@sprawl/kit";
import { rankOf, SUITS, suitOf } from "../src/state.js";
import css from "./caravan.module.css";
import { Good, toneOf } from "./goods.js";

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text, speaker } = useTable();
  const size = large ? "l" : "fit";
  if (typeof face !== "number") return <Card down size={size} back={<Sign />} />;
  const suit = suitOf(face);
  return (
    <Card size={size} tone={toneOf(suit)}>
      <span className={css.face}>
        <b>{rankOf(face)}</b>
        <Good suit={suit} />
        <small>
          {large ? text.things?.card?.(face) : sayLabel(speaker, `suit.${SUITS[suit]}`)}
        </small>
      </span>
    </Card>
  );
}

/** The back: a wheel of the caravan. */
export function Sign() {
  return (
    <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v6M12 15v6M3 12h6M15 12h6M5.6 5.6l4.3 4.3M14.1 14.1l4.3 4.3M18.4 5.6l-4.3 4.3M9.9 14.1l-4.3 4.3" />
    </svg>
  );
}
