/**
 * How aims run over the table: a weapon lies before its holder, and its line goes around people, cards
 * and whatever is written, so that no word is crossed.
 */
import type { Seat } from "@sprawl/engine";
import { curveOf } from "./curves.js";
import {
  type Aim,
  along,
  awayOf,
  bentAt,
  isFree,
  isOn,
  type Lane,
  mix,
  muzzleAt,
  OFF,
  type Size,
  shareOver,
  toward,
  weaponBox,
} from "./geometry.js";
import type { InTheWay } from "./in-the-way.js";
import { type Box, NEXT_TO, type Point, type Ring, weaponLength } from "./ring.js";

/** Where somebody's weapon begins to lie: below the far edge's words, beside the cards at a side. */
export function holdOf({ fronts, edges, sizes, stacked }: Ring, seat: Seat): Point {
  const { x, y } = fronts[seat];
  const edge = edges[seat];
  if (edge === "top") return { x, y: y + weaponLength(sizes) * THICK * 0.5 };
  if (edge === "self") return { x, y };
  const out = stacked ? 0 : 6;
  return { x: edge === "left" ? x + out : x - out, y: y + 2 * NEXT_TO };
}

/**
 * Where an aim at somebody ends, the best place first: before the middle of their cards, or beside it;
 * at the sides of a large table at their ID, between the shared ones.
 */
export function endsAt({ fronts, edges, seats, shared, sizes }: Ring, seat: Seat): Point[] {
  const edge = edges[seat];
  const front = fronts[seat];
  if (edge === "self") return [front];
  const aside = (...bys: readonly number[]) => [
    front,
    ...bys.flatMap((by) => [
      { ...front, x: front.x - by * sizes.card },
      { ...front, x: front.x + by * sizes.card },
    ]),
  ];
  // What they hold may lie before them: there is room beside it.
  if (edge === "top") return shared.length > 0 ? aside(0.4) : aside(0.9, 1.4);
  if (shared.length === 0)
    return [0, 0.4, 0.8].map((by) => ({ ...front, y: front.y - by * sizes.card }));
  const { x, y, width } = seats[seat];
  const by = width / 2 + 9;
  return [{ x: edge === "left" ? x + by : x - by, y }];
}

/** The same place, or the next one towards the middle on which nothing stands. */
export function besides(
  { middle }: Pick<Ring, "middle">,
  at: Point,
  taken: readonly Box[],
  clear: number,
): Point {
  for (let by = 0; by <= FARTHEST; by += 6) {
    const next = toward(at, middle, by);
    if (isFree(next, taken, clear)) return next;
  }
  return at;
}

/** Nobody's weapon lies farther from them than this, in px. */
const FARTHEST = 180;

/** A weapon is so much less high than long. */
const THICK = 0.4;

/** A lane keeps this far from words, in px. */
const CLEAR = 7;
/** Ways are looked for on a net of this width, in px. */
const CELL = 12;
/** So much longer is a way through what is kept clear of, and through what is better not crossed. */
const HARD = 60;
const SOFT = 3;
/** Directions in which a weapon may lie. */
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** The table as a net: what each cell costs, and which cell a point is in. */
type Net = { readonly wide: number; readonly high: number; readonly costs: Float64Array };

function netOf({ width, height }: Size, { hard, soft, lines }: InTheWay): Net {
  const [wide, high] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const costs = new Float64Array(wide * high).fill(1);
  const lay = (box: Box, cost: number) => {
    const [half, tall] = [box.width / 2 + CLEAR, box.height / 2 + CLEAR];
    const first = (at: number) => Math.max(0, Math.ceil(at / CELL - 0.5));
    for (let row = first(box.y - tall); (row + 0.5) * CELL < box.y + tall && row < high; row++) {
      for (
        let cell = first(box.x - half);
        (cell + 0.5) * CELL < box.x + half && cell < wide;
        cell++
      )
        costs[row * wide + cell] = Math.max(costs[row * wide + cell], cost);
    }
  };
  // Nothing runs along the walls.
  for (const x of [0, width]) lay({ x, y: height / 2 - CELL, width: 0, height }, HARD);
  for (const box of [...soft, ...lines]) lay(box, SOFT);
  for (const box of hard) lay(box, HARD);
  return { wide, high, costs };
}

const NEXT = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y, far: Math.hypot(x, y) })));

/** Where a way may end, and what it costs to end there. */
type End = { readonly cell: number; readonly cost: number };

