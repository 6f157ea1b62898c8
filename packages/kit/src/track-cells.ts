/** The cells of a track: how much of each is filled, and in which the value stands. */
export type Cell = {
  /** The first point it stands for. */
  readonly from: number;
  /** From 0 to 1. */
  readonly full: number;
  readonly here: boolean;
};

export type Cells = {
  readonly value: number;
  readonly max: number;
  readonly min?: number | undefined;
  /** How many points a cell stands for. */
  readonly each?: number | undefined;
  readonly fill?: "up-to" | "only" | undefined;
  /** Cubes have none for nothing: three of three are three. */
  readonly cubes?: boolean | undefined;
};

export function cellsOf({ value, max, min = 0, each = 1, fill = "up-to", cubes }: Cells): Cell[] {
  const cells: Cell[] = [];
  for (let from = cubes ? min + 1 : min; from <= max; from += each) {
    const here = value >= from && value < from + each;
    // A step of one is reached or not, and the first of them is nothing; a long cell fills slowly.
    const share = each > 1 ? (value - from) / each : from > min ? value - from + 1 : 0;
    const full = fill === "only" ? Number(here) : Math.max(0, Math.min(1, share));
    cells.push({ from, full, here });
  }
  return cells;
}
