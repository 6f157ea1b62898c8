/** Rules coverage as it is printed. */
import type { Coverage } from "./coverage.js";

/** What `npm run rules -- --json` prints: exactly this for each game. */
export type CoverageJson = {
  readonly rules: number;
  readonly proved: number;
  readonly missing: readonly string[];
};

export function coverageJson(games: ReadonlyMap<string, Coverage>): Record<string, CoverageJson> {
  const entries = [...games].map(([game, { rules, proved, missing }]) => {
    return [
      game,
      { rules: rules.length, proved: proved.length, missing: missing.map(({ id }) => id) },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** One game's coverage for a reader: the numbers, then every rule that is missing. */
export function printCoverage(game: string, coverage: Coverage): string {
  const { rules, proved, missing, examples, examplesMissing } = coverage;
  const lines = [
    `${game}: ${rules.length} rules, ${proved.length} proved (${percent(proved.length, rules.length)}), ${missing.length} missing`,
  ];
  for (const { id, text } of missing) lines.push(`  missing  ${id}  ${text}`);
  if (examples.length > 0) {
    const shown = examples.length - examplesMissing.length;
    lines.push(`  ${examples.length} examples, ${shown} are scenarios`);
  }
  for (const { id, text } of examplesMissing) lines.push(`  no scenario  ${id}  ${text}`);
  return lines.join("\n");
}

function percent(part: number, whole: number): string {
  if (whole === 0) return "nothing to prove";
  // Rounded down: 100% means all of them.
  return `${Math.floor((100 * part) / whole)}%`;
}
