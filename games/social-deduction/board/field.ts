/**
 * What weapons and aims are laid out on, around a ring or on a phone: where a weapon begins to lie,
 * where an aim ends, and what both keep clear of.
 */
import type { Seat } from "@sprawl/engine";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { type Lane, toward, weaponBox } from "./geometry.js";
import { type InTheWay, inTheWay, type OnTable } from "./in-the-way.js";
import { besides, endsAt, holdOf, laneOf, lanePath, pointsOn } from "./lanes.js";
import { weaponShape } from "./pictures.js";
import { type Box, edgeOf, type Point, type Ring, weaponLength } from "./ring.js";

export type Field = {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  /** How long somebody's weapon is drawn, in px; 0 where it lies in the dock. */
  readonly lengthOf: (holder: Seat) => number;
  readonly holdOf: (holder: Seat) => Point;
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
export function onTableIn({ weapons, gate }: State): OnTable {
  const lie = (home: Weapon["home"]) =>
    weapons.filter((weapon) => weapon.holder === NOBODY && weapon.home === home).length;
  return { free: lie("middle"), locked: lie("locked"), portals: gate.portals.length > 0 };
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
  const all = aimsIn(state);
  const lying: Box[] = [];
  const lines: Box[] = [];
  const draw = (target: Target, lane: Lane, way: InTheWay): Line => {
    for (const at of pointsOn(lane, way)) lines.push({ ...at, width: BESIDE, height: BESIDE });
    return { target, path: lanePath(lane, way) };
  };
  return state.weapons.flatMap((weapon): Held[] => {
    if (weapon.holder === NOBODY) return [];
    const length = field.lengthOf(weapon.holder);
    const from = field.holdOf(weapon.holder);
    const aims = all.filter(({ weapon: id }) => id === weapon.id);
    const { hard, soft } = field.wayTo(aims.map(({ target }) => target));
    const way = { hard, soft: [...soft, ...lying], lines: [...lines] };
    const [first, ...rest] = aims.flatMap(({ target }) => {
      const [to, ...or] = field.endsOf(target, from);
      return to ? [{ target, to, or }] : [];
    });
    const shape = weaponShape(weapon.kind, length);
    // What points at nobody points into the room.
    const to = first?.to ?? toward(from, field.middle, length);
    const lies = laneOf(field, { from, to, or: first?.or ?? [], shape }, way);
    if (length > 0) lying.push(weaponBox(lies, shape));
    const muzzle = lies.points[0];
    const drawn = first ? [draw(first.target, lies, way)] : [];
    for (const { target, ...ends } of rest) {
      const lane = laneOf(
        field,
        { from: muzzle, ...ends, shape: weaponShape(weapon.kind, 0) },
        way,
      );
      drawn.push(draw(target, lane, way));
    }
    return [{ weapon, lies, length, lines: drawn }];
  });
}
