/** The tower's floor as it is lit: rooms of each kind, walls that stand, tags, cameras. */
import type { Mission } from "../src/index.js";
import {
  type Box,
  FLOOR_PATTERNS,
  HALL,
  ROOMS,
  type Room,
  type RoomKind,
  WALL_HEIGHT,
} from "./rooms.js";

export const CELL = 48;

const areaKind = (room: number, i: number): RoomKind | undefined =>
  room === 0 ? undefined : ROOMS[(i * 3) % ROOMS.length];
const toneOf = (room: number, i: number) => areaKind(room, i) ?? HALL;

/** What changes never: drawn once a mission. `key` keeps the names of its paints its own. */
export function drawFloor({ id, plan }: Mission): string {
  const { width, height, areas, squaresOf } = plan;
  const key = `hi-${id}`;
  const boxes = squaresOf.map((at) => boxOf(plan, at));
  const whole = `width="${width * CELL}" height="${height * CELL}"`;
  const rooms = areas.flatMap(({ room }, i) => {
    const kind = areaKind(room, i);
    return kind ? [{ kind, i, box: boxes[i] }] : [];
  });
  return [
    `<defs>${paints(key)}${areas.map(({ room }, i) => lamp(key, i, boxes[i], toneOf(room, i))).join("")}</defs>`,
    `<rect ${whole} fill="url(#${key}-top)"/><rect ${whole} fill="url(#${key}-hatch)"/>`,
    ...areas.map(
      (_, i) => `<path d="${squares(plan, squaresOf[i])}" fill="url(#${key}-lamp-${i})"/>`,
    ),
    ...rooms.map(
      ({ kind, i }) =>
        `<path d="${squares(plan, squaresOf[i])}" fill="url(#${key}-${kind.pattern})"/>`,
    ),
    `<path d="${seams(plan, squaresOf.flat())}" stroke="#fff" stroke-opacity=".08" fill="none"/>`,
    walls(plan),
    ...rooms.map(
      ({ kind, box }) => kind.furniture({ ...box, back: backOf(plan, box) }) + camera(box),
    ),
  ].join("");
}

/** The longest piece of the wall behind a room that no doorway breaks. */
function backOf({ floor }: Plan, { x, y, w }: Box): Room["back"] {
  const above = (y / CELL - 1) * floor.width;
  let [best, run] = [0, 0];
  let from = x / CELL;
  for (let column = x / CELL; column < (x + w) / CELL; column++) {
    run = above >= 0 && floor.ground[above + column] !== 0 ? 0 : run + 1;
    if (run > best) [best, from] = [run, column - run + 1];
  }
  return { x: from * CELL, w: best * CELL };
}

/** Walls: behind what is open they stand up, and everything has an edge. */
function walls(plan: Plan): string {
  const { width, height, floor, areas, areaOf, squaresOf } = plan;
  const open = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && floor.ground[y * floor.width + x] !== 0;
  const faces = new Map<string, string>();
  let [feet, edges, tops] = ["", "", ""];
  for (const at of squaresOf.flat()) {
    const [x, y] = [at % floor.width, Math.floor(at / floor.width)];
    const [left, top] = [x * CELL, y * CELL];
    if (!open(x, y - 1)) {
      const { wall } = toneOf(areas[areaOf[at]].room, areaOf[at]);
      const high = y === 0 ? 0 : WALL_HEIGHT;
      faces.set(wall, `${faces.get(wall) ?? ""}M${left} ${top - high}h${CELL}v${high}h-${CELL}z`);
      feet += `M${left} ${top - high / 3}h${CELL}v${high / 3 + 8}h-${CELL}z`;
      tops += `M${left} ${top - high}h${CELL}`;
      edges += `M${left} ${top}h${CELL}`;
      if (!open(x - 1, y)) tops += `M${left} ${top - high}v${high}`;
      if (!open(x + 1, y)) tops += `M${left + CELL} ${top - high}v${high}`;
    }
    if (!open(x, y + 1)) tops += `M${left} ${top + CELL}h${CELL}`;
    if (!open(x - 1, y)) tops += `M${left} ${top}v${CELL}`;
    if (!open(x + 1, y)) tops += `M${left + CELL} ${top}v${CELL}`;
  }
  const standing = [...faces].map(
    ([wall, d]) =>
      `<path d="${d}" fill="${wall}"/><path d="${d}" fill="#060b18" fill-opacity=".34"/>`,
  );
  return (
    `${standing.join("")}<path d="${feet}" fill="#000" fill-opacity=".26"/>` +
    `<path d="${edges}" fill="none" stroke="#0a1326" stroke-opacity=".7" stroke-width="2"/>` +
    `<path d="${tops}" fill="none" stroke="#0a1326" stroke-width="5" stroke-linecap="square"/>` +
    `<path d="${tops}" fill="none" stroke="#d6e6ff" stroke-width="1.8" stroke-linecap="square"/>`
  );
}

type Plan = Mission["plan"];

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

const paints = (key: string): string =>
  `<linearGradient id="${key}-top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c3258"/><stop offset="1" stop-color="#122242"/></linearGradient>
<pattern id="${key}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#86aae6" stroke-width=".9" opacity=".3"/></pattern>
${Object.entries(FLOOR_PATTERNS)
  .map(
    ([name, inside]) =>
      `<pattern id="${key}-${name}" width="24" height="24" patternUnits="userSpaceOnUse"><g stroke="#000" stroke-opacity=".2" fill="none">${inside}</g></pattern>`,
  )
  .join("")}`;

/** A lamp over the middle of a room: its colour there, its floor towards the walls. */
const lamp = (
  key: string,
  i: number,
  { x, y, w, h }: Box,
  tone: { readonly lamp: string; readonly floor: string },
): string =>
  `<radialGradient id="${key}-lamp-${i}" gradientUnits="userSpaceOnUse" cx="${x + w / 2}" cy="${y + h * 0.4}" r="${Math.max(w, h) * 0.75}"><stop offset="0" stop-color="${tone.lamp}"/><stop offset="1" stop-color="${tone.floor}"/></radialGradient>`;

const camera = ({ x, y }: Box): string =>
  `<g transform="translate(${x + 10} ${y - 10})"><path d="M0 4L84 36L54 82Z" fill="#4fdcc6" opacity=".12"/><path d="M-7 -4L5 -1L4 5L-8 2Z" fill="#0a101c" stroke="#4fdcc6" stroke-width="1.4"/><circle cx="5" cy="2" r="2.2" fill="#4fdcc6"/></g>`;

/** The floor small, for the map in the corner. */
export function drawMap({ plan }: Mission): string {
  const { areas, squaresOf, floor } = plan;
  return areas
    .map(({ room }, i) => {
      const { lamp: lit } = toneOf(room, i);
      const d = squaresOf[i]
        .map((at) => `M${at % floor.width} ${Math.floor(at / floor.width)}h1v1h-1z`)
        .join("");
      return `<path d="${d}" fill="${lit}"/>`;
    })
    .join("");
}
