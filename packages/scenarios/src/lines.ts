/** Lines of a scenario, and values in them, in short words. */
import type { Plain } from "@sprawl/engine";

/** `seat 0, choose Sell silk 3` */
export function sayLine(line: object): string {
  return Object.entries(line)
    .map(([name, value]) => `${name} ${sayValue(value as Plain)}`)
    .join(", ");
}

function sayValue(value: Plain): string {
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(sayValue).join(", ")}]`;
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${sayValue(each)}`);
  return `{ ${fields.join(", ")} }`;
}
