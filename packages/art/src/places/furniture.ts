/** What stands in places. Each function puts one thing into the space at x, y, in rooms. */
import { mix, n1, thrown } from "../ink.js";
import type { Lamp, Patch, Space } from "./space.js";

export const STUFFS = {
  wood: "#4a3a35",
  oak: "#6b4a35",
  pale: "#5d6f8d",
  steel: "#41546f",
  dark: "#1b2942",
  white: "#9fb2cc",
  cloth: "#2b4263",
  teal: "#4fdcc6",
  sodium: "#ff9b54",
  red: "#ff6f7b",
  blue: "#7cc4ff",
  green: "#7fd077",
  pink: "#ff5fae",
  violet: "#b07cff",
} as const;

const C = STUFFS;

/** The side something leans on or looks to: away, near, left, right. */
export type Way = "n" | "s" | "w" | "e";

export function chair(g: Space, x: number, y: number, back: Way = "n", c: string = C.cloth): void {
  g.box(x - 0.02, y - 0.02, 0, 0.04, 0.04, 0.055, C.dark);
  g.box(x - 0.04, y - 0.04, 0.055, 0.08, 0.08, 0.016, c);
  const b = {
    n: [-0.04, -0.045, 0.08, 0.015],
    s: [-0.04, 0.03, 0.08, 0.015],
    w: [-0.045, -0.04, 0.015, 0.08],
    e: [0.03, -0.04, 0.015, 0.08],
  }[back];
  g.box(x + b[0], y + b[1], 0.07, b[2], b[3], 0.085, c);
}

/** A glowing screen on a foot, looking at the reader. */
export function screen(
  g: Space,
  x: number,
  y: number,
  z: number,
  w = 0.1,
  glow: string = C.teal,
  h = 0.07,
): void {
  g.box(x + w / 2 - 0.012, y + 0.002, z, 0.024, 0.012, 0.02, C.steel, { light: true });
  g.box(x, y, z + 0.015, w, 0.012, h, "#16223a", {
    light: true,
    on: [
      ["y", 0.07, 0.1, 0.93, 0.88, mix(glow, "#06121c", 0.35)],
      ["y", 0.14, 0.22, 0.62, 0.32, glow],
      ["y", 0.14, 0.42, 0.8, 0.5, glow],
      ["y", 0.14, 0.6, 0.5, 0.68, glow],
    ],
  });
}

export function table(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  c: string = C.oak,
  h = 0.1,
): void {
  g.box(x + w * 0.12, y + d * 0.3, 0, w * 0.1, d * 0.4, h, C.dark);
  g.box(x + w * 0.78, y + d * 0.3, 0, w * 0.1, d * 0.4, h, C.dark);
  g.box(x, y, h, w, d, 0.018, c);
  g.shadow(x, y, w, d, h);
}

export type DeskLook = {
  readonly w?: number;
  readonly d?: number;
  readonly c?: string;
  readonly glow?: string;
  readonly seat?: boolean;
};

export function desk(g: Space, x: number, y: number, look: DeskLook = {}): void {
  const { w = 0.27, d = 0.13, c = C.pale, glow = C.teal, seat = true } = look;
  g.box(x + 0.008, y + 0.01, 0, 0.02, d - 0.02, 0.1, C.dark);
  g.box(x + w - 0.07, y + 0.01, 0, 0.062, d - 0.02, 0.1, C.steel, {
    on: [
      ["y", 0.15, 0.1, 0.85, 0.34, "#0c1526"],
      ["y", 0.15, 0.42, 0.85, 0.66, "#0c1526"],
    ],
  });
  g.box(x, y, 0.1, w, d, 0.016, c, {
    on: [
      ["t", 0.3, 0.55, 0.66, 0.8, "#1b2942"],
      ["t", 0.74, 0.5, 0.9, 0.85, "#c9d6e8", 'opacity=".55"'],
    ],
  });
  screen(g, x + 0.075, y + 0.03, 0.116, 0.12, glow);
  g.pool(
    x + w / 2,
    y + d + 0.06,
    0.16,
    glow === C.teal ? "teal" : glow === C.red ? "red" : "sodium",
    0.5,
  );
  if (seat) chair(g, x + w / 2, y + d + 0.07, "s");
}

const SPINES = ["#8a5a3a", "#6b7f9e", "#a3683f", "#3d6a72", "#b98a5a", "#50648a"];

