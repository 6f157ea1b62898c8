/** Aims that are straight, or bent once: what an eye follows without effort. */
import {
  type Aim,
  along,
  awayOf,
  bentAt,
  distance,
  isFree,
  isOn,
  type Lane,
  muzzleAt,
  OFF,
  type Size,
  shareOver,
  weaponBox,
} from "./geometry.js";
import type { InTheWay } from "./in-the-way.js";
import type { Box, Point } from "./ring.js";

/** How far a line is drawn aside, as a share of its length, and where on its way. */
type Bend = { readonly by: number; readonly at: number };

/** The calmest first. */
const BENDS: readonly Bend[] = [0, 0.08, 0.16, 0.26, 0.38, 0.52, 0.7].flatMap((by) =>
  (by < 0.1 || by > 0.5 ? [0.5] : [0.5, 0.75, 0.25]).flatMap((at) =>
    by === 0 ? [{ by, at }] : [by, -by].map((side) => ({ by: side, at })),
  ),
);
/** Aims keep this far from words, in px; so near to where they begin and end they may come closer. */
const CLEAR = 6;
const ENDS = { least: 18, share: 0.1 };
/** A weapon covers no more than this of itself. */
const COVERED = 0.1;
/** A line is looked at so often on its way. */
const LOOKS = 32;
/** What is worth a longer way, in px: to bend less, to lie, point and end where it should, to cover and cross less. */
const COST = { bent: 0.9, off: 1.5, away: 700, or: 20, line: 24, soft: 150, over: 600, lies: 2400 };

/** A curve, and what it costs at least, whatever it crosses. */
type Try = { readonly curve: Lane; readonly least: number };

/** The calmest curve that crosses nothing; undefined where there is none. */
export function curveOf(field: Size, aim: Aim, way: InTheWay): Lane | undefined {
  let best: Lane | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { curve, least: sum } of triesOf(aim)) {
    // All that follow are longer still.
    if (sum >= least) break;
    const cost = sum + lying(field, curve, aim, way);
    if (cost >= least) continue;
    const all = cost + crossing(field, curve, way, least - cost);
    if (all < least) [best, least] = [curve, all];
  }
  return best;
}

/** Every curve there is, the calmest and shortest first. */
function triesOf(aim: Aim): readonly Try[] {
  const offs = aim.shape.long === 0 ? OFF.slice(0, 1) : OFF;
  const tries = offs.flatMap(({ by, to: side }) => {
    const from = along(aim.from, side, by);
    return [aim.to, ...(aim.or ?? [])].flatMap((to) => {
      const aside = by * COST.off + (to === aim.to ? 0 : COST.or);
      return BENDS.map((bend): Try => {
        const curve = bentFrom(from, to, aim, bend);
        const way = lengthOf(curve) * (1 + Math.abs(bend.by) * COST.bent);
        const least = aside + way + awayOf(aim.shape, curve, to) * COST.away;
        return { curve, least };
      });
    });
  });
  return tries.sort((one, other) => one.least - other.least);
}

/** A weapon lies in the direction in which its line begins. */
function bentFrom(from: Point, to: Point, { shape }: Aim, bend: Bend): Lane {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.atan2(bend.by, bend.at);
  const at = along(from, angle, shape.long / 2);
  const muzzle = muzzleAt(at, angle, shape);
  const chord = Math.atan2(to.y - muzzle.y, to.x - muzzle.x);
  const part = distance(muzzle, to) * bend.at;
  const control = along(muzzle, angle, part / Math.max(0.5, Math.cos(angle - chord)));
  return { at, angle: (angle * 180) / Math.PI, points: [muzzle, control, to], curve: true };
}

const lengthOf = ({ points: [muzzle, , to] }: Lane) => distance(muzzle, to);

/** What it costs that the weapon lies over something; beyond all bounds where it covers more than an edge. */
function lying(field: Size, lane: Lane, { shape }: Aim, way: InTheWay): number {
  if (shape.long === 0) return 0;
  const box = weaponBox(lane, shape);
  const over = (boxes: readonly Box[]) =>
    boxes.reduce((sum, each) => sum + shareOver(box, each), 0);
  const covered = over(way.hard);
  if (covered > COVERED || !isOn(field, box)) return Number.POSITIVE_INFINITY;
  return covered * COST.over + over(way.soft) * COST.lies + (over(way.lines) / 2) * COST.over;
}

/** What it costs to cross others' lines; beyond all bounds off the table, and over words, cards or people. */
function crossing(field: Size, lane: Lane, way: InTheWay, most: number): number {
  const [muzzle, control, to] = lane.points;
  const ends = Math.max(ENDS.least, lengthOf(lane) * ENDS.share);
  const looks = Array.from({ length: LOOKS - 1 }, (_, i) =>
    bentAt(muzzle, control, to, (i + 1) / LOOKS),
  );
  const hard = beside(lane, way.hard);
  const isHit = (at: Point) => {
    const near = Math.min(distance(at, muzzle), distance(at, to));
    return (
      !isOn(field, { ...at, width: 0, height: 0 }) || !isFree(at, hard, near < ends ? 1 : CLEAR)
    );
  };
  if (looks.some(isHit)) return Number.POSITIVE_INFINITY;
  const [lines, soft] = [beside(lane, way.lines), beside(lane, way.soft)];
  let sum = 0;
  for (const at of looks) {
    if (!isFree(at, lines, 0)) sum += COST.line;
    if (!isFree(at, soft, 0)) sum += COST.soft;
    if (sum >= most) return sum;
  }
  return sum;
}

/** Of these boxes, those which the curve may come near: it lies between its three points. */
function beside({ points }: Lane, boxes: readonly Box[]): readonly Box[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - CLEAR, Math.max(...xs) + CLEAR];
  const [top, bottom] = [Math.min(...ys) - CLEAR, Math.max(...ys) + CLEAR];
  return boxes.filter(
    ({ x, y, width, height }) =>
      x + width / 2 > left &&
      x - width / 2 < right &&
      y + height / 2 > top &&
      y - height / 2 < bottom,
  );
}
