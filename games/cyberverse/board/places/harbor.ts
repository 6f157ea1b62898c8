/** Cold Harbor: containers, cranes, black water, blue light. */
import { barred, chair, container, desk, parcel, pipe, rack, rail } from "@sprawl/art";
import type { PlaceLook } from "./place-type.js";

const crates: PlaceLook = {
  floor: "slabs",
  ground: "#14303f",
  tone: "#4fc8ff",
  draw(g) {
    container(g, 0.04, 0.06, 0.4, 0.14, "#1f5f8a");
    container(g, 0.1, 0.06, 0.4, 0.14, "#8a3f2a", 0.15);
    parcel(g, 0.6, 0.1, 0.16, 0.12, 0.14, 0, "#8f6a48");
    parcel(g, 0.62, 0.11, 0.12, 0.1, 0.1, 0.14, "#a3835c");
    g.pool(0.5, 0.34, 0.4, "blue", 0.7);
  },
};

const crane: PlaceLook = {
  floor: "grate",
  ground: "#10283a",
  tone: "#8fd8ff",
  draw(g) {
    for (const x of [0.1, 0.4]) g.box(x, 0.08, 0, 0.05, 0.05, 0.28, "#c98a2c");
    g.box(0.06, 0.07, 0.26, 0.44, 0.07, 0.04, "#e2a63c");
    const [x, y] = g.P(0.28, 0.1, 0.26);
    g.put(
      "things",
      g.depth(0.3, 0.14, 0.3),
      `<path d="M${x} ${y}v22" stroke="#dfefff" stroke-width="1.6"/><path d="M${x - 14} ${y + 22}h28v14h-28z" fill="#c2603d" stroke="#ffd9a0"/>`,
    );
    g.pool(0.3, 0.34, 0.4, "ice", 0.7);
  },
};

const portOffice: PlaceLook = {
  floor: "planks",
  ground: "#1c2848",
  tone: "#6fb8ff",
  draw(g) {
    desk(g, 0.1, 0.1, { w: 0.36, glow: "#59c8ff" });
    rack(g, 0.56, 0.07, 0.14, 0.1, 0.26, 3, "#3a4f72");
    chair(g, 0.28, 0.34, "s", "#3f6a90");
    g.pool(0.3, 0.3, 0.36, "blue", 1);
  },
};

const gangway: PlaceLook = {
  floor: "planks",
  ground: "#1d3038",
  tone: "#ffb454",
  draw(g) {
    g.box(0.52, 0.36, 0, 0.42, 0.34, 0.06, "#4a4f5a", { top: "#6a727e" });
    rail(g, 0.04, 0.12, 0.98, 0.12, { h: 0.14, c: "#ffb454", posts: 6 });
    g.drum(0.16, 0.3, 0, 0.05, 0.07, "#5a4a3a", { top: "#8a6a4a" });
    g.pool(0.6, 0.3, 0.36, "sodium", 0.8);
  },
};

const quay: PlaceLook = {
  floor: "water",
  ground: "#0d2f46",
  tone: "#4fc8ff",
  draw(g) {
    g.box(0.02, 0.5, 0, 0.96, 0.48, 0.03, "#2c3644", { top: "#39465a" });
    g.drum(0.12, 0.6, 0.03, 0.035, 0.05, "#6a4a2a", { top: "#a07a4a" });
    g.drum(0.9, 0.86, 0.03, 0.035, 0.05, "#6a4a2a", { top: "#a07a4a" });
    g.box(0.3, 0.14, 0, 0.3, 0.12, 0.06, "#7a2f2a", { top: "#a0483f" });
    g.pool(0.44, 0.3, 0.36, "ice", 0.6);
  },
};

const gate: PlaceLook = {
  floor: "street",
  ground: "#16202f",
  tone: "#ffe45a",
  draw(g) {
    g.box(0.06, 0.1, 0, 0.04, 0.04, 0.26, "#8a6a2a");
    g.box(0.1, 0.11, 0.18, 0.5, 0.02, 0.03, "#e2463c", {
      on: [
        ["y", 0.1, 0, 0.25, 1, "#fff3d8"],
        ["y", 0.45, 0, 0.6, 1, "#fff3d8"],
      ],
    });
    barred(g, 0.66, 0.1, 0.28, 0.24, 7, "#6d86ac");
    pipe(g, 0.06, 0.3, 0.3, "x", 0.04, "#3f6a70", 0.03);
    g.pool(0.3, 0.34, 0.32, "sodium", 0.7);
  },
};

export const harbor: readonly PlaceLook[] = [crates, crane, portOffice, gangway, quay, gate];
