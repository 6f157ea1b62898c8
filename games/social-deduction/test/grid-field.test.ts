/** Aims on a phone: between two who face each other a weapon points straight across, over nobody. */
import { expect, test } from "vitest";
import { heldOn } from "../board/field.js";
import { shareOver, weaponBox, weaponParts } from "../board/geometry.js";
import { fieldOf } from "../board/grid-field.js";
import { weaponShape } from "../board/pictures.js";
import type { Box } from "../board/ring.js";
import type { State } from "../src/state.js";

/** Two columns of people with a gap between them: a phone upright with four or eight seats, and lying. */
const PHONES = [
  { rows: 2, row: 205, cell: 190, gap: 64, width: 390, long: 84 },
  { rows: 4, row: 100, cell: 72, gap: 64, width: 390, long: 68 },
  { rows: 3, row: 90, cell: 84, gap: 128, width: 454, long: 84 },
];

test.each(PHONES)(
  "$rows rows, a gap of $gap px: who face each other point straight at each other",
  (phone) => {
    const { rows, row, cell, gap, width, long } = phone;
    const side = (width - gap) / 2;
    const seats = new Map<number, Box>();
    for (let i = 0; i < rows * 2; i++) {
      const x = i < rows ? side / 2 : width - side / 2;
      seats.set(i + 1, { x, y: ((i % rows) + 0.5) * row, width: side, height: cell });
    }
    const places = {
      width,
      height: rows * row,
      seats,
      plates: new Map([...seats].map(([seat, { y }]) => [seat, y - cell / 2 + 14])),
      bosses: new Map(),
      things: [],
      self: { x: width / 2, y: rows * row },
    };
    const weapons = [
      { id: "pistol", kind: "pistol", home: "middle", holder: 1, aim: [rows + 1] },
      { id: "rifle", kind: "rifle", home: "middle", holder: rows + 1, aim: [1] },
    ];
    const turn = { seat: 0, action: undefined };
    const held = heldOn(
      { weapons, shot: undefined, turn } as unknown as State,
      fieldOf(places, long),
    );
    const boxes = held.map(({ lies, weapon, length }) =>
      weaponBox(lies, weaponShape(weapon.kind, length)),
    );
    // As one would hold it: level, in radians.
    const tilts = held.map(({ lies: { angle } }) =>
      Math.abs(Math.asin(Math.sin((angle * Math.PI) / 180))),
    );
    expect(Math.max(...tilts)).toBeLessThan(0.6);
    for (const box of boxes) {
      for (const one of seats.values()) expect(shareOver(box, one)).toBeLessThan(0.05);
    }
    const [one, other] = boxes;
    expect(one && other && shareOver(one, other)).toBeLessThan(0.3);
  },
);

test("who is aimed at by two on a phone sees both weapons", () => {
  // Six on a phone upright, as they were measured: three at the left, two at the right, things below.
  const cell = (x: number, y: number) => ({ x: x + 80, y: y + 66, width: 160, height: 133 });
  const seats = new Map([
    [1, cell(3, 290)],
    [2, cell(3, 148)],
    [3, cell(3, 6)],
    [4, cell(227, 6)],
    [5, cell(227, 148)],
  ]);
  const places = {
    width: 390,
    height: 429,
    seats,
    plates: new Map([...seats].map(([seat, { y }]) => [seat, y - 50])),
    bosses: new Map(),
    things: [{ x: 308, y: 355, width: 152, height: 120 }],
    self: { x: 168, y: 427 },
  };
  const others = [...seats.keys()];
  for (const one of others) {
    for (const other of others.slice(one)) {
      const weapons = [
        { id: "pistol", kind: "pistol", home: "middle", holder: one, aim: [0] },
        { id: "companion", kind: "companion", home: "middle", holder: other, aim: [0] },
      ];
      const turn = { seat: 0, action: undefined };
      const [first = [], second = []] = heldOn(
        { weapons, shot: undefined, turn } as unknown as State,
        fieldOf(places, 84),
      ).map(({ lies, weapon, length }) => weaponParts(lies, weaponShape(weapon.kind, length)));
      const over = first.flatMap((part) => second.map((each) => shareOver(part, each)));
      expect(Math.max(...over), `${one} and ${other}`).toBeLessThan(0.4);
    }
  }
});
