/** Tiles 1 to 10: streets and roofs. */
import { STUFFS as C, parcel, pipe, plant, rail, sign, stairs, thrown } from "@sprawl/art";
import type { Room } from "./room-type.js";

const neonAlley: Room = {
  floor: "wet",
  draw(g) {
    g.pool(0.32, 0.24, 0.56, "pink", 1);
    g.pool(0.85, 0.7, 0.5, "teal", 0.85);
    g.pool(0.2, 0.9, 0.35, "sodium", 0.6);
    for (const [x, y, r] of [
      [0.5, 0.46, 0.13],
      [0.26, 0.72, 0.1],
      [0.76, 0.3, 0.09],
    ] as const) {
      g.put(
        "floor",
        0,
        g.disc(x, y, r, "#05060f", 'opacity=".55"') +
          g.disc(x - 0.02, y, r * 0.7, "#ff5fae", 'opacity=".25"') +
          g.disc(x + 0.03, y + 0.02, r * 0.4, "#4fdcc6", 'opacity=".3"'),
      );
    }
    for (let i = 0; i < 4; i++)
      g.floor(0.12 + i * 0.22, 0.86, 0.13, 0.03, "#cdbb98", 'opacity=".35"');
    g.box(0.06, 0.12, 0, 0.24, 0.16, 0.17, "#2f6a5a", {
      on: [
        ["t", 0.02, 0.05, 0.98, 0.95, "#1e4a3f"],
        ["y", 0.1, 0.3, 0.9, 0.4, "#1b4036"],
      ],
    });
    g.box(0.34, 0.13, 0, 0.09, 0.09, 0.09, "#25304a");
    parcel(g, 0.5, 0.08, 0.15, 0.13, 0.13, 0, "#6a4a3a");
    g.drum(0.6, 0.62, 0, 0.06, 0.004, "#39415c", { light: true });
  },
};

const noodleBar: Room = {
  floor: "lino",
  draw(g) {
    g.box(0.1, 0.06, 0, 0.8, 0.1, 0.24, "#5a2f33", {
      on: [
        ["y", 0.04, 0.1, 0.3, 0.6, C.sodium],
        ["y", 0.36, 0.1, 0.62, 0.6, "#ffe1b8"],
        ["y", 0.68, 0.1, 0.96, 0.6, C.sodium],
      ],
    });
    g.box(0.12, 0.3, 0, 0.76, 0.1, 0.13, "#7a3b3b", {
      top: "#b98a5a",
      on: [["y", 0, 0.7, 1, 0.82, C.red]],
    });
    for (const x of [0.22, 0.4, 0.58, 0.76]) {
      g.drum(x, 0.35, 0.13, 0.03, 0.02, "#e9eff9", { light: true, top: "#d98a45" });
      g.drum(x, 0.5, 0, 0.034, 0.08, "#8a5244", { top: C.red });
    }
    sign(g, "y", 0.2, 0.05, 0.28, "RAMEN", 0.13, C.sodium);
    g.pool(0.5, 0.5, 0.55, "sodium", 0.9);
    parcel(g, 0.06, 0.8, 0.12, 0.1, 0.08);
  },
};

const monorail: Room = {
  floor: "paving",
  draw(g) {
    g.floor(0, 0.06, 1, 0.26, "#0b101a");
    for (const y of [0.11, 0.24]) g.box(0, y, 0, 1, 0.03, 0.03, "#56647e");
    g.box(0.06, 0.08, 0.04, 0.88, 0.2, 0.2, "#8ea3c2", {
      on: [
        ...[0.06, 0.3, 0.54, 0.78].map((a) => ["y", a, 0.2, a + 0.16, 0.55, "#ffe1b8"] as const),
        ["y", 0, 0.7, 1, 0.8, C.teal],
      ],
    });
    g.floor(0, 0.36, 1, 0.03, "#ffd25a", 'opacity=".85"');
    g.box(0.16, 0.66, 0, 0.26, 0.07, 0.05, C.wood);
    g.box(0.8, 0.6, 0, 0.02, 0.02, 0.3, C.steel);
    g.box(0.7, 0.59, 0.24, 0.22, 0.03, 0.08, "#0b101a", {
      light: true,
      on: [["y", 0.08, 0.3, 0.6, 0.7, C.teal]],
    });
    g.pool(0.5, 0.6, 0.5, "ice", 0.6);
  },
};

