/**
 * Maps: a record with rows, columns and a list of as many places. What stands in a place is found
 * by a field that names places: if options speak of "sector/12", or sentences spell a `sector`, then
 * whatever has a field `sector` stands there.
 */
import type { PathText } from "@sprawl/engine/host";
import {
  labelOf,
  readable,
  type Spelling,
  singular,
  thingWords,
  unkebab,
} from "@sprawl/engine/speech";
import { isRecord, type State } from "./records.js";
import type { Refs } from "./refs.js";

export type Side = "top" | "right" | "bottom" | "left";
export type Token = { readonly words: string; readonly short: string; readonly on: Refs };
export type Cell = {
  /** Nothing lies here. */
  readonly empty: boolean;
  readonly words: string;
  readonly on: Refs;
  readonly walls: readonly Side[];
  readonly tokens: readonly Token[];
};
export type Grid = {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
};

type Making = Spelling & { readonly state: State };

/** The map in this record, if it is one. */
export function gridIn(record: State, path: PathText, making: Making): Grid | undefined {
  const found = mapIn(record);
  if (!found) return undefined;
  const rows = Number(record.rows);
  const columns = Number(record.columns);
  const [field, list] = found;
  const places = idsIn(list);
  const word = placeWord(places, making) ?? singular(field);
  const standing = tokensIn(making, word, places);
  const walls = wallsIn(record, list, columns);
  return {
    rows,
    columns,
    cells: list.map((place, i) => ({
      empty: !places.has(place),
      words: thingWords(word, place, making.text) ?? String(place),
      on: `${word}/${place} ${path}/${field}/${i}`,
      walls: walls[i],
      tokens: standing.get(place) ?? [],
    })),
  };
}

function isId(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** What the places of the state's map are called, and which there are. */
export type Places = { readonly word: string; readonly ids: ReadonlySet<unknown> };

/** The first map anywhere near the top of the state. */
export function placesIn(making: Making): Places | undefined {
  for (const [field, value] of Object.entries(making.state)) {
    const list = isRecord(value) ? mapIn(value) : undefined;
    if (list) {
      const ids = idsIn(list[1]);
      return { word: placeWord(ids, making) ?? singular(field), ids };
    }
  }
  return undefined;
}

type Listed = readonly [field: string, list: readonly (string | number)[]];

function mapIn(record: State): Listed | undefined {
  const { rows, columns } = record;
  if (typeof rows !== "number" || typeof columns !== "number") return undefined;
  return Object.entries(record).find(
    ([, list]) => Array.isArray(list) && list.length === rows * columns && list.every(isId),
  ) as Listed | undefined;
}

function idsIn(list: readonly (string | number)[]): ReadonlySet<string | number> {
  return new Set(list.filter((each) => each !== 0 && each !== ""));
}

/** The field that names places: the one that sentences spell and that only ever holds places. */
function placeWord(
  places: ReadonlySet<string | number>,
  { state, text }: Making,
): string | undefined {
  const counts = new Map<string, number>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (isId(inner) && places.has(inner) && !/^\d+$/.test(key))
        counts.set(key, (counts.get(key) ?? 0) + 1);
      else visit(inner);
    }
  };
  visit(state);
  const spelled = [...counts].filter(([key]) => text.things?.[key] !== undefined);
  return (spelled.length > 0 ? spelled : [...counts]).sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Everything that stands somewhere: records with that field, and lists of places by their name. */
function tokensIn({ state, text }: Making, word: string, places: ReadonlySet<string | number>) {
  const standing = new Map<string | number, Token[]>();
  const put = (place: string | number, token: Token): void => {
    const there = standing.get(place);
    if (there) there.push(token);
    else standing.set(place, [token]);
  };
  const visit = (value: unknown, key: string, above: string, depth: number): void => {
    if (depth > 3) return;
    if (Array.isArray(value)) {
      const named = value.length > 0 && value.every((each) => isId(each) && places.has(each));
      if (named) {
        const words = unkebab(
          [above === "" ? "" : singular(above), singular(readable(key))].join(" ").trim(),
        );
        for (const [i, place] of value.entries()) {
          const nth = above === "" ? "" : ` ${i + 1}`;
          put(place, { words: `${words}${nth}`, short: `${words}${nth}`, on: `${key}/${i}` });
        }
      } else for (const item of value) visit(item, key, above, depth + 1);
      return;
    }
    if (!isRecord(value)) return;
    const place = value[word];
    if (isId(place) && places.has(place)) {
      const kind = singular(above);
      const words = (above !== "" && thingWords(above, key, text)) || labelOf(key, text);
      put(place, {
        words,
        short: above === "" ? words : key.toUpperCase(),
        on: `${kind === "" ? key : `${kind}/${key}`} ${above}/${key}`,
      });
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, name, key, depth + 1);
  };
  for (const [key, value] of Object.entries(state)) {
    if (!isRecord(value) || value.rows === undefined) visit(value, key, "", 0);
  }
  return standing;
}

/** Pairs of neighbours in the same record are walls between them. */
function wallsIn(record: State, list: readonly (string | number)[], columns: number): Side[][] {
  const walls = list.map((): Side[] => []);
  const pairs = Object.values(record).flatMap((value) =>
    Array.isArray(value) ? value.filter((pair) => Array.isArray(pair) && pair.length === 2) : [],
  );
  for (const [a, b] of pairs as readonly (readonly [unknown, unknown])[]) {
    const [i, j] = [list.indexOf(a as number), list.indexOf(b as number)].sort((x, y) => x - y);
    if (i < 0) continue;
    if (j === i + columns) {
      walls[i].push("bottom");
      walls[j].push("top");
    } else if (j === i + 1 && j % columns !== 0) {
      walls[i].push("right");
      walls[j].push("left");
    }
  }
  return walls;
}
