/** Whom weapons are aimed at: the weapons themselves on the table, lines from them, and marks in words. */
import { SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import { type CSSProperties, useMemo } from "react";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { inTheWay } from "./in-the-way.js";
import { besides, holdOf, type Lane, laneOf, lanePath, weaponBox } from "./lanes.js";
import { type Box, edgeOf, type Point, type Ring, weaponLength } from "./ring.js";
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

type Line = { readonly target: Target; readonly path: string };

/** A weapon that somebody holds: where it lies, and its lines. */
export type Held = {
  readonly weapon: Weapon;
  readonly lies: Lane;
  readonly lines: readonly Line[];
};

/** Where an aim ends: before a seat's cards, at the edge of an EX Boss. */
function endOf(ring: Ring, bosses: Bosses, target: Target, from: Point): Point | undefined {
  if (isPlayer(target)) return besides(ring, ring.fronts[target], [...bosses.values()], 8);
  const box = bosses.get(numberOf(target));
  return box && edgeOf(box, from);
}

type Bosses = ReadonlyMap<number, Box>;

/** Where every weapon lies that is held, and how its aims run: looked for anew when an aim changes. */
export function useHeldWeapons(ring: Ring, bosses: Bosses): readonly Held[] {
  const { state } = useTable<State>().view;
  const aimed = JSON.stringify([state.weapons, aimsIn(state), state.gate.portals.length > 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on of the state is said.
  return useMemo(() => heldIn(state, ring, bosses), [aimed, ring, bosses]);
}

function heldIn(state: State, ring: Ring, bosses: Bosses): readonly Held[] {
  const { weapons, gate } = state;
  const lie = (home: Weapon["home"]) =>
    weapons.filter((weapon) => weapon.holder === NOBODY && weapon.home === home).length;
  const onTable = { free: lie("middle"), locked: lie("locked"), portals: gate.portals.length > 0 };
  const all = aimsIn(state);
  const standing = [...bosses.values()];
  const lying: Box[] = [];
  return weapons.flatMap((weapon): Held[] => {
    if (weapon.holder === NOBODY) return [];
    const length = ring.edges[weapon.holder] === "self" ? 0 : weaponLength(ring.sizes);
    const from = besides(ring, holdOf(ring, weapon.holder), standing, length / 4);
    const aims = all.filter(({ weapon: id }) => id === weapon.id);
    const others = [...bosses].flatMap(([number, box]) =>
      aims.some(({ target }) => !isPlayer(target) && numberOf(target) === number) ? [] : [box],
    );
    const { hard, soft } = inTheWay(ring, onTable, others);
    const way = { hard, soft: [...soft, ...lying] };
    const [first, ...rest] = aims.flatMap(({ target }) => {
      const to = endOf(ring, bosses, target, from);
      return to ? [{ target, to }] : [];
    });
    const lies = laneOf(ring, { from, to: first?.to ?? ring.middle, length }, way);
    if (length > 0) lying.push(weaponBox(lies, length));
    const muzzle = lies.points[0];
    const lines = rest.map(({ target, to }): Line => {
      const lane = laneOf(ring, { from: muzzle, to, length: 0 }, way);
      return { target, path: lanePath(lane, way) };
    });
    if (first) lines.unshift({ target: first.target, path: lanePath(lies, way) });
    return [{ weapon, lies, lines }];
  });
}

type HeldProps = { readonly ring: Ring; readonly held: readonly Held[] };

/** A line for every aim; thick while that weapon's shot is announced or resolved. */
export function AimLines({ ring, held }: HeldProps) {
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${ring.width} ${ring.height}`}
      width={ring.width}
      height={ring.height}
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

function AimLine({ weapon, line }: { readonly weapon: Weapon; readonly line: Line }) {
  const { viewer, state } = useTable<State>().view;
  const { target, path } = line;
  const id = idOf(weapon, line);
  const hot = aimsIn(state).some((aim) => aim.hot && aim.weapon === weapon.id);
  const mine = target === viewer;
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
      <path className={css.line} d={path} markerEnd={`url(#${id})`} />
    </g>
  );
}

/** The weapons that others hold, each before its holder; one's own lies in the dock. */
export function HeldWeapons({ ring, held }: HeldProps) {
  return held
    .filter(({ weapon }) => ring.edges[weapon.holder] !== "self")
    .map(({ weapon, lies }) => (
      <HeldWeapon key={weapon.id} weapon={weapon} lies={lies} length={weaponLength(ring.sizes)} />
    ));
}

type HeldWeaponProps = Pick<Held, "weapon" | "lies"> & { readonly length: number };

function HeldWeapon({ weapon, lies, length }: HeldWeaponProps) {
  const say = useAimWords();
  const style = {
    left: lies.at.x,
    top: lies.at.y,
    // What is round is as high as it is long: it is drawn smaller.
    "--weapon-size": `${weapon.kind === "companion" ? length * 0.8 : length}px`,
    "--turn": `${Math.round(lies.angle)}deg`,
    "--upright": Math.abs(lies.angle) > 90 ? -1 : 1,
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
