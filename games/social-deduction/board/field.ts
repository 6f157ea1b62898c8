/**
 * What weapons and aims are laid out on, around a ring or on a phone: where a weapon begins to lie,
 * where an aim ends, and what both keep clear of.
 */
import type { Seat } from "@sprawl/engine";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { type Lane, shareOver, toward, weaponParts } from "./geometry.js";
import { type InTheWay, inTheWay, type OnTable } from "./in-the-way.js";
import { besides, endsAt, holdOf, laneOf, lanePath, pointsOn } from "./lanes.js";
import { weaponShape } from "./pictures.js";
import { type Box, edgeOf, type Point, type Ring, weaponLength } from "./ring.js";

export type Field = {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  /** How long somebody's weapon is drawn that is aimed at this, in px; 0 where it lies in the dock. */
  readonly lengthOf: (holder: Seat, target?: Target) => number;
  readonly holdOf: (holder: Seat, target?: Target) => Point;
  /** Where an aim may end, the best place first; nowhere if the target is not there. */
  readonly endsOf: (target: Target, from: Point) => readonly Point[];
  /** What an aim at these keeps clear of. */
  readonly wayTo: (targets: readonly Target[]) => InTheWay;
};

type Bosses = ReadonlyMap<number, Box>;

/** Around a ring aims end before a seat's cards, or at the edge of an EX Boss. */
export function ringField(ring: Ring, bosses: Bosses, onTable: OnTable): Field {
  const standing = [...bosses.values()];
  const lengthOf = (seat: Seat) => (ring.edges[seat] === "self" ? 0 : weaponLength(ring.sizes));
  return {
    width: ring.width,
    height: ring.height,
    middle: ring.middle,
    lengthOf,
    holdOf: (seat) => besides(ring, holdOf(ring, seat), standing, Math.max(8, lengthOf(seat) / 4)),
    endsOf: (target, from) => {
      if (isPlayer(target))
        return endsAt(ring, target).map((end) => besides(ring, end, standing, 8));
      const box = bosses.get(numberOf(target));
      return box ? [edgeOf(box, from)] : [];
    },
    wayTo: (targets) =>
      inTheWay(
        ring,
        onTable,
        [...bosses].flatMap(([number, box]) =>
          targets.some((target) => !isPlayer(target) && numberOf(target) === number) ? [] : [box],
        ),
      ),
  };
}

/** What lies in the middle to be taken. */
export function onTableIn({ weapons }: State): Omit<OnTable, "portals"> {
  const lie = (home: Weapon["home"]) =>
    weapons.filter((weapon) => weapon.holder === NOBODY && weapon.home === home).length;
  return { free: lie("middle"), locked: lie("locked") };
}

export type Line = { readonly target: Target; readonly path: string };

/** A weapon that somebody holds: where it lies, how long it is drawn, and its lines. */
export type Held = {
  readonly weapon: Weapon;
  readonly lies: Lane;
  readonly length: number;
  readonly lines: readonly Line[];
};

/** An aim leaves so much room for the aims that run already, in px. */
const BESIDE = 14;

export function heldOn(state: State, field: Field): readonly Held[] {
  const held = state.weapons.filter(({ holder }) => holder !== NOBODY);
  const laid: Laid[] = [];
  for (const weapon of held) laid.push(laidOn(state, field, weapon, laid));
  // Who was first did not know of the others: what lies over them is laid once more.
  for (const [i, each] of laid.entries()) {
    const others = laid.filter((other) => other !== each);
    if (isUneasy(each, others)) laid[i] = laidOn(state, field, each.held.weapon, others);
  }
  return laid.map(({ held }) => held);
}

/** Does it lie over another weapon or line, or its line over another weapon? */
function isUneasy(one: Laid, others: readonly Laid[]): boolean {
  const meets = (these: readonly Box[], those: readonly Box[]) =>
    these.some((each) => those.some((other) => shareOver(each, other) > 0));
  return others.some(
    ({ lies, lines }) => meets(one.lies, lies) || meets(one.lies, lines) || meets(one.lines, lies),
  );
}

/** A weapon with its lines, and the room both take. */
type Laid = {
  readonly held: Held;
  readonly lies: readonly Box[];
  readonly lines: readonly Box[];
};

function laidOn(state: State, field: Field, weapon: Weapon, others: readonly Laid[]): Laid {
  const lying = others.flatMap((other) => other.lies);
  const lines = others.flatMap((other) => other.lines);
  const draw = (target: Target, lane: Lane, way: InTheWay): Line => {
    for (const at of pointsOn(lane, way)) lines.push({ ...at, width: BESIDE, height: BESIDE });
    return { target, path: lanePath(lane, way) };
  };
  const known = lines.length;
  const aims = aimsIn(state).filter(({ weapon: id }) => id === weapon.id);
  const length = field.lengthOf(weapon.holder, aims[0]?.target);
  const from = field.holdOf(weapon.holder, aims[0]?.target);
  const { hard, soft, lines: words } = field.wayTo(aims.map(({ target }) => target));
  const way = { hard, soft: [...soft, ...lying], lines: [...words, ...lines] };
  const [first, ...rest] = aims.flatMap(({ target }) => {
    const [to, ...or] = field.endsOf(target, from);
    return to ? [{ target, to, or }] : [];
  });
  const shape = weaponShape(weapon.kind, length);
  // What points at nobody points into the room.
  const to = first?.to ?? toward(from, field.middle, length);
  const lies = laneOf(field, { from, to, or: first?.or ?? [], shape }, way);
  const muzzle = lies.points[0];
  const drawn = first ? [draw(first.target, lies, way)] : [];
  for (const { target, ...ends } of rest) {
    const lane = laneOf(field, { from: muzzle, ...ends, shape: weaponShape(weapon.kind, 0) }, way);
    drawn.push(draw(target, lane, way));
  }
  return {
    held: { weapon, lies, length, lines: drawn },
    lies: length > 0 ? weaponParts(lies, shape) : [],
    lines: lines.slice(known),
  };
}
