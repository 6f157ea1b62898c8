/** Whom weapons are aimed at: the weapons themselves on the table, lines from them, and marks in words. */
import { SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { aimPath, type Box, edgeOf, type Point, type Ring, weaponLength } from "./ring.js";
import css from "./ring.module.css";
import { WeaponSign } from "./signs.js";
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

type LinesProps = {
  readonly ring: Ring;
  /** Where an EX Boss is drawn, by its number. */
  boss(number: number): Box | undefined;
};

/** Where an aim ends: before a seat's cards, at the edge of an EX Boss. */
function endOf({ ring, boss }: LinesProps, target: Target, from: Point): Point | undefined {
  if (isPlayer(target)) return ring.fronts[target];
  const box = boss(numberOf(target));
  return box && edgeOf(box, from);
}

const away = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
};

/** Where a weapon lies: before its holder's cards, turned to what it is aimed at. */
function lies({ ring, boss }: LinesProps, { holder, aim }: Pick<Weapon, "holder" | "aim">) {
  const from = ring.fronts[holder];
  if (!from) return undefined;
  const [target] = aim;
  const to = (target !== undefined && endOf({ ring, boss }, target, from)) || ring.middle;
  const at = away(from, to, weaponLength(ring.sizes) * 0.55 + 8);
  return { at, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

/** A line for every aim; thick while that weapon's shot is announced or resolved. */
export function AimLines({ ring, boss }: LinesProps) {
  const { view } = useTable<State>();
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${ring.width} ${ring.height}`}
      width={ring.width}
      height={ring.height}
      aria-hidden="true"
    >
      {aimsIn(view.state).map(({ weapon, holder, target, hot }) => {
        const from = lies({ ring, boss }, { holder, aim: [target] })?.at;
        const to = from && endOf({ ring, boss }, target, from);
        if (!from || !to) return null;
        const id = `aim-${weapon}-${isPlayer(target) ? target : `ex${numberOf(target)}`}`;
        const path = aimPath(away(from, to, weaponLength(ring.sizes) * 0.5), to, ring.middle);
        return (
          <g
            key={id}
            data-fires={hot || undefined}
            data-mine={target === view.viewer || undefined}
            style={target === view.viewer ? undefined : { color: seatColour(holder) }}
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
            <path className={css.line} d={path} markerEnd={`url(#${id})`} />
          </g>
        );
      })}
    </svg>
  );
}

/** The weapons that others hold, each before its holder; one's own lies in the dock. */
export function HeldWeapons(props: LinesProps) {
  const { view } = useTable<State>();
  return view.state.weapons
    .filter(({ holder }) => holder !== NOBODY && holder !== view.viewer)
    .map((weapon) => <HeldWeapon key={weapon.id} weapon={weapon} {...props} />);
}

function HeldWeapon({ weapon, ring, boss }: LinesProps & { readonly weapon: Weapon }) {
  const say = useAimWords();
  const where = lies({ ring, boss }, weapon);
  if (!where) return null;
  const style = {
    left: where.at.x,
    top: where.at.y,
    "--weapon-size": `${weaponLength(ring.sizes)}px`,
    "--turn": `${Math.round(where.angle)}deg`,
    "--upright": Math.abs(where.angle) > 90 ? -1 : 1,
  } as CSSProperties;
  return (
    <Spot on={`weapon/${weapon.id}`} label={say(weapon)} className={css.weapon} style={style}>
      <WeaponSign kind={weapon.kind} />
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
