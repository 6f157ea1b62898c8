/** Tiles 11 to 22: offices. */
import {
  STUFFS as C,
  chair,
  desk,
  type Patch,
  parcel,
  plant,
  rack,
  rail,
  screen,
  shaft,
  sofa,
  stairs,
  thrown,
} from "@sprawl/art";
import type { Room } from "./room-type.js";

const lobby: Room = {
  floor: "marble",
  draw(g) {
    g.put(
      "floor",
      0,
      g.disc(0.54, 0.52, 0.3, "none", 'stroke="#9fc4ff" stroke-width="3" opacity=".45"') +
        g.disc(0.54, 0.52, 0.26, "none", 'stroke="#9fc4ff" opacity=".5"'),
    );
    g.put(
      "floor",
      0,
      g.face(
        [
          [0.54, 0.32],
          [0.66, 0.52],
          [0.54, 0.72],
          [0.42, 0.52],
        ],
        "#4fdcc6",
        'opacity=".3"',
      ),
    );
    sofa(g, 0.1, 0.2, 0.13, 0.4, "w", "#3f6390");
    sofa(g, 0.3, 0.05, 0.36, 0.13, "n", "#3f6390");
    g.box(0.36, 0.29, 0, 0.18, 0.1, 0.05, "#39485f", {
      on: [["t", 0.1, 0.1, 0.9, 0.9, "#5f7ba3"]],
    });
    plant(g, 0.1, 0.1, 1.35, 8);
    plant(g, 0.88, 0.14, 1.2, 9);
    g.drum(0.12, 0.86, 0, 0.045, 0.3, "#8195b3", { top: "#b9c9e0" });
    g.drum(0.92, 0.86, 0, 0.045, 0.3, "#8195b3", { top: "#b9c9e0" });
    for (const a of [0.06, 0.36, 0.66]) shaft(g, 0.08, a, 0.5, 0.2);
    g.pool(0.5, 0.55, 0.6, "ice", 0.3);
  },
};

const reception: Room = {
  floor: "wine",
  draw(g) {
    g.floor(0.34, 0.5, 0.34, 0.5, "#7c2f45", 'opacity=".55"');
    const body = "#6b4a3c";
    g.box(0.2, 0.3, 0, 0.6, 0.1, 0.16, body, {
      top: "#a9825f",
      on: [
        ["y", 0.02, 0.72, 0.98, 0.82, C.sodium],
        ["y", 0.36, 0.2, 0.64, 0.6, "#1a1218"],
      ],
    });
    g.box(0.12, 0.12, 0, 0.1, 0.28, 0.16, body, { top: "#a9825f" });
    g.box(0.78, 0.12, 0, 0.1, 0.28, 0.16, body, {
      top: "#a9825f",
      on: [["x", 0.05, 0.72, 0.95, 0.82, C.sodium]],
    });
    screen(g, 0.3, 0.31, 0.16, 0.1, C.teal);
    chair(g, 0.5, 0.2, "n", "#8a5244");
    g.drum(0.72, 0.34, 0.16, 0.026, 0.012, "#ffd9a0", { light: true });
    for (const y of [0.58, 0.74]) g.box(0.06, y, 0.04, 0.1, 0.1, 0.03, "#8a5244");
    plant(g, 0.92, 0.9, 1, 13);
    g.pool(0.5, 0.55, 0.55, "sodium", 0.75);
  },
};

const checkpoint: Room = {
  floor: "rubber",
  draw(g) {
    for (const y of [0.03, 0.92])
      for (let i = 0; i < 12; i++)
        g.put(
          "floor",
          0,
          g.face(
            [
              [0.04 + i * 0.077, y],
              [0.08 + i * 0.077, y],
              [0.06 + i * 0.077, y + 0.05],
              [0.02 + i * 0.077, y + 0.05],
            ],
            "#e2a63c",
            'opacity=".75"',
          ),
        );
    for (const x of [0.54, 0.79])
      g.box(x, 0.46, 0, 0.045, 0.1, 0.3, "#8d9db5", { on: [["y", 0.3, 0.15, 0.7, 0.85, C.red]] });
    g.box(0.54, 0.46, 0.3, 0.295, 0.1, 0.055, "#a3b3ca", {
      on: [["y", 0.38, 0.25, 0.62, 0.8, C.red]],
    });
    g.put(
      "things",
      g.depth(0.68, 0.56, 0.2),
      g.face(
        [
          [0.585, 0.54, 0.02],
          [0.79, 0.54, 0.02],
          [0.79, 0.54, 0.3],
          [0.585, 0.54, 0.3],
        ],
        "#ff6f7b",
        'opacity=".16"',
      ),
    );
    g.box(0.06, 0.16, 0, 0.4, 0.17, 0.07, "#3e4d66", { on: [["t", 0, 0.2, 1, 0.8, "#131b2a"]] });
    g.box(0.18, 0.14, 0.07, 0.17, 0.21, 0.13, "#72839c", {
      on: [
        ["y", 0.12, 0.35, 0.88, 1, "#070b14"],
        ["y", 0.2, 0.1, 0.5, 0.22, C.sodium],
        ["x", 0.15, 0.2, 0.85, 0.75, "#3b4c68"],
      ],
    });
    g.box(0.58, 0.12, 0, 0.34, 0.13, 0.11, "#4d5f7c");
    for (const x of [0.63, 0.77]) screen(g, x, 0.14, 0.11, 0.1, C.red);
    g.pool(0.68, 0.66, 0.4, "red", 0.75);
  },
};

