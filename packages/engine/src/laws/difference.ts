/** Where two pieces of plain data first differ, in one line that a person can read. */

const LONGEST = 100;

/** "coins[2]: 3 | 4", or undefined if nothing differs. */
export function firstDifference(a: unknown, b: unknown, path = ""): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (isRecord(a) && isRecord(b) && Array.isArray(a) === Array.isArray(b)) {
    const length = Array.isArray(a) && Array.isArray(b) && a.length !== b.length;
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const found = firstDifference(a[key], b[key], below(path, key, Array.isArray(a)));
      if (found) return length ? `${found} (${a.length} items | ${b.length} items)` : found;
    }
    return undefined;
  }
  return `${path || "all of it"}: ${short(a)} | ${short(b)}`;
}

/** The same for two texts of JSON. */
export function textDifference(a: string, b: string): string | undefined {
  return a === b ? undefined : firstDifference(JSON.parse(a), JSON.parse(b));
}

/** What two viewers receive, or one in two worlds; texts as made by `receivedBy`. */
export function receivedDifference(a: string, b: string): string | undefined {
  const named = (text: string) => {
    const [view, events] = JSON.parse(text);
    return { view, events };
  };
  return a === b ? undefined : firstDifference(named(a), named(b));
}

function below(path: string, key: string, list: boolean): string {
  if (list) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