/** A rack of boxes, files or bottles; the spines differ, the same in every run. */
export function rack(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  seed = 1,
  c: string = C.steel,
  spines: readonly string[] = SPINES,
): void {
  const r = thrown(seed);
  const on: Patch[] = [];
  const rows = Math.max(2, Math.round(h / 0.085));
  for (let i = 0; i < rows; i++) {
    const [t, b] = [(i + 0.12) / rows, (i + 0.93) / rows];
    for (const [side, long] of [
      ["y", w],
      ["x", d],
    ] as const) {
      on.push([side, 0.04, t, 0.96, b, "#070d18"]);
      for (let a = 0.05; a < 0.93; ) {
        const e = Math.min(0.95, a + (0.024 + r() * 0.03) / long);
        const spine = mix(
          spines[Math.floor(r() * spines.length)],
          "#08101d",
          side === "y" ? 0.18 : 0.55,
        );
        if (r() > 0.14)
          on.push([side, a, t + (b - t) * (0.1 + r() * 0.25), e - 0.004 / long, b, spine]);
        a = e;
      }
    }
  }
  g.box(x, y, 0, w, d, h, c, { on });
}

/** A cabinet with lights: a server, a locker, a machine. */
export function cabinet(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  c: string,
  lights: readonly string[],
  seed = 1,
): void {
  const r = thrown(seed);
  const on: Patch[] = [];
  const rows = Math.max(3, Math.round(h / 0.05));
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.2) / rows;
    on.push(
      ["y", 0.1, t, 0.9, t + 0.55 / rows, "#070d18"],
      ["x", 0.1, t, 0.9, t + 0.55 / rows, "#070d18"],
    );
    if (lights.length > 0) {
      on.push([
        "y",
        0.16 + r() * 0.3,
        t + 0.12 / rows,
        0.28 + r() * 0.5,
        t + 0.4 / rows,
        lights[i % lights.length],
      ]);
    }
  }
  g.box(x, y, 0, w, d, h, c, { on });
}

export function sofa(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  back: Way,
  c: string,
): void {
  g.box(x, y, 0.01, w, d, 0.06, c);
  const b = {
    n: [0, 0, w, 0.04],
    s: [0, d - 0.04, w, 0.04],
    w: [0, 0, 0.04, d],
    e: [w - 0.04, 0, 0.04, d],
  }[back];
  g.box(x + b[0], y + b[1], 0.07, b[2], b[3], 0.075, c, { bias: back === "s" ? 0.01 : 0 });
  g.shadow(x, y, w, d, 0.12);
}

export function bed(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  sheet: string,
  frame: string = C.steel,
): void {
  g.box(x, y, 0, w, d, 0.06, frame);
  g.box(x + 0.01, y + 0.01, 0.06, w - 0.02, d - 0.02, 0.03, sheet, {
    on: [
      ["t", 0.1, 0.04, 0.9, 0.24, "#e9eff9"],
      ["t", 0, 0.3, 1, 0.36, "#ffffff", 'opacity=".25"'],
    ],
  });
  g.box(x, y, 0.06, w, 0.02, 0.09, frame);
}

const LEAVES = ["#1f5a50", "#174439", "#2f7a62", "#12352f"];

export function plant(g: Space, x: number, y: number, size = 1, seed = 3): void {
  g.drum(x, y, 0, 0.036 * size, 0.06 * size, "#6b5148");
  const r = thrown(seed);
  const byTone = new Map<string, string>();
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI * (0.08 + 0.84 * ((i * 0.618) % 1));
    const l = (18 + r() * 14) * size * (g.angle.s / 256);
    const [ex, ey] = [Math.cos(a) * l * 0.85, Math.sin(a) * l];
    const leaf = `M0 0Q${n1(ex * 0.2 - ey * 0.22)} ${n1(ey * 0.7)} ${n1(ex)} ${n1(ey)}Q${n1(ex * 0.7 + ey * 0.16)} ${n1(ey * 0.35)} 0 0`;
    const tone = g.seen(LEAVES[i % LEAVES.length]);
    byTone.set(tone, (byTone.get(tone) ?? "") + leaf);
  }
  const leaves = [...byTone].map(([tone, d]) => `<path d="${d}" fill="${tone}"/>`).join("");
  g.stand(x, y, 0.06 * size, leaves, { bias: 0.02 });
}