const elevators: Room = {
  floor: "marble",
  draw(g) {
    [0.08, 0.38, 0.68].forEach((x, i) => {
      g.box(x, 0.02, 0, 0.24, 0.06, 0.32, "#56657d", {
        on: [
          ["y", 0.12, 0.18, 0.88, 1, i === 1 ? "#ffe1b8" : "#8ea3c2"],
          ["y", 0.49, 0.18, 0.51, 1, "#1b2333"],
          ["y", 0.36, 0.05, 0.64, 0.13, i === 1 ? C.green : C.sodium],
        ],
      });
    });
    g.pool(0.5, 0.24, 0.3, "sodium", 0.9);
    g.floor(0.38, 0.08, 0.24, 0.3, "#ffe1b8", 'opacity=".22"');
    for (const x of [0.32, 0.64]) g.drum(x, 0.16, 0, 0.025, 0.1, "#c9935b");
    plant(g, 0.08, 0.86, 1.1, 3);
    plant(g, 0.92, 0.86, 1.1, 6);
    g.pool(0.5, 0.6, 0.5, "ice", 0.4);
  },
};

const stairwell: Room = {
  floor: "concrete",
  draw(g) {
    stairs(g, 0.06, 0.08, 0.62, 0.3, 7, 0.17, "w", "#56657d");
    g.box(0.06, 0.38, 0, 0.2, 0.3, 0.17, "#56657d");
    stairs(g, 0.06, 0.68, 0.2, 0.26, 4, 0.165, "n", "#4a5870");
    rail(g, 0.27, 0.38, 0.68, 0.38, { h: 0.13, c: "#9db6dc", posts: 4, z: 0.06, bias: 0.03 });
    rail(g, 0.27, 0.4, 0.27, 0.92, { h: 0.13, c: "#9db6dc", posts: 4, z: 0.08, bias: 0.05 });
    g.floor(0.74, 0.3, 0.16, 0.08, C.sodium, 'opacity=".5"');
    g.pool(0.55, 0.65, 0.5, "green", 0.55);
  },
};

const openOffice: Room = {
  floor: "carpet",
  draw(g) {
    desk(g, 0.06, 0.08);
    desk(g, 0.38, 0.08, { glow: C.sodium });
    desk(g, 0.68, 0.08);
    g.box(0.03, 0.36, 0, 0.6, 0.016, 0.12, "#34527c");
    desk(g, 0.66, 0.44, { glow: C.sodium, seat: false });
    for (const a of [0.02, 0.33, 0.64]) shaft(g, a, 0.04, 0.26, 0.5);
    plant(g, 0.1, 0.88, 1.05, 5);
    g.box(0.76, 0.82, 0, 0.16, 0.12, 0.1, "#50648a", {
      on: [
        ["t", 0.1, 0.15, 0.9, 0.5, "#c9d6e8"],
        ["y", 0.55, 0.2, 0.85, 0.4, C.green],
      ],
    });
  },
};

