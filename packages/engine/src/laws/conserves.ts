/** Nothing is lost or doubled: every hidden thing lies in exactly one place, and totals stay. */
import { canonical } from "../canonical.js";
import type { OpenMatch } from "../snapshot.js";
import { count, type Law } from "./law.js";
import { retrace } from "./play-out.js";

export const conserves: Law = {
  name: "conserves",
  says: "every card, chip and token is in exactly one place",
  check(trial) {
    const { game } = trial.subject;
    let totals: string | undefined;
    retrace(trial, (match, n) => {
      const things = match.play.secrets.at.length;
      if (!game.census) {
        if (things === 0) return;
        throw trial.broken("the game hides things but has no census to find them by", { after: n });
      }
      const census = game.census(match.play.state);
      const problem = cardsProblem(match, census.cards ?? []);
      if (problem) throw trial.broken(problem, { after: n });
      const now = canonical(census.totals ?? {});
      totals ??= now;
      if (now !== totals) {
        throw trial.broken("a total has changed since setup", {
          after: n,
          difference: `${totals} | ${now}`,
        });
      }
      count(trial.evidence, "censuses");
    });
  },
};

function cardsProblem(match: OpenMatch, cards: Iterable<number>): string | undefined {
  const { at, pool, pools } = match.play.secrets;
  const found = new Set<number>();
  for (const handle of cards) {
    if (at[handle] === undefined) return `the census names ${handle}, which is no hidden thing`;
    if (found.has(handle)) return `hidden thing ${handle} is in two places`;
    found.add(handle);
  }
  const lost = at.findIndex((_, handle) => !found.has(handle));
  if (lost < 0) return undefined;
  return `hidden thing ${lost} of "${pools[pool[at[lost]]]}" is nowhere (${found.size} of ${at.length} were found)`;
}
