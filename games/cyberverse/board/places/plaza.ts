/** Independence Plaza: stone, columns, a statue, golden light. */
import { bed, cabinet, parcel, plant, rack, rail, stairs, table } from "@sprawl/art";
import type { PlaceLook } from "./place-type.js";

const statue: PlaceLook = {
  floor: "slabs",
  ground: "#3a3320",
  tone: "#ffd95a",
  draw(g) {
    g.box(0.2, 0.1, 0, 0.2, 0.14, 0.1, "#7a6a3a", { top: "#a08f5a" });
    g.drum(0.3, 0.17, 0.1, 0.045, 0.13, "#c9b36a", { top: "#e9dca0" });
    g.drum(0.3, 0.17, 0.23, 0.032, 0.05, "#d9c37a", { top: "#f3e9b0" });
    const [x, y] = g.P(0.3, 0.18, 0.22);
    g.put(
      "things",
      g.depth(0.3, 0.2, 0.4),
      `<path d="M${x} ${y}l16-24" stroke="#d9c37a" stroke-width="5" stroke-linecap="round"/><circle cx="${x + 17}" cy="${y - 28}" r="6" fill="#fff3b0"/><circle cx="${x + 17}" cy="${y - 28}" r="14" fill="#ffd95a" opacity=".35"/>`,
    );
    g.pool(0.3, 0.3, 0.4, "sodium", 0.9);
  },
};

const podium: PlaceLook = {
  floor: "check",
  ground: "#3a2a2c",
  tone: "#ff8a5c",
  draw(g) {
    g.box(0.1, 0.06, 0, 0.5, 0.2, 0.07, "#6a4a3a", { top: "#8a6248" });
    g.box(0.3, 0.14, 0.07, 0.1, 0.06, 0.12, "#8a3f2a", {
      on: [["y", 0.3, 0.3, 0.7, 0.7, "#ffd95a"]],
    });
    g.box(0.54, 0.44, 0, 0.4, 0.2, 0.05, "#6a4a3a", { top: "#8a6248" });
    for (const x of [0.06, 0.64]) g.box(x, 0.06, 0, 0.02, 0.02, 0.36, "#c9b36a");
    g.pool(0.36, 0.3, 0.4, "red", 0.7);
  },
};

const colonnade: PlaceLook = {
  floor: "slabs",
  ground: "#33301f",
  tone: "#ffe9a0",
  draw(g) {
    for (const x of [0.1, 0.3, 0.5, 0.9]) {
      g.drum(x, 0.12, 0, 0.045, 0.24, "#a08f5a", { top: "#d9c98a" });
      g.drum(x, 0.12, 0.24, 0.06, 0.03, "#c9b36a", { top: "#e9dca0" });
    }
    g.pool(0.4, 0.34, 0.42, "white", 0.4);
  },
};

const archive: PlaceLook = {
  floor: "planks",
  ground: "#2c2438",
  tone: "#c77bff",
  draw(g) {
    rack(g, 0.06, 0.06, 0.2, 0.1, 0.3, 2, "#5a4a3a");
    rack(g, 0.3, 0.06, 0.2, 0.1, 0.3, 8, "#5a4a3a");
    cabinet(g, 0.84, 0.08, 0.12, 0.1, 0.2, "#3a3450", ["#c77bff", "#59c8ff", "#ffffff"]);
    table(g, 0.1, 0.4, 0.22, 0.12, "#7a5a3a", 0.09);
    g.pool(0.3, 0.3, 0.36, "violet", 0.8);
  },
};

const fountain: PlaceLook = {
  floor: "check",
  ground: "#22343a",
  tone: "#7fe8ff",
  draw(g) {
    g.drum(0.34, 0.26, 0, 0.18, 0.05, "#7a7a5a", { top: "#2f88a5" });
    g.drum(0.34, 0.26, 0.05, 0.06, 0.08, "#a09a6a", { top: "#bfe9ff" });
    plant(g, 0.08, 0.14, 0.9, 2);
    rail(g, 0.56, 0.12, 0.96, 0.12, { h: 0.08, c: "#c9b36a", posts: 5 });
    g.pool(0.34, 0.3, 0.32, "ice", 0.7);
  },
};

const avenue: PlaceLook = {
  floor: "street",
  ground: "#26222c",
  tone: "#ffe9a0",
  draw(g) {
    stairs(g, 0.06, 0.05, 0.5, 0.12, 3, 0.06, "n", "#8a7a4a");
    for (const x of [0.12, 0.5]) plant(g, x, 0.34, 1, 6);
    parcel(g, 0.84, 0.3, 0.1, 0.08, 0.07, 0, "#7a6a4a");
    bed(g, 0.7, 0.08, 0.2, 0.08, "#8a6248", "#5a4a3a");
    g.pool(0.3, 0.36, 0.34, "sodium", 0.7);
  },
};

export const plaza: readonly PlaceLook[] = [statue, podium, colonnade, archive, fountain, avenue];
