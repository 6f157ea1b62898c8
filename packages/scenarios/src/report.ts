/** Bug reports as scenarios: a saved match and the answer after which it went wrong. */
import type { FaultReport, MatchRecord, Saved } from "@sprawl/engine/host";
import { stringify } from "yaml";

/** A rule threw: a scenario that plays the answer again. It fails until the rule is mended. */
export function reportToScenario({ before, seat, answer, message }: FaultReport): string {
  const title = `After this answer a rule went wrong: ${message}`;
  return `${opening(before, title)}${stringify({ play: [{ seat, answer }] })}${WHAT_THEN}`;
}

/** Somebody says that a match is wrong: a scenario that opens it there. */
export function bugToScenario(saved: Saved | MatchRecord, note: string): string {
  return `${opening(saved, note)}${WHAT_THEN}`;
}

const WHAT_THEN = "# Say with `expect` what should be so, and with `proves` by which rule.\n";

/** The saved match stands on one line: YAML reads JSON. */
function opening(saved: Saved | MatchRecord, words: string): string {
  const said = words.trim();
  const [title] = said.split("\n");
  const about = {
    game: saved.game,
    title: title || "Something is wrong here",
    ...(said.includes("\n") && { note: said }),
  };
  return `${stringify(about)}from: ${JSON.stringify(saved)}\n`;
}
