/** Aims on the table: no line crosses people, cards or words, whoever aims at whom. */
import { describe, expect, test } from "vitest";
import { heldOn, ringField } from "../board/field.js";
import { isOn, type Lane, shareOver, weaponBox, weaponParts } from "../board/geometry.js";
import { inTheWay } from "../board/in-the-way.js";
import { endsAt, holdOf, laneOf, pointsOn } from "../board/lanes.js";
import { weaponShape } from "../board/pictures.js";
import { type Box, type Point, ringOf, weaponLength } from "../board/ring.js";
import type { State } from "../src/state.js";
import { isLarge } from "../src/table.js";

/** Boards between line and dock: a desk, laptops, a tablet; and where the dock shows oneself. */
const SCREENS = [
  { width: 1440, height: 680, self: 443 },
  { width: 1366, height: 548, self: 438 },
  { width: 1280, height: 580, self: 351 },
  { width: 820, height: 856, self: 453 },
];
/** Something else lies in the middle of each. */
const onTable = (seats: number) => ({ free: seats % 3, locked: 1 + (seats % 2), portals: false });

const isIn = ({ x, y }: Point, box: Box) =>
  Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2;

describe.each([5, 8, 16])("%i seats", (seats) => {
  const large = isLarge({ seats });
  test.each(SCREENS)("no aim crosses a card or a word at $width x $height", (screen) => {
    const { width, height } = screen;
    const self = { seat: 0, x: screen.self };
    const ring = ringOf(seats, { width, height, self, large });
    const way = inTheWay(ring, onTable(seats), []);
    const crossed: string[] = [];
    const turned: string[] = [];
    let all = 0;
    let calm = 0;
    for (let holder = 0; holder < seats; holder++) {
      const from = holdOf(ring, holder);
      for (let target = 0; target < seats; target++) {
        const [to, ...or] = endsAt(ring, target);
        // Of the many pairs of a large table every third.
        if (holder === target || (large && (holder + target) % 3 > 0)) continue;
        const shape = weaponShape("rifle", holder === 0 ? 0 : weaponLength(ring.sizes));
        const lane = laneOf(ring, { from, to, or, shape }, way);
        all++;
        if (lane.curve) calm++;
        const line = pointsOn(lane, way);
        const over = line.filter(
          (point) =>
            way.hard.some((box) => isIn(point, box)) ||
            !isOn(ring, { ...point, width: 0, height: 0 }),
        );
        if (over.length > 0) crossed.push(`${holder} at ${target}: ${over.length}`);
        if (shape.long > 0 && turnOf(lane) > 100) turned.push(`${holder} at ${target}`);
      }
    }
    // Nor does it run off the table: it would come back from behind the dock.
    expect(crossed).toEqual([]);
    expect(turned).toEqual([]);
    // What an eye follows without effort: straight, or bent once.
    expect(calm / all).toBeGreaterThan(large ? 0.65 : 0.75);
  });
});

/** How far a weapon points away from where its line sets out to, in degrees. */
function turnOf({ angle, points: [muzzle, next] }: Lane): number {
  const off = Math.abs((Math.atan2(next.y - muzzle.y, next.x - muzzle.x) * 180) / Math.PI - angle);
  return Math.min(off % 360, 360 - (off % 360));
}

/** What is known of people stands in a line of this height; it is mostly empty. */
const LINE = 22;

describe.each([5, 6, 8])("%i seats", (seats) => {
  test.each(SCREENS.slice(0, 3))("no weapon lies on a card at $width x $height", (screen) => {
    const { width, height } = screen;
    const self = { seat: 0, x: screen.self };
    const ring = ringOf(seats, { width, height, self, large: false });
    const way = inTheWay(ring, onTable(seats), []);
    const things = way.hard.filter(({ height }) => height !== LINE);
    const lying: string[] = [];
    for (let holder = 1; holder < seats; holder++) {
      const from = holdOf(ring, holder);
      for (const kind of ["pistol", "companion"] as const) {
        const shape = weaponShape(kind, weaponLength(ring.sizes));
        const lane = laneOf(ring, { from, to: ring.fronts[0], shape }, way);
        const over = Math.max(...things.map((box) => shareOver(weaponBox(lane, shape), box)));
        if (over > 0.15) lying.push(`${kind} of ${holder}: ${over.toFixed(2)}`);
      }
    }
    expect(lying).toEqual([]);
  });
});

