/** Tiles 66 to 73: public places. */
import { STUFFS as C, chair, plant, rail, screen, sign, sofa, stairs, table } from "@sprawl/art";
import type { Room } from "./room-type.js";

const nightclub: Room = {
  floor: "dance",
  draw(g) {
    g.box(0.24, 0.05, 0, 0.52, 0.14, 0.15, "#1b1030", {
      on: [
        ["y", 0.04, 0.2, 0.96, 0.4, C.pink],
        ["t", 0.1, 0.3, 0.3, 0.8, "#0b0d14"],
        ["t", 0.7, 0.3, 0.9, 0.8, "#0b0d14"],
      ],
    });
    for (const x of [0.06, 0.82])
      g.box(x, 0.05, 0, 0.13, 0.12, 0.34, "#0f0f1a", {
        on: [
          ["y", 0.2, 0.1, 0.8, 0.4, "#2a2440"],
          ["y", 0.2, 0.5, 0.8, 0.9, "#2a2440"],
          ["y", 0.4, 0.18, 0.6, 0.32, C.violet],
          ["y", 0.4, 0.6, 0.6, 0.8, C.pink],
        ],
      });
    for (const [x, lamp] of [
      [0.2, "pink"],
      [0.5, "violet"],
      [0.8, "teal"],
    ] as const)
      g.pool(x, 0.55, 0.34, lamp, 1);
    sign(g, "y", 0.32, 0.04, 0.24, "HALO", 0.13, C.violet);
    g.drum(0.5, 0.4, 0.42, 0.05, 0.05, "#c9d6e8", { light: true, bias: 0.4 });
  },
};

const booths: Room = {
  floor: "wine",
  draw(g) {
    [0.06, 0.38, 0.7].forEach((x, i) => {
      sofa(g, x, 0.05, 0.24, 0.12, "n", "#7a1f3a");
      g.box(x, 0.17, 0.01, 0.05, 0.16, 0.08, "#7a1f3a");
      g.drum(x + 0.14, 0.28, 0, 0.06, 0.08, "#1b1030", { top: i === 1 ? "#ffe1b8" : "#3a2048" });
      g.drum(x + 0.14, 0.28, 0.08, 0.014, 0.05, "#ffd25a", { light: true });
      g.pool(x + 0.12, 0.3, 0.2, "sodium", 0.8);
    });
    rail(g, 0.06, 0.48, 0.4, 0.48, { h: 0.1, posts: 3, c: "#d9a23a" });
    rail(g, 0.6, 0.48, 0.94, 0.48, { h: 0.1, posts: 3, c: "#d9a23a" });
    g.pool(0.5, 0.6, 0.5, "pink", 0.6);
  },
};

const backstage: Room = {
  floor: "planks",
  draw(g) {
    const folds = Array.from(
      { length: 9 },
      (_, i) => ["y", 0.02 + i * 0.11, 0, 0.06 + i * 0.11, 1, "#5c0d1a"] as const,
    );
    g.box(0.3, 0.02, 0, 0.68, 0.04, 0.38, "#8a1e2e", { on: folds });
    g.box(0.05, 0.08, 0, 0.2, 0.1, 0.11, "#4a3a35");
    g.box(0.06, 0.06, 0.11, 0.18, 0.02, 0.16, "#9fdcff", { light: true, rim: "#ffe1b8" });
    for (const z of [0.13, 0.18, 0.23])
      g.drum(0.05, 0.09, z, 0.012, 0.02, "#ffe1b8", { light: true });
    rail(g, 0.36, 0.3, 0.7, 0.3, { h: 0.2, posts: 1, c: "#8ea3c2" });
    for (const [x, c] of [
      [0.4, C.pink],
      [0.46, C.teal],
      [0.54, C.violet],
      [0.6, C.sodium],
    ] as const)
      g.box(x, 0.29, 0.06, 0.04, 0.02, 0.13, c, { light: true });
    for (const [x, y] of [
      [0.78, 0.3],
      [0.82, 0.46],
    ] as const)
      g.box(x, y, 0, 0.16, 0.11, 0.1, "#1b1a22", {
        on: [
          ["y", 0, 0, 1, 0.12, "#8ea3c2"],
          ["y", 0, 0.88, 1, 1, "#8ea3c2"],
        ],
      });
    chair(g, 0.15, 0.26, "s", "#5c0d1a");
    g.pool(0.15, 0.24, 0.3, "sodium", 1);
  },
};

const casino: Room = {
  floor: "casino",
  draw(g) {
    for (let i = 0; i < 5; i++)
      g.box(0.05 + i * 0.19, 0.04, 0, 0.13, 0.1, 0.26, "#3a1c48", {
        on: [
          ["y", 0.12, 0.16, 0.88, 0.46, "#0b0d14"],
          ["y", 0.16, 0.22, 0.36, 0.4, C.red],
          ["y", 0.4, 0.22, 0.6, 0.4, C.green],
          ["y", 0.64, 0.22, 0.84, 0.4, "#ffd25a"],
          ["y", 0.12, 0.05, 0.88, 0.12, "#ffd25a"],
        ],
      });
    for (const [x, y] of [
      [0.28, 0.38],
      [0.72, 0.4],
    ] as const) {
      g.drum(x, y, 0, 0.06, 0.09, "#4a2d24");
      g.drum(x, y, 0.09, 0.15, 0.02, "#6b4a35", { top: "#1f7a4a" });
      g.drum(x, y, 0.11, 0.05, 0.008, "#1b1a22", { light: true, top: "#c2313f" });
      g.pool(x, y + 0.05, 0.3, "sodium", 0.9);
    }
    g.pool(0.5, 0.2, 0.5, "pink", 0.5);
  },
};

