/**
 * How a match went, as lines one can draw: every public number of the table over its steps, found in
 * the views of some moments. Numbers by seat come first and give a line a seat.
 */
import type { View } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";

export type Series = {
  /** The field, "coins" or "you/health". */
  readonly field: string;
  /** One line a seat, or one of the table. */
  readonly bySeat: boolean;
  /** By line, then by sample. */
  readonly values: readonly (readonly number[])[];
};

export type Timeline = { readonly steps: readonly number[]; readonly series: readonly Series[] };

/** So many moments are looked at. */
const SAMPLES = 40;

/** Which moments to look at: spread evenly, first and last among them. */
export function samplesOf(answers: number): readonly number[] {
  const count = Math.min(SAMPLES, answers + 1);
  const steps = Array.from({ length: count }, (_, i) =>
    Math.round((i * answers) / Math.max(1, count - 1)),
  );
  return [...new Set(steps)];
}

type Numbers = ReadonlyMap<string, readonly number[]>;

/** Is this number a name: of a card, a seat, a place? Names cannot be drawn. */
type IsName = (path: PathText, value: number, view: View) => boolean;

/** The timeline of these views, the oldest first. Numbers that never change tell nothing. */
export function timelineOf(
  views: readonly View[],
  bySeat: readonly string[],
  isName: IsName = () => false,
): Timeline {
  const found = views.map((view) => numbersIn(view, bySeat, isName));
  const fields = [...(found.at(-1)?.keys() ?? [])];
  const series = fields.flatMap((field): Series[] => {
    const rows = found.map((numbers) => numbers.get(field));
    if (rows.some((row) => row === undefined)) return [];
    const lines = rows[0]?.length ?? 0;
    const values = Array.from({ length: lines }, (_, line) => rows.map((row) => row?.[line] ?? 0));
    const changes = values.some((line) => new Set(line).size > 1);
    return changes ? [{ field, bySeat: bySeat.includes(field), values }] : [];
  });
  const last = views.at(-1)?.state as Readonly<Record<string, readonly unknown[]>> | undefined;
  const rank = ({ field, bySeat: seats }: Series) =>
    !seats ? 2 : typeof last?.[field]?.[0] === "number" ? 0 : 1;
  const ranked = series.toSorted((a, b) => rank(a) - rank(b));
  return { steps: views.map(({ answers }) => answers), series: ranked };
}

function numbersIn(view: View, bySeat: readonly string[], isName: IsName): Numbers {
  const { state, seats } = view;
  const numbers = new Map<string, readonly number[]>();
  if (typeof state !== "object" || state === null) return numbers;
  const amount = (path: PathText, value: unknown): value is number =>
    typeof value === "number" && !isName(path, value, view);
  for (const [field, value] of Object.entries(state)) {
    if (bySeat.includes(field)) {
      const sizes = (value as readonly unknown[]).map((each, seat) =>
        typeof each !== "number" || amount(`${field}/${seat}`, each) ? sizeOf(each) : undefined,
      );
      if (sizes.length === seats && sizes.every((size) => size !== undefined)) {
        numbers.set(field, sizes as readonly number[]);
      }
    } else if (amount(field, value)) numbers.set(field, [value]);
    else if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (amount(`${field}/${key}`, inner)) numbers.set(`${field}/${key}`, [inner]);
      }
    }
  }
  return numbers;
}

/** A number is itself; a list of cards is as much as there are; lists of lists all together. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (!Array.isArray(value)) return undefined;
  const nested = value.every(Array.isArray);
  return nested
    ? value.reduce((sum: number, list: readonly unknown[]) => sum + list.length, 0)
    : value.length;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A line's points in a box of this size, as an SVG path; values from `low` to `high`. */
export function pathOf(
  line: readonly number[],
  low: number,
  high: number,
  width: number,
  height: number,
): string {
  const span = Math.max(1, high - low);
  return line
    .map((value, i) => {
      const x = line.length < 2 ? 0 : (i * width) / (line.length - 1);
      const y = height - ((value - low) * height) / span;
      return `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`;
    })
    .join("");
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
