/**
 * Setup gives nothing away either. It is run again with the faces a viewer does not know exchanged
 * before they are hidden; what the viewer receives at the first question must be the same.
 */
import { canonical } from "../canonical.js";
import { namedSeed } from "../deal.js";
import { createMatch } from "../match.js";
import { beforeSetup, worldsOf } from "../resample.js";
import { everybody } from "../secrets.js";
import type { OpenMatch } from "../snapshot.js";
import type { Law, Trial } from "./law.js";
import { tooLittle } from "./leaks.js";
import { lookForLeaks } from "./look.js";
import { beginAgain, beginningOf, viewersOf } from "./play-out.js";

/** Other seeds that setup is compared with. */
const SEEDS = 3;

export const setupLeaks: Law = {
  name: "setup-leaks",
  says: "setup shows nobody anything that depends on what they may not know",
  check(trial) {
    const match = beginAgain(trial);
    if (!match.pending) return;
    for (const viewer of viewersOf(trial.setting.seats)) {
      lookForLeaks(trial, worldsOf(match, viewer, beforeSetup(match)), 0, "setup");
    }
    checkHiddenFirst(trial, match);
  },
  // A deal is one look for each viewer: a few are enough.
  missing: (_, evidence, least) => tooLittle(evidence, { ...least, samples: 1 }),
};

/**
 * Faces must be hidden first and shuffled then. If chance orders them before they are hidden, what
 * setup reads from that order cannot be told from what it may know.
 */
function checkHiddenFirst(trial: Trial, match: OpenMatch): void {
  const { game } = trial.subject;
  const here = facesByPool(match);
  for (let i = 1; i <= SEEDS; i++) {
    const seed = namedSeed(`${trial.setting.seed} other deal ${i}`);
    const there = facesByPool(createMatch(game, { ...beginningOf(trial.setting), seed }));
    for (const [pool, faces] of here) {
      const others = there.get(pool) ?? [];
      if (faces.join() === others.join()) continue;
      if (faces.slice().sort().join() !== others.slice().sort().join()) continue;
      const problem = `the faces of "${pool}" were put in order by chance before they were hidden: hide them first, then shuffle`;
      throw trial.broken(problem, { after: 0 });
    }
  }
}

/** The faces not known to all, in the order in which they were hidden. */
function facesByPool({ play }: OpenMatch): Map<string, string[]> {
  const { face, pool, pools, known } = play.secrets;
  const all = everybody(play.seats);
  const faces = new Map<string, string[]>(pools.map((name) => [name, []]));
  for (let thing = 0; thing < face.length; thing++) {
    if ((known[thing] & all) === all) continue;
    faces.get(pools[pool[thing]])?.push(canonical(face[thing]));
  }
  return faces;
}
