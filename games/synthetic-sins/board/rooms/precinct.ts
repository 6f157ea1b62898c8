/** Tiles 41 to 48: the precinct. */
import {
  barred,
  bed,
  STUFFS as C,
  cabinet,
  chair,
  desk,
  parcel,
  plant,
  rack,
  rail,
  screen,
  shaft,
  sign,
  table,
} from "@sprawl/art";
import type { Room } from "./room-type.js";

const frontDesk: Room = {
  floor: "tiles",
  draw(g) {
    g.box(0.1, 0.28, 0, 0.8, 0.12, 0.18, "#2f4a78", {
      top: "#8195b3",
      on: [
        ["y", 0.02, 0.3, 0.98, 0.4, "#e9eff9"],
        ["y", 0.44, 0.5, 0.56, 0.85, "#ffd25a"],
      ],
    });
    screen(g, 0.2, 0.3, 0.18, 0.1, C.blue);
    screen(g, 0.66, 0.3, 0.18, 0.1, C.blue);
    chair(g, 0.5, 0.18, "n", "#24508f");
    sign(g, "y", 0.24, 0.05, 0.26, "POLICE", 0.12, C.blue);
    g.box(0.1, 0.62, 0.04, 0.3, 0.08, 0.03, C.wood);
    rail(g, 0.6, 0.6, 0.9, 0.6, { h: 0.1, posts: 3, c: "#ffd25a" });
    g.pool(0.5, 0.4, 0.6, "blue", 0.8);
  },
};

const bullpen: Room = {
  floor: "lino",
  draw(g) {
    desk(g, 0.06, 0.08, { c: "#6a5a44", glow: C.sodium });
    desk(g, 0.38, 0.08, { c: "#6a5a44" });
    desk(g, 0.7, 0.08, { c: "#6a5a44", glow: C.sodium });
    desk(g, 0.2, 0.42, { c: "#6a5a44", seat: false });
    desk(g, 0.56, 0.42, { c: "#6a5a44", glow: C.sodium, seat: false });
    g.box(0.03, 0.02, 0.1, 0.3, 0.02, 0.2, "#8a6a45", {
      light: true,
      on: [
        ["y", 0.08, 0.12, 0.3, 0.5, "#e9eff9"],
        ["y", 0.4, 0.2, 0.6, 0.6, "#e9eff9"],
        ["y", 0.7, 0.14, 0.9, 0.5, "#e9eff9"],
        ["y", 0.2, 0.3, 0.8, 0.34, "#c9303c"],
      ],
    });
    plant(g, 0.92, 0.86, 0.9, 3);
    g.pool(0.5, 0.5, 0.6, "sodium", 0.5);
  },
};

const interview: Room = {
  floor: "concrete",
  draw(g) {
    g.box(0.16, 0.02, 0.08, 0.68, 0.02, 0.2, "#0b1220", {
      light: true,
      rim: "#8ea3c2",
      on: [
        ["y", 0.02, 0.06, 0.98, 0.94, "#12243f"],
        ["y", 0.1, 0.1, 0.3, 0.9, "#27405f", 'opacity=".6"'],
      ],
    });
    table(g, 0.32, 0.3, 0.36, 0.16, "#6d7f9b");
    chair(g, 0.5, 0.2, "n", "#39465e");
    chair(g, 0.42, 0.56, "s", "#39465e");
    g.box(0.6, 0.34, 0.118, 0.05, 0.05, 0.02, C.red, { light: true });
    g.drum(0.5, 0.38, 0.4, 0.06, 0.03, "#39465e", { light: true, top: "#ffe1b8", bias: 0.3 });
    g.pool(0.5, 0.4, 0.32, "white", 0.9);
  },
};

const cells: Room = {
  floor: "concrete",
  draw(g) {
    [0.04, 0.36, 0.68].forEach((x) => {
      g.box(x, 0.02, 0, 0.014, 0.34, 0.28, "#56657d");
      bed(g, x + 0.04, 0.06, 0.12, 0.22, "#8a6a45", "#4a5568");
      g.drum(x + 0.24, 0.1, 0, 0.03, 0.06, "#b9c9d8");
      barred(g, x + 0.02, 0.36, 0.28, 0.28, 8);
    });
    g.box(0.98, 0.02, 0, 0.014, 0.34, 0.28, "#56657d");
    g.floor(0.04, 0.5, 0.92, 0.02, "#e2a63c", 'opacity=".6"');
    g.pool(0.5, 0.6, 0.5, "sodium", 0.6);
  },
};

const evidence: Room = {
  floor: "lino",
  draw(g) {
    rack(g, 0.05, 0.03, 0.28, 0.1, 0.32, 81, "#56657d", [
      "#c2a06d",
      "#a3835c",
      "#d9c4a0",
      "#8a6a45",
    ]);
    rack(g, 0.37, 0.03, 0.28, 0.1, 0.32, 82, "#56657d", [
      "#c2a06d",
      "#a3835c",
      "#d9c4a0",
      "#8a6a45",
    ]);
    rack(g, 0.69, 0.03, 0.28, 0.1, 0.32, 83, "#56657d", [
      "#c2a06d",
      "#a3835c",
      "#d9c4a0",
      "#8a6a45",
    ]);
    barred(g, 0.04, 0.34, 0.56, 0.24, 16, "#6d7f9b");
    parcel(g, 0.68, 0.42, 0.14, 0.12, 0.1, 0, "#c2a06d");
    parcel(g, 0.84, 0.44, 0.12, 0.1, 0.08, 0, "#a3835c");
    g.box(0.1, 0.6, 0, 0.26, 0.12, 0.1, C.steel, {
      on: [
        ["t", 0.1, 0.2, 0.4, 0.8, "#c9303c"],
        ["t", 0.55, 0.3, 0.85, 0.7, "#e9eff9"],
      ],
    });
    g.pool(0.3, 0.5, 0.4, "sodium", 0.6);
  },
};

