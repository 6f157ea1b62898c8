/** Every card, character, mission and ability gets used, and none that is not listed. */
import type { Evidence, Law, Subject } from "./law.js";

/** Matches it may take until everything has been used. */
const WANTS = 150;

export const content: Law = {
  name: "content",
  says: "every piece of content gets used",
  wants: WANTS,
  check(trial) {
    const { subject, evidence } = trial;
    if (!subject.game.content) return;
    const listed = new Set(subject.game.content);
    for (const id of evidence.used) {
      if (!listed.has(id)) throw trial.broken(`"${id}" is used, but is not in the game's content`);
    }
    evidence.counts["content used"] = evidence.used.size;
  },
  enough: (subject, evidence) => neverUsed(subject, evidence).length === 0,
  missing(subject, evidence) {
    const never = neverUsed(subject, evidence);
    return never.length === 0 ? undefined : `never used: ${never.join(", ")}`;
  },
};

/** What was not used, and is not known to be rare. */
export function neverUsed({ game, rare = [] }: Subject, { used }: Evidence): string[] {
  return (game.content ?? []).filter((id) => !used.has(id) && !rare.includes(id));
}
