/** The tokens, drawn: each has a shape of its own, so that colour is never needed to tell them apart. */
import type { ReactNode } from "react";
import type { Color, EnemyType } from "../src/content/types.js";
import css from "./glyphs.module.css";

function Glyph({ children, name }: { children: ReactNode; name: string }) {
  return (
    <svg viewBox="0 0 24 24" className={css.glyph} data-glyph={name} aria-hidden="true">
      {children}
    </svg>
  );
}

/** You: a hooded head; hollow while Hidden. */
export function YouGlyph({ hidden }: { hidden: boolean }) {
  return (
    <Glyph name={hidden ? "you-hidden" : "you"}>
      <path d="M12 2C7 2 4.5 6 4.5 10.5 4.5 16 8 22 12 22s7.5-6 7.5-11.5C19.5 6 17 2 12 2Z" />
      <path d="M8 11.5c1.2-2.6 6.8-2.6 8 0-.6 3.4-7.4 3.4-8 0Z" className={css.cut} />
    </Glyph>
  );
}

const BODIES: Readonly<Record<EnemyType, ReactNode>> = {
  "security-guard": <path d="M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm-8 18c0-5 3.5-8 8-8s8 3 8 8Z" />,
  "riot-enforcer": <path d="M4 3h16v9c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12Z" />,
  "squad-leader": (
    <path d="m12 2 2.9 6.2 6.6.8-4.9 4.5 1.4 6.7-6-3.4-6 3.4 1.4-6.7L2.5 9l6.6-.8Z" />
  ),
  tracker: <path d="M2 12C5 6.5 8.2 4.5 12 4.5S19 6.5 22 12c-3 5.5-6.2 7.5-10 7.5S5 17.5 2 12Z" />,
  "surveillance-drone": <path d="M3 6h6l3 3 3-3h6v3l-5 4 5 4v3h-6l-3-3-3 3H3v-3l5-4-5-4Z" />,
  "hound-drone": <path d="M3 10 7 4l2 5h7l4-3v5l-2 3v7h-3v-6H9v6H6v-7Z" />,
  "drone-bomb": <path d="M11 7V3h2v4a8 8 0 1 1-2 0Z" />,
  "sentry-gun": <path d="M3 7h12l6 2v2l-6 2h-2l3 8h-3l-2-5-2 5H6l3-8H3Z" />,
  target: <path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />,
};

/** What kind of enemy stands here. */
export function EnemyGlyph({ type }: { type: EnemyType }) {
  return <Glyph name={type}>{BODIES[type]}</Glyph>;
}

const MARKS: Readonly<Record<string, ReactNode>> = {
  noise: <path d="M3 9h4l6-5v16l-6-5H3Zm13-2c3 2.5 3 7.5 0 10l-1-1.7c1.7-1.7 1.7-4.9 0-6.6Z" />,
  detection: (
    <path d="M11 2h2v3.1A7 7 0 0 1 18.9 11H22v2h-3.1a7 7 0 0 1-5.9 5.9V22h-2v-3.1A7 7 0 0 1 5.1 13H2v-2h3.1A7 7 0 0 1 11 5.100ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
  ),
  trap: <path d="M12 3 22 20H2Zm-1 6v5h2V9Zm0 6v2h2v-2Z" />,
  lock: <path d="M7 10V8a5 5 0 0 1 10 0v2h2v11H5V10Zm2 0h6V8a3 3 0 0 0-6 0Z" />,
  key: (
    <path d="M8 4a6 6 0 1 0 5.700 8H16v3h3v-3h3V9h-8.300A6 6 0 0 0 8 4Zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />
  ),
  exit: <path d="M4 2h11v5h-2V4H6v16h7v-3h2v5H4Zm12 6 5 4-5 4v-3H9v-2h7Z" />,
  entrance: <path d="M20 2H9v5h2V4h7v16h-7v-3H9v5h11ZM8 8v3H2v2h6v3l5-4Z" />,
  objective: <path d="M12 2 22 12 12 22 2 12Zm0 5-5 5 5 5 5-5Z" />,
  optional: <path d="M12 2 22 12 12 22 2 12Zm0 3-7 7 7 7 7-7Z" />,
  body: <path d="M3 14a3 3 0 1 1 6 0 3 3 0 0 1-6 0Zm7-2h9l3 3v3H10Z" />,
  overwatch: <path d="M12 3 3 20h4l5-10 5 10h4Z" />,
};

export type MarkName = keyof typeof MARKS & string;

/** A token that is no person. */
export function MarkGlyph({ name }: { name: MarkName }) {
  return <Glyph name={name}>{MARKS[name]}</Glyph>;
}

/** The colours of bases, as the table's palette has them. */
const TONES: Readonly<Record<Color, string>> = {
  red: "var(--seat-3)",
  yellow: "var(--seat-4)",
  green: "var(--seat-2)",
  blue: "var(--seat-0)",
};

export const toneOf = (color: Color): string => TONES[color];

/** The first letter of a base's colour stands on it. */
export const colorLetter = (color: Color): string => color[0].toUpperCase();
