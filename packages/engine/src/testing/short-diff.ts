/** Two texts, and the lines between which they differ. */

const CONTEXT = 2;
const MOST = 10;

/** The first place where two texts differ, with a few lines around it. */
export function shortDiff(old: string, now: string): string {
  const a = old.split("\n");
  const b = now.split("\n");
  let first = 0;
  while (first < a.length && first < b.length && a[first] === b[first]) first++;
  let same = 0;
  const most = Math.min(a.length, b.length) - first;
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same++;
  return [
    `line ${first + 1}:`,
    ...a.slice(Math.max(0, first - CONTEXT), first).map((line) => `  ${line}`),
    ...some(a.slice(first, a.length - same), "-"),
    ...some(b.slice(first, b.length - same), "+"),
  ].join("\n");
}

function some(lines: readonly string[], sign: string): string[] {
  const shown = lines.slice(0, MOST).map((line) => `${sign} ${line}`);
  return lines.length > MOST
    ? [...shown, `${sign} … and ${lines.length - MOST} more lines`]
    : shown;
}
