/**
 * A District board as a place: houses with their signs behind it, six floors in perspective under the
 * light of the street, what stands there, walls, and a tube of neon around it all. Drawn once a board.
 */
import {
  LIGHTINGS,
  light,
  mix,
  n1,
  neon,
  type Space,
  space,
  type Theme,
  thrown,
} from "@sprawl/art";
import type { Layout, Zone } from "../src/types.js";
import { areaOf, type Ground } from "./ground.js";
import { drawFloor } from "./places/floors.js";
import { placeOf } from "./places/index.js";

/** Each District's colour, as its tubes burn. */
export const TONES = ["#e86bff", "#ff4fd8", "#ffa63d", "#ff4f8a", "#4fc8ff", "#ffd95a"] as const;

/** A board of five zones has no sixth: its Entry zone bears that name. */
export const nameNumber = (layout: Layout, zone: Zone): number =>
  layout.cells.length === 5 && zone === 5 ? 6 : zone;

/** New Eden is a city by night; only those who need hard edges see it otherwise. */
const lightOf = (theme: Theme) => (theme === "contrast" ? LIGHTINGS.contrast : LIGHTINGS.night);

type Named = (zone: Zone) => string;

export function drawScene(layout: Layout, ground: Ground, theme: Theme, named: Named): string {
  const key = `cv-${layout.id}-${ground.width}`;
  const g = space(key, ground.angle, lightOf(theme));
  const tone = TONES[layout.district];
  const zones = layout.cells.map((_, i) => i + 1);
  const floors = zones.map((zone) => {
    const { x, y, w } = areaOf(layout, zone);
    const look = placeOf(layout.district, nameNumber(layout, zone));
    let text = "";
    g.within(x, y, () => {
      text = drawFloor(g, look, w, `${key}-f${zone}`);
      look.draw(g);
    });
    return text;
  });
  drawWalls(g, layout);
  const { defs, shade, light: lamps, things } = g.draw();
  const edge = g.trace([
    [0, 0],
    [3, 0],
    [3, 2],
    [0, 2],
  ]);
  return [
    `<defs>${defs}<clipPath id="${key}-ground"><path d="${edge}"/></clipPath></defs>`,
    `<path d="${edge}" fill="#05030f" opacity=".7" transform="translate(0 10)"/>`,
    drawFront(g, layout, ground, named),
    floors.join(""),
    `<g clip-path="url(#${key}-ground)">${shade}${lamps}${shine(g, layout)}</g>`,
    drawBorders(g, layout),
    neon(open(g), tone, 2),
    things,
  ].join("");
}

/** The edge of the ground, without the side where the houses stand. */
const open = (g: Space): string =>
  `M${[g.P(0, 0), g.P(0, 2), g.P(3, 2), g.P(3, 0)].map((p) => p.join(" ")).join("L")}`;

/** What shines back from the wet floor, below each sign. */
function shine(g: Space, layout: Layout): string {
  return layout.cells
    .map((_, i) => {
      const { x, y, w } = areaOf(layout, i + 1);
      if (y > 0) return "";
      const { tone } = placeOf(layout.district, nameNumber(layout, i + 1));
      const wide = [0.3, 0.42, 0.62].map((at, n) =>
        g.trace([
          [x + at * w, 0],
          [x + (at + 0.06 + n * 0.03) * w, 0],
          [x + (at + 0.05 + n * 0.03) * w, 0.9 - n * 0.2],
          [x + (at + 0.01) * w, 0.9 - n * 0.2],
        ]),
      );
      return `<path d="${wide.join("")}" fill="${tone}" opacity=".16"/>`;
    })
    .join("");
}

