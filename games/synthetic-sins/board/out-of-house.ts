/** What every way out has, 1440 by 720: whoever leaves, rain, the low sun, the lights that look for them. */
import { glowOf, n1, type Point, thrown } from "@sprawl/art";
import type { CharacterId } from "../src/content/types.js";
import { drawLeaver } from "./leaver.js";

export const OUT_BOX = "0 0 1440 720";

export const glow = (d: string, colour: string): string =>
  [
    [24, 0.1],
    [13, 0.18],
    [7, 0.4],
  ]
    .map(
      ([w, o]) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" opacity="${o}" stroke-linejoin="round"/>`,
    )
    .join("");

/** A pool of light, that fades to its edge. */
export const pool = (id: string, colour: string): string =>
  glowOf(id, [
    [0, colour, 0.75],
    [0.4, colour, 0.26],
    [1, colour, 0],
  ]);

/** What is wet shines. */
export const puddle = (x: number, y: number, rx: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${n1(rx * 0.15)}" fill="#04060f" opacity=".45"/><ellipse cx="${n1(x - rx * 0.1)}" cy="${y}" rx="${n1(rx * 0.75)}" ry="${n1(rx * 0.085)}" fill="${colour}" opacity=".34"/>`;

/** The low sun; its light is the gradient of this id. */
export const lowSun = ([x, y]: Point, colour: string, light: string): string =>
  `<circle cx="${x}" cy="${y}" r="150" fill="url(#${light})"/><circle cx="${x}" cy="${y}" r="76" fill="${colour}" opacity=".55"/><circle cx="${x}" cy="${y}" r="76" fill="none" stroke="#ffd9b8" stroke-width="2.5"/>`;

export const searchlights = (): string =>
  '<path d="M1440 40L900 720H1120Z" fill="#ffd7d0" opacity=".16"/><path d="M1060 0L820 720H1010Z" fill="#ff8f97" opacity=".14"/><path d="M760 0L1180 720H1360Z" fill="#ffd7d0" opacity=".1"/>';

/** In the middle of it all, with a shadow and a likeness in the wet. */
export function leaver(character: CharacterId, won: boolean, light: string): string {
  // With hands up one stands higher: all of it has room in a low window.
  return `<g transform="translate(968 522) scale(${won ? 0.98 : 0.86})"><g transform="scale(1 -.36)" opacity=".3"><use href="#out-leaver"/></g><ellipse cy="2" rx="96" ry="16" fill="#01030a" opacity=".8"/><ellipse cx="16" cy="-222" rx="130" ry="120" fill="url(#${light})" opacity=".3"/><g id="out-leaver">${drawLeaver(character, won)}</g></g>`;
}

export function rain(r = thrown(7)): string {
  let drops = "";
  for (let i = 0; i < 200; i++) {
    const [x, y, l] = [r() * 1440, r() * 700, 18 + r() * 40];
    drops += `M${n1(x)} ${n1(y)}l${n1(-l * 0.2)} ${n1(l)}`;
  }
  return `<path d="${drops}" stroke="#bcd2ff" stroke-width="1.2" opacity=".2"/>`;
}
