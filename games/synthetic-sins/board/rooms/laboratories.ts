/** Tiles 23 to 32: laboratories. */
import {
  bed,
  STUFFS as C,
  cabinet,
  chair,
  desk,
  pipe,
  rack,
  rail,
  screen,
  shaft,
  table,
  tank,
  vitrine,
} from "@sprawl/art";
import type { Room } from "./room-type.js";

const cleanRoom: Room = {
  floor: "white",
  draw(g) {
    g.box(0.06, 0.06, 0, 0.5, 0.12, 0.13, "#b9c9d8", { top: "#e5eef7" });
    for (const x of [0.12, 0.3])
      g.box(x, 0.08, 0.13, 0.1, 0.07, 0.1, "#8fa6ba", {
        light: true,
        on: [
          ["y", 0.1, 0.2, 0.9, 0.7, "#12303a"],
          ["y", 0.2, 0.3, 0.6, 0.4, C.teal],
        ],
      });
    vitrine(g, 0.66, 0.08, 0.24, 0.16, 0.2, C.teal, "teal");
    g.box(0.14, 0.44, 0, 0.34, 0.12, 0.12, "#b9c9d8", {
      top: "#e5eef7",
      on: [
        ["t", 0.2, 0.2, 0.4, 0.8, "#8fd0e0"],
        ["t", 0.6, 0.3, 0.8, 0.7, "#8fd0e0"],
      ],
    });
    g.floor(0.62, 0.5, 0.28, 0.02, C.teal, 'opacity=".7"');
    g.floor(0.62, 0.5, 0.02, 0.34, C.teal, 'opacity=".7"');
    g.pool(0.5, 0.5, 0.7, "ice", 0.75);
  },
};

const assembly: Room = {
  floor: "plate",
  draw(g) {
    g.box(0.04, 0.34, 0, 0.92, 0.14, 0.08, "#38465c", {
      on: [
        ["t", 0, 0.15, 1, 0.85, "#131b2a"],
        ...Array.from(
          { length: 12 },
          (_, i) => ["t", i / 12 + 0.01, 0.15, i / 12 + 0.03, 0.85, "#3d4e69"] as const,
        ),
      ],
    });
    for (const x of [0.12, 0.42, 0.72]) {
      g.drum(x + 0.05, 0.16, 0, 0.07, 0.06, "#e0a23c");
      g.box(x + 0.03, 0.14, 0.06, 0.04, 0.04, 0.2, "#d98a2e");
      g.box(x + 0.03, 0.16, 0.24, 0.04, 0.18, 0.04, "#e0a23c", { light: true });
      g.box(x + 0.04, 0.33, 0.16, 0.02, 0.02, 0.08, C.steel, { light: true });
      g.box(x, 0.37, 0.08, 0.12, 0.08, 0.05, "#8ea3c2", { light: true });
    }
    for (let i = 0; i < 9; i++)
      g.floor(0.06 + i * 0.1, 0.56, 0.06, 0.03, "#e2a63c", 'opacity=".7"');
    g.pool(0.5, 0.4, 0.6, "sodium", 0.5);
  },
};

const geneVault: Room = {
  floor: "glass",
  draw(g) {
    for (const x of [0.14, 0.38, 0.62, 0.86]) tank(g, x, 0.16, 0.075, 0.24, "#7fe08a", "green");
    vitrine(g, 0.38, 0.42, 0.24, 0.16, 0.18, "#b8ffd2", "green");
    g.put(
      "floor",
      0,
      g.disc(0.5, 0.5, 0.24, "none", 'stroke="#7fe08a" stroke-width="2" opacity=".6"'),
    );
    screen(g, 0.08, 0.5, 0.1, 0.12, C.green);
    g.box(0.06, 0.48, 0, 0.16, 0.1, 0.1, C.steel);
  },
};

const specimens: Room = {
  floor: "tiles",
  draw(g) {
    rack(g, 0.05, 0.03, 0.9, 0.1, 0.34, 61, "#56708a", [
      "#7fe08a",
      "#4fdcc6",
      "#d9e3ef",
      "#3f6a78",
      "#b8ffd2",
    ]);
    tank(g, 0.16, 0.4, 0.09, 0.22, "#4fdcc6", "teal");
    tank(g, 0.86, 0.4, 0.09, 0.22, "#b07cff", "violet");
    table(g, 0.34, 0.34, 0.32, 0.14, "#8fa6ba");
    g.drum(0.42, 0.4, 0.118, 0.02, 0.06, "#b8ffd2", { light: true });
    g.drum(0.56, 0.42, 0.118, 0.025, 0.04, "#7cc4ff", { light: true });
    g.pool(0.5, 0.5, 0.5, "green", 0.4);
  },
};

