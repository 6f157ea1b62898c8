/** The signs of the game: a colour with a shape and a letter for each team, a drawing for each weapon. */
import { FactionMark, type FactionSign } from "@sprawl/kit";
import type { Team } from "../src/state.js";
import type { WeaponKind } from "../src/weapon-cards.js";
import { weaponObject } from "./pictures.js";
import css from "./signs.module.css";
import { useThing } from "./words.js";

const LOOKS: Readonly<Record<Team, { sign: FactionSign; letter: string; tone: string }>> = {
  human: { sign: "leaf", letter: "H", tone: "#7ab8ff" },
  machine: { sign: "gear", letter: "M", tone: "#ff8080" },
  outlaw: { sign: "mask", letter: "O", tone: "#c2c8d1" },
  legion: { sign: "chain", letter: "L", tone: "#7fdc8a" },
  fallen: { sign: "flame", letter: "F", tone: "#d3a6ff" },
};

type TeamSignProps = {
  readonly team: Team;
  readonly size?: "s" | "m" | "l" | undefined;
  /** Said in words; else the sign is decoration. */
  readonly said?: boolean | undefined;
};

export function TeamSign({ team, size, said }: TeamSignProps) {
  const thing = useThing();
  const { sign, letter, tone } = LOOKS[team];
  return (
    <FactionMark
      sign={sign}
      letter={letter}
      tone={tone}
      size={size}
      label={said ? thing("team", team) : undefined}
    />
  );
}

export function toneOf(team: Team): string {
  return LOOKS[team].tone;
}

/** In a box of 32 by 20, pointing right. */
const WEAPON_PATHS: Readonly<Record<WeaponKind, string>> = {
  pistol: "M4 5h23v5H14l-2 3H9l-2 5H3l2-8H4zM11 10v3",
  companion: "M4 5h16v5h-7l-2 3H9l-2 5H3l2-8H4zM26 4v9M21.500 8.500h9",
  rifle: "M1 8h8l2-3h9l1 2h10v2H20l-2 3h-3l-1 5h-3l1-5H9l-3 3H1z",
  "rocket-launcher": "M2 6h20l4-3h4v10h-4l-4-3H2zM9 10v6h3v-6M15 10v4",
  laser: "M2 7h12v5H8l-2 5H3l1-5H2zM16 9.500h3M21 9.500h3M26 9.500h4M16 5l3 1.500M16 14l3-1.500",
  "hell-gate": "M3 18V8l5-6h8l5 6v10M8 18v-7h8v7M23 10h8M27 6l4 4l-4 4",
};

/** A gate one points at somebody: a frame of steel, what comes through it, and its light. */
function GateObject() {
  return (
    <svg viewBox="0 0 80 48" className={css.object} aria-hidden="true">
      <path fill="#2d3a52" d="M6 46V18L20 3H44L56 14V46H46V20L39 13H25L17 21V46Z" />
      <path fill="#566a8c" d="M6 46V18L20 3H44L48 7H22L10 20V46Z" />
      <path fill="#0d3b2c" d="M17 46V21L25 13H39L46 20V46Z" />
      <ellipse fill="#23b573" cx="31.500" cy="32" rx="11" ry="15" />
      <ellipse fill="#9dffcf" cx="31.500" cy="32" rx="5.500" ry="9.500" />
      <path fill="#57d38c" d="M56 22L76 29L56 36L61 29Z" />
    </svg>
  );
}

export function WeaponSign({ kind }: { readonly kind: WeaponKind }) {
  const object = weaponObject(kind, css.object);
  if (object) return object;
  if (kind === "hell-gate") return <GateObject />;
  return (
    <svg viewBox="0 0 32 20" className={css.weapon} aria-hidden="true">
      <path d={WEAPON_PATHS[kind]} />
    </svg>
  );
}
