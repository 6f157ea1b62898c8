/**
 * A floor of squares: walls, floor, and doorways that may be shut. Steps in eight directions, lines
 * of sight, distances and shortest ways. It knows no game: who stands where, and what else blocks,
 * is told by whoever asks.
 */
import { crosses, lineTo } from "./lines.js";

export const WALL = 0;
export const FLOOR = 1;
export const DOORWAY = 2;

/** A square by its number: y * width + x. */
export type Square = number;

export type Floor = {
  readonly width: number;
  readonly height: number;
  /** By square: WALL, FLOOR or DOORWAY. */
  readonly ground: Uint8Array;
  /** By square: the steps from it that no wall forbids. */
  readonly steps: readonly (readonly Step[])[];
  /** The same parted: where steps that pass no doorway lead, and the steps that do. */
  readonly open: readonly Int16Array[];
  readonly gated: readonly (readonly Step[])[];
  /** By square: what is known of the lines of sight from it. Filled as it is asked for. */
  readonly sight: (Uint8Array | undefined)[];
  /** By square: how far every other is with all doors open. Filled as it is asked for. */
  readonly away: (ArrayLike<number> | undefined)[];
};

/** A step that no wall forbids, and the doorways that must not be shut for it. */
export type Step = { readonly to: Square; readonly doorways: readonly Square[] };

/** A floor of this ground; it never changes, so its steps are found once. */
export function makeFloor(width: number, height: number, ground: Uint8Array): Floor {
  const bare = { width, height, ground };
  const steps = Array.from(ground, (_, from) => findSteps(bare, from));
  const open = steps.map((all) =>
    Int16Array.from(all.filter(({ doorways }) => doorways.length === 0).map(({ to }) => to)),
  );
  const gated = steps.map((all) => all.filter(({ doorways }) => doorways.length > 0));
  const unknown = (): undefined[] => Array.from(ground, () => undefined);
  return { ...bare, steps, open, gated, sight: unknown(), away: unknown() };
}

type Bare = Pick<Floor, "width" | "height" | "ground">;

/** Does something stand in the way in this square: a shut door, a model? */
export type Blocks = (square: Square) => boolean;

const NOTHING: Blocks = () => false;

export const squareAt = (floor: Bare, x: number, y: number): Square => y * floor.width + x;
export const xOf = (floor: Bare, square: Square): number => square % floor.width;
export const yOf = (floor: Bare, square: Square): number => Math.floor(square / floor.width);

/** Everything outside is wall. */
export function groundAt(floor: Bare, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= floor.width || y >= floor.height) return WALL;
  return floor.ground[y * floor.width + x];
}

/** A diagonal counts as one; walls do not matter. */
export function distance(floor: Floor, a: Square, b: Square): number {
  const dx = Math.abs(xOf(floor, a) - xOf(floor, b));
  const dy = Math.abs(yOf(floor, a) - yOf(floor, b));
  return dx > dy ? dx : dy;
}

/** The squares between two whose inside the straight line crosses, from the first to the second. */
export function crossedBetween(floor: Floor, from: Square, to: Square): Square[] {
  const x = xOf(floor, from);
  const y = yOf(floor, from);
  const dx = xOf(floor, to) - x;
  const dy = yOf(floor, to) - y;
  const signX = dx < 0 ? -1 : 1;
  const signY = dy < 0 ? -1 : 1;
  return lineTo(Math.abs(dx), Math.abs(dy)).crossed.map(
    ([i, j]) => (y + signY * j) * floor.width + x + signX * i,
  );
}

/** Is this one of the squares between two whose inside the straight line crosses? */
export function isCrossed(floor: Floor, at: Square, from: Square, to: Square): boolean {
  if (at === from || at === to) return false;
  const x = xOf(floor, from);
  const y = yOf(floor, from);
  const dx = xOf(floor, to) - x;
  const dy = yOf(floor, to) - y;
  const i = dx < 0 ? x - xOf(floor, at) : xOf(floor, at) - x;
  const j = dy < 0 ? y - yOf(floor, at) : yOf(floor, at) - y;
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  return i >= 0 && j >= 0 && i <= wide && j <= high && crosses(i, j, wide, high);
}

