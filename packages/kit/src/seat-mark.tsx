/** The mark of a seat: a colour, a shape and a letter. */
import type { Seat } from "@sprawl/engine";
import { classNames } from "./class-names.js";
import styles from "./seat-mark.module.css";
import { seatLook } from "./seat-shapes.js";

export type SeatMarkProps = {
  readonly seat: Seat;
  /** Said instead of the letter, usually the seat's name; without it the mark is decoration. */
  readonly label?: string | undefined;
  readonly size?: "s" | "m" | "l" | undefined;
  readonly className?: string | undefined;
};

export function SeatMark({ seat, label, size = "m", className }: SeatMarkProps) {
  const { letter, shape, at, colour, hollow } = seatLook(seat);
  const tint = `var(${colour})`;
  return (
    <svg
      viewBox="-1 -1 26 26"
      className={classNames(styles.mark, styles[size], className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path className={styles.edge} d={shape} />
      <path
        d={shape}
        fill={hollow ? "var(--seat-ink)" : tint}
        stroke={tint}
        strokeWidth={hollow ? 2 : 0}
        strokeLinejoin="round"
      />
      <text
        x="12"
        y={at.y}
        textAnchor="middle"
        fontSize={at.size}
        fontWeight="700"
        fill={hollow ? tint : "var(--seat-ink)"}
      >
        {letter}
      </text>
    </svg>
  );
}

/** The colour of a seat, for lines and underlines beside its mark. */
export function seatColour(seat: Seat): string {
  return `var(${seatLook(seat).colour})`;
}
