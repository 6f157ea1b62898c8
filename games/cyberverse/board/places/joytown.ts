/** JoyTown: arcades, dreams by the hour, kitchens, wet alleys. */
import { bed, cabinet, car, parcel, pipe, table } from "@sprawl/art";
import type { PlaceLook } from "./place-type.js";

const LIGHTS = ["#59f0ff", "#ffe45a", "#ff4fd8", "#3dffa8"];

const arcade: PlaceLook = {
  floor: "check",
  ground: "#142a5c",
  tone: "#59f0ff",
  draw(g) {
    LIGHTS.forEach((glow, i) => {
      g.box(0.06 + i * 0.16, 0.06, 0, 0.12, 0.1, 0.26, "#22346a", {
        top: "#2f4a8a",
        on: [
          ["y", 0.15, 0.12, 0.85, 0.48, glow],
          ["y", 0.2, 0.6, 0.8, 0.68, "#0c1230"],
        ],
      });
    });
    g.pool(0.36, 0.3, 0.42, "ice", 0.8);
  },
};

const dreamParlour: PlaceLook = {
  floor: "planks",
  ground: "#4a1150",
  tone: "#ff4fd8",
  draw(g) {
    bed(g, 0.06, 0.06, 0.24, 0.16, "#ff9be8", "#5a1a5e");
    bed(g, 0.38, 0.06, 0.24, 0.16, "#c77bff", "#5a1a5e");
    g.drum(0.92, 0.14, 0, 0.05, 0.24, "#7a2a80", { top: "#ff9be8" });
    g.pool(0.4, 0.28, 0.42, "pink", 1);
  },
};

const rooftop: PlaceLook = {
  floor: "slabs",
  ground: "#3f2444",
  tone: "#ffa63d",
  draw(g) {
    g.box(0.08, 0.06, 0, 0.22, 0.14, 0.12, "#5a4a5e", {
      on: [["y", 0.1, 0.2, 0.9, 0.8, "#20141f"]],
    });
    g.drum(0.46, 0.14, 0, 0.06, 0.2, "#6a5a6e", { top: "#8a7a8e" });
    g.box(0.54, 0.42, 0, 0.4, 0.22, 0.05, "#5e3a48", { top: "#7e4a58" });
    pipe(g, 0.06, 0.3, 0.4, "x", 0.05, "#a0603a", 0.04);
    g.pool(0.8, 0.3, 0.36, "sodium", 0.9);
  },
};

const kitchen: PlaceLook = {
  floor: "check",
  ground: "#38203a",
  tone: "#ff8a5c",
  draw(g) {
    for (const x of [0.06, 0.3]) {
      g.box(x, 0.1, 0, 0.2, 0.12, 0.14, "#6a5a6e", { top: "#9a8a9e" });
      for (const dx of [0.05, 0.15])
        g.put(
          "things",
          g.depth(x + dx, 0.17, 0.15) + 0.02,
          g.disc(x + dx, 0.16, 0.032, "#ff6a2a", "", 0.14),
        );
    }
    table(g, 0.06, 0.42, 0.2, 0.12, "#8a5a4a", 0.09);
    g.pool(0.3, 0.26, 0.34, "sodium", 1);
  },
};

const alley: PlaceLook = {
  floor: "grate",
  ground: "#0f2b36",
  tone: "#3dffa8",
  draw(g) {
    g.box(0.08, 0.14, 0, 0.2, 0.12, 0.12, "#1f4a44", { top: "#2f6a5e" });
    g.box(0.07, 0.13, 0.12, 0.22, 0.14, 0.02, "#2f6a5e");
    parcel(g, 0.36, 0.12, 0.1, 0.1, 0.08, 0, "#6a4f3a");
    g.pool(0.2, 0.5, 0.3, "green", 0.6);
    cabinet(g, 0.86, 0.08, 0.1, 0.08, 0.16, "#24424a", ["#3dffa8", "#ff4a5e", "#ffffff"]);
  },
};

const curb: PlaceLook = {
  floor: "street",
  ground: "#1d1a34",
  tone: "#ffe45a",
  draw(g) {
    car(g, 0.1, 0.24, "#2fae7a", "green");
    g.box(0.86, 0.08, 0, 0.02, 0.02, 0.3, "#4a4068");
    g.pool(0.84, 0.3, 0.3, "violet", 0.7);
  },
};

export const joytown: readonly PlaceLook[] = [arcade, dreamParlour, rooftop, kitchen, alley, curb];