/**
 * Is there a line of sight? Walls and shut doors block where the line crosses them, and where it
 * passes exactly through their corner, unless an open doorway has that corner too. `blocks` names
 * further squares that block when they are crossed. The two ends never block.
 */
export function sees(
  floor: Floor,
  shut: Blocks,
  from: Square,
  to: Square,
  blocks: Blocks = NOTHING,
): boolean {
  const known = sightBetween(floor, from, to);
  if (known === NEVER) return false;
  if (known === ALWAYS && blocks === NOTHING) return true;
  return looks(floor, shut, from, to, blocks);
}

const NEVER = 1;
const ALWAYS = 2;
const BY_DOORS = 3;
const SHUT: Blocks = () => true;

/** Whether walls alone decide: an opened door never takes a line of sight away. */
function sightBetween(floor: Floor, from: Square, to: Square): number {
  let row = floor.sight[from];
  if (!row) {
    row = new Uint8Array(floor.ground.length);
    floor.sight[from] = row;
  }
  if (row[to] === 0) {
    row[to] = looks(floor, SHUT, from, to, NOTHING)
      ? ALWAYS
      : looks(floor, NOTHING, from, to, NOTHING)
        ? BY_DOORS
        : NEVER;
  }
  return row[to];
}

/** The line of sight, square by square and corner by corner. */
function looks(floor: Floor, shut: Blocks, from: Square, to: Square, blocks: Blocks): boolean {
  const { width, ground } = floor;
  const x = from % width;
  const y = (from - x) / width;
  const toX = to % width;
  const dx = toX - x;
  const dy = (to - toX) / width - y;
  const signX = dx < 0 ? -1 : 1;
  const signY = dy < 0 ? -1 : 1;
  const line = lineTo(Math.abs(dx), Math.abs(dy));
  for (const [i, j] of line.crossed) {
    const square = (y + signY * j) * width + x + signX * i;
    const kind = ground[square];
    if (kind === WALL || (kind === DOORWAY && shut(square)) || blocks(square)) return false;
  }
  for (const [i, j] of line.corners) {
    if (!passesCorner(floor, shut, from, to, x + signX * i, y + signY * j, signX, signY))
      return false;
  }
  return true;
}

/** The four squares that meet in a corner: does the line get through there? */
function passesCorner(
  floor: Floor,
  shut: Blocks,
  from: Square,
  to: Square,
  x: number,
  y: number,
  signX: number,
  signY: number,
): boolean {
  let solid = false;
  for (let i = 0; i < 4; i++) {
    const atX = x + (i & 1 ? signX : 0);
    const atY = y + (i & 2 ? signY : 0);
    const kind = groundAt(floor, atX, atY);
    const square = atY * floor.width + atX;
    if (kind === DOORWAY && (square === from || square === to || !shut(square))) return true;
    if (square === from || square === to) continue;
    if (kind === WALL || kind === DOORWAY) solid = true;
  }
  return !solid;
}

/** The eight ways from a square, by direction: 0 is up, then clockwise. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** The square one step away: direction 0 is up, then clockwise. -1 outside the floor. */
export function towards(floor: Floor, from: Square, direction: number): Square {
  const [dx, dy] = DIRECTIONS[direction];
  const x = xOf(floor, from) + dx;
  const y = yOf(floor, from) + dy;
  return x < 0 || y < 0 || x >= floor.width || y >= floor.height ? -1 : y * floor.width + x;
}

function findSteps(floor: Bare, from: Square): Step[] {
  const { width, ground } = floor;
  const x = xOf(floor, from);
  const y = yOf(floor, from);
  const found: Step[] = [];
  for (const [dx, dy] of DIRECTIONS) {
    if (groundAt(floor, x + dx, y + dy) === WALL) continue;
    const to = (y + dy) * width + x + dx;
    const passed = [to];
    if (dx !== 0 && dy !== 0) {
      if (ground[from] === DOORWAY || ground[to] === DOORWAY) continue;
      if (groundAt(floor, x + dx, y) === WALL || groundAt(floor, x, y + dy) === WALL) continue;
      passed.push(y * width + x + dx, (y + dy) * width + x);
    }
    found.push({ to, doorways: passed.filter((square) => ground[square] === DOORWAY) });
  }
  return found;
}

