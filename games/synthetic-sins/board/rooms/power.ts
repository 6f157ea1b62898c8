/** Tiles 33 to 40: data and power. */
import { STUFFS as C, cabinet, chair, pipe, rail, screen, stairs, tank } from "@sprawl/art";
import type { Room } from "./room-type.js";

const serverHall: Room = {
  floor: "grate",
  draw(g) {
    [0.06, 0.3, 0.54, 0.78].forEach((x, i) => {
      cabinet(g, x, 0.05, 0.15, 0.16, 0.34, "#22304a", [C.teal, C.blue, C.green], 3 + i);
      cabinet(g, x, 0.3, 0.15, 0.14, 0.26, "#22304a", [C.teal, C.green, C.teal], 9 + i);
    });
    g.floor(0.1, 0.6, 0.8, 0.02, C.teal, 'opacity=".7"');
    g.floor(0.1, 0.66, 0.8, 0.01, C.blue, 'opacity=".7"');
    g.pool(0.5, 0.5, 0.6, "teal", 0.9);
  },
};

const cooling: Room = {
  floor: "plate",
  draw(g) {
    for (const x of [0.22, 0.74]) {
      g.drum(x, 0.22, 0, 0.17, 0.2, "#6f8ba0", { top: "#101a26" });
      const fan = [0, 60, 120]
        .map(
          (a) =>
            `<path d="M-30 0Q0-7 30 0Q0 7-30 0Z" fill="${g.seen("#9fc4dc")}" transform="scale(1 .55) rotate(${a})"/>`,
        )
        .join("");
      g.stand(x, 0.22, 0.2, fan, { scale: Math.round((g.angle.s / 256) * 10) / 10, bias: 0.12 });
    }
    pipe(g, 0.04, 0.44, 0.92, "x", 0.04, "#5f93b3", 0.06);
    pipe(g, 0.47, 0.1, 0.36, "y", 0.1, "#5f93b3", 0.06);
    g.put(
      "floor",
      0,
      g.disc(0.3, 0.72, 0.14, "#bfe9ff", 'opacity=".16"') +
        g.disc(0.7, 0.78, 0.1, "#bfe9ff", 'opacity=".16"'),
    );
    g.pool(0.5, 0.5, 0.6, "ice", 0.7);
  },
};

const hub: Room = {
  floor: "plate",
  draw(g) {
    g.drum(0.5, 0.26, 0, 0.15, 0.36, "#22304a", { top: C.teal });
    for (const z of [0.08, 0.16, 0.24])
      g.drum(0.5, 0.26, z, 0.155, 0.012, C.teal, { light: true, bias: 0.02 });
    for (const [x, y] of [
      [0.06, 0.1],
      [0.84, 0.1],
      [0.06, 0.44],
      [0.84, 0.44],
    ] as const) {
      cabinet(g, x, y, 0.1, 0.1, 0.16, "#2b3c5d", [C.violet, C.teal], x * 10);
      g.put(
        "floor",
        0,
        `<path d="M${g.P(x + 0.05, y + 0.06).join(" ")}L${g.P(0.5, 0.3).join(" ")}" stroke="${C.violet}" stroke-width="3" opacity=".6"/>`,
      );
    }
    g.pool(0.5, 0.34, 0.5, "violet", 0.9);
  },
};

const control: Room = {
  floor: "carpet",
  draw(g) {
    g.box(0.04, 0.02, 0, 0.92, 0.04, 0.34, "#1b2333", {
      on: [
        ["y", 0.03, 0.08, 0.32, 0.6, "#12384a"],
        ["y", 0.35, 0.08, 0.65, 0.6, "#12384a"],
        ["y", 0.68, 0.08, 0.97, 0.6, "#4a1c24"],
        ["y", 0.06, 0.2, 0.24, 0.26, C.teal],
        ["y", 0.4, 0.3, 0.6, 0.36, C.teal],
        ["y", 0.72, 0.22, 0.9, 0.3, C.red],
      ],
    });
    g.box(0.1, 0.24, 0, 0.8, 0.12, 0.12, "#39465e", {
      on: [
        ["t", 0.04, 0.2, 0.96, 0.6, "#0b1220"],
        ["y", 0, 0.8, 1, 0.9, C.sodium],
      ],
    });
    for (const x of [0.16, 0.42, 0.68]) screen(g, x, 0.26, 0.12, 0.13, C.sodium);
    for (const x of [0.24, 0.5, 0.76]) chair(g, x, 0.46, "s", "#3a2f3f");
    g.pool(0.5, 0.3, 0.6, "red", 0.6);
    g.pool(0.5, 0.6, 0.5, "sodium", 0.4);
  },
};

const generatorHall: Room = {
  floor: "plate",
  draw(g) {
    for (const y of [0.08, 0.3]) {
      g.box(0.12, y, 0, 0.5, 0.15, 0.18, "#7d6a2e", {
        on: [
          ["y", 0.06, 0.2, 0.4, 0.8, "#1b1a10"],
          ...[0.1, 0.18, 0.26].map((a) => ["y", a, 0.25, a + 0.04, 0.75, "#5c5326"] as const),
          ["y", 0.6, 0.3, 0.68, 0.5, C.green],
          ["y", 0.74, 0.3, 0.82, 0.5, C.red],
        ],
      });
      g.drum(0.68, y + 0.08, 0, 0.08, 0.2, "#8d9db5");
    }
    pipe(g, 0.8, 0.1, 0.4, "y", 0.14, "#a3583f", 0.07);
    rail(g, 0.06, 0.52, 0.7, 0.52, { h: 0.1, c: "#e2a63c", posts: 6 });
    for (let i = 0; i < 8; i++)
      g.floor(0.06 + i * 0.11, 0.62, 0.06, 0.03, "#e2a63c", 'opacity=".7"');
    g.pool(0.4, 0.4, 0.5, "sodium", 0.8);
  },
};

