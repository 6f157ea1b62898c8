/** What is drawn on the ground at every change: positions, the way in, reach, sight, aim. Text only. */
import { light, mix, n1, neon, type Point } from "@sprawl/art";
import type { PositionKind } from "../src/types.js";
import { type Area, cornersOf, type Ground, on, sizeAt, traceOf } from "./ground.js";

export const PADS: Readonly<Record<PositionKind, string>> = {
  hacking: "#4fa8ff",
  advantageous: "#ff4a5e",
  covered: "#4fe07a",
};

const SIGNS: Readonly<Record<PositionKind, string>> = {
  hacking: "M-8-6H8V4H-8ZM-4 8H4",
  advantageous: "M-7 4L0-5L7 4M-7 10L0 1L7 10",
  covered: "M-7-6L0-9L7-6V1L0 9L-7 1Z",
};

/** A Tactical Position: a pad in its colour with its sign; height is raised, cover has a barrier. */
export function padMark(ground: Ground, [x, y]: Point, kind: PositionKind): string {
  const [px, py] = on(ground, x, y);
  const k = n1(ground.figure * sizeAt(ground, y) * 10) / 10;
  const tone = PADS[kind];
  const raised =
    kind === "advantageous"
      ? `<path d="M-46 4L46 4L52 14L-52 14Z" fill="#6a2030"/><path d="M-46 4L46 4L38-8L-38-8Z" fill="#a33a4a"/>`
      : "";
  const barrier =
    kind === "covered"
      ? `<path d="M-40 22L40 22L36 4L-36 4Z" fill="#20402f" stroke="${tone}" stroke-width="1.6"/><path d="M-24 4h10l-6 18h-10zM-2 4h10l-6 18h-10zM20 4h10l-6 18h-10z" fill="${tone}" opacity=".4"/>`
      : "";
  const kiosk =
    kind === "hacking"
      ? `<path d="M38 2L62 2L60-40L40-40Z" fill="#14284a" stroke="${tone}" stroke-width="1.4"/><path d="M43-36h14v13h-14z" fill="#8fd0ff"/><path d="M43-17h14M43-11h9" stroke="${tone}" stroke-width="2"/>`
      : "";
  return `<g transform="translate(${px} ${py}) scale(${k})"><ellipse rx="50" ry="22" fill="${tone}" opacity=".16"/><ellipse rx="46" ry="19" fill="${tone}" opacity=".2"/>${raised}<ellipse rx="41" ry="16" fill="${mix(tone, "#0a0618", 0.62)}" stroke="${tone}" stroke-width="2.6"/><ellipse rx="33" ry="12" fill="none" stroke="${tone}" stroke-dasharray="6 5"/>${barrier}${kiosk}<g transform="translate(-50 -2)"><circle r="12" fill="#0a0618" stroke="${tone}" stroke-width="2"/><path d="${SIGNS[kind]}" transform="scale(.8)" fill="none" stroke="${tone}" stroke-width="2.2"/></g></g>`;
}

/** Where one comes in: an arrow from the street. */
export function entryMark(ground: Ground, area: Area): string {
  const [x, y] = [area.x + 0.5 * area.w, area.y + 0.97];
  const tip = on(ground, x, y - 0.14);
  const [left, right] = [on(ground, x - 0.1, y), on(ground, x + 0.1, y)];
  return `<path d="M${tip.join(" ")}L${right.join(" ")}L${left.join(" ")}Z" fill="#ffffff" opacity=".55"/>`;
}

const CYAN = "#59f0ff";

/** A zone one can come to: a frame of light on its floor, with what it costs. */
export function reachMark(ground: Ground, area: Area, sure: boolean): string {
  const d = traceOf(cornersOf(ground, area, 0.05));
  if (!sure)
    return `<path d="${d}" fill="${CYAN}" fill-opacity=".05" stroke="${CYAN}" stroke-width="2" stroke-dasharray="4 8" stroke-opacity=".8"/>`;
  return `<path d="${d}" fill="${CYAN}" fill-opacity=".14"/>${neon(d, CYAN, 2)}`;
}

/** What a step costs, as a coin in the far right corner of its zone or beside its pad. */
export function costMark(ground: Ground, [x, y]: Point, cost: number): string {
  const [px, py] = on(ground, x, y);
  const r = ground.letters * 0.86;
  return `<g transform="translate(${px} ${py})"><circle r="${n1(r)}" fill="#06202a" stroke="${CYAN}" stroke-width="2"/><text text-anchor="middle" y="${n1(r * 0.4)}" font-size="${n1(r * 1.2)}" font-weight="700" fill="#d6fbff">${cost}</text></g>`;
}

/** What somebody could hit from where it stands: its zones hatched, in its own colour. */
export function sightMark(ground: Ground, area: Area, colour: string, id: string): string {
  const d = traceOf(cornersOf(ground, area, 0.09));
  return `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0H9" stroke="${colour}" stroke-width="2.4" opacity=".42"/></pattern><path d="${d}" fill="url(#${id})" stroke="${colour}" stroke-width="1.2" stroke-opacity=".5"/>`;
}

/** At the height of a chest. */
const chest = (ground: Ground, [x, y]: Point): Point => {
  const [px, py] = on(ground, x, y);
  return [px, n1(py - 62 * ground.figure * sizeAt(ground, y))];
};

/** From one who could strike to one who could be struck. */
export function lineMark(ground: Ground, from: Point, to: Point, colour: string): string {
  const [a, b] = [chest(ground, from), chest(ground, to)];
  return `<path d="M${a.join(" ")}L${b.join(" ")}" stroke="#05030f" stroke-width="5" opacity=".5" fill="none"/><path d="M${a.join(" ")}L${b.join(" ")}" stroke="${colour}" stroke-width="2.4" stroke-dasharray="3 7" stroke-linecap="round" fill="none"/><circle cx="${b[0]}" cy="${b[1]}" r="5" fill="${colour}"/>`;
}

