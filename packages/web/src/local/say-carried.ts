/**
 * What a campaign carries, in words. A game may bring a label "carried.<field>" for a field and a
 * `thing` of the field's name for its values; what it does not name is written as plainly as it goes.
 */
import type { GameText, Plain } from "@sprawl/engine";
import { plainly } from "../words/titles.js";

export type CarriedLine =
  | { readonly form: "value"; readonly name: string; readonly value: string }
  | { readonly form: "group"; readonly name: string; readonly lines: readonly CarriedLine[] }
  | {
      readonly form: "table";
      readonly name: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

type Words = { readonly yes: string; readonly no: string; readonly nothing: string };

/** Everything in it, in the order it stands there. */
export function sayCarried(text: GameText, carried: Plain, words: Words): CarriedLine[] {
  if (!isRecord(carried)) {
    return [{ form: "value", name: "", value: sayValue(text, "", carried, words) }];
  }
  return Object.entries(carried).flatMap(([field, value]) =>
    value === undefined ? [] : [sayField(text, field, value, words)],
  );
}

function sayField(text: GameText, field: string, value: Plain, words: Words): CarriedLine {
  const name = nameOf(text, field);
  if (isRecord(value)) return { form: "group", name, lines: sayCarried(text, value, words) };
  if (isList(value) && value.length > 0 && value.every(isRecord)) {
    const fields = [...new Set(value.flatMap((row) => Object.keys(row)))];
    const columns = fields.map((each) => nameOf(text, each));
    const rows = value.map((row) => fields.map((each) => sayValue(text, each, row[each], words)));
    return { form: "table", name, columns, rows };
  }
  return { form: "value", name, value: sayValue(text, field, value, words) };
}

function sayValue(text: GameText, field: string, value: Plain, words: Words): string {
  if (value === undefined) return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (isList(value)) {
    if (value.length === 0) return words.nothing;
    return value.map((each) => sayValue(text, field, each, words)).join(", ");
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([each, inner]) => `${nameOf(text, each)}: ${sayValue(text, each, inner, words)}`)
      .join("; ");
  }
  if (typeof value === "number") return String(value);
  return spelled(text, field, value) ?? plainly(value);
}

/** As the game spells it; some things have no name of their own. */
function spelled(text: GameText, field: string, value: string): string | undefined {
  const spell = text.things?.[field] ?? text.things?.[field.replace(/s$/, "")];
  try {
    return spell?.(value);
  } catch {
    return undefined;
  }
}

function nameOf(text: GameText, field: string): string {
  return text.labels?.[`carried.${field}`] ?? plainly(field);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isRecord(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === "object" && !Array.isArray(value);
}
