/** A moment of the match as a picture: who did it, with what, to whom. */
import { GROUNDS, type Mood, Portrait, seatFace, seatGround } from "@sprawl/art";
import type { GameEvent, Plain, Seat } from "@sprawl/engine";
import { seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import type { State, Team } from "../src/state.js";
import { isWeaponKind, type WeaponKind } from "../src/weapon-cards.js";
import { bossFace } from "./faces.js";
import css from "./moment.module.css";
import { faceUp } from "./pictures.js";
import { TeamSign, WeaponSign } from "./signs.js";

const isSeat = (value: Plain): value is Seat => typeof value === "number" && value >= 0;
const isWeapon = (value: Plain): value is WeaponKind =>
  typeof value === "string" && isWeaponKind(value);

/** The shot that led to it: the last one before it. */
function shotBefore(log: readonly GameEvent[], event: GameEvent): GameEvent | undefined {
  return log
    .slice(0, log.indexOf(event) + 1)
    .findLast(({ type }) => type.startsWith("fired") || type === "turn-began");
}

export function Moment({ event }: { readonly event: GameEvent }) {
  const { log } = useTable<State>();
  const { args, type, faces } = event;
  const shot = shotBefore(log, event);
  const weapon = isWeapon(shot?.args.weapon) ? shot.args.weapon : undefined;
  switch (type) {
    case "fired":
      return <Two by={args.seat} to={firstOf(args.target)} between={<Shot kind={weapon} />} />;
    case "eliminated":
      return <Two by={args.by} to={args.seat} mood="hit" between={<Shot kind={weapon} />} />;
    case "revealed-id":
      return (
        <Two
          by={args.seat}
          to={shot?.args.seat === args.seat ? undefined : shot?.args.seat}
          mood="afraid"
          between={<Card face={faces?.[0]} />}
        />
      );
    case "became-boss":
      return <Two by={args.seat} between={<TeamSign team={args.team as Team} size="l" />} />;
    case "ex-came":
    case "ex-defeated":
      return <Boss number={Number(firstOf(args.boss))} gone={type === "ex-defeated"} />;
    default:
      return <Two by={args.seat} mood={type === "reanimated" ? "glad" : "down"} />;
  }
}

const firstOf = (value: Plain): Plain =>
  Array.isArray(value) ? (value as readonly Plain[])[0] : value;

type TwoProps = {
  readonly by: Plain;
  readonly to?: Plain;
  /** Of whom it happened to. */
  readonly mood?: Mood;
  readonly between?: ReactNode;
};

function Two({ by, to, mood = "calm", between }: TwoProps) {
  const both = isSeat(by) && isSeat(to);
  return (
    <span className={css.moment}>
      {isSeat(by) && <Person seat={by} mood={both ? "angry" : mood} />}
      {isSeat(to) && <Person seat={to} mood={mood} flip />}
      {between && <span className={css.between}>{between}</span>}
    </span>
  );
}

type PersonProps = { readonly seat: Seat; readonly mood: Mood; readonly flip?: boolean };

const Person = ({ seat, mood, flip }: PersonProps) => (
  <span className={css.person} style={{ "--seat-tint": seatColour(seat) } as CSSProperties}>
    <Portrait
      face={seatFace(seat)}
      ground={seatGround(seat)}
      size={120}
      cutout
      flip={flip}
      mood={mood}
    />
  </span>
);

/** The weapon and its shot, as far as it was a shot. */
function Shot({ kind }: { readonly kind: WeaponKind | undefined }) {
  return (
    <span className={css.shot}>
      {kind && <WeaponSign kind={kind} />}
      <i />
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <path d="M0-22L4-5L20-12L8 0L22 8L5 6L0 22L-5 6L-22 8L-8 0L-20-12L-4-5Z" />
      </svg>
    </span>
  );
}

function Card({ face }: { readonly face: Plain }) {
  if (typeof face !== "string") return null;
  return <span className={css.card}>{faceUp({ face, place: "id", revealed: true })}</span>;
}

function Boss({ number, gone }: { readonly number: number; readonly gone: boolean }) {
  return (
    <span className={css.moment}>
      <span className={css.person} style={{ "--seat-tint": "#57d38c" } as CSSProperties}>
        <Portrait
          face={bossFace(number)}
          ground={GROUNDS.legion}
          size={130}
          cutout
          mood={gone ? "down" : "angry"}
        />
      </span>
    </span>
  );
}