test.each([4, 5, 6])("of %i, several at one: no line runs over another weapon", (seats) => {
  const self = { seat: 0, x: 443 };
  const ring = ringOf(seats, { width: 1440, height: 680, self, large: false });
  const field = ringField(ring, new Map(), { free: 0, locked: 2, portals: false });
  const [one, other] = [seats - 2, 2];
  const weapons = [
    { id: "rifle-1", kind: "rifle", home: "middle", holder: 1, aim: [other] },
    { id: "rifle-2", kind: "rifle", home: "middle", holder: seats - 1, aim: [other] },
    { id: "pistol-1", kind: "pistol", home: "middle", holder: 0, aim: [one] },
  ];
  const turn = { seat: 0, action: undefined };
  const held = heldOn({ weapons, shot: undefined, turn } as unknown as State, field);
  const way = field.wayTo([other, one]);
  const crossed = held.flatMap(({ lies, weapon }) =>
    held
      .filter(({ weapon: { id }, length }) => id !== weapon.id && length > 0)
      .filter(({ lies: there, weapon: { kind }, length }) => {
        const parts = weaponParts(there, weaponShape(kind, length));
        return pointsOn(lies, way).some((point) => parts.some((box) => isIn(point, box)));
      })
      .map(({ weapon: { id } }) => `${weapon.id} over ${id}`),
  );
  expect(crossed).toEqual([]);
});

test.each(SCREENS.slice(0, 3))(
  "no aim ends on what its target holds at $width x $height",
  (screen) => {
    const { width, height } = screen;
    const ring = ringOf(6, { width, height, self: { seat: 0, x: screen.self }, large: false });
    const field = ringField(ring, new Map(), { free: 1, locked: 1, portals: false });
    const weapons = [
      { id: "pistol-1", kind: "pistol", home: "middle", holder: 0, aim: [2] },
      { id: "rifle-1", kind: "rifle", home: "middle", holder: 2, aim: [0] },
      { id: "rocket-launcher", kind: "rocket-launcher", home: "locked", holder: 4, aim: [2, 3] },
    ];
    const turn = { seat: 0, action: undefined };
    const held = heldOn({ weapons, shot: undefined, turn } as unknown as State, field);
    const ends = held.flatMap(({ lies: { points } }) => points.slice(-1));
    const on = held
      .filter(({ length }) => length > 0)
      .flatMap(({ weapon: { kind }, lies, length }) => weaponParts(lies, weaponShape(kind, length)))
      .filter((part) => ends.some((end) => isIn(end, part)));
    expect(on).toEqual([]);
  },
);

describe.each([4, 5, 6, 7])("%i seats", (seats) => {
  test.each(SCREENS)("no weapon points away from its target at $width x $height", (screen) => {
    const { width, height } = screen;
    const ring = ringOf(seats, { width, height, self: { seat: 0, x: screen.self }, large: false });
    const field = ringField(ring, new Map(), { free: 1, locked: 2, portals: false });
    const turn = { seat: 0, action: undefined };
    const away: string[] = [];
    for (const kind of ["rifle", "pistol"]) {
      for (let holder = 1; holder < seats; holder++) {
        for (let target = 0; target < seats; target++) {
          if (holder === target) continue;
          const weapons = [{ id: kind, kind, home: "middle", holder, aim: [target] }];
          const state = { weapons, shot: undefined, turn } as unknown as State;
          for (const { lies } of heldOn(state, field)) {
            const off = offTarget(lies);
            if (off > 90) away.push(`${kind} of ${holder} at ${target}: ${Math.round(off)}`);
          }
        }
      }
    }
    expect(away).toEqual([]);
  });
});

/** How far a weapon points away from where its line ends, in degrees. */
function offTarget({ at, angle, points }: Lane): number {
  const to = points[points.length - 1];
  const off = Math.abs((Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI - angle) % 360;
  return Math.min(off, 360 - off);
}
