/** Whom weapons are aimed at: the weapons themselves on the table, lines from them, and marks in words. */
import { SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import { type CSSProperties, useMemo } from "react";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import type { State, Weapon } from "../src/state.js";
import { aimsIn, isInDanger } from "./aiming.js";
import { type Field, type Held, heldOn, type Line } from "./field.js";
import { weaponShape } from "./pictures.js";
import css from "./ring.module.css";
import { WeaponSign } from "./signs.js";
import { WeaponFacts } from "./weapon-facts.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function Targets({ aim }: { readonly aim: readonly Target[] }) {
  const label = useLabel();
  const name = useSeatName();
  if (aim.length === 0) return null;
  return (
    <span className={css.targets}>
      <span aria-hidden="true">→</span>
      {aim.map((target) =>
        isPlayer(target) ? (
          <SeatMark key={target} seat={target} size="s" label={name(target)} />
        ) : (
          <b key={target}>{label(`ex.${numberOf(target)}`)}</b>
        ),
      )}
    </span>
  );
}

/** Where every weapon lies that is held, and how its aims run: looked for anew when an aim changes. */
export function useHeldWeapons(field: Field | undefined): readonly Held[] {
  const { state } = useTable<State>().view;
  const aimed = JSON.stringify([state.weapons, aimsIn(state)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on of the state is said.
  return useMemo(() => (field ? heldOn(state, field) : []), [aimed, field]);
}

type LinesProps = {
  readonly field: Pick<Field, "width" | "height">;
  readonly held: readonly Held[];
};

/** A line for every aim; thick while that weapon's shot is announced or resolved. */
export function AimLines({ field: { width, height }, held }: LinesProps) {
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {held.flatMap(({ weapon, lines }) =>
        lines.map((line) => <AimLine key={idOf(weapon, line)} weapon={weapon} line={line} />),
      )}
    </svg>
  );
}

const idOf = ({ id }: Weapon, { target }: Line) =>
  `aim-${id}-${isPlayer(target) ? target : `ex${numberOf(target)}`}`;

/** How a shot finds the line it flies along. */
const lineName = ({ id }: Weapon, target: Target) =>
  `${id}/${isPlayer(target) ? `seat/${target}` : `ex-boss/${numberOf(target)}`}`;

function AimLine({ weapon, line }: { readonly weapon: Weapon; readonly line: Line }) {
  const { viewer, state } = useTable<State>().view;
  const { target, path } = line;
  const id = idOf(weapon, line);
  const hot = aimsIn(state).some((aim) => aim.hot && aim.weapon === weapon.id);
  const mine = isInDanger(viewer, state, target);
  return (
    <g
      data-aim={id}
      data-fires={hot || undefined}
      data-mine={mine || undefined}
      style={mine ? undefined : { color: seatColour(weapon.holder) }}
    >
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="14"
        markerHeight="14"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0 0l10 5l-10 5l3-5z" fill="currentColor" />
      </marker>
      <path className={css.under} d={path} />
      <path
        className={css.line}
        d={path}
        markerEnd={`url(#${id})`}
        data-line={lineName(weapon, target)}
      />
    </g>
  );
}

/** The weapons that others hold, each before its holder; one's own lies in the dock. */
export function HeldWeapons({ held }: { readonly held: readonly Held[] }) {
  return held
    .filter(({ length }) => length > 0)
    .map((each) => <HeldWeapon key={each.weapon.id} {...each} />);
}

/** On a weapon this short, in px, whose it is would hide it. */
const SHORT = 54;

function HeldWeapon({ weapon, lies, length }: Held) {
  const say = useAimWords();
  const style = {
    left: lies.at.x,
    top: lies.at.y,
    "--weapon-size": `${weaponShape(weapon.kind, length).long}px`,
    "--turn": `${Math.round(lies.angle)}deg`,
    "--upright": Math.cos((lies.angle * Math.PI) / 180) < 0 ? -1 : 1,
    "--butt-x": Math.cos((lies.angle * Math.PI) / 180) * -0.42,
    "--butt-y": Math.sin((lies.angle * Math.PI) / 180) * -0.42,
  } as CSSProperties;
  return (
    <Spot
      on={`weapon/${weapon.id}`}
      label={say(weapon)}
      preview={<WeaponFacts kind={weapon.kind} />}
      className={length < SHORT ? `${css.weapon} ${css.short}` : css.weapon}
      style={style}
    >
      <WeaponSign kind={weapon.kind} />
      <span className={css.whose} aria-hidden="true">
        <SeatMark seat={weapon.holder} size="s" />
      </span>
    </Spot>
  );
}

/** "Kite: rifle, aimed at Ash". */
export function useAimWords(): (weapon: Weapon) => string {
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  return ({ kind, holder, aim }) => {
    const at = aim.map((each) => (isPlayer(each) ? name(each) : label(`ex.${numberOf(each)}`)));
    const aimed = at.length > 0 && `${label("board.aimed-at")} ${at.join(", ")}`;
    return [`${name(holder)}: ${thing("weapon", kind)}`, aimed].filter(Boolean).join(", ");
  };
}
