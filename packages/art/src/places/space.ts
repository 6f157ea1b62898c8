/**
 * A small world seen from above: one unit is one room, z is up. Everything in it is a solid, drawn
 * as two or three flat faces and sorted from far to near, under one light from the left. The same
 * world can be turned for a narrow screen.
 */
import { mix, n1, type Point } from "../ink.js";
import { LIGHTINGS, type Lighting } from "./lighting.js";

/** How the world lies on the paper: the size of a unit, two angles in degrees, and the origin. */
export type Angle = {
  readonly s: number;
  readonly turn: number;
  readonly tilt: number;
  readonly ox: number;
  readonly oy: number;
  readonly lens?: Lens;
};

/**
 * What is farther is smaller: by so much for each unit between it and the near edge. Then `ox` is where
 * the middle lies, `oy` the horizon, `drop` how far below it the near edge is. For worlds not turned.
 */
export type Lens = {
  readonly near: number;
  readonly middle: number;
  readonly by: number;
  readonly drop: number;
};

export type Place = readonly [x: number, y: number, z?: number];

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

export type Layer = "behind" | "floor" | "light" | "things" | "air";

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

export type Lamp =
  | "teal"
  | "sodium"
  | "red"
  | "blue"
  | "green"
  | "pink"
  | "ice"
  | "white"
  | "violet";

const LAMPS: Readonly<Record<Lamp, string>> = {
  teal: "#4fdcc6",
  sodium: "#ff9b54",
  red: "#ff5563",
  blue: "#6fb2ff",
  green: "#7fe08a",
  pink: "#ff4fa3",
  ice: "#bfe9ff",
  white: "#ffffff",
  violet: "#b07cff",
};

export type Space = ReturnType<typeof space>;

type Drawn = { readonly depth: number; readonly text: string };