const chapel: Room = {
  floor: "marble",
  draw(g) {
    g.box(0.3, 0.06, 0, 0.4, 0.14, 0.06, "#8195b3");
    g.box(0.4, 0.08, 0.06, 0.2, 0.1, 0.1, "#dfe6ee", { on: [["y", 0.4, 0.2, 0.6, 0.8, C.teal]] });
    g.put(
      "things",
      g.depth(0.5, 0.04, 0.3),
      g.disc(0.5, 0.04, 0.14, "none", 'stroke="#63e6d2" stroke-width="5" opacity=".9"', 0.34) +
        g.disc(0.5, 0.04, 0.1, "#4fdcc6", 'opacity=".25"', 0.34),
    );
    for (const y of [0.34, 0.5])
      for (const x of [0.1, 0.58]) g.box(x, y, 0.02, 0.32, 0.06, 0.05, "#5a4a3a");
    for (const x of [0.16, 0.84]) {
      g.drum(x, 0.14, 0, 0.03, 0.34, "#8195b3");
      g.drum(x, 0.26, 0, 0.015, 0.12, "#ffe1b8", { light: true });
    }
    g.floor(0.45, 0.2, 0.1, 0.8, "#1c7f78", 'opacity=".5"');
    g.pool(0.5, 0.24, 0.5, "teal", 0.9);
  },
};

const courtroom: Room = {
  floor: "parquet",
  draw(g) {
    g.box(0.26, 0.04, 0, 0.48, 0.12, 0.22, "#5a3a28", {
      top: "#7d5438",
      on: [
        ["y", 0.42, 0.2, 0.58, 0.8, "#d9a23a"],
        ["y", 0.06, 0.2, 0.34, 0.8, "#4a2f20"],
        ["y", 0.66, 0.2, 0.94, 0.8, "#4a2f20"],
      ],
    });
    g.box(0.8, 0.12, 0, 0.12, 0.12, 0.14, "#5a3a28");
    for (const y of [0.12, 0.24, 0.36]) g.box(0.05, y, 0.02, 0.14, 0.08, 0.07, "#5a3a28");
    table(g, 0.28, 0.36, 0.18, 0.1, "#6b4a35");
    table(g, 0.58, 0.36, 0.18, 0.1, "#6b4a35");
    rail(g, 0.24, 0.54, 0.94, 0.54, { h: 0.08, posts: 8, c: "#8a6446" });
    g.pool(0.5, 0.3, 0.5, "sodium", 0.7);
  },
};

const studio: Room = {
  floor: "carpet",
  draw(g) {
    g.box(0.2, 0.02, 0, 0.72, 0.03, 0.36, "#1c3a66", {
      on: [
        ["y", 0.04, 0.1, 0.5, 0.6, "#24508f"],
        ["y", 0.56, 0.1, 0.96, 0.6, "#7a2450"],
      ],
    });
    g.box(0.34, 0.18, 0, 0.4, 0.1, 0.12, "#dfe6ee", { on: [["y", 0, 0.6, 1, 0.75, C.pink]] });
    chair(g, 0.54, 0.12, "n", "#24304c");
    for (const [x, y] of [
      [0.2, 0.46],
      [0.84, 0.44],
    ] as const) {
      g.box(x, y, 0, 0.02, 0.02, 0.14, C.steel);
      g.box(x - 0.05, y - 0.02, 0.14, 0.12, 0.06, 0.07, "#1b1a22", {
        light: true,
        on: [
          ["x", 0.2, 0.2, 0.8, 0.8, C.blue],
          ["y", 0.1, 0.1, 0.2, 0.3, C.red],
        ],
      });
    }
    sign(g, "y", 0.32, 0.05, 0.3, "ON AIR", 0.1, C.red);
    screen(g, 0.06, 0.16, 0.1, 0.1, C.teal);
    g.box(0.04, 0.15, 0, 0.14, 0.09, 0.1, C.dark);
    g.pool(0.54, 0.34, 0.4, "white", 0.8);
    g.pool(0.2, 0.7, 0.3, "pink", 0.5);
  },
};

const landing: Room = {
  floor: "plate",
  draw(g) {
    g.put(
      "floor",
      0,
      g.disc(0.5, 0.46, 0.38, "#e9eff9", 'opacity=".1"') +
        g.disc(0.5, 0.46, 0.38, "none", 'stroke="#ffd25a" stroke-width="4" opacity=".8"') +
        g.disc(0.5, 0.46, 0.3, "none", 'stroke="#e9eff9" stroke-width="2" opacity=".6"'),
    );
    g.put(
      "floor",
      0,
      g.letters(
        "floor",
        0.39,
        0.58,
        0,
        "H",
        0.34,
        'fill="#e9eff9" opacity=".75" font-weight="700"',
      ),
    );
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      g.drum(
        0.5 + Math.cos(a) * 0.4,
        0.46 + Math.sin(a) * 0.4,
        0,
        0.014,
        0.03,
        i % 2 === 0 ? C.red : C.green,
        { light: true },
      );
    }
    stairs(g, 0.04, 0.04, 0.14, 0.12, 3, 0.06, "n", "#4a5870");
    rail(g, 0.02, 0.02, 0.98, 0.02, { h: 0.1, bias: -0.2 });
    plant(g, 0.95, 0.08, 0.7, 3);
    g.pool(0.5, 0.46, 0.5, "ice", 0.5);
  },
};

export const publicPlaces: readonly Room[] = [
  nightclub,
  booths,
  backstage,
  casino,
  chapel,
  courtroom,
  studio,
  landing,
];
