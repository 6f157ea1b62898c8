/** A scenario: a worked example that runs. This module reads one; run.ts plays it. */
import type { OptionValues, Plain, RefusalCode, RuleId, Seat, Viewer } from "@sprawl/engine";
import type { UndoReason } from "@sprawl/engine/host";
import type { ChanceScript } from "@sprawl/engine/search";
import { scenarioShape } from "./format/index.js";
import type { Path } from "./path.js";
import { type Places, type Problem, ScenarioError } from "./place.js";
import { readYaml } from "./read.js";

/** Whom a scenario speaks of: everybody, nobody, one seat, or a list. */
export type Whom = "all" | "none" | Seat | readonly Viewer[];
export type Fields = Readonly<Record<string, Plain>>;
/** An option: its sentence, kind or key; or fields that single it out. */
export type Wanted = string | Fields;

/** One change to the position, by a verb that every game has. */
export type BasicLine =
  | { readonly set: Path; readonly to: Plain; readonly new?: boolean }
  | { readonly push: Path; readonly value: Plain }
  | { readonly remove: Path; readonly value?: Plain }
  | { readonly card: Path; readonly face: Plain; readonly seen?: Whom }
  | {
      readonly pile: Path;
      readonly faces: readonly Plain[];
      readonly from?: Path;
      readonly seen?: Whom;
    }
  | { readonly move: Path; readonly to: Path; readonly count?: number; readonly seen?: Whom }
  | { readonly show: Path; readonly to: Whom }
  | { readonly hide: Path }
  | { readonly steps: readonly (string | { readonly step: string; readonly arg?: Plain })[] };

/** A game may add verbs of its own: a single field with that name. */
export type ArrangeLine = BasicLine | Fields;

/** An answer, as a scenario gives it. */
export type AnswerLine =
  | { readonly choose: Wanted }
  | { readonly pick: readonly Wanted[] }
  | { readonly amount: number }
  | { readonly pass: boolean }
  | { readonly answer: string | number | readonly string[] };

export type Refused = { readonly code: RefusalCode; readonly rule?: RuleId };

export type PlayLine =
  | (AnswerLine & {
      readonly seat?: Seat;
      readonly times?: number;
      readonly refused?: Refused;
    })
  | { readonly each: Readonly<Record<string, Sealed>> }
  | { readonly undo: boolean; readonly why?: UndoReason; readonly seat?: Seat }
  | { readonly expect: readonly ExpectLine[] }
  | { readonly arrange: readonly ArrangeLine[] };

/** One of several answers given at once: what is chosen, an amount, a list of picks. */
export type Sealed = Wanted | number | readonly Wanted[] | AnswerLine;

export type ValueTests = {
  readonly is?: Plain;
  readonly isnt?: Plain;
  readonly has?: Plain;
  readonly length?: number;
  readonly missing?: boolean;
};

export type FaceTests = {
  readonly face?: Plain;
  readonly faces?: readonly Plain[];
  readonly hidden?: boolean;
};

export type PileTests = {
  readonly faces?: readonly Plain[];
  readonly has?: readonly Plain[];
  readonly length?: number;
};

export type Looking = {
  readonly seat?: Seat;
  readonly spectator?: boolean;
  readonly path?: Path;
  readonly card?: Path;
  readonly pile?: Path;
};

export type AskedTests = {
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
  readonly kind?: string;
  readonly form?: string;
  readonly rule?: RuleId;
  readonly min?: number;
  readonly max?: number;
};

export type ExpectLine =
  | ({ readonly path: Path } & ValueTests)
  | { readonly card: Path; readonly face: Plain }
  | ({ readonly pile: Path } & PileTests)
  | ({ readonly view: Looking } & ValueTests & FaceTests)
  | { readonly offered: Wanted; readonly seat?: Seat; readonly count?: number }
  | { readonly "not-offered": Wanted; readonly seat?: Seat }
  | { readonly exactly: readonly Wanted[]; readonly seat?: Seat }
  | {
      readonly barred: Wanted;
      readonly rule?: RuleId;
      readonly seat?: Seat;
      readonly count?: number;
    }
  | { readonly asked: AskedTests }
  | {
      readonly event: Wanted;
      readonly as?: Viewer;
      readonly told?: Whom;
      readonly count?: number;
    }
  | { readonly "no-event": Wanted; readonly as?: Viewer }
  | ResultTests;

export type ResultTests = {
  readonly over: boolean;
  readonly winner?: Seat;
  readonly winners?: readonly Seat[];
  readonly reason?: string;
  readonly rule?: RuleId;
  readonly sides?: readonly string[];
  readonly scores?: readonly number[];
};

export type Scenario = {
  readonly file: string;
  readonly game: string;
  readonly title: string;
  readonly proves: readonly RuleId[];
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly seed?: string;
  readonly carried?: Plain;
  readonly from?: Fields;
  readonly deal?: ChanceScript;
  readonly chance?: ChanceScript;
  readonly arrange: readonly ArrangeLine[];
  readonly play: readonly PlayLine[];
  readonly expect: readonly ExpectLine[];
  /** The fields as they were read, and where each of them stands in the file. */
  readonly top: object;
  readonly places: Places;
};

/** Read a scenario file. Throws a `ScenarioError` that lists every problem with its place. */
export function parseScenario(text: string, file: string): Scenario {
  const { value, places } = readYaml(text, file, scenarioShape);
  const top = value as unknown as Omit<Scenario, "file" | "top" | "places">;
  const scenario: Scenario = {
    ...top,
    file,
    proves: top.proves ?? [],
    arrange: top.arrange ?? [],
    play: top.play ?? [],
    expect: top.expect ?? [],
    top,
    places,
  };
  const problems = problemsOf(scenario);
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return scenario;
}

/** What no shape can say. */
function problemsOf(scenario: Scenario): Problem[] {
  const { top, places, from, proves, play, expect } = scenario;
  const problems: Problem[] = [];
  if (from) {
    for (const name of ["seats", "options", "seed", "carried", "deal"]) {
      if (!Object.hasOwn(top, name)) continue;
      problems.push({ ...places.of(top, name), message: `"from" brings "${name}" along already` });
    }
  }
  const tests = expect.length > 0 || play.some((line) => "expect" in line || "refused" in line);
  if (proves.length > 0 && !tests) {
    const message = "it proves nothing: there is no expect and no refused answer in it";
    problems.push({ ...places.of(top, "proves"), message });
  }
  const twice = proves.find((id, i) => proves.indexOf(id) !== i);
  if (twice) problems.push({ ...places.of(top, "proves"), message: `names ${twice} twice` });
  return problems;
}
