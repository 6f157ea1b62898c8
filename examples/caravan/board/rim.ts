/** The ridge the caravan walks along, as it is drawn and as a height at every place. */

type Corner = readonly [x: number, y: number];
type Curve = readonly [Corner, Corner, Corner, Corner];

const CURVES: readonly Curve[] = [
  [
    [0, 590],
    [260, 520],
    [470, 556],
    [720, 590],
  ],
  [
    [720, 590],
    [970, 624],
    [1200, 604],
    [1440, 540],
  ],
];

/** As a path, from the left edge to the right one. */
export const RIM = `M0 590${CURVES.map(([, ...rest]) => `C${rest.join(" ")}`).join("")}`;

/** Where the first beast stands at the beginning and at the end. */
const [START, END] = [250, 1262];

export function placeOnRim(way: number): Corner {
  const x = START + (END - START) * Math.min(1, Math.max(0, way));
  return [Math.round(x), heightOfRim(x)];
}

/** How far down the ridge lies there. */
export function heightOfRim(x: number): number {
  const curve = CURVES.find(([, , , [end]]) => x <= end) ?? CURVES[CURVES.length - 1];
  let [from, to] = [0, 1];
  for (let n = 0; n < 20; n++) {
    const middle = (from + to) / 2;
    if (along(curve, 0, middle) < x) from = middle;
    else to = middle;
  }
  return Math.round(along(curve, 1, from));
}

function along(curve: Curve, axis: 0 | 1, t: number): number {
  const [a, b, c, d] = curve.map((corner) => corner[axis]);
  const s = 1 - t;
  return a * s ** 3 + 3 * b * s * s * t + 3 * c * s * t * t + d * t ** 3;
}
