/** JSON for files that people look at: short things on one line, as the formatter would have it. */

const WIDTH = 100;

/** Plain data as a text of JSON, with a line break at its end. */
export function writeJson(value: unknown): string {
  return `${write(JSON.parse(JSON.stringify(value)), 0, 0)}\n`;
}

/** `taken` is what stands before the value on its line, or after it. */
function write(value: unknown, indent: number, taken: number): string {
  const line = inline(value);
  if (typeof value !== "object" || value === null) return line;
  if (indent + taken + line.length <= WIDTH) return line;
  const pad = " ".repeat(indent + 2);
  const end = " ".repeat(indent);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === "number")) return `[\n${fill(value, pad)}\n${end}]`;
    const items = value.map((item) => pad + write(item, indent + 2, 1));
    return `[\n${items.join(",\n")}\n${end}]`;
  }
  const fields = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return pad + name + write(item, indent + 2, name.length + 1);
  });
  return `{\n${fields.join(",\n")}\n${end}}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Numbers fill their lines. */
function fill(numbers: readonly number[], pad: string): string {
  const lines: string[] = [];
  let line = pad;
  for (const [i, number] of numbers.entries()) {
    const item = i < numbers.length - 1 ? `${number},` : String(number);
    const space = line === pad ? "" : " ";
    if (line !== pad && line.length + space.length + item.length > WIDTH) {
      lines.push(line);
      line = pad + item;
    } else line += space + item;
  }
  return [...lines, line].join("\n");
}