export function space(key: string, angle: Angle, lighting: Lighting = LIGHTINGS.night) {
  const { s, turn, tilt, ox, oy, lens } = angle;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [ct, st] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cp, sp] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const layers: Record<Layer, Drawn[]> = { behind: [], floor: [], light: [], things: [], air: [] };
  const shadows: string[] = [];
  const used = new Set<Lamp>();
  const at = { x: 0, y: 0 };

  /** How large things are at this depth. */
  const k = (y: number): number => (lens ? 1 / (1 + lens.by * (lens.near - y - at.y)) : 1);
  const P = (x: number, y: number, z = 0): Point =>
    lens
      ? [n1(ox + s * (x + at.x - lens.middle) * k(y)), n1(oy + (lens.drop - s * cp * z) * k(y))]
      : [
          n1(ox + s * ((x + at.x) * ct - (y + at.y) * st)),
          n1(oy + s * ((x + at.x) * st + (y + at.y) * ct) * sp - s * cp * z),
        ];
  const depth = (x: number, y: number, z = 0): number =>
    ((x + at.x) * st + (y + at.y) * ct) * cp + z * sp;
  const trace = (places: readonly Place[]): string =>
    `M${places.map(([x, y, z]) => P(x, y, z).join(" ")).join("L")}Z`;
  const face = (places: readonly Place[], colour: string, more = ""): string =>
    `<path d="${trace(places)}" fill="${colour}"${more && ` ${more}`}/>`;

  /** How bright an upright face is; only two can be seen. */
  const bright = (nx: number, ny: number): number =>
    Math.max(0, -(nx * ct - ny * st) * 0.62 + (nx * st + ny * ct) * 0.42);
  const [bx, by] = [bright(1, 0), bright(0, 1)];
  const toned = (colour: string, light: number): string =>
    mix(mix(colour, lighting.dim, 0.62), colour, Math.min(1, light * 1.25));
  const seen = (colour: string): string =>
    colour.startsWith("#") ? lighting.tone(colour) : colour;

  const put = (layer: Layer, order: number, text: string): void => {
    layers[layer].push({ depth: order, text });
  };
  /** The way a shadow falls, per unit of height. */
  const fall = { x: 0.62 * ct + 0.22 * st, y: -0.62 * st + 0.22 * ct };

  function shadow(x: number, y: number, w: number, d: number, h: number): void {
    const corners: readonly Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ];
    const cast = corners.map(([a, b]): Point => [a + fall.x * h, b + fall.y * h]);
    shadows.push(trace(hull([...corners, ...cast])));
  }

  /** Which of its two sides along x is seen: through a lens the one towards the middle. */
  const sideOf = (x: number, w: number): number =>
    lens && x + w / 2 + at.x > lens.middle ? x : x + w;

  function patchPlaces(
    [side, a, b, e, f]: Patch,
    [x, y, z, w, d, h]: readonly [number, number, number, number, number, number],
  ): readonly Place[] {
    const [top, low] = [z + h * (1 - b), z + h * (1 - f)];
    if (side === "y") {
      return [
        [x + w * a, y + d, top],
        [x + w * e, y + d, top],
        [x + w * e, y + d, low],
        [x + w * a, y + d, low],
      ];
    }
    if (side === "x") {
      const [from, to] = [y + d * (1 - a), y + d * (1 - e)];
      const seenSide = sideOf(x, w);
      return [
        [seenSide, from, top],
        [seenSide, to, top],
        [seenSide, to, low],
        [seenSide, from, low],
      ];
    }
    const up = z + h;
    return [
      [x + w * a, y + d * b, up],
      [x + w * e, y + d * b, up],
      [x + w * e, y + d * f, up],
      [x + w * a, y + d * f, up],
    ];
  }

  /** Patches of one colour become one path: a rack of books is six paths, not sixty. */
  function patches(
    on: readonly Patch[],
    box: readonly [number, number, number, number, number, number],
  ): string {
    const byLook = new Map<string, string>();
    for (const patch of on) {
      const look = `fill="${seen(patch[5])}"${patch[6] ? ` ${patch[6]}` : ""}`;
      byLook.set(look, (byLook.get(look) ?? "") + trace(patchPlaces(patch, box)));
    }
    return [...byLook].map(([look, d]) => `<path d="${d}" ${look}/>`).join("");
  }

  function box(
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    c: string,
    o: Solid = {},
  ): void {
    const colour = lighting.tone(c);
    const rim = o.rim ? seen(o.rim) : mix(colour, lighting.edge, 0.34);
    const top = o.top ? seen(o.top) : mix(colour, "#cfe4ff", 0.1);
    const side = sideOf(x, w);
    const text =
      face(
        [
          [side, y, z],
          [side, y + d, z],
          [side, y + d, z + h],
          [side, y, z + h],
        ],
        toned(colour, lens ? (side === x ? 0.5 : 0.12) : bx),
      ) +
      face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        toned(colour, by),
      ) +
      face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        top,
        `stroke="${rim}" stroke-width=".6"`,
      ) +
      patches(o.on ?? [], [x, y, z, w, d, h]);
    put(o.layer ?? "things", depth(x + w / 2, y + d / 2, z + h / 2) + (o.bias ?? 0), text);
    if (!o.light && z < 0.02) shadow(x, y, w, d, h);
  }

  function drum(
    x: number,
    y: number,
    z: number,
    r: number,
    h: number,
    c: string,
    o: Solid = {},
  ): void {
    const colour = lighting.tone(c);
    const [cx, cy] = P(x, y, z);
    const size = s * k(y);
    const [rx, ry, hh] = [n1(r * size), n1(r * size * sp), n1(h * size * cp)];
    const up = n1(cy - hh);
    const text =
      `<path d="M${n1(cx - rx)} ${up}V${cy}A${rx} ${ry} 0 0 0 ${n1(cx + rx)} ${cy}V${up}Z" fill="${toned(colour, 0.42)}"/>` +
      `<path d="M${n1(cx + rx * 0.25)} ${up}V${n1(cy + ry * 0.96)}A${rx} ${ry} 0 0 0 ${n1(cx + rx)} ${cy}V${up}Z" fill="${lighting.dim}" opacity=".45"/>` +
      `<ellipse cx="${cx}" cy="${up}" rx="${rx}" ry="${ry}" fill="${o.top ? seen(o.top) : mix(colour, "#cfe4ff", 0.1)}" stroke="${o.rim ? seen(o.rim) : mix(colour, lighting.edge, 0.34)}" stroke-width=".6"/>`;
    put(o.layer ?? "things", depth(x, y, z + h / 2) + (o.bias ?? 0), text);
    if (!o.light && z < 0.02) shadow(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4, h);
  }

  return {
    key,
    angle,
    lighting,
    P,
    k,
    depth,
    face,
    trace,
    put,
    box,
    drum,
    shadow,
    seen,
    /** Draws with this place as the origin. */
    within(x: number, y: number, draw: () => void): void {
      const before = { ...at };
      at.x += x;
      at.y += y;
      draw();
      Object.assign(at, before);
    },
    /** A flat patch on the ground. */
    floor(x: number, y: number, w: number, d: number, colour: string, more = ""): void {
      put(
        "floor",
        0,
        face(
          [
            [x, y],
            [x + w, y],
            [x + w, y + d],
            [x, y + d],
          ],
          seen(colour),
          more,
        ),
      );
    },
    /** A circle on the ground is always a lying ellipse. */
    disc(x: number, y: number, r: number, colour: string, more = "", z = 0): string {
      const [cx, cy] = P(x, y, z);
      return `<ellipse cx="${cx}" cy="${cy}" rx="${n1(r * s * k(y))}" ry="${n1(r * s * k(y) * sp)}" fill="${seen(colour)}"${more && ` ${more}`}/>`;
    },
    /** Light on the ground. */
    pool(x: number, y: number, r: number, lamp: Lamp, strength: number): void {
      if (lighting.lamps === 0) return;
      used.add(lamp);
      const [cx, cy] = P(x, y);
      put(
        "light",
        0,
        `<ellipse cx="${cx}" cy="${cy}" rx="${n1(r * s * k(y))}" ry="${n1(r * s * k(y) * sp)}" fill="url(#${key}-${lamp})" opacity="${n1(strength * lighting.lamps * 10) / 10}"/>`,
      );
    },
    /** Something flat that faces the reader, its foot at a place on the floor. */
    stand(
      x: number,
      y: number,
      z: number,
      inner: string,
      o: Solid & { readonly scale?: number } = {},
    ): void {
      const [cx, cy] = P(x, y, z);
      const scale = o.scale === undefined ? "" : ` scale(${o.scale})`;
      put(
        o.layer ?? "things",
        depth(x, y, z) + (o.bias ?? 0),
        `<g transform="translate(${cx} ${cy})${scale}">${inner}</g>`,
      );
    },
    /** Letters on a plane: the floor, or the upright face that looks along x or y. */
    letters(
      plane: "floor" | "x" | "y",
      x: number,
      y: number,
      z: number,
      text: string,
      size: number,
      more = "",
    ): string {
      const [cx, cy] = P(x, y, z);
      const m = {
        floor: [ct, st * sp, -st, ct * sp],
        y: [ct, st * sp, 0, cp],
        x: [st, -ct * sp, 0, cp],
      }[plane];
      return `<text transform="matrix(${m.map((v) => Number(v.toFixed(3))).join(" ")} ${cx} ${cy})" font-size="${n1(size * s * k(y))}" ${more}>${text}</text>`;
    },
    /** What the floors' patterns are transformed with, so that they lie in the projection. */
    lying: (): string =>
      `matrix(${[s * ct, s * st * sp, -s * st, s * ct * sp, ox, oy].map(n1).join(" ")})`,
    /** The layers as text, each in its order; `defs` holds the lamps that are used. */
    draw() {
      const sorted = (layer: Layer): string =>
        layers[layer]
          .toSorted((a, b) => a.depth - b.depth)
          .map(({ text }) => text)
          .join("");
      const lamp = (name: Lamp): string =>
        `<radialGradient id="${key}-${name}"><stop stop-color="${LAMPS[name]}" stop-opacity=".75"/><stop offset=".4" stop-color="${LAMPS[name]}" stop-opacity=".26"/><stop offset="1" stop-color="${LAMPS[name]}" stop-opacity="0"/></radialGradient>`;
      return {
        defs: [...used].sort().map(lamp).join(""),
        behind: sorted("behind"),
        floor: layers.floor.map(({ text }) => text).join(""),
        shade:
          shadows.length === 0
            ? ""
            : `<path d="${shadows.join("")}" fill="#01030a" opacity="${lighting.shade}"/>`,
        light: sorted("light"),
        things: sorted("things"),
        air: sorted("air"),
      };
    },
  };
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