export function stairs(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  steps: number,
  rise: number,
  way: Way,
  c: string,
): void {
  for (let i = 0; i < steps; i++) {
    const h = (rise * (i + 1)) / steps;
    const k = {
      e: [x + (w * i) / steps, y, w / steps, d],
      w: [x + w - (w * (i + 1)) / steps, y, w / steps, d],
      n: [x, y + d - (d * (i + 1)) / steps, w, d / steps],
      s: [x, y + (d * i) / steps, w, d / steps],
    }[way];
    g.box(k[0], k[1], 0, k[2], k[3], h, c);
  }
}

export type RailLook = {
  readonly h?: number;
  readonly c?: string;
  readonly posts?: number;
  readonly z?: number;
  readonly bias?: number;
};

/** Posts with two bars, from one place to another. */
export function rail(
  g: Space,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  look: RailLook = {},
): void {
  const { h = 0.15, c = "#6d86ac", posts = 5, z = 0, bias = 0 } = look;
  let d = "";
  for (let i = 0; i <= posts; i++) {
    const [x, y] = [x1 + ((x2 - x1) * i) / posts, y1 + ((y2 - y1) * i) / posts];
    d += `M${g.P(x, y, z).join(" ")}L${g.P(x, y, z + h).join(" ")}`;
  }
  for (const k of [1, 0.52])
    d += `M${g.P(x1, y1, z + h * k).join(" ")}L${g.P(x2, y2, z + h * k).join(" ")}`;
  g.put(
    "things",
    g.depth((x1 + x2) / 2, (y1 + y2) / 2, h / 2) + bias,
    `<path d="${d}" fill="none" stroke="#03060d" stroke-width="3.4" opacity=".6"/><path d="${d}" fill="none" stroke="${g.seen(c)}" stroke-width="1.5"/>`,
  );
}

export function parcel(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  z = 0,
  c = "#8f6a48",
): void {
  g.box(x, y, z, w, d, h, c, {
    on: [
      ["t", 0.42, 0, 0.58, 1, "#c9a274"],
      ["y", 0.42, 0, 0.58, 0.4, "#b18a5f"],
      ["y", 0.08, 0.55, 0.32, 0.85, "#d9e3ef", 'opacity=".5"'],
    ],
  });
}

