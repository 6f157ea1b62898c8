/** Fargo Junction: rails, signals, a depot, sodium light. */
import {
  cabinet,
  chair,
  container,
  desk,
  parcel,
  pipe,
  rail,
  screen,
  stairs,
  table,
} from "@sprawl/art";
import type { PlaceLook } from "./place-type.js";

const signalBox: PlaceLook = {
  floor: "grate",
  ground: "#2c2030",
  tone: "#ff6a4a",
  draw(g) {
    cabinet(g, 0.1, 0.06, 0.18, 0.12, 0.26, "#5a4636", ["#ff4a3d", "#ffd95a", "#3dffa8"]);
    g.box(0.52, 0.12, 0, 0.025, 0.025, 0.38, "#6d6a7a");
    g.box(0.49, 0.12, 0.3, 0.08, 0.03, 0.12, "#1d1720", {
      on: [
        ["y", 0.3, 0.1, 0.7, 0.4, "#ff4a3d"],
        ["y", 0.3, 0.55, 0.7, 0.85, "#5a3a14"],
      ],
    });
    g.pool(0.53, 0.3, 0.3, "red", 0.8);
  },
};

const bridge: PlaceLook = {
  floor: "planks",
  ground: "#33261c",
  tone: "#ffb454",
  draw(g) {
    rail(g, 0.02, 0.1, 0.98, 0.1, { h: 0.16, c: "#ffb454", posts: 7 });
    rail(g, 0.02, 0.9, 0.5, 0.9, { h: 0.07, c: "#8a6a3a", posts: 4 });
    g.box(0.2, 0.1, 0, 0.02, 0.02, 0.34, "#5a4a3a");
    g.box(0.16, 0.1, 0.34, 0.1, 0.03, 0.025, "#ffe9c9", { light: true });
    g.pool(0.22, 0.36, 0.36, "sodium", 1);
  },
};

const depot: PlaceLook = {
  floor: "slabs",
  ground: "#2a2438",
  tone: "#ff9b54",
  draw(g) {
    container(g, 0.06, 0.06, 0.4, 0.14, "#8a3f2a");
    container(g, 0.5, 0.06, 0.4, 0.14, "#3f6a70");
    container(g, 0.16, 0.06, 0.4, 0.14, "#b07a2c", 0.15);
    parcel(g, 0.08, 0.34, 0.12, 0.1, 0.09);
    g.pool(0.6, 0.3, 0.4, "sodium", 0.8);
  },
};

const controlRoom: PlaceLook = {
  floor: "check",
  ground: "#1c2440",
  tone: "#59c8ff",
  draw(g) {
    desk(g, 0.08, 0.12, { w: 0.42, glow: "#59c8ff" });
    screen(g, 0.56, 0.1, 0.1, 0.14, "#ffb454", 0.1);
    chair(g, 0.28, 0.36, "s", "#4a5a8a");
    g.pool(0.3, 0.3, 0.36, "blue", 0.9);
  },
};

const concourse: PlaceLook = {
  floor: "check",
  ground: "#2e2230",
  tone: "#ffd95a",
  draw(g) {
    g.box(0.12, 0.16, 0, 0.34, 0.08, 0.05, "#6a4a3a", { top: "#8a6a4a" });
    g.box(0.6, 0.1, 0, 0.03, 0.03, 0.3, "#4a4a5a");
    g.drum(0.615, 0.115, 0.3, 0.06, 0.02, "#ffe9b0", { top: "#fff6d8" });
    table(g, 0.1, 0.4, 0.12, 0.1, "#7a5a4a", 0.08);
    g.pool(0.5, 0.3, 0.4, "sodium", 0.8);
  },
};

const stairsUp: PlaceLook = {
  floor: "steps",
  ground: "#241d30",
  tone: "#ffa63d",
  draw(g) {
    stairs(g, 0.08, 0.06, 0.34, 0.26, 5, 0.2, "n", "#6a5240");
    pipe(g, 0.5, 0.1, 0.46, "x", 0.22, "#8a5a2a");
    g.pool(0.3, 0.44, 0.32, "sodium", 0.9);
  },
};

export const junction: readonly PlaceLook[] = [
  signalBox,
  bridge,
  depot,
  controlRoom,
  concourse,
  stairsUp,
];
