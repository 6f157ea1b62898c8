/** Expectations about the end of a match. */
import type { Result } from "@sprawl/engine";
import { canonical } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import type { ResultTests } from "../scenario.js";

export function checkResult(match: OpenMatch, tests: ResultTests): string | undefined {
  const { result } = match.play;
  if (!tests.over) return result ? "the match is over" : undefined;
  if (!result) return "the match is not over";
  const winners = tests.winners ?? (tests.winner === undefined ? undefined : [tests.winner]);
  const wanted: Partial<Record<keyof Result, unknown>> = { ...tests, winners };
  for (const field of ["winners", "reason", "rule", "sides", "scores"] as const) {
    if (wanted[field] === undefined) continue;
    const is = canonical(result[field] ?? "none");
    if (is !== canonical(wanted[field])) return `${field}: ${is}`;
  }
  return undefined;
}
