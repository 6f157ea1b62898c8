/** Millennium Mall: marble, shop windows, a fountain under the dome. */
import { cabinet, chair, parcel, plant, rack, rail, stairs, table, vitrine } from "@sprawl/art";
import type { PlaceLook } from "./place-type.js";

const foodCourt: PlaceLook = {
  floor: "check",
  ground: "#3a1440",
  tone: "#ffb454",
  draw(g) {
    g.box(0.08, 0.06, 0, 0.6, 0.1, 0.14, "#7a3f5c", {
      top: "#ffcf8a",
      on: [["y", 0.04, 0.3, 0.96, 0.6, "#ffb454", 'opacity=".7"']],
    });
    table(g, 0.08, 0.34, 0.16, 0.12, "#8a6a5a", 0.09);
    chair(g, 0.3, 0.42, "e", "#c0506a");
    plant(g, 0.92, 0.16, 1.1, 4);
    g.pool(0.4, 0.2, 0.4, "sodium", 0.8);
  },
};

const serverKiosk: PlaceLook = {
  floor: "slabs",
  ground: "#1a1c50",
  tone: "#59c8ff",
  draw(g) {
    cabinet(g, 0.1, 0.06, 0.2, 0.12, 0.3, "#2c3a6a", ["#59c8ff", "#ff4fd8", "#ffffff"]);
    cabinet(g, 0.34, 0.06, 0.2, 0.12, 0.3, "#2c3a6a", ["#ff4fd8", "#59c8ff", "#ffffff"]);
    rack(g, 0.82, 0.08, 0.14, 0.1, 0.24, 5, "#3a4a7a");
    g.pool(0.4, 0.3, 0.4, "blue", 0.9);
  },
};

const gallery: PlaceLook = {
  floor: "planks",
  ground: "#38124a",
  tone: "#ff7be0",
  draw(g) {
    vitrine(g, 0.1, 0.08, 0.2, 0.12, 0.22, "#ff9be8", "pink");
    vitrine(g, 0.42, 0.08, 0.2, 0.12, 0.22, "#59f0ff", "ice");
    g.box(0.8, 0.08, 0, 0.12, 0.1, 0.1, "#5c4478", { top: "#8a6ab0" });
    g.drum(0.86, 0.13, 0.1, 0.04, 0.14, "#ffd95a");
    g.pool(0.5, 0.3, 0.4, "pink", 0.7);
  },
};

const balcony: PlaceLook = {
  floor: "slabs",
  ground: "#2b1638",
  tone: "#c77bff",
  draw(g) {
    g.box(0.54, 0.34, 0, 0.42, 0.36, 0.06, "#4a2a5e", { top: "#6a3f80" });
    rail(g, 0.54, 0.36, 0.96, 0.36, { h: 0.1, c: "#ff9be8", z: 0.06 });
    plant(g, 0.1, 0.16, 1, 9);
    stairs(g, 0.36, 0.36, 0.18, 0.3, 4, 0.06, "e", "#6a3f80");
  },
};

const fountain: PlaceLook = {
  floor: "check",
  ground: "#1c2a52",
  tone: "#7fe8ff",
  draw(g) {
    g.drum(0.36, 0.26, 0, 0.18, 0.05, "#54638a", { top: "#2f88c5" });
    g.drum(0.36, 0.26, 0.05, 0.05, 0.1, "#8a9ac0", { top: "#bfe9ff" });
    const [x, y] = g.P(0.36, 0.26, 0.16);
    g.put(
      "things",
      g.depth(0.36, 0.27, 0.2),
      `<path d="M${x} ${y}q-4-26-18-14M${x} ${y}q4-26 18-14M${x} ${y}v-20" fill="none" stroke="#d6f6ff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`,
    );
    g.pool(0.36, 0.3, 0.3, "ice", 0.9);
  },
};

const doors: PlaceLook = {
  floor: "street",
  ground: "#1e1a3a",
  tone: "#ffe45a",
  draw(g) {
    for (const x of [0.06, 0.28])
      g.box(x, 0.1, 0, 0.18, 0.03, 0.2, "#4a3a70", {
        on: [["y", 0.1, 0.1, 0.9, 1, "#ffdff6", 'opacity=".55"']],
      });
    parcel(g, 0.82, 0.2, 0.12, 0.1, 0.1, 0, "#8a4f6a");
    g.pool(0.26, 0.3, 0.34, "white", 0.5);
  },
};

export const mall: readonly PlaceLook[] = [
  foodCourt,
  serverKiosk,
  gallery,
  balcony,
  fountain,
  doors,
];