const meeting: Room = {
  floor: "plush",
  draw(g) {
    const long = [0.26, 0.42, 0.58, 0.74];
    for (const x of long) chair(g, x, 0.15, "n", "#2f6a6d");
    chair(g, 0.9, 0.32, "e", "#2f6a6d");
    g.box(0.3, 0.28, 0, 0.06, 0.06, 0.1, C.dark);
    g.box(0.64, 0.28, 0, 0.06, 0.06, 0.1, C.dark);
    g.box(0.18, 0.23, 0.1, 0.64, 0.19, 0.02, C.oak, {
      on: [
        ["t", 0.03, 0.1, 0.97, 0.9, "#835c40"],
        ["t", 0.1, 0.25, 0.2, 0.7, "#e9eff9", 'opacity=".75"'],
        ["t", 0.8, 0.25, 0.9, 0.7, "#e9eff9", 'opacity=".75"'],
      ],
    });
    g.shadow(0.18, 0.23, 0.64, 0.19, 0.12);
    g.drum(0.5, 0.32, 0.12, 0.045, 0.008, "#12303a", { light: true, top: "#4fdcc6" });
    const k = g.angle.s / 256;
    g.stand(
      0.5,
      0.34,
      0.13,
      '<path d="M-9 0L-26-46H26L9 0Z" fill="#4fdcc6" opacity=".2"/><path d="M-20-44H20V-22H-20ZM-14-27V-33M-7-27V-38M0-27V-35M7-27V-41M14-27V-37" fill="#4fdcc6" fill-opacity=".1" stroke="#63e6d2" stroke-width="1.6"/>',
      { scale: Math.round(k * 10) / 10, bias: 0.1 },
    );
    for (const x of long.slice(0, 3)) chair(g, x, 0.5, "s", "#2f6a6d");
    g.pool(0.5, 0.4, 0.45, "teal", 0.45);
  },
};

const executive: Room = {
  floor: "parquet",
  draw(g) {
    g.floor(0.2, 0.34, 0.6, 0.4, "#5a1f2c", 'opacity=".8"');
    rack(g, 0.04, 0.03, 0.28, 0.09, 0.32, 41, "#4a3524");
    rack(g, 0.68, 0.03, 0.28, 0.09, 0.32, 42, "#4a3524");
    for (const a of [0.36, 0.48]) shaft(g, a, 0.02, 0.14, 0.5);
    g.box(0.28, 0.24, 0, 0.44, 0.15, 0.12, "#5a3a28", {
      top: "#7d5438",
      on: [
        ["t", 0.36, 0.2, 0.62, 0.8, "#2f5a46"],
        ["y", 0.1, 0.2, 0.3, 0.8, "#3f281b"],
        ["y", 0.7, 0.2, 0.9, 0.8, "#3f281b"],
      ],
    });
    chair(g, 0.5, 0.17, "n", "#3a1f24");
    screen(g, 0.34, 0.27, 0.12, 0.1, C.sodium);
    sofa(g, 0.06, 0.56, 0.12, 0.3, "w", "#5a2f33");
    plant(g, 0.9, 0.88, 1.2, 21);
    g.pool(0.5, 0.4, 0.5, "sodium", 0.6);
  },
};

const breakRoom: Room = {
  floor: "lino",
  draw(g) {
    const vending = (x: number, glow: string, tint: string): void => {
      const r = thrown(x * 100);
      const on: Patch[] = [
        ["y", 0.08, 0.06, 0.72, 0.72, "#0f1a26"],
        ["y", 0.78, 0.2, 0.92, 0.45, "#0b1220"],
        ["y", 0.1, 0.8, 0.7, 0.92, "#05080f"],
      ];
      const tones = [C.sodium, "#ffe1b8", C.red, C.teal, "#e9eff9"];
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++)
          on.push([
            "y",
            0.12 + j * 0.15,
            0.1 + i * 0.155,
            0.22 + j * 0.15,
            0.21 + i * 0.155,
            tones[Math.floor(r() * 5)],
          ]);
      g.box(x, 0.05, 0, 0.17, 0.12, 0.27, tint, { on });
      g.pool(x + 0.1, 0.3, 0.34, glow === C.teal ? "teal" : "sodium", 0.8);
    };
    vending(0.55, C.sodium, "#7a3b3b");
    vending(0.75, C.teal, "#2f5a72");
    g.box(0.06, 0.05, 0, 0.42, 0.13, 0.12, "#5a6b84", {
      on: [
        ["t", 0.5, 0.2, 0.8, 0.8, "#22304a"],
        ["t", 0, 0, 1, 0.08, "#9db6dc"],
      ],
    });
    g.box(0.11, 0.07, 0.12, 0.09, 0.08, 0.09, "#2a3344", {
      light: true,
      on: [["y", 0.2, 0.2, 0.8, 0.4, C.sodium]],
    });
    chair(g, 0.2, 0.44, "w", "#a3583f");
    chair(g, 0.34, 0.38, "n", "#a3583f");
    g.drum(0.34, 0.5, 0, 0.02, 0.1, C.steel);
    g.drum(0.34, 0.5, 0.1, 0.12, 0.014, "#8c7460", { top: "#a78a70" });
    g.drum(0.3, 0.5, 0.114, 0.018, 0.03, "#e9eff9", { light: true });
    sofa(g, 0.84, 0.46, 0.13, 0.36, "e", "#7a4a3c");
  },
};

