/** Solids of a world: boxes and drums, drawn as two or three flat faces with what is on them. */
import { mix, n1, type Point } from "../ink.js";
import type { Lighting } from "./lighting.js";
import type { Place, Projection } from "./projection.js";
import type { Layer, Sheet } from "./sheet.js";

/** A patch on a face of a box: from a, b to e, f, each 0 to 1 from the face's upper left. */
export type Patch = readonly [
  face: "x" | "y" | "t",
  a: number,
  b: number,
  e: number,
  f: number,
  colour: string,
  more?: string,
];

export type Solid = {
  readonly on?: readonly Patch[];
  readonly top?: string;
  readonly rim?: string;
  readonly layer?: Layer;
  /** Moves it nearer (above 0) or farther in the order of drawing. */
  readonly bias?: number;
  /** Throws no shadow. */
  readonly light?: boolean;
};

type Box = readonly [x: number, y: number, z: number, w: number, d: number, h: number];

export type World = {
  readonly on: Projection;
  readonly paper: Sheet;
  readonly lighting: Lighting;
};

/** A colour as it is seen; what is no colour (a pattern, a gradient) stays as it is. */
export function seenIn(lighting: Lighting, colour: string): string {
  return colour.startsWith("#") ? lighting.tone(colour) : colour;
}

export function face(d: string, colour: string, more = ""): string {
  return `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;
}

export function shadow(world: World, x: number, y: number, w: number, d: number, h: number): void {
  const { fall, trace } = world.on;
  const corners = level(x, y, x + w, y + d, 0).map(([a, b]): Point => [a, b]);
  const cast = corners.map(([a, b]): Point => [a + fall.x * h, b + fall.y * h]);
  world.paper.shade(trace(hull([...corners, ...cast])));
}

export function box(world: World, box: Box, c: string, o: Solid = {}): void {
  const { on, paper, lighting } = world;
  const [x, y, z, w, d, h] = box;
  const colour = lighting.tone(c);
  const side = on.sideOf(x, w);
  const lightOfSide = on.lens ? (side === x ? 0.5 : 0.12) : on.bright.x;
  const text =
    face(on.trace(along(side, y, y + d, z, z + h)), toned(lighting, colour, lightOfSide)) +
    face(on.trace(facing(x, x + w, y + d, z, z + h)), toned(lighting, colour, on.bright.y)) +
    face(
      on.trace(level(x, y, x + w, y + d, z + h)),
      topOf(lighting, colour, o),
      `stroke="${rimOf(lighting, colour, o)}" stroke-width=".6"`,
    ) +
    patches(world, o.on ?? [], box);
  const depth = on.depth(x + w / 2, y + d / 2, z + h / 2);
  paper.put(o.layer ?? "things", depth + (o.bias ?? 0), text);
  if (!o.light && z < 0.02) shadow(world, x, y, w, d, h);
}

export function drum(
  world: World,
  [x, y, z, r, h]: readonly [x: number, y: number, z: number, r: number, h: number],
  c: string,
  o: Solid = {},
): void {
  const { on, paper, lighting } = world;
  const colour = lighting.tone(c);
  const [cx, cy] = on.P(x, y, z);
  const [rx, ry] = [n1(on.across(r, y)), n1(on.lying(r, y))];
  const up = n1(cy - n1(on.upright(h, y)));
  const text =
    `<path d="M${n1(cx - rx)} ${up}V${cy}A${rx} ${ry} 0 0 0 ${n1(cx + rx)} ${cy}V${up}Z" fill="${toned(lighting, colour, 0.42)}"/>` +
    `<path d="M${n1(cx + rx * 0.25)} ${up}V${n1(cy + ry * 0.96)}A${rx} ${ry} 0 0 0 ${n1(cx + rx)} ${cy}V${up}Z" fill="${lighting.dim}" opacity=".45"/>` +
    `<ellipse cx="${cx}" cy="${up}" rx="${rx}" ry="${ry}" fill="${topOf(lighting, colour, o)}" stroke="${rimOf(lighting, colour, o)}" stroke-width=".6"/>`;
  paper.put(o.layer ?? "things", on.depth(x, y, z + h / 2) + (o.bias ?? 0), text);
  if (!o.light && z < 0.02) shadow(world, x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4, h);
}

function toned(lighting: Lighting, colour: string, light: number): string {
  return mix(mix(colour, lighting.dim, 0.62), colour, Math.min(1, light * 1.25));
}

function topOf(lighting: Lighting, colour: string, { top }: Solid): string {
  return top ? seenIn(lighting, top) : mix(colour, "#cfe4ff", 0.1);
}

function rimOf(lighting: Lighting, colour: string, { rim }: Solid): string {
  return rim ? seenIn(lighting, rim) : mix(colour, lighting.edge, 0.34);
}

/** The corners of an upright face that looks along x. */
function along(x: number, y: number, far: number, low: number, top: number): readonly Place[] {
  return [
    [x, y, low],
    [x, far, low],
    [x, far, top],
    [x, y, top],
  ];
}

/** The corners of an upright face that looks along y. */
function facing(x: number, right: number, y: number, low: number, top: number): readonly Place[] {
  return [
    [x, y, low],
    [right, y, low],
    [right, y, top],
    [x, y, top],
  ];
}

/** The corners of a face that lies. */
export function level(
  x: number,
  y: number,
  right: number,
  far: number,
  z: number,
): readonly Place[] {
  return [
    [x, y, z],
    [right, y, z],
    [right, far, z],
    [x, far, z],
  ];
}

/** Patches of one colour become one path: a rack of books is six paths, not sixty. */
function patches({ on, lighting }: World, list: readonly Patch[], box: Box): string {
  const byLook = new Map<string, string>();
  for (const patch of list) {
    const look = `fill="${seenIn(lighting, patch[5])}"${patch[6] ? ` ${patch[6]}` : ""}`;
    byLook.set(look, (byLook.get(look) ?? "") + on.trace(cornersOf(on, patch, box)));
  }
  return [...byLook].map(([look, d]) => `<path d="${d}" ${look}/>`).join("");
}

function cornersOf(
  on: Projection,
  [side, a, b, e, f]: Patch,
  [x, y, z, w, d, h]: Box,
): readonly Place[] {
  const [top, low] = [z + h * (1 - b), z + h * (1 - f)];
  switch (side) {
    case "y":
      return facing(x + w * a, x + w * e, y + d, top, low);
    case "x":
      return along(on.sideOf(x, w), y + d * (1 - a), y + d * (1 - e), top, low);
    case "t":
      return level(x + w * a, y + d * b, x + w * e, y + d * f, z + h);
  }
}

/** The corners around a set of points. */
function hull(points: readonly Point[]): readonly Point[] {
  const cross = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): readonly Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && cross(kept[kept.length - 2], kept[kept.length - 1], point) <= 0)
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}