/** The street front: a house behind each far zone, in its light, with its name in neon. */
function drawFront(g: Space, layout: Layout, { front, letters }: Ground, named: Named): string {
  const tone = TONES[layout.district];
  const next = thrown(layout.district * 13);
  const far = layout.cells.map((_, i) => i + 1).filter((zone) => areaOf(layout, zone).y === 0);
  const room = g.P(1, 0)[0] - g.P(0, 0)[0];
  const longest = Math.max(...far.map((zone) => named(zone).length / areaOf(layout, zone).w));
  const size = n1(Math.min(letters * 1.35, room / (longest * 0.74)));
  const houses = layout.cells.map((_, i) => {
    const { x, y, w } = areaOf(layout, i + 1);
    if (y > 0) return "";
    const look = placeOf(layout.district, nameNumber(layout, i + 1));
    const wall = (a: number, b: number, e: number, f: number): string =>
      g.trace([
        [x + a * w, 0, b * front],
        [x + e * w, 0, b * front],
        [x + e * w, 0, f * front],
        [x + a * w, 0, f * front],
      ]);
    const panes = Array.from({ length: 9 * w }, (_, n) => n / (9 * w)).filter(() => next() < 0.7);
    const windows = panes.map((at) => wall(at + 0.015 / w, 0.08, at + 0.075 / w, 0.54)).join("");
    const [sx, sy] = g.P(x + w / 2, 0, front * 0.7);
    const word = named(i + 1).toUpperCase();
    const sign = `font-size="${size}" font-weight="700" letter-spacing="1" text-anchor="middle" x="${sx}" y="${sy}"`;
    return `<path d="${wall(0, 0, 1, 1)}" fill="${mix(look.ground, "#0a0618", 0.45)}"/><path d="${windows}" fill="${look.tone}" opacity=".34"/><path d="${wall(0.02, 0.6, 0.98, 0.96)}" fill="#0b0618" opacity=".55"/><text ${sign} fill="none" stroke="${look.tone}" stroke-width="5" opacity=".3">${word}</text><text ${sign} fill="${light(look.tone, 0.6)}">${word}</text>`;
  });
  const corner = (x: number, z: number): string => g.P(x, 0, z).join(" ");
  const frame = `M${corner(0, 0)}L${corner(0, front)}L${corner(3, front)}L${corner(3, 0)}`;
  return houses.join("") + neon(frame, tone, 2);
}

type Border = {
  readonly a: Zone;
  readonly b: Zone;
  readonly x: number;
  readonly y: number;
  readonly side: "right" | "near";
};

/** Where two zones touch. */
function bordersOf(layout: Layout): readonly Border[] {
  const owner = new Map(
    layout.cells.flatMap((cells, i) => cells.map(([x, y]) => [`${x} ${y}`, i + 1] as const)),
  );
  return [...owner].flatMap(([cell, a]) => {
    const [x, y] = cell.split(" ").map(Number);
    const right = owner.get(`${x + 1} ${y}`);
    const near = owner.get(`${x} ${y + 1}`);
    const found: Border[] = [];
    if (right !== undefined && right !== a) found.push({ a, b: right, x, y, side: "right" });
    if (near !== undefined && near !== a) found.push({ a, b: near, x, y, side: "near" });
    return found;
  });
}

const hasWall = (layout: Layout, { a, b }: Border): boolean =>
  layout.walls.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Open borders: dotted light one may cross. */
function drawBorders(g: Space, layout: Layout): string {
  const ways = bordersOf(layout)
    .filter((border) => !hasWall(layout, border))
    .map(({ x, y, side }) =>
      side === "right"
        ? `M${g.P(x + 1, y).join(" ")}L${g.P(x + 1, y + 1).join(" ")}`
        : `M${g.P(x, y + 1).join(" ")}L${g.P(x + 1, y + 1).join(" ")}`,
    );
  return `<path d="${ways.join("")}" fill="none" stroke="#ffffff" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round" opacity=".8"/>`;
}

const WALL = 0.17;

/** Walls: nobody goes or shoots through. Striped, and with a foot of light. */
function drawWalls(g: Space, layout: Layout): void {
  for (const border of bordersOf(layout)) {
    if (!hasWall(layout, border)) continue;
    const { x, y, side } = border;
    const look = { top: "#dbe6ff", light: true } as const;
    if (side === "near") {
      const stripes = Array.from({ length: 8 }, (_, i) => i / 8).map(
        (at) => ["y", at + 0.02, 0.24, at + 0.07, 0.86, "#7fe8ff", 'opacity=".4"'] as const,
      );
      g.box(x, y + 0.97, 0, 1, 0.05, WALL, "#2a3f63", { ...look, on: stripes });
    } else {
      const stripes = Array.from({ length: 8 }, (_, i) => i / 8).map(
        (at) => ["x", at + 0.02, 0.24, at + 0.07, 0.86, "#7fe8ff", 'opacity=".4"'] as const,
      );
      g.box(x + 0.975, y + 0.02, 0, 0.05, 0.98, WALL, "#2a3f63", { ...look, on: stripes });
    }
  }
}