/** Whom a Hostile goes for: a way on the ground. */
export function huntMark(ground: Ground, from: Point, to: Point): string {
  const [a, b] = [on(ground, ...from), on(ground, ...to)];
  const bend: Point = [n1((a[0] + b[0]) / 2), n1(Math.max(a[1], b[1]) + 16)];
  return `<path d="M${a.join(" ")}Q${bend.join(" ")} ${b.join(" ")}" stroke="#ffd166" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round" fill="none" opacity=".9"/>`;
}

export type Aim = { readonly attack: number; readonly defense: string };

const sumSize = (ground: Ground): number => ground.letters * 1.5;

/**
 * Where both sums of an attack stand: at the line of fire, or as near to it as they lie on the paper and
 * on no sums of another attack.
 */
export function sumPlace(ground: Ground, from: Point, to: Point, taken: readonly Point[]): Point {
  const [a, b] = [chest(ground, from), chest(ground, to)];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const x = (a[0] + b[0]) / 2;
  const y = long < 120 ? Math.min(a[1], b[1]) - 66 : (a[1] + b[1]) / 2 - 30;
  const size = sumSize(ground);
  const [wide, high] = [size * 5 + 6, size * 1.6 + 6];
  const held = (value: number, least: number, most: number) =>
    Math.min(most - least, Math.max(least, value));
  const onPaper = (across: number, down: number): Point => [
    n1(held(x + across * wide, wide / 2, ground.width)),
    n1(held(y + down * high, high / 2, ground.height)),
  ];
  const isFree = ([px, py]: Point) =>
    taken.every(([tx, ty]) => Math.abs(px - tx) >= wide || Math.abs(py - ty) >= high);
  const away = ([px, py]: Point) => Math.hypot(px - x, py - y);
  const places = [0, 1, 2, 3].flatMap((down) =>
    [0, 1, -1].flatMap((across) => [onPaper(across, down), onPaper(across, -down)]),
  );
  return places.filter(isFree).sort((p, q) => away(p) - away(q))[0] ?? onPaper(0, 0);
}

/** An attack that is offered: the line of fire, a cross on the target, and both sums at `box`. */
export function aimMark(ground: Ground, from: Point, to: Point, aim: Aim, box: Point): string {
  const [a, b] = [chest(ground, from), chest(ground, to)];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const size = sumSize(ground);
  const wide = size * 2.5;
  const shot = long < 30 ? "" : neon(`M${a.join(" ")}L${b.join(" ")}`, "#ffffff", 2);
  const whose = `<path d="M${box.join(" ")}L${b.join(" ")}" stroke="#ffffff" stroke-width="1.4" opacity=".7" fill="none"/>`;
  return `${shot}${whose}<g transform="translate(${b.join(" ")})" fill="none" stroke="#ffffff" stroke-width="2.4"><circle r="28"/><path d="M-38 0h18M38 0h-18M0-38v18M0 38v-18"/></g><g transform="translate(${box.join(" ")})"><path d="M${n1(-wide)} ${n1(-size * 0.8)}H${n1(wide)}V${n1(size * 0.8)}H${n1(-wide)}Z" fill="#0a0618" stroke="#ffffff" stroke-width="1.8"/><text text-anchor="end" x="${n1(-size * 0.4)}" y="${n1(size * 0.36)}" font-size="${n1(size)}" font-weight="700" fill="#ff7a92">${aim.attack}</text><text text-anchor="middle" y="${n1(size * 0.3)}" font-size="${n1(size * 0.8)}" fill="#cfc6ea">:</text><text x="${n1(size * 0.4)}" y="${n1(size * 0.36)}" font-size="${n1(size)}" font-weight="700" fill="#7fc0ff">${aim.defense}</text></g>`;
}

/** The number of a zone, its name, and how many are in it, on its near edge. */
export function nameMark(
  ground: Ground,
  area: Area,
  words: {
    readonly number: number;
    readonly name: string;
    readonly count: string;
    readonly tone: string;
  },
): string {
  const [x, y] = on(ground, area.x + 0.03, area.y + 0.97);
  const f = ground.letters;
  const room = on(ground, area.x + area.w - 0.03, area.y + 0.97)[0] - x;
  const long = Math.min(room, f * (3.6 + words.name.length * 0.56 + words.count.length * 0.54));
  const h = f * 1.4;
  // Where both do not fit beside each other the name is set narrower.
  const left = long - f * (2.7 + words.count.length * 0.54);
  const narrow =
    words.name.length * f * 0.56 > left
      ? ` textLength="${n1(left)}" lengthAdjust="spacingAndGlyphs"`
      : "";
  return `<g transform="translate(${x} ${n1(y - h)})"><path d="M0 0H${n1(long)}V${n1(h)}H0Z" fill="#0a0618" opacity=".82"/><path d="M0 0H${n1(f * 1.5)}V${n1(h)}H0Z" fill="${words.tone}"/><text x="${n1(f * 0.75)}" y="${n1(f * 1.08)}" text-anchor="middle" font-size="${n1(f * 1.12)}" font-weight="700" fill="#0a0618">${words.number}</text><text x="${n1(f * 1.9)}" y="${n1(f * 1.05)}" font-size="${f}" font-weight="600" fill="#ffffff"${narrow}>${words.name}</text><text x="${n1(long - f * 0.4)}" y="${n1(f * 1.05)}" text-anchor="end" font-size="${f}" fill="${light(words.tone, 0.35)}">${words.count}</text></g>`;
}
