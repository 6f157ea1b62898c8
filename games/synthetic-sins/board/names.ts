/**
 * Names of rooms on the floor: along the near edge, where nobody stands before them. A name that
 * would lie under somebody moves along its edge, or to the far side of its room. Text only.
 */
import { n1, type Point } from "@sprawl/art";
import type { Sector } from "../src/content/types.js";
import type { House } from "./house.js";
import { BARRIER } from "./shell.js";

export type Box = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };

export type Name = {
  readonly sector: Sector;
  readonly words: string;
  readonly number: number | undefined;
  readonly bright: boolean;
};

/** Wide letters of ours, measured in their height. */
const LETTER = 0.57;
const LINE = 1.05;

type Line = { readonly text: string; readonly number: number | undefined };

/** In one line, if that fits between two walls; and in two. */
function waysToWrite({ words, number }: Name, room: number, size: number): readonly Line[][] {
  const cut = words.lastIndexOf(" ");
  const one: Line[] = [{ text: words, number }];
  if (cut < 0) return [one];
  const two = [
    { text: words.slice(0, cut), number },
    { text: words.slice(cut + 1), number: undefined },
  ];
  return widthOf(one, size) <= room ? [one, two] : [two];
}

const widthOf = (lines: readonly Line[], size: number): number =>
  Math.max(...lines.map(({ text, number }) => `${number ?? ""} ${text}`.trim().length)) *
  LETTER *
  size;

const [NEAR, FAR] = [0.96, 0.36];

/** The edges of a room a name may lie along: the near one first, where a wall stands there on top of it. */
function edgesOf(house: House, sector: Sector): readonly (readonly [Point, Point])[] {
  const { at, tall } = house;
  const edge = (depth: number, z = 0): readonly [Point, Point] =>
    tall
      ? [at(sector, depth, 0.97, z), at(sector, depth, 0.03, z)]
      : [at(sector, 0.03, depth, z), at(sector, 0.97, depth, z)];
  const before = house.walled(sector) ? [edge(NEAR, BARRIER)] : [];
  return [...before, edge(NEAR), edge(FAR)];
}

type Laid = {
  readonly lines: readonly Line[];
  readonly from: Point;
  readonly slope: number;
  readonly width: number;
  readonly up: number;
};

/** At the beginning of an edge, at its end, in its middle. */
const ALONG = [0, 1, 0.5];

/** All places a name may have, the best ones first. */
function placesOf(house: House, name: Name, size: number): readonly Laid[] {
  return edgesOf(house, name.sector).flatMap(([from, to]) => {
    const long = to[0] - from[0];
    const slope = (to[1] - from[1]) / (long || 1);
    return waysToWrite(name, long, size).flatMap((lines) => {
      const width = widthOf(lines, size);
      return ALONG.map((part): Laid => {
        const x = Math.max(0, long - width) * part;
        return {
          lines,
          from: [n1(from[0] + x), n1(from[1] + x * slope)],
          slope,
          width,
          up: size * LINE * lines.length,
        };
      });
    });
  });
}

/** How much of a name lies under these, as an area. */
function hidden({ from, slope, width, up }: Laid, boxes: readonly Box[]): number {
  let area = 0;
  for (const { x, y } of boxes) {
    const [left, right] = [Math.max(x[0], from[0]), Math.min(x[1], from[0] + width)];
    if (right <= left) continue;
    const base = from[1] + ((left + right) / 2 - from[0]) * slope;
    area += (right - left) * Math.max(0, Math.min(y[1], base) - Math.max(y[0], base - up));
  }
  return area;
}

const boxOf = ({ from, slope, width, up }: Laid): Box => ({
  x: [from[0], from[0] + width],
  y: [from[1] + Math.min(0, slope * width) - up, from[1] + Math.max(0, slope * width)],
});

/** A name of which more is hidden cannot be read: its number is shorter. */
const READABLE = 0.3;

function bestOf(places: readonly Laid[], boxes: readonly Box[]) {
  const parts = places.map((each) => hidden(each, boxes) / (each.width * each.up));
  const part = Math.min(...parts);
  return { place: places[parts.indexOf(part)], part };
}

/** The names of these rooms, each where most of it is seen: neither people nor other names over it. */
export function nameMarks(
  house: House,
  names: readonly Name[],
  size: number,
  standing: readonly Box[],
): string {
  const boxes = [...standing];
  return names
    .map((name) => {
      const whole = bestOf(placesOf(house, name, size), boxes);
      const bare = { ...name, words: String(name.sector), number: undefined };
      const { place } = whole.part < READABLE ? whole : bestOf(placesOf(house, bare, size), boxes);
      boxes.push(boxOf(place));
      return nameMark(place, name.bright, size);
    })
    .join("");
}

function nameMark({ lines, from, slope }: Laid, bright: boolean, size: number): string {
  const text = lines.map(({ text, number }, i) => {
    const y = n1((i - lines.length + 1) * size * LINE);
    const lead = number === undefined ? "" : `<tspan class="number">${number}</tspan> `;
    return `<text y="${y}" font-size="${n1(size)}" class="${bright ? "name bright" : "name"}">${lead}${text}</text>`;
  });
  return `<g transform="matrix(1 ${slope.toFixed(3)} 0 1 ${from.join(" ")})">${text.join("")}</g>`;
}
