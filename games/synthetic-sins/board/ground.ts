/** What is drawn on the floor at every change: where one can go, ways, torchlight, names. Text only. */
import { mix, n1, type Point } from "@sprawl/art";
import type { Sector } from "../src/content/types.js";
import type { House } from "./house.js";

const trace = (points: readonly Point[]): string => points.map((p) => p.join(" ")).join("L");

/** What one can do without a sound, and what is heard. */
export const QUIET = "#4fdcc6";
export const NOISY = "#ffb648";

/** One's own way, step by step, before one goes it. */
export function walkMark(house: House, way: readonly Sector[], tone: string): string {
  const points = way.map((sector) => house.at(sector, 0.58, 0.62));
  const d = `M${trace(points)}`;
  const [from, to] = points.slice(-2);
  const head = from && to ? arrowHead(from, to, 0.94) : "";
  return `<g data-mark="walk"><path d="${d}" fill="none" stroke="#02050b" stroke-width="13" opacity=".5" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="6" stroke-dasharray="1 15" stroke-linejoin="round" stroke-linecap="round"/><path d="${head}" fill="${tone}" stroke="#02050b" stroke-width="2"/></g>`;
}

/** A line of 2 keeps so many px at least, however small the house is shown. */
const weightAt = (k: number): number => Math.min(2.6, Math.max(1, 0.85 / k));

/** A room one can go to: a frame of light on its floor, in a house of scale k. Far is the second step. */
export function reachMark(
  house: House,
  sector: Sector,
  far: boolean,
  loud: boolean,
  k = 1,
): string {
  const by = weightAt(k);
  const d = `M${trace(house.corners(sector, 0.045))}Z`;
  const tone = loud ? NOISY : QUIET;
  if (far) {
    return `<path d="${d}" fill="${tone}" fill-opacity=".04" stroke="#03060d" stroke-width="${n1(4 * by)}" stroke-opacity=".5"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="${n1(2 * by)}" stroke-dasharray="${n1(4 * by)} ${n1(8 * by)}" stroke-opacity=".9"/>`;
  }
  // A glow of three strokes: looks like a blur, costs nothing when pieces move.
  const glow = [
    [13, 0.12],
    [8, 0.18],
    [4.5, 0.32],
  ].map(
    ([w, o]) =>
      `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${n1(w * by)}" stroke-linejoin="round" opacity="${o}"/>`,
  );
  return `<path d="${d}" fill="${tone}" fill-opacity="${by > 1.5 ? 0.24 : 0.16}"/>${glow.join("")}<path d="${d}" fill="none" stroke="${mix(tone, "#ffffff", 0.4)}" stroke-width="${n1(2.2 * by)}"/>`;
}

/** Where the way of a patrol runs through a room; several ways lie beside each other. */
export const lane = (index: number): Point => {
  const off = ((index % 5) - 2) * 0.05;
  return [0.5 + off, 0.56 + off];
};

/** The way ahead, dotted on the floor, with small arrows. */
export function wayMark(
  house: House,
  way: readonly Sector[],
  colour: string,
  index: number,
): string {
  const points = way.map((sector) => house.at(sector, ...lane(index)));
  if (points.length < 2) return "";
  const d = `M${trace(points)}`;
  const heads = points.slice(1).map(([bx, by], i) => arrowHead(points[i], [bx, by], 0.6));
  return `<path d="${d}" fill="none" stroke="#02050b" stroke-width="5" opacity=".4" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round" stroke-linejoin="round"/><path d="${heads.join("")}" fill="${colour}"/>`;
}

function arrowHead([ax, ay]: Point, [bx, by]: Point, part: number): string {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const [mx, my] = [ax + (bx - ax) * part, ay + (by - ay) * part];
  const q = (t: number, o: number): string =>
    `${n1(mx + ux * t - uy * o)} ${n1(my + uy * t + ux * o)}`;
  return `M${q(12, 0)}L${q(-8, 8)}L${q(-3, 0)}L${q(-8, -8)}Z`;
}

/** The next step of somebody, as an arrow lying on the floor. */
export function stepMark(from: Point, to: Point, colour: string): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (long < 60) return "";
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const q = (t: number, o: number): Point => [
    n1(from[0] + ux * t - uy * o),
    n1(from[1] + uy * t + ux * o * 0.8),
  ];
  // Who walks away stands before the arrow: its head lies beyond them.
  const [start, end, head] = [34, long * (uy < -0.7 ? 1.06 : 0.74), 34];
  const d = `M${trace([q(start, 5), q(end - head, 9), q(end - head, 22), q(end, 0), q(end - head, -22), q(end - head, -9), q(start, -5)])}Z`;
  return `<path d="${d}" fill="#01030a" opacity=".55" transform="translate(2 5)"/><path d="${d}" fill="${colour}" opacity=".28" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/><path d="${d}" fill="${colour}" stroke="${mix(colour, "#ffffff", 0.5)}" stroke-width="1.2" stroke-linejoin="round"/>`;
}

/** Torchlight on the floor, from a place towards another. */
export function coneMark(id: string, from: Point, to: Point, dim: boolean): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [reach, spread] = [dim ? 110 : 190, 0.4];
  const arc = Array.from({ length: 9 }, (_, i) => angle - spread + (spread * i) / 4).map(
    (a): Point => [n1(from[0] + Math.cos(a) * reach), n1(from[1] + Math.sin(a) * reach * 0.86)],
  );
  const strength = dim ? 0.22 : 0.55;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${from[0]}" cy="${from[1]}" r="${reach}"><stop stop-color="#ffd7a1" stop-opacity="${strength}"/><stop offset=".6" stop-color="#ffd7a1" stop-opacity="${n1(strength * 5) / 10}"/><stop offset="1" stop-color="#ffd7a1" stop-opacity="0"/></radialGradient><path d="M${trace([from, ...arc])}Z" fill="url(#${id})"/>`;
}

/** A waypoint: its number in the shape of its colour's base. */
export function pointMark(
  at: Point,
  number: number,
  colour: string,
  shape: "circle" | "diamond",
  scale: number,
): string {
  const outline =
    shape === "circle" ? '<ellipse rx="11" ry="8.5" ' : '<path d="M0-10L12 0L0 10L-12 0Z" ';
  return `<g transform="translate(${at[0]} ${at[1]}) scale(${n1(scale)})">${outline}fill="#060a14" fill-opacity=".88" stroke="${colour}" stroke-width="1.5"/><text y="4.2" text-anchor="middle" font-size="12" font-weight="700" fill="${colour}">${number}</text></g>`;
}