/** A glass case with something that glows in it. */
export function vitrine(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  glow: string,
  lamp: Lamp,
): void {
  g.box(x, y, 0, w, d, 0.07, C.dark);
  g.box(x + w * 0.3, y + d * 0.3, 0.07, w * 0.4, d * 0.4, h * 0.45, glow, { light: true });
  const glass: readonly Patch[] = [
    [
      "y",
      0,
      0,
      1,
      1,
      "#bfe9ff",
      'fill-opacity=".16" stroke="#dff4ff" stroke-opacity=".6" stroke-width=".8"',
    ],
    [
      "x",
      0,
      0,
      1,
      1,
      "#bfe9ff",
      'fill-opacity=".1" stroke="#dff4ff" stroke-opacity=".5" stroke-width=".8"',
    ],
    [
      "t",
      0,
      0,
      1,
      1,
      "#bfe9ff",
      'fill-opacity=".2" stroke="#dff4ff" stroke-opacity=".7" stroke-width=".8"',
    ],
  ];
  const paths = glass
    .map(([side, , , , , colour, more]) => {
      const z = 0.07;
      const corners = {
        y: [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        x: [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        t: [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
      } as const;
      return g.face(corners[side], colour, more);
    })
    .join("");
  g.put("things", g.depth(x + w / 2, y + d / 2, 0.07 + h / 2) + 0.02, paths);
  g.pool(x + w / 2, y + d / 2, Math.max(w, d) * 1.3, lamp, 0.7);
}

/** A tank of liquid with a light from below. */
export function tank(
  g: Space,
  x: number,
  y: number,
  r: number,
  h: number,
  glow: string,
  lamp: Lamp,
): void {
  g.drum(x, y, 0, r, 0.05, C.steel);
  g.drum(x, y, 0.05, r * 0.86, h, mix(glow, "#0a1624", 0.35), {
    light: true,
    top: glow,
    rim: "#dff4ff",
  });
  g.drum(x, y, 0.05 + h, r, 0.035, C.steel, { light: true });
  g.pool(x, y, r * 3.2, lamp, 0.7);
}

/** A pipe lying along x or y. */
export function pipe(
  g: Space,
  x: number,
  y: number,
  long: number,
  way: "x" | "y",
  z: number,
  c: string,
  thick = 0.05,
): void {
  const [w, d] = way === "x" ? [long, thick] : [thick, long];
  g.box(x, y, z, w, d, thick, c, {
    on: [
      ["t", 0, 0, 1, 0.3, "#ffffff", 'opacity=".18"'],
      ["y", 0, 0.6, 1, 1, "#000000", 'opacity=".25"'],
    ],
    light: z > 0.05,
  });
}

/** A car seen from the near side. */
export function car(g: Space, x: number, y: number, c: string, lamp: Lamp = "ice"): void {
  for (const a of [0.05, 0.24]) g.box(x + a, y + 0.13, 0, 0.05, 0.02, 0.05, "#0a0d14");
  g.box(x, y, 0.025, 0.36, 0.15, 0.055, c, {
    on: [
      ["y", 0, 0.7, 1, 0.86, "#0a0d14", 'opacity=".5"'],
      ["x", 0.1, 0.3, 0.35, 0.6, "#ffe9c9"],
      ["x", 0.65, 0.3, 0.9, 0.6, "#ffe9c9"],
    ],
  });
  g.box(x + 0.08, y + 0.015, 0.08, 0.18, 0.12, 0.05, mix(c, "#0a0d14", 0.25), {
    light: true,
    on: [
      ["y", 0.08, 0.2, 0.46, 0.85, "#9fdcff"],
      ["y", 0.54, 0.2, 0.92, 0.85, "#9fdcff"],
      ["x", 0.1, 0.2, 0.9, 0.85, "#6f9fc0"],
    ],
  });
  g.shadow(x, y, 0.36, 0.15, 0.1);
  g.pool(x + 0.5, y + 0.08, 0.2, lamp, 0.5);
}

/** A container of the docks. */
export function container(
  g: Space,
  x: number,
  y: number,
  w: number,
  d: number,
  c: string,
  z = 0,
  h = 0.15,
): void {
  const ribs = Array.from(
    { length: 7 },
    (_, i): Patch => [
      "y",
      0.05 + i * 0.135,
      0.06,
      0.09 + i * 0.135,
      0.94,
      "#02040a",
      'opacity=".35"',
    ],
  );
  g.box(x, y, z, w, d, h, c, {
    on: [...ribs, ["x", 0.48, 0.06, 0.52, 0.94, "#02040a", 'opacity=".5"']],
  });
}

/** A wall that is a window on something: bars, glass, a stage. */
export function barred(
  g: Space,
  x: number,
  y: number,
  w: number,
  h: number,
  bars: number,
  c = "#8ea3c2",
): void {
  let d = "";
  for (let i = 0; i <= bars; i++) {
    const a = x + (w * i) / bars;
    d += `M${g.P(a, y, 0).join(" ")}L${g.P(a, y, h).join(" ")}`;
  }
  for (const z of [0.02, h * 0.55, h])
    d += `M${g.P(x, y, z).join(" ")}L${g.P(x + w, y, z).join(" ")}`;
  g.put(
    "things",
    g.depth(x + w / 2, y, h / 2),
    `<path d="${d}" fill="none" stroke="#03060d" stroke-width="3" opacity=".5"/><path d="${d}" fill="none" stroke="${g.seen(c)}" stroke-width="1.6"/>`,
  );
}

/** Letters that shine on a wall. */
export function sign(
  g: Space,
  plane: "x" | "y",
  x: number,
  y: number,
  z: number,
  text: string,
  size: number,
  colour: string,
): void {
  const look = (more: string): string => g.letters(plane, x, y, z, text, size, more);
  g.put(
    "things",
    g.depth(x, y, z) + 0.32,
    look(`fill="none" stroke="${colour}" stroke-width="6" opacity=".16" font-weight="700"`) +
      look(`fill="none" stroke="${colour}" stroke-width="3" opacity=".3" font-weight="700"`) +
      look(`fill="${mix(colour, "#ffffff", 0.4)}" font-weight="700"`),
  );
}

/** A shaft of light through a window, lying on the floor. */
export function shaft(g: Space, x: number, y: number, w: number, long: number, lean = 0.2): void {
  if (g.lighting.lamps === 0) return;
  g.put(
    "light",
    1,
    g.face(
      [
        [x, y],
        [x + w, y],
        [x + w + lean, y + long],
        [x + lean, y + long],
      ],
      "#bcdcff",
      'opacity=".13"',
    ),
  );
}
