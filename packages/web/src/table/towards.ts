/** Where an arrow leads among things that lie beside each other in a picture. */

export type Direction = "left" | "right" | "up" | "down";

/** Where a thing is seen. */
export type Box = Readonly<Record<"left" | "top" | "width" | "height", number>>;

/** What lies further aside than this, for its distance, is not in that direction at all. */
const WIDEST = 2;
/** What is more aside than ahead belongs to another arrow; it comes after all that does not. */
const ANOTHERS = 1e6;
/** A step aside counts for so many ahead: what is straight ahead comes first. */
const ASIDE = 2;

/**
 * The nearest of these in that direction, by their middles; of equally near ones the first. What
 * lies on the same spot counts as right and below if it comes later, or it could not be reached.
 */
export function nearestTowards(
  direction: Direction,
  from: { readonly box: Box; readonly at: number },
  boxes: readonly Box[],
): number | undefined {
  const back = direction === "left" || direction === "up";
  const level = direction === "left" || direction === "right";
  let best: { readonly i: number; readonly way: number } | undefined;
  const here = middleOf(from.box);
  for (const [i, box] of boxes.entries()) {
    const there = middleOf(box);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = (level ? x : y) * (back ? -1 : 1);
    const aside = Math.abs(level ? y : x);
    const stacked = x === 0 && y === 0 && i !== from.at && i < from.at === back;
    if (!stacked && (ahead <= 0 || aside > WIDEST * ahead)) continue;
    const way = ahead + ASIDE * aside + (aside > ahead ? ANOTHERS : 0);
    if (best === undefined || way < best.way) best = { i, way };
  }
  return best?.i;
}

const middleOf = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});