/** From every cell, how far it is to an end, and which cell is next on the way there. */
function waysTo({ wide, high, costs }: Net, ends: readonly End[]) {
  const far = new Float64Array(wide * high).fill(Number.POSITIVE_INFINITY);
  const next = new Int32Array(wide * high).fill(-1);
  // Cells by how far they are, in steps of half a cell: what is nearest is done first.
  const due: number[][] = [];
  for (const { cell, cost } of ends) {
    if (cost >= far[cell]) continue;
    far[cell] = cost;
    due[Math.floor(cost * 2)] = [...(due[Math.floor(cost * 2)] ?? []), cell];
  }
  for (let step = 0; step < due.length; step++) {
    for (const cell of due[step] ?? []) {
      if (Math.floor(far[cell] * 2) !== step) continue;
      const [x, y] = [cell % wide, Math.floor(cell / wide)];
      for (const { x: dx, y: dy, far: by } of NEXT) {
        if (x + dx < 0 || x + dx >= wide || y + dy < 0 || y + dy >= high) continue;
        const other = cell + dx + dy * wide;
        // No corner is cut.
        const beside = Math.max(costs[cell + dx], costs[cell + dy * wide]);
        const sum = far[cell] + by * Math.max((costs[cell] + costs[other]) / 2, beside);
        if (sum >= far[other]) continue;
        far[other] = sum;
        next[other] = cell;
        const later = Math.floor(sum * 2);
        const all = due[later];
        if (all) all.push(other);
        else due[later] = [other];
      }
    }
  }
  return { far, next };
}

const middleOf = ({ wide }: Net, cell: number): Point => ({
  x: ((cell % wide) + 0.5) * CELL,
  y: (Math.floor(cell / wide) + 0.5) * CELL,
});

function cellOf({ wide, high }: Net, { x, y }: Point): number {
  const within = (at: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.floor(at / CELL)));
  return within(y, high) * wide + within(x, wide);
}

/** What it costs to go straight from one point to the other. */
function straight(net: Net, one: Point, other: Point): number {
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const steps = Math.max(1, Math.ceil(far / 4));
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const share = (i + 0.5) / steps;
    const at = { x: mix(one.x, other.x, share), y: mix(one.y, other.y, share) };
    sum += net.costs[cellOf(net, at)];
  }
  return (sum / steps) * (far / CELL);
}

/** The same way with no more corners than it needs. */
function pulled(net: Net, way: readonly Point[]): Point[] {
  const costs = way.map((point, i) => (i === 0 ? 0 : straight(net, way[i - 1], point)));
  const kept = [way[0]];
  for (let at = 0; at < way.length - 1; ) {
    let next = at + 1;
    let sum = costs[next];
    for (let to = at + 2; to < way.length; to++) {
      sum += costs[to];
      if (straight(net, way[at], way[to]) <= sum + 0.01) next = to;
    }
    kept.push(way[next]);
    at = next;
  }
  return kept;
}

/** One calm curve where there is one; else the lane that crosses least, and of those the shortest. */
export function laneOf(field: Size, aim: Aim, way: InTheWay): Lane {
  const curve = curveOf(field, aim, way);
  if (curve) return curve;
  const net = netOf(field, way);
  const ends = [aim.to, ...(aim.or ?? [])].map((to) => {
    const aside = (to === aim.to ? 0 : OR_COST) + (isFree(to, way.soft, 0) ? 0 : ON_COST);
    return { to, cell: cellOf(net, to), cost: aside };
  });
  const { far, next } = waysTo(net, ends);
  const ways = {
    far: (from: Point) => far[cellOf(net, from)],
    on: (from: Point) => onward(net, next, from),
  };
  const { at, angle } = lying(field, aim, way, ways);
  const muzzle = muzzleAt(at, angle, aim.shape);
  const points = [muzzle];
  let cell = cellOf(net, muzzle);
  for (; next[cell] >= 0; cell = next[cell]) points.push(middleOf(net, cell));
  points.splice(1, 1); // the muzzle's own cell
  const { to } = ends.find((end) => end.cell === cell) ?? aim;
  return { at, angle: (angle * 180) / Math.PI, points: pulled(net, [...points, to]) };
}

/** Where a way from there has come to a little later. */
function onward(net: Net, next: Int32Array, from: Point): Point {
  let cell = cellOf(net, from);
  for (let i = 0; i < AHEAD && next[cell] >= 0; i++) cell = next[cell];
  return middleOf(net, cell);
}

