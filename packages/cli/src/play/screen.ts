/** The table in a terminal, for any game: made from a view and nothing else. */
import type { AnyGame, GameText, View } from "@sprawl/engine";
import { fieldsBySeat, handlesIn } from "@sprawl/engine/host";
import { readable, type Spelling, spell } from "@sprawl/engine/speech";
import { type Colours, padTo, widthOf } from "../colours.js";
import { columns, wrap } from "../lay-out.js";

export type Showing = {
  readonly game: AnyGame;
  readonly text: GameText;
  readonly names: readonly string[];
  readonly colours: Colours;
  readonly width: number;
};

/** Everything on the table that this view shows. */
export function tableLines(view: View, showing: Showing): string[] {
  const { state } = view;
  if (typeof state !== "object" || state === null) return [];
  const { game, text, names } = showing;
  const how: Spelling = { text, names, faces: view.faces, handles: handlesIn(game, state) };
  const bySeat = fieldsBySeat(game, view.options, state, view.seats);
  const rest = Object.entries(state).filter(([field]) => !bySeat.includes(field));
  const width = Math.max(0, ...rest.map(([field]) => widthOf(readable(field))));
  return [
    ...seatLines(view, bySeat, how, showing),
    ...rest.flatMap(([field, value]) => fieldLines(field, value, width, how, showing)),
  ];
}

/** One line a seat, if they fit beside each other; else a block for each seat. */
function seatLines(view: View, fields: readonly string[], how: Spelling, showing: Showing) {
  if (fields.length === 0) return [];
  const { colours: c, names, width } = showing;
  const state = view.state as Record<string, readonly unknown[]>;
  const cell = (field: string, seat: number): string =>
    spell(state[field][seat], `${field}/${seat}`, how);
  const name = (seat: number): string => {
    const mark = view.pending?.waiting.includes(seat) ? "> " : "  ";
    return c.bold(`${mark}${names[seat]}`);
  };
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const table = columns([
    ["", ...fields.map((field) => c.dim(readable(field)))],
    ...seats.map((seat) => [name(seat), ...fields.map((field) => cell(field, seat))]),
  ]);
  if (table.every((line) => widthOf(line) <= width)) return [...table, ""];
  const wide = Math.max(...fields.map((field) => widthOf(readable(field))));
  return seats.flatMap((seat) => [
    name(seat),
    ...fields.flatMap((field) =>
      labelled(`    ${c.dim(padTo(readable(field), wide))}  `, cell(field, seat), width),
    ),
    "",
  ]);
}

/** A field on one line if it fits, else its parts below it. */
function fieldLines(
  field: string,
  value: unknown,
  wide: number,
  how: Spelling,
  showing: Showing,
  path = field,
  indent = "  ",
): string[] {
  const { colours: c, width } = showing;
  const label = `${indent}${c.dim(padTo(readable(field), wide))}  `;
  const line = spell(value, path, how);
  const fits = widthOf(label) + widthOf(line) <= width;
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const deep = parts.some(([, part]) => typeof part === "object");
  if (fits || !deep) return labelled(label, line, width);
  const inner = Math.max(...parts.map(([key]) => widthOf(readable(key))));
  return [
    label.trimEnd(),
    ...parts.flatMap(([key, part]) =>
      fieldLines(key, part, inner, how, showing, `${path}/${key}`, `${indent}  `),
    ),
  ];
}

/** A label and a text beside it, broken where the line ends. */
function labelled(label: string, text: string, width: number): string[] {
  const space = Math.max(20, width - widthOf(label));
  return wrap(text, space).map((line, i) => (i === 0 ? label : " ".repeat(widthOf(label))) + line);
}

/** Tables longer than this are shown whole only once. */
const SHORT = 24;

/**
 * Of a long table that was shown before, only what is different now, each line with those it
 * belongs to; of a short one, everything.
 */
export function whatIsNew(lines: readonly string[], before: readonly string[]): string[] {
  if (lines.length <= SHORT || before.length === 0) return [...lines];
  const known = new Set(before);
  const fresh: string[] = [];
  const above: string[] = [];
  for (const line of lines) {
    const depth = indentOf(line);
    while (above.length > 0 && indentOf(above[above.length - 1]) >= depth) above.pop();
    if (!known.has(line)) {
      fresh.push(...above, line);
      above.length = 0;
    } else above.push(line);
  }
  return fresh;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
