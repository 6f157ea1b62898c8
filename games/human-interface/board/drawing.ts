/** The tower's floor as it is lit: rooms told apart by colour, walls with faces, tags, cameras. */
import type { Mission } from "../src/index.js";

export const CELL = 48;

/** Light and floor of a room, by turns: never two alike beside each other. */
const ROOMS: readonly (readonly [lamp: string, floor: string])[] = [
  ["#6b4a34", "#33261f"],
  ["#2f6a86", "#1b3446"],
  ["#7a3138", "#3a1c24"],
  ["#2f6e58", "#17372f"],
  ["#6a5a2c", "#332d1b"],
  ["#4c4a8c", "#26264c"],
  ["#6d4173", "#33203c"],
  ["#3d6b3a", "#1e3620"],
];
const HALL = ["#3d5f92", "#22355a"] as const;
const FACE = 13;

/** What changes never: drawn once a mission. `key` keeps the names of its paints its own. */
export function drawFloor({ id, plan }: Mission): string {
  const { width, height, floor, areas, squaresOf } = plan;
  const key = `hi-${id}`;
  const open = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && floor.ground[y * floor.width + x] !== 0;
  const parts = [
    `<defs>${paints(key)}${areas.map((_, i) => lamp(key, i, boxOf(plan, squaresOf[i]), toneOf(areas[i].room, i))).join("")}</defs>`,
    `<rect width="${width * CELL}" height="${height * CELL}" fill="url(#${key}-top)"/>`,
    `<rect width="${width * CELL}" height="${height * CELL}" fill="url(#${key}-hatch)"/>`,
  ];
  areas.forEach((_, i) => {
    parts.push(`<path d="${squares(plan, squaresOf[i])}" fill="url(#${key}-lamp-${i})"/>`);
  });
  const all = squaresOf.flat();
  parts.push(`<path d="${seams(plan, all)}" stroke="#fff" stroke-opacity=".07" fill="none"/>`);
  areas.forEach(({ room }, i) => {
    if (room > 0) parts.push(furniture(boxOf(plan, squaresOf[i]), i));
  });
  let [faces, feet, edges] = ["", "", ""];
  for (const at of all) {
    const [x, y] = [at % floor.width, Math.floor(at / floor.width)];
    const [left, top] = [x * CELL, y * CELL];
    if (!open(x, y - 1)) {
      faces += `M${left} ${top}h${CELL}v${FACE}h-${CELL}z`;
      feet += `M${left} ${top + FACE}h${CELL}v12h-${CELL}z`;
      edges += `M${left} ${top}h${CELL}`;
    }
    if (!open(x, y + 1)) edges += `M${left} ${top + CELL}h${CELL}`;
    if (!open(x - 1, y)) edges += `M${left} ${top}v${CELL}`;
    if (!open(x + 1, y)) edges += `M${left + CELL} ${top}v${CELL}`;
  }
  parts.push(
    `<path d="${feet}" fill="#000" fill-opacity=".28"/>`,
    `<path d="${faces}" fill="url(#${key}-face)"/>`,
    `<path d="${edges}" fill="none" stroke="#0a1326" stroke-width="5" stroke-linecap="square"/>`,
    `<path d="${edges}" fill="none" stroke="#d6e6ff" stroke-width="1.8" stroke-linecap="square"/>`,
  );
  areas.forEach(({ room }, i) => {
    if (room > 0) parts.push(camera(boxOf(plan, squaresOf[i])));
  });
  return parts.join("");
}

type Plan = Mission["plan"];
type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const toneOf = (room: number, i: number) => (room === 0 ? HALL : ROOMS[(i * 3) % ROOMS.length]);

