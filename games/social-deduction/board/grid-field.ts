/**
 * Weapons and aims on a phone: the middle column of the grid is left to them. Where everybody sits is
 * measured, as rows are as high as there is room for.
 */
import type { Seat } from "@sprawl/engine";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import type { Field } from "./field.js";
import { type Box, edgeOf, type Point } from "./ring.js";

/** What stands where, measured from the corner of the grid. */
export type Places = {
  readonly width: number;
  readonly height: number;
  readonly seats: ReadonlyMap<number, Box>;
  /** How far down somebody's plate is. */
  readonly plates: ReadonlyMap<number, number>;
  readonly bosses: ReadonlyMap<number, Box>;
  /** What lies there to be taken, and what is written. */
  readonly things: readonly Box[];
  /** Above oneself in the dock. */
  readonly self: Point;
};

/**
 * A weapon begins this far above the foot of its holder's cell, or below its top where it points down:
 * it lies in its holder's row, and those of others in theirs.
 */
const FOOT = 40;
/** Aims keep this far from the people they end at, weapons from who holds them, in px. */
const CLEAR = 5;
const HELD = 17;
/** Between two who face each other a weapon points straight across: so much is left for its line, in px. */
const LINE = 16;
/** It lies so near to its holder, and so far above the foot of their cell: lower at the left. */
const NEAR = 1;
const ACROSS = { left: 20, right: 60, share: 0.42 };

type Drawn = {
  /** What is drawn where follows from it. */
  readonly drawn: string;
  /** How long a weapon is drawn that somebody holds, in px. */
  readonly weapon: number;
};

/** The grid as a field, measured anew when its size or what is named changes; undefined before that. */
export function useGridField(grid: RefObject<HTMLElement | null>, { drawn, weapon }: Drawn) {
  const [places, setPlaces] = useState<Places>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from it.
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setPlaces(placesIn(element));
    measure();
    const watch = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) watch.observe(each);
    return () => watch.disconnect();
  }, [grid, drawn]);
  return useMemo(() => places && fieldOf(places, weapon), [places, weapon]);
}

function placesIn(grid: HTMLElement): Places {
  const corner = grid.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left - corner.left + width / 2;
    return { x, y: top - corner.top + grid.scrollTop + height / 2, width, height };
  };
  const all = (selector: string) => [...grid.querySelectorAll<HTMLElement>(selector)];
  const face = document.querySelector("[data-dock] [data-self-face]")?.getBoundingClientRect();
  const people = grid.querySelector("ol") ?? grid;
  const foot = boxOf(people).y + boxOf(people).height / 2;
  return {
    width: grid.clientWidth,
    height: foot + 3,
    seats: new Map(all("[data-seat]").map((cell) => [Number(cell.dataset.seat), boxOf(cell)])),
    plates: new Map(
      all("[data-seat] [data-plate]").map((plate) => [
        Number(plate.closest<HTMLElement>("[data-seat]")?.dataset.seat),
        boxOf(plate).y,
      ]),
    ),
    bosses: new Map(
      all('[data-ref^="ex-boss/"]').map((boss) => [
        Number.parseInt(boss.dataset.ref?.split("/")[1] ?? "", 10),
        boxOf(boss),
      ]),
    ),
    things: all("[data-things] :is([data-ref], [data-locked], ul, p)")
      .map(boxOf)
      .filter(({ width }) => width > 0),
    self: selfIn(corner, face, foot),
  };
}

/** Above one's own face; at the near edge where the dock stands beside the board. */
function selfIn(grid: DOMRect, face: DOMRect | undefined, foot: number): Point {
  if (!face?.width) return { x: grid.width / 2, y: foot + 1 };
  const x = face.left - grid.left + face.width / 2;
  return { x: x < grid.width ? x : grid.width / 2, y: foot + 1 };
}

export function fieldOf(places: Places, weapon: number): Field {
  const { width, height, seats, plates, bosses, things, self } = places;
  /** The edge of somebody's cell towards the middle. */
  const inner = ({ x, width: wide }: Box, off: number) =>
    x < width / 2 ? x + wide / 2 + off : x - wide / 2 - off;
  /** How much room is between two who face each other; nothing if they do not. */
  const acrossOf = (holder: Seat, target: Target | undefined) => {
    if (target === undefined || !isPlayer(target)) return undefined;
    const [one, other] = [seats.get(holder), seats.get(target)];
    if (!one || !other || Math.abs(one.y - other.y) > one.height / 2) return undefined;
    return Math.abs(inner(one, 0) - inner(other, 0));
  };
  const endOf = (target: Target | undefined): Point => {
    if (target === undefined) return { x: width / 2, y: 0 };
    const box = isPlayer(target) ? seats.get(target) : bosses.get(numberOf(target));
    return box ?? self;
  };
  return {
    width,
    height,
    middle: { x: width / 2, y: height / 2 },
    lengthOf: (seat, target) => {
      const across = acrossOf(seat, target);
      const room = across === undefined ? weapon : Math.min(weapon, across - LINE - NEAR);
      return seats.has(seat) ? room : 0;
    },
    holdOf: (seat, target) => {
      const box = seats.get(seat);
      if (!box) return self;
      const foot = box.y + box.height / 2;
      if (acrossOf(seat, target) === undefined) {
        const isBelow = endOf(target).y > box.y;
        const top = box.x < width / 2 ? FOOT / 2 : FOOT * 1.75;
        return { x: inner(box, HELD), y: isBelow ? foot - box.height + top : foot - FOOT };
      }
      const high = Math.min(ACROSS.right, box.height * ACROSS.share);
      const above = box.x < width / 2 ? ACROSS.left : high;
      return { x: inner(box, NEAR), y: foot - above };
    },
    endsOf: (target, from) => {
      const box = isPlayer(target) ? seats.get(target) : bosses.get(numberOf(target));
      if (!isPlayer(target)) return box ? [edgeOf(box, from)] : [];
      if (!box) return [self];
      const x = inner(box, CLEAR);
      const plate = { x, y: plates.get(target) ?? box.y };
      const isFacing = Math.abs(from.y - box.y) < box.height / 2 && Math.abs(from.x - x) > HELD;
      if (!isFacing) return [plate];
      return [{ x, y: from.y }, plate];
    },
    wayTo: (targets) => ({
      hard: [
        ...seats.values(),
        ...things,
        ...[...bosses].flatMap(([number, box]) =>
          targets.some((target) => !isPlayer(target) && numberOf(target) === number) ? [] : [box],
        ),
      ],
      soft: [],
      lines: [],
    }),
  };
}
