/** What is drawn of a world, layer by layer: each from far to near, shadows as one path. */
import type { Lighting } from "./lighting.js";

export type Layer = "behind" | "floor" | "light" | "things" | "air";

export type Lamp =
  | "teal"
  | "sodium"
  | "red"
  | "blue"
  | "green"
  | "pink"
  | "ice"
  | "white"
  | "violet";

const LAMPS: Readonly<Record<Lamp, string>> = {
  teal: "#4fdcc6",
  sodium: "#ff9b54",
  red: "#ff5563",
  blue: "#6fb2ff",
  green: "#7fe08a",
  pink: "#ff4fa3",
  ice: "#bfe9ff",
  white: "#ffffff",
  violet: "#b07cff",
};

type Drawn = { readonly depth: number; readonly text: string };

export type Sheet = ReturnType<typeof sheet>;

export function sheet(key: string, lighting: Lighting) {
  const layers: Record<Layer, Drawn[]> = { behind: [], floor: [], light: [], things: [], air: [] };
  const shadows: string[] = [];
  const used = new Set<Lamp>();
  const sorted = (layer: Layer): string =>
    layers[layer]
      .toSorted((a, b) => a.depth - b.depth)
      .map(({ text }) => text)
      .join("");
  return {
    put(layer: Layer, depth: number, text: string): void {
      layers[layer].push({ depth, text });
    },
    shade(outline: string): void {
      shadows.push(outline);
    },
    /** What a light of this lamp is filled with. */
    lit(lamp: Lamp): string {
      used.add(lamp);
      return `url(#${key}-${lamp})`;
    },
    /** The layers as text, each in its order; `defs` holds the lamps that are used. */
    draw: () => ({
      defs: [...used]
        .sort()
        .map((lamp) => gradient(`${key}-${lamp}`, LAMPS[lamp]))
        .join(""),
      behind: sorted("behind"),
      floor: layers.floor.map(({ text }) => text).join(""),
      shade:
        shadows.length === 0
          ? ""
          : `<path d="${shadows.join("")}" fill="#01030a" opacity="${lighting.shade}"/>`,
      light: sorted("light"),
      things: sorted("things"),
      air: sorted("air"),
    }),
  };
}

function gradient(id: string, colour: string): string {
  const stop = (offset: string, opacity: string): string =>
    `<stop${offset && ` offset="${offset}"`} stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${id}">${stop("", ".75")}${stop(".4", ".26")}${stop("1", "0")}</radialGradient>`;
}
