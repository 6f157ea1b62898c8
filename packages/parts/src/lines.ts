/**
 * Straight lines between the centres of two squares: which squares a line crosses, and through
 * which corner points it passes exactly. Whole numbers only, so that two machines agree.
 */

/** A square or a corner point, by its offset. */
export type Offset = readonly [x: number, y: number];

/**
 * The line from the centre of square (0, 0) to that of (dx, dy), both not negative. `crossed` are
 * the squares between the two whose inside it passes through, in order; `corners` the points where
 * it meets exactly the corner of squares: (x, y) is the lower right corner of square (x, y).
 */
export type Line = { readonly crossed: readonly Offset[]; readonly corners: readonly Offset[] };

const LONGEST = 48;

const LINES: readonly Line[] = Array.from({ length: LONGEST * LONGEST }, (_, i) =>
  draw(i % LONGEST, Math.floor(i / LONGEST)),
);

/** The line to a square this far away; the other directions are its mirror images. */
export function lineTo(dx: number, dy: number): Line {
  return LINES[dy * LONGEST + dx];
}

function draw(dx: number, dy: number): Line {
  const crossed: Offset[] = [];
  const corners: Offset[] = [];
  for (let x = 0; x <= dx; x++) {
    const [low, high] = span(x, dx, dy);
    for (let y = low; y <= high; y++) {
      if ((x !== 0 || y !== 0) && (x !== dx || y !== dy) && crosses(x, y, dx, dy)) {
        crossed.push([x, y]);
      }
      if (x < dx && y < dy && (2 * y + 1) * dx === (2 * x + 1) * dy) corners.push([x, y]);
    }
  }
  return { crossed, corners };
}

/** In column x the line can be in these rows and no others. */
function span(x: number, dx: number, dy: number): readonly [number, number] {
  if (dx === 0) return [0, dy];
  const low = Math.floor(((2 * x - 1) * dy) / (2 * dx)) - 1;
  const high = Math.ceil(((2 * x + 1) * dy) / (2 * dx)) + 1;
  return [Math.max(0, low), Math.min(dy, high)];
}

/** Corners of the square lie on both sides of the line. */
export function crosses(x: number, y: number, dx: number, dy: number): boolean {
  const upper = (2 * y - 1) * dx - (2 * x + 1) * dy;
  const lower = (2 * y + 1) * dx - (2 * x - 1) * dy;
  return upper < 0 && lower > 0;
}