const scannerBay: Room = {
  floor: "white",
  draw(g) {
    g.drum(0.5, 0.26, 0, 0.24, 0.05, "#56657d");
    g.box(0.28, 0.18, 0.05, 0.07, 0.16, 0.3, "#dfe6ee", {
      on: [["x", 0.2, 0.1, 0.8, 0.9, C.teal]],
    });
    g.box(0.65, 0.18, 0.05, 0.07, 0.16, 0.3, "#dfe6ee");
    g.box(0.28, 0.18, 0.35, 0.44, 0.16, 0.06, "#dfe6ee", {
      light: true,
      on: [["y", 0.1, 0.3, 0.9, 0.6, C.teal]],
    });
    g.put(
      "things",
      g.depth(0.5, 0.36, 0.2),
      g.face(
        [
          [0.35, 0.27, 0.05],
          [0.65, 0.27, 0.05],
          [0.65, 0.27, 0.34],
          [0.35, 0.27, 0.34],
        ],
        "#4fdcc6",
        'opacity=".22"',
      ),
    );
    desk(g, 0.06, 0.56, { c: "#8fa6ba", seat: false });
    g.pool(0.5, 0.4, 0.5, "teal", 0.9);
  },
};

const operating: Room = {
  floor: "tiles",
  draw(g) {
    g.box(0.34, 0.28, 0, 0.1, 0.12, 0.09, C.steel);
    g.box(0.22, 0.27, 0.09, 0.5, 0.15, 0.03, "#dfe6ee", {
      light: true,
      on: [
        ["t", 0.04, 0.1, 0.2, 0.9, "#8fd0e0"],
        ["t", 0.3, 0.05, 0.96, 0.95, "#4fa39a"],
      ],
    });
    g.shadow(0.22, 0.27, 0.5, 0.15, 0.12);
    g.drum(0.47, 0.3, 0.4, 0.16, 0.03, "#c9d6e8", { light: true, top: "#ffffff", bias: 0.3 });
    g.pool(0.47, 0.36, 0.36, "white", 0.9);
    g.box(0.82, 0.14, 0, 0.12, 0.14, 0.16, "#8fa6ba", {
      on: [
        ["y", 0.1, 0.1, 0.9, 0.45, "#0b1220"],
        ["y", 0.16, 0.2, 0.5, 0.3, C.green],
      ],
    });
    table(g, 0.06, 0.16, 0.14, 0.2, "#c9d6e8", 0.11);
    g.box(0.08, 0.18, 0.13, 0.1, 0.03, 0.01, C.red, { light: true });
    rail(g, 0.1, 0.06, 0.9, 0.06, { h: 0.2, c: "#8fd0e0", posts: 3 });
    g.pool(0.5, 0.6, 0.5, "ice", 0.4);
  },
};

const recovery: Room = {
  floor: "white",
  draw(g) {
    for (const x of [0.08, 0.4, 0.72]) {
      bed(g, x, 0.06, 0.17, 0.32, "#8fc0d0", "#8195b3");
      g.box(x + 0.2, 0.06, 0, 0.02, 0.02, 0.26, C.steel);
      g.box(x + 0.185, 0.06, 0.2, 0.05, 0.02, 0.07, "#bfe9ff", { light: true });
      g.box(x + 0.24, 0.06, 0, 0.012, 0.34, 0.22, "#4fa39a", { bias: -0.05 });
    }
    chair(g, 0.34, 0.5, "n", "#3f7d86");
    g.box(0.72, 0.6, 0.04, 0.2, 0.1, 0.06, "#c9d6e8");
    g.pool(0.5, 0.5, 0.6, "ice", 0.5);
  },
};