const batteries: Room = {
  floor: "concrete",
  draw(g) {
    for (const y of [0.06, 0.26])
      for (let i = 0; i < 5; i++)
        g.box(0.06 + i * 0.185, y, 0, 0.14, 0.12, 0.2 - y * 0.2, "#2f4d46", {
          on: [
            ["y", 0.2, 0.15, 0.8, 0.3, i === 3 && y > 0.1 ? C.red : C.green],
            ["y", 0.2, 0.4, 0.8, 0.46, "#0c1a16"],
            ["y", 0.2, 0.56, 0.8, 0.62, "#0c1a16"],
            ["t", 0.2, 0.3, 0.35, 0.7, C.red],
            ["t", 0.65, 0.3, 0.8, 0.7, "#8ea3c2"],
          ],
        });
    pipe(g, 0.04, 0.44, 0.9, "x", 0.01, "#e2a63c", 0.03);
    g.box(0.1, 0.6, 0, 0.16, 0.1, 0.08, "#39465e", { on: [["y", 0.2, 0.3, 0.8, 0.7, "#ffd25a"]] });
    g.pool(0.5, 0.4, 0.6, "green", 0.8);
  },
};

const cableShaft: Room = {
  floor: "grate",
  draw(g) {
    g.floor(0.3, 0.14, 0.4, 0.34, "#01030a");
    for (const [i, c] of [C.sodium, C.blue, C.red, C.green, C.violet, C.teal].entries())
      g.box(0.34 + i * 0.055, 0.26 + (i % 2) * 0.06, 0, 0.02, 0.02, 0.5, c, {
        light: true,
        bias: 0.06,
      });
    rail(g, 0.28, 0.5, 0.72, 0.5, { h: 0.12, c: "#e2a63c", bias: 0.1 });
    rail(g, 0.74, 0.14, 0.74, 0.5, { h: 0.12, c: "#e2a63c" });
    cabinet(g, 0.05, 0.08, 0.16, 0.12, 0.22, "#41546f", [C.sodium, C.green]);
    let d = "";
    for (let i = 1; i < 9; i++)
      d += `M${g.P(0.86, 0.1, i * 0.05).join(" ")}L${g.P(0.96, 0.1, i * 0.05).join(" ")}`;
    g.put(
      "things",
      g.depth(0.9, 0.1, 0.2),
      `<path d="${d}M${g.P(0.86, 0.1, 0).join(" ")}L${g.P(0.86, 0.1, 0.46).join(" ")}M${g.P(0.96, 0.1, 0).join(" ")}L${g.P(0.96, 0.1, 0.46).join(" ")}" stroke="${g.seen("#8aa5d0")}" stroke-width="1.6" fill="none"/>`,
    );
    g.pool(0.5, 0.6, 0.5, "sodium", 0.5);
  },
};

const antenna: Room = {
  floor: "plate",
  draw(g) {
    g.drum(0.3, 0.24, 0, 0.1, 0.1, "#56657d");
    const k = Math.round((g.angle.s / 256) * 10) / 10;
    g.stand(
      0.3,
      0.24,
      0.12,
      '<path d="M-34-40Q-40 0 0 4Q34 4 30-16Z" fill="#c9d6e8"/><path d="M-34-40Q-10-34 30-16Q10-6-10-14Q-28-22-34-40Z" fill="#7f93b0"/><path d="M0-18L16-44" stroke="#8ea3c2" stroke-width="3"/><circle cx="16" cy="-45" r="4" fill="#ff6f7b"/>',
      { scale: k, bias: 0.05 },
    );
    g.stand(
      0.74,
      0.2,
      0,
      '<path d="M-14 0L0-110L14 0M-10-26H10M-7-52H7M-4-78H4M-10-26L7-52M10-26L-7-52" stroke="#8ea3c2" stroke-width="2.6" fill="none"/><circle cy="-112" r="4" fill="#ff6f7b"/>',
      { scale: k },
    );
    g.box(0.48, 0.42, 0, 0.2, 0.1, 0.1, "#41546f", {
      on: [
        ["y", 0.1, 0.2, 0.6, 0.8, "#0c1526"],
        ["y", 0.7, 0.3, 0.85, 0.5, C.green],
      ],
    });
    rail(g, 0.02, 0.02, 0.98, 0.02, { h: 0.12, bias: -0.2 });
    stairs(g, 0.06, 0.7, 0.12, 0.2, 3, 0.08, "n", "#4a5870");
    tank(g, 0.9, 0.5, 0.04, 0.05, C.red, "red");
    g.pool(0.5, 0.5, 0.6, "blue", 0.4);
  },
};

export const power: readonly Room[] = [
  serverHall,
  cooling,
  hub,
  control,
  generatorHall,
  batteries,
  cableShaft,
  antenna,
];
