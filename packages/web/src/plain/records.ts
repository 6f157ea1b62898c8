/** Several records with much the same fields: a table. */
import type { PathText } from "@sprawl/engine/host";
import {
  fieldOf,
  isNobody,
  isUntold,
  labelOf,
  singular,
  spell,
  thingWords,
  unkebab,
} from "@sprawl/engine/speech";
import type { Making, PlainNode, Row } from "./nodes.js";
import { itemRefs } from "./refs.js";

export type State = Readonly<Record<string, unknown>>;

/** Several records with much the same fields are a table. */
export function isTable(items: readonly unknown[]): boolean {
  if (items.length < 1 || !items.every(isRecord)) return false;
  const [first] = items;
  const fields = Object.keys(first as object);
  if (items.length === 1 && idOf(first) === undefined) return false;
  return items.every(
    (item) => fields.filter((field) => field in (item as object)).length * 2 > fields.length,
  );
}

/** The table of these records, by their keys. */
export function recordsNode(
  entries: readonly (readonly [string, unknown])[],
  path: PathText,
  label: string,
  making: Making,
): PlainNode {
  const items = entries.map(([, item]) => item as State);
  const all = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const telling = all.filter(
    (field) =>
      !NAMES.has(field) &&
      !isUntold(field, making.text) &&
      items.some((item) => isTelling(item[field])),
  );
  const rows = entries.map(([key, item], i): Row => {
    const here = `${path}/${Array.isArray(at(making.state, path)) ? i : key}`;
    const name = thingWords(nameAt(path), key, making.text) ?? unkebab(key);
    const cells = telling.map((field) => spell((item as State)[field], `${here}/${field}`, making));
    return { path: here, name, on: itemRefs(here, idOf(item) ?? key), cells };
  });
  return {
    form: "records",
    path,
    label,
    columns: telling.map((field) => labelOf(field, making.text)),
    rows,
  };
}

const NAMES: ReadonlySet<string> = new Set(["id", "ref"]);

function isTelling(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== false && value !== "" && !isNobody(value);
}

function at(state: State, path: PathText): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (value, key) => (isRecord(value) || Array.isArray(value) ? (value as State)[key] : undefined),
      state,
    );
}

/** The name a record bears itself. */
export function idOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const id = item.id ?? item.ref;
  return typeof id === "string" ? id : undefined;
}

export function isRecord(value: unknown): value is State {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An index has no name of its own: "2" in "trails/0/2" is the third of the trails. */
export function nameAt(path: PathText): string {
  const parts = path.split("/");
  const last = parts.at(-1) ?? "";
  const name = fieldOf(path);
  return /^\d+$/.test(last) && parts.length > 2 ? `${singular(name)} ${Number(last) + 1}` : name;
}