const armory: Room = {
  floor: "rubber",
  draw(g) {
    g.box(0.04, 0.03, 0, 0.92, 0.07, 0.34, "#2b3446", {
      on: [
        ...Array.from(
          { length: 8 },
          (_, i) => ["y", 0.05 + i * 0.115, 0.12, 0.075 + i * 0.115, 0.72, "#8ea3c2"] as const,
        ),
        ...Array.from(
          { length: 8 },
          (_, i) => ["y", 0.035 + i * 0.115, 0.58, 0.095 + i * 0.115, 0.68, "#5c332b"] as const,
        ),
        ["y", 0, 0.84, 1, 0.9, C.red],
      ],
    });
    g.box(0.12, 0.26, 0, 0.34, 0.12, 0.09, "#5b6450", {
      on: [["y", 0.4, 0.3, 0.6, 0.7, "#e9eff9"]],
    });
    g.box(0.16, 0.27, 0.09, 0.26, 0.1, 0.08, "#6a7460", { light: true });
    g.box(0.58, 0.26, 0, 0.3, 0.14, 0.1, C.steel, {
      on: [
        ["t", 0.1, 0.3, 0.9, 0.5, "#1b2333"],
        ["t", 0.2, 0.6, 0.5, 0.75, "#1b2333"],
      ],
    });
    for (const x of [0.1, 0.24]) g.box(x, 0.62, 0, 0.11, 0.1, 0.09, "#5b6450");
    g.pool(0.5, 0.4, 0.5, "red", 0.7);
  },
};

const morgue: Room = {
  floor: "tiles",
  draw(g) {
    const doors = [0, 1, 2, 3].flatMap((i) =>
      [0, 1].map(
        (j) =>
          [
            "y",
            0.03 + i * 0.245,
            0.08 + j * 0.46,
            0.23 + i * 0.245,
            0.48 + j * 0.46,
            "#8ea3c2",
          ] as const,
      ),
    );
    const knobs = [0, 1, 2, 3].flatMap((i) =>
      [0, 1].map(
        (j) =>
          [
            "y",
            0.12 + i * 0.245,
            0.26 + j * 0.46,
            0.15 + i * 0.245,
            0.3 + j * 0.46,
            "#1b2333",
          ] as const,
      ),
    );
    g.box(0.04, 0.03, 0, 0.92, 0.08, 0.3, "#56657d", { on: [...doors, ...knobs] });
    g.box(0.2, 0.26, 0, 0.08, 0.1, 0.1, C.steel);
    g.box(0.1, 0.24, 0.1, 0.42, 0.15, 0.025, "#c9d6e8", { light: true });
    g.box(0.14, 0.26, 0.125, 0.34, 0.11, 0.045, "#e9eff9", { light: true });
    g.shadow(0.1, 0.24, 0.42, 0.15, 0.12);
    g.drum(0.74, 0.34, 0, 0.03, 0.12, C.steel);
    g.drum(0.74, 0.34, 0.12, 0.08, 0.015, "#c9d6e8");
    g.pool(0.3, 0.36, 0.36, "ice", 1);
    g.pool(0.7, 0.6, 0.4, "teal", 0.4);
  },
};

const commissioner: Room = {
  floor: "planks",
  draw(g) {
    g.floor(0.2, 0.36, 0.6, 0.36, "#1c3a66", 'opacity=".8"');
    g.box(0.4, 0.02, 0.12, 0.2, 0.02, 0.2, "#8a6a45", {
      light: true,
      on: [["y", 0.1, 0.1, 0.9, 0.9, "#27405f"]],
    });
    g.box(0.26, 0.22, 0, 0.48, 0.15, 0.12, "#5a3a28", {
      top: "#7d5438",
      on: [["t", 0.34, 0.2, 0.66, 0.8, "#24508f"]],
    });
    chair(g, 0.5, 0.14, "n", "#24304c");
    for (const x of [0.1, 0.86]) {
      g.box(x, 0.12, 0, 0.016, 0.016, 0.34, "#d9a23a");
      g.box(x + 0.016, 0.12, 0.2, 0.09, 0.01, 0.13, x < 0.5 ? "#24508f" : "#8a1e2e", {
        light: true,
      });
    }
    cabinet(g, 0.06, 0.46, 0.12, 0.12, 0.18, "#6a5a44", []);
    shaft(g, 0.3, 0.06, 0.2, 0.5);
    g.pool(0.5, 0.4, 0.5, "sodium", 0.7);
  },
};

export const precinct: readonly Room[] = [
  frontDesk,
  bullpen,
  interview,
  cells,
  evidence,
  armory,
  morgue,
  commissioner,
];