const plaza: Room = {
  floor: "paving",
  draw(g) {
    g.drum(0.5, 0.34, 0, 0.22, 0.05, "#56657d", { top: "#12506a" });
    g.drum(0.5, 0.34, 0.05, 0.06, 0.12, "#8195b3");
    g.drum(0.5, 0.34, 0.17, 0.1, 0.02, "#8195b3", { top: "#2f88a5", light: true });
    for (const [x, y] of [
      [0.1, 0.12],
      [0.88, 0.12],
    ] as const) {
      g.box(x, y, 0, 0.02, 0.02, 0.34, "#39465e");
      g.drum(x + 0.01, y + 0.01, 0.34, 0.035, 0.04, "#ffe1b8", { light: true, top: "#ffffff" });
      g.pool(x, y + 0.1, 0.3, "sodium", 0.9);
    }
    g.box(0.06, 0.72, 0, 0.2, 0.06, 0.05, C.wood);
    g.box(0.74, 0.72, 0, 0.2, 0.06, 0.05, C.wood);
    plant(g, 0.12, 0.5, 1.1, 4);
    plant(g, 0.9, 0.5, 1.1, 7);
    for (const [x, y] of [
      [0.36, 0.8],
      [0.62, 0.7],
    ] as const)
      g.put("floor", 0, g.disc(x, y, 0.09, "#7cc4ff", 'opacity=".18"'));
  },
};

const underpass: Room = {
  floor: "asphalt",
  draw(g) {
    for (const x of [0.08, 0.42, 0.76])
      g.box(x, 0.04, 0, 0.14, 0.14, 0.34, "#4a5568", {
        on: [
          ["y", 0.1, 0.5, 0.7, 0.75, C.pink],
          ["y", 0.3, 0.6, 0.9, 0.85, C.teal],
        ],
      });
    g.box(0, 0.02, 0.34, 1, 0.2, 0.06, "#39465e", { light: true });
    for (let i = 0; i < 4; i++)
      g.floor(0.06 + i * 0.25, 0.52, 0.14, 0.03, "#e9eff9", 'opacity=".5"');
    g.drum(0.18, 0.78, 0, 0.06, 0.11, "#6a4a3a", { top: C.sodium });
    g.pool(0.18, 0.78, 0.3, "sodium", 1);
    parcel(g, 0.74, 0.72, 0.16, 0.12, 0.08, 0, "#5c4a3a");
    g.pool(0.6, 0.3, 0.4, "green", 0.4);
  },
};

const pawnArcade: Room = {
  floor: "dance",
  draw(g) {
    [C.pink, C.teal, C.sodium, C.violet].forEach((glow, i) => {
      const x = 0.08 + i * 0.22;
      g.box(x, 0.06, 0, 0.15, 0.13, 0.28, "#2a2440", {
        on: [
          ["y", 0.12, 0.12, 0.88, 0.5, glow],
          ["y", 0.12, 0.58, 0.88, 0.66, "#ffffff", 'opacity=".7"'],
          ["y", 0.3, 0.74, 0.7, 0.9, "#0a0d14"],
        ],
      });
      g.pool(x + 0.08, 0.34, 0.22, i % 2 === 0 ? "pink" : "teal", 0.8);
    });
    g.box(0.08, 0.66, 0, 0.3, 0.12, 0.12, "#3c4658", {
      on: [
        ["t", 0.05, 0.1, 0.95, 0.9, "#9fdcff", 'opacity=".5"'],
        ["t", 0.2, 0.3, 0.3, 0.7, "#ffd25a"],
        ["t", 0.5, 0.3, 0.7, 0.7, "#e2434f"],
      ],
    });
    sign(g, "y", 0.2, 0.05, 0.31, "PAWN", 0.13, C.pink);
  },
};

const serviceTunnel: Room = {
  floor: "concrete",
  draw(g) {
    pipe(g, 0.02, 0.06, 0.96, "x", 0.2, "#a3583f", 0.06);
    pipe(g, 0.02, 0.14, 0.96, "x", 0.1, "#56708a", 0.06);
    pipe(g, 0.02, 0.04, 0.96, "x", 0.3, "#7d8a56", 0.05);
    g.drum(0.3, 0.17, 0.12, 0.05, 0.02, C.red, { light: true });
    for (const x of [0.12, 0.5, 0.86])
      g.box(x, 0.02, 0.36, 0.09, 0.03, 0.03, "#ffe1b8", { light: true });
    g.floor(0.1, 0.4, 0.8, 0.02, "#e2a63c", 'opacity=".6"');
    g.box(0.72, 0.62, 0, 0.2, 0.12, 0.12, "#41546f", {
      on: [
        ["y", 0.1, 0.2, 0.5, 0.8, "#0c1526"],
        ["y", 0.6, 0.3, 0.75, 0.5, C.green],
        ["y", 0.8, 0.3, 0.92, 0.5, C.red],
      ],
    });
    g.put("floor", 0, g.disc(0.3, 0.72, 0.12, "#5f93b3", 'opacity=".2"'));
    g.pool(0.5, 0.4, 0.6, "sodium", 0.5);
  },
};

