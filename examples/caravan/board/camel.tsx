/** A beast of the caravan: steel legs, one lamp for an eye, a blanket in the colour of its load. */
import css from "./camel.module.css";
import { GoodShape, toneOf } from "./goods.js";

const BACK = "M20 34l-5 11 3 13h4l-2-13 6-9zM48 34l5 11-2 13h4l3-14-5-12z";
const HIDE =
  "M10 30c-1-8 5-12 12-11 3-8 14-9 18-1 6 0 12 3 16 8 5 0 8-5 8-13l-1-7 7-4 8 3 4 5-2 4-9-1c1 14-5 24-16 24-12 5-32 5-41 1-4-2-5-5-4-8z";
const FRONT = "M14 36l-3 10 1 12h4l1-12 6-8zM42 38l1 9-2 11h4l3-11 2-10z";

/** A beast against the light, its feet at y 58. */
export const SILHOUETTE = BACK + HIDE + FRONT;

type CamelProps = {
  readonly suit: number;
  /** It carries a pennant: three cards and more. */
  readonly proud?: boolean | undefined;
  /** How many cards it carries: its load grows with them. Without it, as much as fits. */
  readonly cards?: number | undefined;
};

/** How large its load is drawn: none is a shadow of what it will carry. */
const sizeOf = (cards: number): number => 0.46 + 0.06 * Math.min(cards, 6);

export function Camel({ suit, proud, cards }: CamelProps) {
  const size = sizeOf(cards ?? 2);
  return (
    <svg
      viewBox="0 -14 84 76"
      className={css.camel}
      style={{ color: toneOf(suit) }}
      aria-hidden="true"
    >
      <ellipse className={css.shadow} cx="38" cy="58" rx="36" ry="4" />
      <path className={css.beam} d="M77 11l26-6v22z" />
      <path className={css.back} d={BACK} />
      <path className={css.tail} d="M11 27c-6 3-7 9-5 15" />
      <path className={css.hide} d={HIDE} />
      <path
        className={css.lit}
        d="M12 26c2-5 6-7 10-7 3-8 14-9 18-1 6 0 12 3 16 8-8-4-14-4-20-2-8-3-16-2-24 2zM63 6l7-4 8 3-8 1z"
      />
      <path className={css.front} d={FRONT} />
      <circle className={css.joint} cx="14" cy="46" r="2.2" />
      <circle className={css.joint} cx="45" cy="47" r="2.2" />
      <path className={css.blanket} d="M18 20h26l5 18c-12 4-24 4-33 1z" />
      <path className={css.hem} d="M16.5 34c10 4 21 4 31.5 0" />
      <g
        className={cards === 0 ? css.awaited : undefined}
        transform={`translate(${31 - 31 * size} ${21 - 60 * size}) scale(${size})`}
      >
        <GoodShape suit={suit} />
      </g>
      <circle className={css.eye} cx="72" cy="7.5" r="2" />
      {proud && (
        <>
          <path className={css.pole} d="M8 26V-10" />
          <path className={css.pennant} d="M8-11h-1v9l9-4z" />
        </>
      )}
    </svg>
  );
}
