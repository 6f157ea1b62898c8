/** Where in a file something stands, and errors that say so. */

/** A line and a column, both from 1. */
export type Place = { readonly line: number; readonly column: number };

/** Something wrong with a scenario file, and where. */
export type Problem = Place & { readonly message: string };

/** A scenario file that cannot be read. Its message has one line a problem: `file:line:col: …`. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  constructor(
    readonly file: string,
    readonly problems: readonly Problem[],
  ) {
    super(problems.map((problem) => `${at(file, problem)}: ${problem.message}`).join("\n"));
  }
}

/** `file:line:col` */
export function at(file: string, { line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Remembers where the parts of a file stand, by the record or list that was read there. */
export class Places {
  readonly #whole = new WeakMap<object, Place>();
  readonly #parts = new WeakMap<object, ReadonlyMap<string, Place>>();
  readonly #names = new WeakMap<object, ReadonlyMap<string, Place>>();

  /** `parts` is where the values of its fields or its items stand, `names` where its fields do. */
  remember(
    thing: object,
    place: Place,
    parts: ReadonlyMap<string, Place>,
    names: ReadonlyMap<string, Place> = parts,
  ): void {
    this.#whole.set(thing, place);
    this.#parts.set(thing, parts);
    this.#names.set(thing, names);
  }

  /** Where a thing stands, or one of its fields or items; the top of the file if nobody knows. */
  of(thing: object, part?: string | number): Place {
    const inner = part === undefined ? undefined : this.#parts.get(thing)?.get(String(part));
    return inner ?? this.#whole.get(thing) ?? { line: 1, column: 1 };
  }

  /** Where something inside a thing stands, by the fields and items that lead to it. */
  inside(thing: object, way: readonly (string | number)[]): Place {
    const [part, ...rest] = way;
    const here = this.#names.get(thing)?.get(String(part));
    if (part === undefined || here === undefined) return this.of(thing);
    const inner = (thing as Readonly<Record<string, unknown>>)[part];
    const goesOn = rest.length > 0 && typeof inner === "object" && inner !== null;
    return goesOn && this.#names.get(inner)?.has(String(rest[0])) ? this.inside(inner, rest) : here;
  }
}

/** `; did you mean "…"?` if one of the known words is near, else the list of them. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return known.length === 0 ? "" : `; there are: ${known.join(", ")}`;
}

/** The known word that is only a slip away, if there is one. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const slips = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = slips + 1;
  for (const each of known) {
    const far = distance(word.toLowerCase(), each.toLowerCase());
    if (far < least) {
      best = each;
      least = far;
    }
  }
  return best;
}

/** How many letters must be changed, added, dropped or swapped to make one word the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        next[j] = Math.min(next[j], before[j - 2] + 1);
      }
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
