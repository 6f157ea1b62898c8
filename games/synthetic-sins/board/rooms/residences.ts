/** Tiles 49 to 56: residences. */
import {
  bed,
  STUFFS as C,
  chair,
  plant,
  rack,
  rail,
  screen,
  shaft,
  sofa,
  table,
  vitrine,
} from "@sprawl/art";
import type { Room } from "./room-type.js";

const hallway: Room = {
  floor: "wine",
  draw(g) {
    g.floor(0, 0.4, 1, 0.26, "#6a2436", 'opacity=".8"');
    [0.08, 0.4, 0.72].forEach((x, i) => {
      g.box(x, 0.02, 0, 0.2, 0.03, 0.3, "#4a3a35", {
        on: [
          ["y", 0.08, 0.06, 0.92, 1, "#6b4a35"],
          ["y", 0.78, 0.5, 0.86, 0.58, "#ffd25a"],
          ["y", 0.36, 0.16, 0.64, 0.26, i === 1 ? C.teal : "#d9c4a0"],
        ],
      });
      g.box(x + 0.24, 0.02, 0.2, 0.04, 0.03, 0.06, "#ffe1b8", { light: true });
      g.pool(x + 0.26, 0.14, 0.2, "sodium", 0.8);
      g.floor(x + 0.02, 0.1, 0.16, 0.08, "#3a2f2a");
    });
    plant(g, 0.06, 0.84, 1, 8);
    g.box(0.84, 0.78, 0.02, 0.1, 0.1, 0.05, "#8a5244");
  },
};

const capsule: Room = {
  floor: "rubber",
  draw(g) {
    for (const z of [0, 0.17]) {
      for (const x of [0.05, 0.36, 0.67]) {
        const lit = x > 0.5 === z > 0;
        g.box(x, 0.04, z, 0.27, 0.2, 0.15, "#6f8ba0", {
          light: z > 0,
          on: [
            ["y", 0.08, 0.14, 0.92, 0.86, lit ? "#ffe1b8" : "#12243f"],
            ["y", 0.14, 0.6, 0.86, 0.8, lit ? "#c9935b" : "#1b2f4a"],
          ],
        });
      }
    }
    g.box(0.3, 0.25, 0, 0.03, 0.02, 0.3, "#c9d6e8");
    table(g, 0.62, 0.44, 0.22, 0.12, "#8fa6ba", 0.07);
    g.drum(0.2, 0.5, 0, 0.05, 0.05, "#a3583f");
    g.pool(0.5, 0.42, 0.5, "sodium", 0.7);
    g.pool(0.2, 0.7, 0.3, "pink", 0.5);
  },
};

const lounge: Room = {
  floor: "parquet",
  draw(g) {
    g.floor(0.2, 0.3, 0.6, 0.44, "#39465e", 'opacity=".9"');
    sofa(g, 0.26, 0.12, 0.48, 0.14, "n", "#c9a58c");
    sofa(g, 0.08, 0.3, 0.13, 0.34, "w", "#c9a58c");
    g.box(0.36, 0.38, 0, 0.26, 0.12, 0.05, "#1b2333", { top: "#9fdcff" });
    g.box(0.8, 0.1, 0, 0.14, 0.34, 0.15, "#3a2430", {
      top: "#8a5a70",
      on: [["x", 0.05, 0.7, 0.95, 0.8, C.pink]],
    });
    for (const y of [0.14, 0.24, 0.34])
      g.drum(0.86, y, 0.15, 0.014, 0.07, y > 0.2 ? "#7fe08a" : C.sodium, { light: true });
    for (const a of [0.04, 0.36, 0.66]) shaft(g, a, 0.02, 0.24, 0.5);
    plant(g, 0.08, 0.1, 1.4, 12);
    g.pool(0.5, 0.5, 0.5, "pink", 0.6);
  },
};

const suite: Room = {
  floor: "plush",
  draw(g) {
    g.floor(0.14, 0.16, 0.72, 0.5, "#5a4675", 'opacity=".6"');
    g.box(0.2, 0.04, 0, 0.6, 0.03, 0.2, "#4a2d40");
    bed(g, 0.28, 0.07, 0.44, 0.4, "#8d5a9a", "#5a3a4a");
    for (const x of [0.16, 0.76]) {
      g.box(x, 0.1, 0, 0.09, 0.09, 0.08, "#4a3524");
      g.drum(x + 0.045, 0.145, 0.08, 0.03, 0.06, "#ffe1b8", { light: true });
      g.pool(x + 0.04, 0.18, 0.22, "sodium", 1);
    }
    g.box(0.06, 0.6, 0, 0.12, 0.26, 0.08, "#4a3524");
    plant(g, 0.92, 0.5, 1.2, 15);
    g.pool(0.5, 0.5, 0.5, "violet", 0.6);
  },
};

