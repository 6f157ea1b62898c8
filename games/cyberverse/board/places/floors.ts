/** Floors that lie in the perspective: drawn line by line, each kind as one or two paths. */
import { dark, light, mix, type Place, type Space } from "@sprawl/art";
import type { FloorKind, PlaceLook } from "./place-type.js";

type Size = { readonly w: number };

const quad = (g: Space, x: number, y: number, w: number, h: number): string =>
  g.trace([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

const way = (g: Space, from: Place, to: Place): string =>
  `M${g.P(from[0], from[1]).join(" ")}L${g.P(to[0], to[1]).join(" ")}`;

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** Lines across and along, so many of each. */
function grid(g: Space, { w }: Size, across: number, along: number): string {
  const rows = range(across - 1).map((i) => way(g, [0, (i + 1) / across], [w, (i + 1) / across]));
  const columns = range(along * w - 1).map((i) =>
    way(g, [(i + 1) / along, 0], [(i + 1) / along, 1]),
  );
  return [...rows, ...columns].join("");
}

const PATTERNS: Readonly<Record<FloorKind, (g: Space, size: Size, tone: string) => string>> = {
  check: (g, { w }, tone) => {
    const fields = range(5 * w).flatMap((x) =>
      range(4)
        .filter((y) => (x + y) % 2 === 1)
        .map((y) => quad(g, x / 5, y / 4, 1 / 5, 1 / 4)),
    );
    return `<path d="${fields.join("")}" fill="${tone}" opacity=".13"/>`;
  },
  planks: (g, size, tone) =>
    `<path d="${grid(g, size, 9, 1)}" stroke="${tone}" stroke-width="1" opacity=".28" fill="none"/>`,
  slabs: (g, size, tone) =>
    `<path d="${grid(g, size, 4, 5)}" stroke="${tone}" stroke-width="1" opacity=".26" fill="none"/>`,
  grate: (g, size, tone) =>
    `<path d="${grid(g, size, 12, 14)}" stroke="${tone}" stroke-width=".8" opacity=".2" fill="none"/>`,
  street: (g, { w }, tone) =>
    `<path d="${way(g, [0, 0.62], [w, 0.62])}" stroke="${tone}" stroke-width="4" stroke-dasharray="26 18" opacity=".6" fill="none"/><path d="${way(g, [0, 0.16], [w, 0.16])}" stroke="#8f86b5" stroke-width="3" opacity=".5" fill="none"/>`,
  water: (g, { w }, tone) => {
    const waves = range(7).map((i) => {
      const y = 0.1 + i * 0.13;
      const from = (i % 2) * 0.2;
      return `${way(g, [from * w, y], [(from + 0.34) * w, y])}${way(g, [(from + 0.5) * w, y], [(from + 0.7) * w, y])}`;
    });
    return `<path d="${waves.join("")}" stroke="${tone}" stroke-width="2" stroke-linecap="round" opacity=".4" fill="none"/>`;
  },
  steps: (g, { w }, tone) =>
    range(6)
      .map(
        (i) =>
          `<path d="${quad(g, 0, i / 6, w, 1 / 14)}" fill="${tone}" opacity="${(0.05 + i * 0.025).toFixed(2)}"/>`,
      )
      .join(""),
};

/** The floor of a zone: lit from the houses behind, darker towards the street. */
export function drawFloor(g: Space, look: PlaceLook, w: number, key: string): string {
  const { ground, tone, floor } = look;
  const stops = [
    [0, mix(ground, tone, 0.42)],
    [0.5, ground],
    [1, dark(ground, 0.35)],
  ];
  const shades = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  return `<linearGradient id="${key}" x2="0" y2="1">${shades.join("")}</linearGradient><path d="${quad(g, 0, 0, w, 1)}" fill="url(#${key})"/>${PATTERNS[floor](g, { w }, light(tone, 0.15))}`;
}