const chemicals: Room = {
  floor: "concrete",
  draw(g) {
    rack(g, 0.05, 0.03, 0.44, 0.1, 0.32, 71, "#6a6a3c", [
      "#e2d34a",
      "#7fe08a",
      "#ff9b54",
      "#d9e3ef",
    ]);
    for (const [x, y, c] of [
      [0.6, 0.12, "#e0a23c"],
      [0.74, 0.1, "#3f8f6a"],
      [0.88, 0.14, "#e0a23c"],
      [0.68, 0.26, "#3f8f6a"],
      [0.84, 0.28, "#c2453a"],
    ] as const)
      g.drum(x, y, 0, 0.06, 0.17, c, { top: "#2b3446" });
    g.box(0.08, 0.36, 0, 0.28, 0.14, 0.12, "#8fa6ba", {
      on: [
        ["t", 0.1, 0.2, 0.3, 0.8, "#7fe08a"],
        ["t", 0.5, 0.3, 0.65, 0.7, "#ff9b54"],
      ],
    });
    g.put(
      "floor",
      0,
      g.disc(0.66, 0.64, 0.13, "#9fe04a", 'opacity=".5"') +
        g.disc(0.72, 0.68, 0.07, "#c8ff6a", 'opacity=".5"'),
    );
    for (let i = 0; i < 6; i++)
      g.floor(0.06 + i * 0.07, 0.62, 0.035, 0.03, "#e2a63c", 'opacity=".8"');
    g.pool(0.66, 0.6, 0.4, "green", 0.9);
  },
};

const observation: Room = {
  floor: "glass",
  draw(g) {
    g.box(0.02, 0.02, 0, 0.96, 0.03, 0.32, "#39465e", {
      on: [
        ...[0.03, 0.27, 0.51, 0.75].map((a) => ["y", a, 0.1, a + 0.21, 0.8, "#1c3a5c"] as const),
        ...[0.06, 0.32, 0.6, 0.82].map((a) => ["y", a, 0.4, a + 0.03, 0.55, C.sodium] as const),
      ],
    });
    g.drum(0.24, 0.3, 0, 0.03, 0.13, C.steel);
    g.box(0.14, 0.27, 0.13, 0.22, 0.07, 0.07, "#8ea3c2", {
      light: true,
      on: [["x", 0.2, 0.2, 0.8, 0.8, C.blue]],
    });
    g.box(0.54, 0.24, 0, 0.36, 0.12, 0.11, "#2f3d54");
    for (const x of [0.57, 0.69, 0.8]) screen(g, x, 0.27, 0.11, 0.09, C.blue);
    for (const a of [0.06, 0.36, 0.66]) shaft(g, a, 0.06, 0.22, 0.6);
    rail(g, 0.04, 0.94, 0.4, 0.94, { h: 0.1 });
    g.pool(0.5, 0.5, 0.6, "blue", 0.6);
  },
};

const decontamination: Room = {
  floor: "grate",
  draw(g) {
    for (const x of [0.1, 0.36, 0.62]) {
      g.box(x, 0.08, 0, 0.02, 0.2, 0.3, "#8fd0e0");
      g.box(x + 0.04, 0.09, 0.3, 0.16, 0.16, 0.02, "#c9d6e8", { light: true });
      for (const a of [0.07, 0.12, 0.17])
        g.box(x + a, 0.16, 0.04, 0.006, 0.006, 0.26, "#bfe9ff", { light: true, bias: 0.05 });
    }
    g.box(0.88, 0.08, 0, 0.02, 0.2, 0.3, "#8fd0e0");
    pipe(g, 0.04, 0.04, 0.92, "x", 0.34, "#56708a", 0.04);
    g.box(0.06, 0.5, 0, 0.14, 0.1, 0.14, "#e2d34a", { on: [["y", 0.2, 0.2, 0.8, 0.8, "#1b1a08"]] });
    for (let i = 0; i < 8; i++)
      g.floor(0.3 + i * 0.08, 0.44, 0.05, 0.03, "#e2d34a", 'opacity=".8"');
    cabinet(g, 0.78, 0.46, 0.16, 0.1, 0.12, "#56708a", [C.green]);
    g.pool(0.45, 0.3, 0.5, "ice", 0.9);
  },
};

export const laboratories: readonly Room[] = [
  cleanRoom,
  assembly,
  geneVault,
  specimens,
  scannerBay,
  operating,
  recovery,
  chemicals,
  observation,
  decontamination,
];