const kitchen: Room = {
  floor: "white",
  draw(g) {
    g.box(0.04, 0.03, 0, 0.66, 0.13, 0.13, "#c9d6e8", {
      top: "#39465e",
      on: [
        ["t", 0.08, 0.2, 0.3, 0.8, "#8ea3c2"],
        ["t", 0.5, 0.15, 0.66, 0.45, "#0b0d14"],
        ["t", 0.5, 0.55, 0.66, 0.85, "#ff6f3b"],
        ["t", 0.7, 0.15, 0.86, 0.45, "#0b0d14"],
        ["t", 0.7, 0.55, 0.86, 0.85, "#0b0d14"],
        ["y", 0.5, 0.2, 0.86, 0.8, "#1b2333"],
      ],
    });
    g.box(0.74, 0.03, 0, 0.2, 0.15, 0.32, "#dfe6ee", {
      on: [
        ["y", 0.04, 0.04, 0.96, 0.36, "#b9c7d8"],
        ["y", 0.08, 0.2, 0.14, 0.32, "#56657d"],
        ["y", 0.08, 0.5, 0.14, 0.7, "#56657d"],
      ],
    });
    g.box(0.26, 0.36, 0, 0.42, 0.16, 0.12, "#8fa6ba", { top: "#dfe6ee" });
    g.drum(0.38, 0.44, 0.12, 0.05, 0.02, "#c2453a", { light: true, top: "#ff9b54" });
    g.box(0.5, 0.4, 0.12, 0.1, 0.06, 0.01, "#a3683f", { light: true });
    for (const x of [0.34, 0.52]) g.drum(x, 0.62, 0, 0.035, 0.08, C.sodium);
    g.pool(0.5, 0.4, 0.5, "white", 0.6);
  },
};

const gallery: Room = {
  floor: "marble",
  draw(g) {
    const paintings = [
      ["#c2453a", "#ffd25a"],
      ["#24508f", "#9fdcff"],
      ["#3f8f6a", "#e9eff9"],
    ];
    paintings.forEach(([a, b], i) => {
      const x = 0.06 + i * 0.32;
      g.box(x, 0.02, 0.12, 0.24, 0.02, 0.18, "#d9a23a", {
        light: true,
        on: [
          ["y", 0.06, 0.08, 0.94, 0.92, a],
          ["y", 0.2, 0.3, 0.55, 0.75, b],
          ["y", 0.6, 0.2, 0.8, 0.5, "#1b1a22"],
        ],
      });
      g.pool(x + 0.12, 0.14, 0.2, "white", 0.8);
    });
    g.box(0.2, 0.36, 0, 0.12, 0.12, 0.14, "#dfe6ee");
    g.drum(0.26, 0.42, 0.14, 0.03, 0.09, "#8ea3c2", { light: true });
    g.drum(0.26, 0.42, 0.23, 0.045, 0.05, "#8ea3c2", { light: true });
    vitrine(g, 0.66, 0.34, 0.16, 0.16, 0.18, "#ffd25a", "sodium");
    rail(g, 0.4, 0.36, 0.6, 0.36, { h: 0.08, posts: 3, c: "#d9a23a" });
    g.box(0.4, 0.62, 0.03, 0.24, 0.08, 0.03, "#39465e");
  },
};

const pool: Room = {
  floor: "white",
  draw(g) {
    g.floor(0.1, 0.08, 0.8, 0.46, "#9fdcff", 'opacity=".5"');
    g.floor(0.13, 0.1, 0.74, 0.41, "#1c7fa5");
    for (const [x, y, w] of [
      [0.2, 0.18, 0.2],
      [0.5, 0.26, 0.26],
      [0.24, 0.38, 0.3],
      [0.62, 0.42, 0.18],
    ] as const)
      g.floor(x, y, w, 0.012, "#8fe3ff", 'opacity=".8"');
    rail(g, 0.8, 0.12, 0.88, 0.12, { h: 0.08, posts: 1, c: "#dfe6ee" });
    for (const x of [0.08, 0.32]) {
      g.box(x, 0.64, 0.03, 0.18, 0.09, 0.025, "#e9eff9");
      g.box(x, 0.64, 0.055, 0.05, 0.09, 0.06, "#e9eff9");
    }
    plant(g, 0.92, 0.66, 1.3, 19);
    g.pool(0.5, 0.34, 0.6, "teal", 0.9);
  },
};

const cellar: Room = {
  floor: "planks",
  draw(g) {
    rack(g, 0.04, 0.03, 0.44, 0.11, 0.32, 91, "#5a3a28", [
      "#5c0d1a",
      "#7a1520",
      "#2f4a36",
      "#3a2f20",
    ]);
    rack(g, 0.54, 0.03, 0.42, 0.11, 0.32, 92, "#5a3a28", [
      "#5c0d1a",
      "#7a1520",
      "#2f4a36",
      "#8a6a45",
    ]);
    for (const [x, y] of [
      [0.14, 0.34],
      [0.3, 0.34],
      [0.84, 0.34],
    ] as const)
      g.drum(x, y, 0, 0.075, 0.14, "#7a5236", { top: "#5c3a24" });
    g.drum(0.54, 0.44, 0, 0.02, 0.11, C.wood);
    g.drum(0.54, 0.44, 0.11, 0.1, 0.014, C.oak);
    g.drum(0.5, 0.44, 0.124, 0.012, 0.08, "#5c0d1a", { light: true });
    chair(g, 0.68, 0.48, "e", "#5a3a28");
    screen(g, 0.06, 0.56, 0, 0.08, C.red, 0.05);
    g.pool(0.54, 0.46, 0.4, "sodium", 0.9);
  },
};

export const residences: readonly Room[] = [
  hallway,
  capsule,
  lounge,
  suite,
  kitchen,
  gallery,
  pool,
  cellar,
];