/** So much longer, in cells, is a way that ends beside the best place, or on what somebody holds. */
const OR_COST = 2;
const ON_COST = 24;

/** A weapon points where its line has come to after so many cells. */
const AHEAD = 5;

/** So much longer, in cells, is a way for every px that a weapon lies off, and for pointing elsewhere than along it, or than to its end. */
const OFF_COST = 0.2;
const TURN_COST = 40;
const AWAY_COST = 60;

/** How a weapon lies that begins there: over nothing, and on the shortest way to its target. */
function lying(
  field: Size,
  { from, to, shape }: Aim,
  { hard, soft }: InTheWay,
  { far, on }: { far(from: Point): number; on(from: Point): Point },
) {
  const straightOn = Math.atan2(to.y - from.y, to.x - from.x);
  let best = { at: from, angle: straightOn };
  if (shape.long === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const angle of [straightOn, ...TURNS]) {
    for (const { by, to: side } of OFF) {
      const at = along(along(from, side, by), angle, shape.long / 2);
      const lies = { at, angle: (angle * 180) / Math.PI };
      const box = weaponBox(lies, shape);
      const over = (boxes: readonly Box[]) =>
        boxes.reduce((sum, each) => sum + shareOver(box, each), 0);
      const muzzle = muzzleAt(at, angle, shape);
      const next = on(muzzle);
      const turn = 1 - Math.cos(Math.atan2(next.y - muzzle.y, next.x - muzzle.x) - angle);
      const away = awayOf(shape, lies, to);
      const aside = by * OFF_COST + turn * TURN_COST + away * AWAY_COST;
      const way = far(muzzle) + aside + (isFree(muzzle, hard, 2) ? 0 : 100);
      const cost = way + (over(hard) + Number(!isOn(field, box))) * 400 + over(soft) * 200;
      if (cost < least) [best, least] = [{ at, angle }, cost];
    }
  }
  return best;
}

// --- as it is drawn ------------------------------------------------------------------------------

/** Corners are rounded this much, in px, where there is room. */
const ROUND = [90, 60, 40, 24, 12];

/** A lane as pieces: straight to the first point, or bent at it on the way to the second. */
type Piece = { readonly bend?: Point; readonly to: Point };

function piecesOf({ points, curve }: Lane, hard: readonly Box[]): readonly Piece[] {
  if (curve) return [{ bend: points[1], to: points[2] }];
  const pieces: Piece[] = [];
  let from = points[0];
  for (const [i, corner] of points.entries()) {
    const after = points[i + 1];
    if (i === 0) continue;
    if (!after) {
      pieces.push({ to: corner });
      continue;
    }
    const room = Math.min(
      Math.hypot(corner.x - from.x, corner.y - from.y),
      Math.hypot(after.x - corner.x, after.y - corner.y) / (points[i + 2] ? 2 : 1),
    );
    const turnAt = (by: number) => ({
      in: toward(corner, from, by),
      out: toward(corner, after, by),
    });
    const isClear = (by: number) => {
      const turn = turnAt(by);
      return SHARES.every((share) => isFree(bentAt(turn.in, corner, turn.out, share), hard, 3));
    };
    const by = ROUND.find((each) => each <= room && isClear(each)) ?? Math.min(6, room);
    const turn = turnAt(by);
    pieces.push({ to: turn.in }, { bend: corner, to: turn.out });
    from = turn.out;
  }
  return pieces;
}

const SHARES = Array.from({ length: 15 }, (_, i) => (i + 1) / 16);

/** The lane as a path; corners are round as far as they stay clear of everything. */
export function lanePath(lane: Lane, { hard }: InTheWay): string {
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const drawn = piecesOf(lane, hard).map(({ bend, to }) =>
    bend ? `Q${at(bend)} ${at(to)}` : `L${at(to)}`,
  );
  return `M${at(lane.points[0])} ${drawn.join(" ")}`;
}

/** Points along the lane as it is drawn, close to each other. */
export function pointsOn(lane: Lane, { hard }: InTheWay): readonly Point[] {
  let [from] = lane.points;
  return piecesOf(lane, hard).flatMap(({ bend, to }) => {
    const one = from;
    from = to;
    const middle = bend ?? { x: mix(one.x, to.x, 0.5), y: mix(one.y, to.y, 0.5) };
    return Array.from({ length: 33 }, (_, i) => bentAt(one, middle, to, i / 32));
  });
}
