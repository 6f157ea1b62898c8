/** Which rules are proved, and what is wrong with those who say so. Files are read by tools/rules.mjs. */
import type { RuleId } from "@sprawl/engine";
import { type Catalogue, type NumberedRule, readCatalogue } from "./catalogue.js";
import { byId } from "./ids.js";

/** Somebody who names rules: a test by its title, a scenario by `proves`, a line of source. */
export type Naming = { readonly ids: readonly RuleId[]; readonly where: string };

/** Everything of one game that coverage looks at, as texts. */
export type GameFiles = {
  /** The text of rules.md. */
  readonly rules: string;
  /** Where the rules stand, for messages: "games/x/rules.md". */
  readonly rulesFile: string;
  readonly tests: readonly Naming[];
  readonly scenarios: readonly Naming[];
  readonly sources: readonly Naming[];
  /** Ids that were proved before: the text of rules.proved.txt, if there is one. */
  readonly lock?: string;
};

export type Coverage = {
  readonly rules: readonly NumberedRule[];
  readonly proved: readonly RuleId[];
  readonly missing: readonly NumberedRule[];
  readonly examples: readonly NumberedRule[];
  readonly examplesMissing: readonly NumberedRule[];
  /** Proved, but no line of source says where it is enforced. */
  readonly uncited: readonly RuleId[];
  /** Proved since the lock was written. */
  readonly fresh: readonly RuleId[];
  /** What makes `--check` fail. */
  readonly problems: readonly string[];
};

/** Work out the coverage of one game. */
export function coverageOf(files: GameFiles): Coverage {
  const catalogue = readCatalogue(files.rules);
  const named = idsOf([...files.tests, ...files.scenarios]);
  const proved = catalogue.rules.map(({ id }) => id).filter((id) => named.has(id));
  const shown = idsOf(files.scenarios);
  const cited = idsOf(files.sources);
  const locked = readLock(files.lock ?? "");
  const uncited = proved.filter((id) => !cited.has(id));
  return {
    rules: catalogue.rules,
    proved,
    missing: catalogue.rules.filter(({ id }) => !named.has(id)),
    examples: catalogue.examples,
    examplesMissing: catalogue.examples.filter(({ id }) => !shown.has(id)),
    uncited,
    fresh: proved.filter((id) => !locked.includes(id)),
    problems: [
      ...problemsOf(files, catalogue, locked, new Set([...proved, ...shown])),
      ...uncited.map((id) => `${files.rulesFile}: ${id} is proved, but no line of src names it`),
    ],
  };
}

function idsOf(namings: readonly Naming[]): Set<RuleId> {
  return new Set(namings.flatMap(({ ids }) => ids));
}

function problemsOf(
  files: GameFiles,
  { rules, examples, doubled }: Catalogue,
  locked: readonly RuleId[],
  proved: ReadonlySet<RuleId>,
): string[] {
  const known = new Set([...rules, ...examples].map(({ id }) => id));
  const unknown = [...files.tests, ...files.scenarios, ...files.sources].flatMap(({ ids, where }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${where}: there is no rule ${id}`),
  );
  return [
    ...doubled.map((id) => `${files.rulesFile}: ${id} stands there twice`),
    ...unknown,
    ...locked
      .filter((id) => !proved.has(id))
      .map((id) =>
        known.has(id)
          ? `${files.rulesFile}: ${id} was proved and is no longer`
          : `${files.rulesFile}: ${id} was proved and is gone`,
      ),
  ];
}

/** The ids of a lock: one a line; what comes after `#` is for readers. */
export function readLock(text: string): RuleId[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
}

/** The lock for what is proved now, examples among it. */
export function writeLock({ proved, examples, examplesMissing }: Coverage): string {
  const missing = new Set(examplesMissing.map(({ id }) => id));
  const shown = examples.map(({ id }) => id).filter((id) => !missing.has(id));
  const head = "# Rules that tests or scenarios prove. Written by: npm run rules -- --update\n";
  return `${head}${[...proved, ...shown].sort(byId).join("\n")}\n`;
}
