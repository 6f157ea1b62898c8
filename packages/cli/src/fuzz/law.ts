/** One law tried on one game, and what came of it as plain data. */
import type { GameEntry } from "@sprawl/engine";
import { inTime } from "@sprawl/engine/guard";
import { LawBroken, type LawName, type RunOptions, runLaws } from "@sprawl/engine/laws";

/** How long one match may take under one law, in seconds. */
const PATIENCE = 120;

/** What is tried: plain data, so that it can go to a worker. */
export type Trial = {
  readonly game: string;
  readonly law: LawName;
  readonly options: Omit<RunOptions, "laws" | "progress" | "guard">;
  /** What setup finds in `g.carried`; any plain data. */
  readonly carried?: unknown;
};

export type LawResult = {
  readonly law: LawName;
  readonly kept: boolean;
  readonly matches: number;
  readonly evidence: Readonly<Record<string, number>>;
  /** Where and how it was broken, and the command that shows it again. */
  readonly problem?: string;
  readonly place?: string;
  readonly command?: string;
};

export function tryLaw(
  { game, instinct, text }: GameEntry,
  { law, options, carried }: Trial,
  progress?: RunOptions["progress"],
): LawResult {
  const subject = {
    game,
    instinct,
    text: text.en,
    ...(carried !== undefined && { carried: carried as never }),
  };
  const guard = (work: () => void) => inTime(work, PATIENCE);
  const [report] = runLaws(subject, { ...options, laws: [law], progress, guard }).laws;
  const { matches, evidence, broken } = report;
  return {
    law,
    kept: !broken,
    matches,
    evidence,
    ...(broken instanceof LawBroken && {
      problem: broken.problem,
      place: broken.place,
      command: broken.command,
    }),
  };
}
