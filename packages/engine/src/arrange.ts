/**
 * Readers for the verbs a game adds to scenarios. A verb says what it is given by a reader, so a
 * field that does not exist, or a value of the wrong kind, is an error that names its place:
 *
 *     const hand = verb(fields({ seat, cards: listOf(text) }), (g, { seat, cards }) => […]);
 */
import type { ArrangeVerb } from "./bot.js";
import { BadInput } from "./errors.js";
import type { Play } from "./play.js";
import type { Plain, Seat } from "./words.js";

/** Reads what stands at a place, or throws `BadInput` that names the place. */
export type Reader<T> = {
  read(given: Plain, place: string, g: Play): T;
  /** The field it stands in may be left out. */
  readonly optional?: true;
};

/** What a reader gives. */
export type ReadAs<R> = R extends Reader<infer T> ? T : never;

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Optional<F> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never;
}[keyof F];
type FieldsOf<F> = { readonly [K in Exclude<keyof F, Optional<F>>]: ReadAs<F[K]> } & {
  readonly [K in Optional<F>]?: ReadAs<F[K]>;
};

/** A verb for arranging: what it is given, and what it means in other verbs or does itself. */
export function verb<T, G = Play>(
  reader: Reader<T>,
  run: (g: G, given: T) => readonly Plain[],
): ArrangeVerb {
  // A verb is only ever run on a match of the game it belongs to.
  return (g, given, place) => run(g as never, reader.read(given, place, g));
}

function reader<T>(must: string, of: (given: Plain, g: Play) => T | undefined): Reader<T> {
  return {
    read(given, place, g) {
      const value = of(given, g);
      if (value === undefined) throw new BadInput(place, `must be ${must}, not ${say(given)}`);
      return value;
    },
  };
}

function say(given: Plain): string {
  return given === undefined ? "nothing" : JSON.stringify(given);
}

export const text: Reader<string> = reader("a text", (given) =>
  typeof given === "string" ? given : undefined,
);

export const flag: Reader<boolean> = reader("true or false", (given) =>
  typeof given === "boolean" ? given : undefined,
);

/** Any plain data at all. */
export const anything: Reader<Plain> = { read: (given) => given };

/** A seat of the match. */
export const seat: Reader<Seat> = reader("a seat", (given, g) =>
  typeof given === "number" && Number.isInteger(given) && given >= 0 && given < g.seats
    ? given
    : undefined,
);

/** A whole number, from the least to the most. */
export function whole(
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): Reader<number> {
  const range = [
    ...(least > Number.MIN_SAFE_INTEGER ? [` from ${least}`] : []),
    ...(most < Number.MAX_SAFE_INTEGER ? [` to ${most}`] : []),
  ];
  return reader(`a whole number${range.join("")}`, (given) =>
    typeof given === "number" && Number.isInteger(given) && given >= least && given <= most
      ? given
      : undefined,
  );
}

/** One of these words. They may depend on the match: what lies on its map. */
export function oneOf<W extends string | number, G = Play>(
  words: readonly W[] | ((g: G) => readonly W[]),
): Reader<W> {
  return {
    read(given, place, g) {
      const known = typeof words === "function" ? words(g as never) : words;
      const found = known.find((word) => word === given);
      if (found !== undefined) return found;
      const near = known.length > 0 ? `; there are: ${known.join(", ")}` : "";
      throw new BadInput(place, `there is no ${say(given)}${near}`);
    },
  };
}

/** A list of such things; where one is enough, it may stand alone. */
export function listOf<T>(of: Reader<T>): Reader<readonly T[]> {
  return {
    read(given, place, g) {
      const items: readonly Plain[] = Array.isArray(given) ? given : [given];
      return items.map((item, i) => of.read(item, `${place}.${i}`, g));
    },
  };
}

/** Names of somebody's own, with such things under them. */
export function byName<T, N extends string = string>(
  of: Reader<T>,
  names?: Reader<N>,
): Reader<ReadonlyMap<N, T>> {
  return {
    read(given, place, g) {
      const read = Object.entries(fieldsIn(given, place)).map(([name, value]): [N, T] => [
        names ? names.read(name, `${place}.${name}`, g) : (name as N),
        of.read(value, `${place}.${name}`, g),
      ]);
      return new Map(read);
    },
  };
}

/** These fields and no others. */
export function fields<F extends Shape>(shape: F): Reader<FieldsOf<F>> {
  return {
    read(given, place, g) {
      const said = fieldsIn(given, place);
      for (const name of Object.keys(said)) {
        if (Object.hasOwn(shape, name)) continue;
        const known = Object.keys(shape).join(", ");
        throw new BadInput(`${place}.${name}`, `there is no such field; there are: ${known}`);
      }
      const read = Object.entries(shape).flatMap(([name, of]) =>
        said[name] === undefined && of.optional
          ? []
          : [[name, of.read(said[name], `${place}.${name}`, g)]],
      );
      return Object.fromEntries(read) as FieldsOf<F>;
    },
  };
}

/**
 * Some fields of a record of the match, each of the kind of value it has there. `readers` are for
 * those of which more is to be said.
 */
export function someOf<G = Play>(record: (g: G) => object, readers: Shape = {}): Reader<Values> {
  return {
    read(given, place, g) {
      const there: Values = Object.fromEntries(Object.entries(record(g as never)));
      const shape = Object.entries(there).map(([name, value]) => [name, maybe(like(value))]);
      const more = Object.entries(readers).map(([name, of]) => [name, maybe(of)]);
      return fields<Shape>(Object.fromEntries([...shape, ...more])).read(given, place, g) as Values;
    },
  };
}

type Values = Readonly<Record<string, Plain>>;

/** The same kind of value as this one. */
function like(value: Plain): Reader<Plain> {
  if (typeof value === "string") return text;
  if (typeof value === "number") return whole();
  if (typeof value === "boolean") return flag;
  return anything;
}

/** A field that may be left out. */
export function maybe<T>(of: Reader<T>): Reader<T> & { readonly optional: true } {
  return { read: of.read, optional: true };
}

function fieldsIn(given: Plain, place: string): Readonly<Record<string, Plain>> {
  if (typeof given === "object" && !Array.isArray(given)) {
    return given as Readonly<Record<string, Plain>>;
  }
  throw new BadInput(place, `must be a set of named fields, not ${say(given)}`);
}
