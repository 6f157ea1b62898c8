/** A card of Caravan: its good in the light of its own colour, its rank as a number and as marks. */
import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Card, useTable } from "@sprawl/kit";
import { rankOf, SUITS, suitOf } from "../src/state.js";
import css from "./face.module.css";
import { GoodShape, toneOf } from "./goods.js";

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text, speaker } = useTable();
  const size = large ? "l" : "fit";
  if (typeof face !== "number") return <Card down size={size} back={<Sign />} />;
  const suit = suitOf(face);
  const rank = rankOf(face);
  return (
    <Card size={size} tone={toneOf(suit)} className={css.card}>
      <span className={css.face}>
        <svg
          viewBox="0 0 100 140"
          preserveAspectRatio="xMidYMid slice"
          className={css.picture}
          aria-hidden="true"
        >
          <path className={css.air} d="M0 0h100v140H0z" />
          <circle className={css.light} cx="52" cy="62" r="42" />
          <circle className={css.light} cx="52" cy="62" r="29" />
          <path className={css.sand} d="M0 98c20-10 44-9 64-3s28 4 36-1v46H0z" />
          <ellipse className={css.shade} cx="51" cy="108" rx="38" ry="7" />
          <g transform="translate(10 30) scale(1.38)">
            <GoodShape suit={suit} />
          </g>
          <path className={css.marks} d={marksOf(rank)} />
        </svg>
        <b>{rank}</b>
        <small>
          {large ? text.things?.card?.(face) : sayLabel(speaker, `suit.${SUITS[suit]}`)}
        </small>
      </span>
    </Card>
  );
}

/** As many notches along the edge as the rank counts. */
const marksOf = (rank: number): string =>
  Array.from({ length: rank }, (_, n) => `M90 ${108 - n * 10}h6`).join("");

/** The back: a wheel of the caravan between two dunes. */
export function Sign() {
  return (
    <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
      <path
        className={css.ring}
        d="M12 .6l2 2.6 3-1 .8 3 3.2.4-.6 3.2 2.7 1.8-1.8 2.6 1.8 2.7-2.8 1.6.6 3.1-3.2.4-.9 3-3-1-2 2.5-2-2.5-3 1-.9-3-3.1-.4.6-3.1L.6 16l1.8-2.7L.6 10.6l2.8-1.8-.6-3.2L6 5.2l.8-3 3 1z"
      />
      <circle cx="12" cy="13" r="7" />
      <circle cx="12" cy="13" r="2.2" />
      <path d="M12 6v4.8M12 15.2V20M5 13h4.8M14.2 13H19M7 8l3.4 3.4M13.6 14.6L17 18M17 8l-3.4 3.4M10.4 14.6L7 18" />
    </svg>
  );
}