/**
 * The squares one step away: floor or an open doorway; into and out of a doorway only straight; a
 * diagonal step not past the corner of a wall or of a shut door.
 */
export function stepsFrom(floor: Floor, shut: Blocks, from: Square): Square[] {
  const found: Square[] = [];
  for (const { to, doorways } of floor.steps[from]) if (!anyShut(doorways, shut)) found.push(to);
  return found;
}

function anyShut(doorways: readonly Square[], shut: Blocks): boolean {
  for (const square of doorways) if (shut(square)) return true;
  return false;
}

/** Is this a legal step? */
export function isStep(floor: Floor, shut: Blocks, from: Square, to: Square): boolean {
  return stepsFrom(floor, shut, from).includes(to);
}

/** How far to look: so many steps, or until a certain square is reached. */
export type Horizon = { readonly most?: number; readonly until?: Square };

/**
 * How many steps each square is away; -1 where it is not reached within the horizon. Squares that
 * nobody enters are `closed`; a start may be one of them.
 */
export function stepsTo(
  floor: Floor,
  shut: Blocks,
  starts: readonly Square[],
  closed: readonly Square[] = [],
  { most = Number.MAX_SAFE_INTEGER, until = -1 }: Horizon = {},
): Int16Array {
  const steps = new Int16Array(floor.ground.length).fill(-1);
  for (const square of closed) if (square >= 0) steps[square] = CLOSED;
  const { open, gated } = floor;
  const reached = starts.slice();
  for (const start of reached) steps[start] = 0;
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i];
    const far = steps[from] + 1;
    if (far > most || (until >= 0 && steps[until] >= 0 && steps[until] < far)) break;
    const plain = open[from];
    for (let k = 0; k < plain.length; k++) {
      const to = plain[k];
      if (steps[to] >= 0) continue;
      steps[to] = far;
      reached.push(to);
    }
    const doors = gated[from];
    for (let k = 0; k < doors.length; k++) {
      const { to, doorways } = doors[k];
      if (steps[to] >= 0 || anyShut(doorways, shut)) continue;
      steps[to] = far;
      reached.push(to);
    }
  }
  for (const square of closed) if (steps[square] === CLOSED) steps[square] = -1;
  return steps;
}

/** More steps than any floor has squares. */
const CLOSED = 0x7fff;

/** How many steps every square is from this one with all doors open and nobody in the way. */
export function stepsAway(floor: Floor, from: Square): ArrayLike<number> {
  let away = floor.away[from];
  if (!away) {
    away = stepsTo(floor, NOTHING, [from]);
    floor.away[from] = away;
  }
  return away;
}

/** One shortest way, without its start; of equal ones the first by direction. [] if there is none. */
export function wayTo(
  floor: Floor,
  shut: Blocks,
  from: Square,
  to: Square,
  closed: readonly Square[] = [],
): Square[] {
  // Counted from the goal, every step that comes one nearer lies on a shortest way.
  const others = closed.includes(from) ? closed.filter((square) => square !== from) : closed;
  const left = stepsTo(floor, shut, [to], others, { until: from });
  if (left[from] < 0) return [];
  const way: Square[] = [];
  for (let at = from; at !== to; at = way[way.length - 1]) {
    const next = stepsFrom(floor, shut, at).find((square) => left[square] === left[at] - 1);
    if (next === undefined) return [];
    way.push(next);
  }
  return way;
}

/** The first squares of all shortest ways from here, by the steps each square is from the goal. */
export function nextOnWays(floor: Floor, shut: Blocks, from: Square, left: Int16Array): Square[] {
  if (left[from] <= 0) return [];
  return stepsFrom(floor, shut, from).filter((to) => left[to] === left[from] - 1);
}