function boxOf({ floor }: Plan, at: readonly number[]): Box {
  // A doorway belongs to an area, but is not where its furniture stands.
  const inside = at.filter((square) => floor.ground[square] === 1);
  const xs = (inside.length > 0 ? inside : at).map((square) => square % floor.width);
  const ys = (inside.length > 0 ? inside : at).map((square) => Math.floor(square / floor.width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x * CELL,
    y: y * CELL,
    w: (Math.max(...xs) - x + 1) * CELL,
    h: (Math.max(...ys) - y + 1) * CELL,
  };
}

const squares = ({ floor }: Plan, at: readonly number[]): string =>
  at
    .map(
      (square) =>
        `M${(square % floor.width) * CELL} ${Math.floor(square / floor.width) * CELL}h${CELL}v${CELL}h-${CELL}z`,
    )
    .join("");

const seams = ({ floor }: Plan, at: readonly number[]): string =>
  at
    .map(
      (square) =>
        `M${(square % floor.width) * CELL} ${Math.floor(square / floor.width) * CELL}h${CELL}v${CELL}`,
    )
    .join("");

const paints = (key: string): string => `
<linearGradient id="${key}-top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c3258"/><stop offset="1" stop-color="#122242"/></linearGradient>
<pattern id="${key}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#86aae6" stroke-width=".9" opacity=".3"/></pattern>
<linearGradient id="${key}-face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7c9bd0"/><stop offset="1" stop-color="#2c4268"/></linearGradient>`;

/** A lamp over the middle of a room: its colour there, its floor towards the walls. */
const lamp = (
  key: string,
  i: number,
  { x, y, w, h }: Box,
  [lit, dark]: readonly string[],
): string =>
  `<radialGradient id="${key}-lamp-${i}" gradientUnits="userSpaceOnUse" cx="${x + w / 2}" cy="${y + h * 0.4}" r="${Math.max(w, h) * 0.75}"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/** Things along the walls of a room: they stand in nobody's way and mean nothing. */
function furniture({ x, y, w, h }: Box, i: number): string {
  const dark = 'fill="#000" fill-opacity=".3"';
  const lit = 'fill="#cfe2ff" fill-opacity=".16"';
  const glow = 'fill="#ffd9a0" fill-opacity=".5"';
  const block = (bx: number, by: number, bw: number, bh: number): string =>
    `<rect x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="2" ${dark}/><rect x="${bx}" y="${by}" width="${bw}" height="4" ${lit}/>`;
  switch (i % 5) {
    case 0: // desks with screens under the north wall
      return [0.12, 0.55]
        .map((part) => {
          const bx = x + w * part;
          return `${block(bx, y + 18, w * 0.3, 13)}<rect x="${bx + w * 0.09}" y="${y + 20}" width="${w * 0.1}" height="5" ${glow}/>`;
        })
        .join("");
    case 1: // shelves down the west wall
      return [0.3, 0.55, 0.8].map((part) => block(x + 3, y + h * part - 12, 11, 24)).join("");
    case 2: // a round table
      return `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w * 0.2}" ry="${h * 0.13}" ${dark}/><ellipse cx="${x + w / 2}" cy="${y + h / 2 - 3}" rx="${w * 0.2}" ry="${h * 0.13}" ${lit}/>`;
    case 3: // crates in two corners
      return [
        [x + w - 28, y + h - 26],
        [x + w - 52, y + h - 24],
        [x + 6, y + 20],
      ]
        .map(([bx, by]) => block(bx, by, 21, 19))
        .join("");
    default: // a counter and lamps
      return `${block(x + w * 0.2, y + h - 18, w * 0.6, 12)}<circle cx="${x + w * 0.2}" cy="${y + 24}" r="5" ${glow}/><circle cx="${x + w * 0.8}" cy="${y + 24}" r="5" ${glow}/>`;
  }
}

const camera = ({ x, y }: Box): string =>
  `<g transform="translate(${x + 12} ${y + 14})"><path d="M0 0L84 22L54 68Z" fill="#4fdcc6" opacity=".12"/><path d="M-7 -4L5 -1L4 5L-8 2Z" fill="#0a101c" stroke="#4fdcc6" stroke-width="1.4"/><circle cx="5" cy="2" r="2.2" fill="#4fdcc6"/></g>`;

/** The lowest row of an area, at its left end: its tag lies there, out of everybody's way. */
export function tagPlace({ floor, squaresOf, areaOf }: Plan, area: number) {
  const at = squaresOf[area];
  const inside = at.filter((square) => floor.ground[square] === 1 && areaOf[square] === area);
  const from = inside.length > 0 ? inside : at;
  const bottom = Math.max(...from.map((square) => Math.floor(square / floor.width)));
  const left = Math.min(
    ...from
      .filter((square) => Math.floor(square / floor.width) === bottom)
      .map((square) => square % floor.width),
  );
  return [left * CELL + 4, bottom * CELL + CELL - 20] as const;
}

/** The floor small, for the map in the corner. */
export function drawMap({ plan }: Mission): string {
  const { areas, squaresOf, floor } = plan;
  return areas
    .map(({ room }, i) => {
      const [lit] = toneOf(room, i);
      const d = squaresOf[i]
        .map((at) => `M${at % floor.width} ${Math.floor(at / floor.width)}h1v1h-1z`)
        .join("");
      return `<path d="${d}" fill="${lit}"/>`;
    })
    .join("");
}
