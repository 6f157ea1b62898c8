/** The sign of a side: a colour with a shape and a letter in it, for as many sides as games have. */
import { classNames } from "./class-names.js";
import styles from "./seat-mark.module.css";

/** Outlines in a box of 24 by 24, unlike those of seats: these are framed twice. */
const SIGNS = {
  gear: "M10 1h4l1 3l3-1l3 3l-1 3l3 1v4l-3 1l1 3l-3 3l-3-1l-1 3h-4l-1-3l-3 1l-3-3l1-3l-3-1v-4l3-1l-1-3l3-3l3 1z",
  leaf: "M2 22V10l8-8h12v12l-8 8z",
  blade: "M12 0l6 8l-3 16H9L6 8z",
  eye: "M0 12l7-8h10l7 8l-7 8H7z",
  tower: "M2 2h5v4h2V2h6v4h2V2h5v21H2z",
  flame: "M12 0l5 6l5-2v12l-6 8H8l-6-8V4l5 2z",
  chain: "M7 1h10l6 6v4l-4 1l4 1v4l-6 6H7l-6-6v-4l4-1l-4-1V7z",
  mask: "M1 2h22l-2 14l-9 7l-9-7z",
} as const;

export type FactionSign = keyof typeof SIGNS;
export const factionSigns = Object.keys(SIGNS) as readonly FactionSign[];

export type FactionMarkProps = {
  readonly sign: FactionSign;
  readonly letter: string;
  /** A colour token or value; light, since the letter on it is dark. */
  readonly tone: string;
  /** What it is, in words; without it the mark is decoration. */
  readonly label?: string | undefined;
  readonly size?: "s" | "m" | "l" | undefined;
};

export function FactionMark({ sign, letter, tone, label, size = "m" }: FactionMarkProps) {
  return (
    <svg
      viewBox="-2 -2 28 28"
      className={classNames(styles.mark, styles[size])}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={SIGNS[sign]} fill="none" stroke={tone} strokeWidth="3.5" />
      <path d={SIGNS[sign]} fill={tone} stroke="var(--seat-edge)" strokeWidth="1.2" />
      <text
        x="12"
        y="16.2"
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        fill="var(--seat-ink)"
      >
        {letter}
      </text>
    </svg>
  );
}
