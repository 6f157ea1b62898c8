/** Tiles 57 to 65: docks and yards. */
import {
  barred,
  STUFFS as C,
  cabinet,
  car,
  chair,
  container,
  parcel,
  pipe,
  rack,
  rail,
  screen,
  table,
} from "@sprawl/art";
import type { Room } from "./room-type.js";

const loading: Room = {
  floor: "concrete",
  draw(g) {
    [0.06, 0.38, 0.7].forEach((x, i) => {
      g.box(x, 0.02, 0, 0.24, 0.03, 0.3, "#4a5568", {
        on:
          i === 1
            ? [
                ["y", 0.06, 0.1, 0.94, 1, "#0b101a"],
                ["y", 0.06, 0.1, 0.94, 0.2, "#e2a63c"],
              ]
            : [
                ["y", 0.06, 0.1, 0.94, 1, "#8195b3"],
                ...[0.28, 0.46, 0.64, 0.82].map(
                  (t) => ["y", 0.06, t, 0.94, t + 0.03, "#39465e"] as const,
                ),
              ],
      });
    });
    g.floor(0.36, 0.06, 0.28, 0.3, "#ffe1b8", 'opacity=".2"');
    parcel(g, 0.08, 0.26, 0.16, 0.14, 0.14);
    parcel(g, 0.1, 0.28, 0.11, 0.1, 0.08, 0.14, "#a3835c");
    parcel(g, 0.76, 0.28, 0.18, 0.14, 0.12, 0, "#7b5a3f");
    for (let i = 0; i < 9; i++) g.floor(0.05 + i * 0.1, 0.5, 0.06, 0.03, "#e2a63c", 'opacity=".7"');
    g.pool(0.5, 0.3, 0.4, "sodium", 0.9);
  },
};

const yard: Room = {
  floor: "asphalt",
  draw(g) {
    container(g, 0.04, 0.06, 0.42, 0.15, "#a3483f");
    container(g, 0.54, 0.06, 0.42, 0.15, "#3f6a90");
    container(g, 0.1, 0.06, 0.42, 0.15, "#7d8a56", 0.15);
    container(g, 0.04, 0.3, 0.3, 0.14, "#c98a3c", 0, 0.12);
    g.box(0.7, 0.36, 0, 0.02, 0.02, 0.36, "#39465e");
    g.box(0.66, 0.36, 0.36, 0.1, 0.03, 0.03, "#ffe1b8", { light: true });
    g.pool(0.66, 0.5, 0.4, "sodium", 1);
    g.floor(0.04, 0.62, 0.92, 0.02, "#e9eff9", 'opacity=".35"');
  },
};

const warehouse: Room = {
  floor: "concrete",
  draw(g) {
    rack(g, 0.04, 0.04, 0.42, 0.12, 0.36, 101, "#c98a3c", [
      "#8f6a48",
      "#a3835c",
      "#7b5a3f",
      "#d9c4a0",
    ]);
    rack(g, 0.54, 0.04, 0.42, 0.12, 0.36, 102, "#c98a3c", [
      "#8f6a48",
      "#a3835c",
      "#7b5a3f",
      "#d9c4a0",
    ]);
    g.box(0.6, 0.34, 0.02, 0.16, 0.12, 0.08, "#e0a23c", {
      on: [["y", 0.1, 0.4, 0.9, 0.9, "#1b1a10"]],
    });
    g.box(0.6, 0.34, 0.1, 0.1, 0.12, 0.12, "#39465e", {
      light: true,
      on: [["y", 0.15, 0.1, 0.85, 0.9, "#9fdcff", 'opacity=".6"']],
    });
    g.box(0.77, 0.36, 0, 0.015, 0.08, 0.24, "#39465e");
    parcel(g, 0.8, 0.36, 0.12, 0.1, 0.1, 0.03);
    parcel(g, 0.1, 0.36, 0.2, 0.16, 0.12, 0, "#7b5a3f");
    g.floor(0.04, 0.58, 0.92, 0.02, "#e2a63c", 'opacity=".7"');
    g.pool(0.5, 0.5, 0.5, "sodium", 0.6);
  },
};

