/** Lines and tables of plain text. */
import { padTo, widthOf } from "./colours.js";

/** Break a text into lines of this width, at spaces. */
export function wrap(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - indent.length) {
      lines.push(indent + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(indent + line);
  return lines;
}

export type Align = "left" | "right";

/** Columns as wide as they need to be, two spaces apart. */
export function columns(rows: readonly (readonly string[])[], align: readonly Align[] = []) {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => {
        if (align[i] === "right") return " ".repeat(widths[i] - widthOf(cell)) + cell;
        return i === row.length - 1 ? cell : padTo(cell, widths[i]);
      })
      .join("  ")
      .trimEnd(),
  );
}

/** "1 match", "2 matches". */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** A list as one says it: "a, b and c". */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
