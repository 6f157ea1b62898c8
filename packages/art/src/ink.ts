/**
 * Small tools for pictures made of flat shapes. Everything returns SVG text; nothing here knows a
 * page, a game or a theme. A picture is the same text every time it is drawn.
 */

/** Hands out the ids of one picture: its clip paths and gradients. */
export type Pen = { readonly id: () => string };

/** A pen whose ids begin with the picture's own key, so that no two pictures share one. */
export function penFor(key: string): Pen {
  let count = 0;
  return { id: () => `${key}-${(count++).toString(36)}` };
}

export type Point = readonly [number, number];
type Points = string | readonly number[];

const numbers = (points: Points): readonly number[] =>
  typeof points === "string" ? points.trim().split(/\s+/).map(Number) : points;

function pairs(points: Points): readonly Point[] {
  const flat = numbers(points);
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

/** A coordinate with one digit after the point. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

/** A closed outline through points "x y x y ...", its corners softened by r. */
export function poly(points: Points, r = 2): string {
  const at = pairs(points);
  const toward = ([ax, ay]: Point, [bx, by]: Point): string => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const part = Math.min(r, length / 2) / length;
    return `${n1(ax + (bx - ax) * part)} ${n1(ay + (by - ay) * part)}`;
  };
  const corner = (point: Point, i: number): string => {
    const before = toward(point, at[(i + at.length - 1) % at.length]);
    const after = toward(point, at[(i + 1) % at.length]);
    if (r === 0) return `${i === 0 ? "M" : "L"}${n1(point[0])} ${n1(point[1])}`;
    return `${i === 0 ? "M" : "L"}${before}Q${n1(point[0])} ${n1(point[1])} ${after}`;
  };
  return `${at.map(corner).join("")}Z`;
}

/** The same points, mirrored at the upright line x = at. */
export const mirror = (points: string, at = 80): string =>
  numbers(points)
    .map((value, i) => (i % 2 === 1 ? value : 2 * at - value))
    .join(" ");

/** A left half of an outline, top to bottom, closed by its mirror image. */
export function sym(half: string, r = 3, at = 80): string {
  const left = pairs(half);
  const right = left.toReversed().map(([x, y]): Point => [2 * at - x, y]);
  return poly([...left, ...right].flat(), r);
}

/** A circle as an outline. */
export const ring = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const fill = (d: string, colour: string, more = ""): string =>
  `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

export const line = (d: string, colour: string, width = 2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, r: number, colour: string, more = ""): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${colour}"${more && ` ${more}`}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  more = "",
): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${colour}"${more && ` ${more}`}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  more = "",
): string => fill(`M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`, colour, more);

export const at = (x: number, y: number, inner: string, more = ""): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${more}">${inner}</g>`;

export const fade = (opacity: number, inner: string): string =>
  `<g opacity="${opacity}">${inner}</g>`;

/** A line that glows: three strokes, no blur, so that it may move. */
export const neon = (d: string, colour: string, width = 1.6): string =>
  line(d, colour, width + 4, 'opacity=".14"') +
  line(d, colour, width + 2, 'opacity=".3"') +
  line(d, colour, width);

/** Lit side, shade, and the edge that catches the light from behind. */
export type Tones = readonly [lit: string, shade: string, rim?: string];

export type Light = {
  /** How far the lit side lies from the outline. */
  readonly by?: Point;
  /** How far the shade does, so that a rim stays. */
  readonly edge?: Point;
  /** Drawn on top, inside of the outline. */
  readonly inside?: string;
  /** What fills the hollow of the outline, so that only its outer edge gets a rim. */
  readonly solid?: string | undefined;
  /** The outline has a hole. */
  readonly hole?: boolean;
};

/**
 * The one trick of the house: an outline drawn three times inside itself, each time a bit further
 * to the left: rim, shade, lit side.
 */
export function lit(pen: Pen, d: string, [base, shade, rim]: Tones, light: Light = {}): string {
  const { by = [-13, -4], edge = [-2.6, 0.7], inside = "", solid, hole = false } = light;
  const id = pen.id();
  const move = ([x, y]: Point): string => ` transform="translate(${x} ${y})"`;
  const use = (colour: string, shift?: Point): string =>
    `<use href="#${id}p" fill="${colour}"${shift ? move(shift) : ""}/>`;
  const shades = rim
    ? use(rim) + use(shade, edge) + (solid ? fill(solid, shade, move(edge).trim()) : "")
    : use(shade);
  const rule = hole ? ' clip-rule="evenodd" fill-rule="evenodd"' : "";
  return `<clipPath id="${id}"><path id="${id}p" d="${d}"${rule}/></clipPath><g clip-path="url(#${id})">${shades}${use(base, by)}${inside}</g>`;
}

/** What lies inside an outline only. */
export function within(pen: Pen, d: string, inner: string): string {
  const id = pen.id();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** A gradient from top to bottom, or across. */
export const gradient = (id: string, stops: readonly Stop[], way: "down" | "across" = "down") =>
  `<linearGradient id="${id}"${way === "down" ? ' x2="0" y2="1"' : ""}>${stopsOf(stops)}</linearGradient>`;

/** A gradient from a middle outwards. */
export const glowOf = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

/** Mixes two #rrggbb colours; 0 gives the first. */
export function mix(a: string, b: string, part: number): string {
  const other = channels(b);
  const mixed = channels(a).map((value, i) =>
    Math.round(value * (1 - part) + other[i] * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

export const dark = (colour: string, part: number): string => mix(colour, "#04070e", part);
export const light = (colour: string, part: number): string => mix(colour, "#ffffff", part);

/** Numbers that look thrown and are always the same. */
export function thrown(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