const records: Room = {
  floor: "planks",
  draw(g) {
    rack(g, 0.06, 0.03, 0.4, 0.1, 0.34, 11);
    rack(g, 0.54, 0.03, 0.4, 0.1, 0.34, 12);
    rack(g, 0.3, 0.26, 0.5, 0.1, 0.22, 13);
    rack(g, 0.86, 0.5, 0.1, 0.44, 0.22, 14);
    g.box(0.14, 0.52, 0, 0.36, 0.18, 0.11, C.wood, {
      on: [
        ["t", 0.62, 0.15, 0.92, 0.6, "#cdbb98"],
        ["t", 0.1, 0.5, 0.25, 0.85, "#a98f6a"],
      ],
    });
    g.box(0.18, 0.54, 0.11, 0.016, 0.016, 0.08, "#c9935b", { light: true });
    g.pool(0.24, 0.56, 0.5, "sodium", 0.85);
  },
};

const mailRoom: Room = {
  floor: "concrete",
  draw(g) {
    g.floor(0.04, 0.8, 0.92, 0.02, "#d8a24a", 'opacity=".55"');
    rack(g, 0.05, 0.04, 0.55, 0.1, 0.19, 31, "#5a6b84", [
      "#d9e3ef",
      "#b9c7da",
      "#d9c4a0",
      "#8fa6c8",
    ]);
    g.box(0.18, 0.28, 0, 0.66, 0.14, 0.09, "#38465c", {
      on: [
        ["t", 0, 0.15, 1, 0.85, "#131b2a"],
        ...Array.from(
          { length: 10 },
          (_, i) => ["t", i / 10 + 0.01, 0.15, i / 10 + 0.03, 0.85, "#3d4e69"] as const,
        ),
      ],
    });
    parcel(g, 0.24, 0.3, 0.12, 0.09, 0.08, 0.09);
    parcel(g, 0.5, 0.31, 0.09, 0.08, 0.05, 0.09, "#a3835c");
    parcel(g, 0.67, 0.3, 0.11, 0.1, 0.07, 0.09, "#7b5a3f");
    parcel(g, 0.7, 0.04, 0.2, 0.16, 0.15);
    parcel(g, 0.73, 0.07, 0.13, 0.11, 0.1, 0.15, "#a3835c");
    parcel(g, 0.8, 0.54, 0.15, 0.14, 0.1);
    g.box(0.06, 0.54, 0.03, 0.2, 0.14, 0.016, "#6d86ac");
    parcel(g, 0.1, 0.56, 0.1, 0.1, 0.07, 0.046, "#8f6a48");
    g.pool(0.55, 0.5, 0.5, "sodium", 0.5);
  },
};

const restrooms: Room = {
  floor: "tiles",
  draw(g) {
    for (let i = 0; i < 3; i++) {
      const x = 0.1 + i * 0.215;
      g.box(x, 0.02, 0, 0.014, 0.3, 0.25, "#6f8ba0");
      if (i === 1) {
        g.drum(x + 0.11, 0.17, 0, 0.05, 0.07, "#b9c9d8", { top: "#e5eef7" });
        g.box(x + 0.06, 0.04, 0, 0.1, 0.05, 0.16, "#a7b9ca");
        g.box(x + 0.01, 0.32, 0.02, 0.012, 0.17, 0.2, "#4f8f95");
      } else
        g.box(x + 0.02, 0.31, 0.025, 0.185, 0.012, 0.2, "#3f7d86", {
          on: [["y", 0.78, 0.42, 0.9, 0.52, i === 0 ? C.green : C.red]],
        });
    }
    g.box(0.745, 0.02, 0, 0.014, 0.3, 0.25, "#6f8ba0");
    for (const y of [0.56, 0.76])
      g.box(0.04, y, 0, 0.13, 0.15, 0.115, "#8fa6ba", {
        on: [
          ["t", 0.25, 0.2, 0.85, 0.8, "#dcebf5"],
          ["t", 0.35, 0.3, 0.75, 0.7, "#3f6a78"],
        ],
      });
    g.put("floor", 0, g.disc(0.6, 0.7, 0.11, "#9fe8ff", 'opacity=".14"'));
    g.box(0.84, 0.05, 0, 0.1, 0.09, 0.13, "#56708a");
    g.pool(0.45, 0.5, 0.62, "ice", 0.5);
  },
};

export const offices: readonly Room[] = [
  lobby,
  reception,
  checkpoint,
  elevators,
  stairwell,
  openOffice,
  meeting,
  executive,
  breakRoom,
  records,
  mailRoom,
  restrooms,
];