const stormDrain: Room = {
  floor: "concrete",
  draw(g) {
    g.floor(0.3, 0, 0.4, 1, "#12506a");
    g.floor(0.36, 0, 0.03, 1, "#2f88a5", 'opacity=".6"');
    g.floor(0.55, 0, 0.02, 1, "#2f88a5", 'opacity=".5"');
    g.box(0.24, 0, 0, 0.05, 1, 0.035, "#4a5568");
    g.box(0.71, 0, 0, 0.05, 1, 0.035, "#4a5568");
    g.drum(0.5, 0.06, 0, 0.2, 0.26, "#39465e", { top: "#0a0f18", bias: -0.4 });
    rail(g, 0.04, 0.3, 0.24, 0.3, { h: 0.12 });
    pipe(g, 0.8, 0.1, 0.7, "y", 0.08, "#56708a", 0.07);
    g.pool(0.5, 0.6, 0.5, "green", 0.5);
  },
};

const rooftopGarden: Room = {
  floor: "grass",
  draw(g) {
    g.floor(0.42, 0, 0.18, 1, "#5a5148");
    g.floor(0, 0.56, 1, 0.14, "#5a5148");
    for (const [x, y, k, seed] of [
      [0.14, 0.14, 1.7, 2],
      [0.84, 0.16, 1.6, 5],
      [0.26, 0.36, 1.2, 8],
      [0.78, 0.42, 1.3, 11],
      [0.1, 0.86, 1, 13],
      [0.9, 0.86, 1, 17],
    ] as const)
      plant(g, x, y, k, seed);
    g.box(0.64, 0.76, 0, 0.22, 0.07, 0.05, C.wood);
    g.drum(0.5, 0.26, 0, 0.08, 0.05, "#8195b3", { top: "#2f88a5" });
    for (const x of [0.2, 0.5, 0.8])
      g.drum(x, 0.5, 0, 0.014, 0.06, "#ffe1b8", { light: true, top: "#ffffff" });
    g.pool(0.5, 0.5, 0.6, "green", 0.6);
  },
};

const fireEscape: Room = {
  floor: "grate",
  draw(g) {
    const r = thrown(4);
    for (let i = 0; i < 20; i++)
      g.put(
        "floor",
        0,
        g.disc(
          r() * 0.94 + 0.03,
          r() * 0.94 + 0.03,
          0.006 + r() * 0.008,
          i % 3 === 0 ? C.teal : C.sodium,
          'opacity=".5"',
        ),
      );
    stairs(g, 0.1, 0.1, 0.5, 0.2, 7, 0.34, "w", "#3c4f6e");
    rail(g, 0.1, 0.31, 0.6, 0.31, { h: 0.13, c: "#8aa5d0", z: 0.02, bias: 0.12 });
    g.box(0.7, 0.12, 0, 0.2, 0.17, 0.15, "#506480", {
      on: [
        ["y", 0.1, 0.15, 0.9, 0.85, "#1a2538"],
        ...[0.25, 0.4, 0.55, 0.7].map((t) => ["y", 0.1, t, 0.9, t + 0.05, "#42557a"] as const),
        ["t", 0.2, 0.2, 0.8, 0.8, "#1a2538"],
      ],
    });
    rail(g, 0.02, 0.02, 0.02, 0.98, { h: 0.17, c: "#7f9ac6", bias: 0.06 });
    rail(g, 0.02, 0.02, 0.98, 0.02, { h: 0.17, c: "#7f9ac6", bias: -0.2 });
    g.pool(0.5, 0.6, 0.6, "blue", 0.28);
  },
};

export const streets: readonly Room[] = [
  neonAlley,
  noodleBar,
  monorail,
  plaza,
  underpass,
  pawnArcade,
  serviceTunnel,
  stormDrain,
  rooftopGarden,
  fireEscape,
];