const gantry: Room = {
  floor: "grate",
  draw(g) {
    for (const x of [0.1, 0.84]) {
      g.box(x, 0.1, 0, 0.05, 0.05, 0.42, "#e0a23c");
      g.box(x, 0.34, 0, 0.05, 0.05, 0.42, "#e0a23c");
      g.box(x, 0.1, 0.42, 0.05, 0.29, 0.05, "#e0a23c", { light: true });
    }
    g.box(0.1, 0.2, 0.46, 0.79, 0.06, 0.06, "#c98a2e", { light: true });
    g.box(0.46, 0.22, 0.28, 0.012, 0.012, 0.2, "#1b2333", { light: true, bias: 0.1 });
    container(g, 0.36, 0.18, 0.24, 0.12, "#3f6a90", 0.14, 0.12);
    rail(g, 0.02, 0.02, 0.98, 0.02, { h: 0.12, bias: -0.3 });
    rail(g, 0.02, 0.96, 0.34, 0.96, { h: 0.1 });
    g.pool(0.48, 0.4, 0.5, "sodium", 0.6);
    g.pool(0.5, 0.7, 0.5, "blue", 0.4);
  },
};

const hangar: Room = {
  floor: "plate",
  draw(g) {
    const k = Math.round((g.angle.s / 256) * 10) / 10;
    for (const [x, y] of [
      [0.24, 0.26],
      [0.74, 0.24],
      [0.5, 0.5],
    ] as const) {
      g.put(
        "floor",
        0,
        g.disc(x, y, 0.15, "none", 'stroke="#ffd25a" stroke-width="2.4" opacity=".7"'),
      );
      g.drum(x, y, 0, 0.1, 0.02, "#39465e");
      g.stand(
        x,
        y,
        0.03,
        '<path d="M-26-20L-10-14M26-20L10-14" stroke="#56647e" stroke-width="4"/><path d="M-40-22H-14M14-22H40" stroke="#c9d6ea" stroke-width="2.4"/><path d="M-13-22L-7-30H7L14-22L8-8H-8Z" fill="#6d7f9b"/><path d="M0-30H7L14-22L8-8H0Z" fill="#39465e"/><circle cy="-20" r="4" fill="#ff6f7b"/>',
        { scale: k },
      );
    }
    cabinet(g, 0.04, 0.04, 0.1, 0.1, 0.24, "#41546f", [C.green, C.sodium]);
    cabinet(g, 0.44, 0.04, 0.12, 0.1, 0.24, "#41546f", [C.green, C.teal], 4);
    g.pool(0.5, 0.4, 0.6, "ice", 0.6);
  },
};

const workshop: Room = {
  floor: "concrete",
  draw(g) {
    g.box(0.04, 0.02, 0.1, 0.6, 0.02, 0.2, "#5a4a3a", {
      light: true,
      on: [
        ["y", 0.06, 0.15, 0.1, 0.8, "#8ea3c2"],
        ["y", 0.16, 0.2, 0.24, 0.35, "#c2453a"],
        ["y", 0.3, 0.15, 0.33, 0.85, "#8ea3c2"],
        ["y", 0.42, 0.2, 0.52, 0.5, "#e0a23c"],
        ["y", 0.6, 0.15, 0.64, 0.7, "#8ea3c2"],
        ["y", 0.72, 0.2, 0.9, 0.6, "#39465e"],
      ],
    });
    g.box(0.04, 0.06, 0, 0.6, 0.13, 0.12, "#6a5a44", {
      on: [
        ["t", 0.1, 0.2, 0.25, 0.7, "#8ea3c2"],
        ["t", 0.4, 0.3, 0.6, 0.8, "#39465e"],
        ["t", 0.75, 0.2, 0.9, 0.5, "#c2453a"],
      ],
    });
    g.box(0.72, 0.08, 0, 0.22, 0.18, 0.24, "#a3483f", {
      on: [
        ...[0.1, 0.32, 0.54, 0.76].map((t) => ["y", 0.08, t, 0.92, t + 0.16, "#7a2f2a"] as const),
      ],
    });
    g.drum(0.3, 0.44, 0, 0.1, 0.1, "#5c6a80");
    g.drum(0.3, 0.44, 0.1, 0.05, 0.08, "#8ea3c2", { light: true, top: C.sodium });
    pipe(g, 0.62, 0.48, 0.3, "x", 0, "#8ea3c2", 0.04);
    g.pool(0.3, 0.5, 0.36, "sodium", 1);
  },
};

const recycling: Room = {
  floor: "plate",
  draw(g) {
    g.box(0.06, 0.06, 0, 0.28, 0.2, 0.26, "#3f8f6a", {
      on: [
        ["y", 0.2, 0.2, 0.8, 0.5, "#0b1a14"],
        ["y", 0.3, 0.6, 0.7, 0.85, "#dcffd8"],
        ["t", 0.15, 0.15, 0.85, 0.85, "#0b1a14"],
      ],
    });
    g.box(0.34, 0.14, 0.08, 0.4, 0.1, 0.04, "#38465c", { on: [["t", 0, 0.1, 1, 0.9, "#131b2a"]] });
    for (const [x, c] of [
      [0.4, "#8ea3c2"],
      [0.52, "#c98a3c"],
      [0.64, "#a3483f"],
    ] as const)
      g.box(x, 0.16, 0.12, 0.06, 0.06, 0.05, c, { light: true });
    for (const [x, y, c] of [
      [0.76, 0.1, "#6d7f9b"],
      [0.82, 0.24, "#7d6a5e"],
      [0.7, 0.3, "#56647e"],
    ] as const) {
      g.box(x, y, 0, 0.16, 0.12, 0.09, c);
      g.box(x + 0.03, y + 0.02, 0.09, 0.09, 0.08, 0.06, "#8a6446");
    }
    for (const [x, c] of [
      [0.08, "#3f6a90"],
      [0.22, "#e0a23c"],
      [0.36, "#3f8f6a"],
    ] as const)
      g.box(x, 0.44, 0, 0.11, 0.1, 0.12, c, { on: [["t", 0.15, 0.15, 0.85, 0.85, "#0b101a"]] });
    g.pool(0.4, 0.5, 0.5, "green", 0.7);
  },
};

const guardPost: Room = {
  floor: "rubber",
  draw(g) {
    g.box(0.08, 0.06, 0, 0.5, 0.12, 0.11, "#39465e");
    for (const x of [0.12, 0.27, 0.42]) screen(g, x, 0.09, 0.11, 0.13, C.blue, 0.09);
    g.box(0.08, 0.02, 0.22, 0.5, 0.02, 0.1, "#1b2333", {
      light: true,
      on: [
        ["y", 0.04, 0.1, 0.3, 0.9, "#12384a"],
        ["y", 0.36, 0.1, 0.62, 0.9, "#12384a"],
        ["y", 0.68, 0.1, 0.96, 0.9, "#4a1c24"],
      ],
    });
    chair(g, 0.33, 0.28, "s", "#39465e");
    barred(g, 0.66, 0.3, 0.3, 0.28, 9);
    g.box(0.7, 0.06, 0, 0.24, 0.08, 0.3, "#41546f", {
      on: [
        ["y", 0.05, 0.06, 0.45, 0.94, "#56657d"],
        ["y", 0.55, 0.06, 0.95, 0.94, "#56657d"],
      ],
    });
    table(g, 0.1, 0.5, 0.22, 0.12, C.wood, 0.08);
    g.drum(0.2, 0.56, 0.1, 0.018, 0.03, "#e9eff9", { light: true });
    g.pool(0.34, 0.32, 0.4, "blue", 0.8);
    g.pool(0.7, 0.7, 0.3, "sodium", 0.4);
  },
};

const garage: Room = {
  floor: "asphalt",
  draw(g) {
    for (const x of [0.04, 0.48, 0.92]) g.floor(x, 0.06, 0.016, 0.36, "#e9eff9", 'opacity=".7"');
    car(g, 0.08, 0.16, "#a3263a");
    car(g, 0.54, 0.16, "#3f6a90");
    g.box(0.06, 0.02, 0, 0.04, 0.04, 0.36, "#4a5568", { on: [["y", 0, 0.6, 1, 0.75, "#e2a63c"]] });
    g.box(0.9, 0.02, 0, 0.04, 0.04, 0.36, "#4a5568", { on: [["y", 0, 0.6, 1, 0.75, "#e2a63c"]] });
    g.put(
      "floor",
      0,
      g.letters("floor", 0.4, 0.74, 0, "P2", 0.2, 'fill="#8fa6c8" opacity=".35" font-weight="700"'),
    );
    g.put("floor", 0, g.disc(0.7, 0.62, 0.06, "#05060f", 'opacity=".6"'));
    g.pool(0.5, 0.4, 0.6, "ice", 0.5);
  },
};

export const docks: readonly Room[] = [
  loading,
  yard,
  warehouse,
  gantry,
  hangar,
  workshop,
  recycling,
  guardPost,
  garage,
];
