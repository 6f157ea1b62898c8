/**
 * What is dealt or drawn was mixed before. Hidden things that come into being in the order in which
 * they are written down are no secret to whoever reads the rules: a setup whose shuffle is missing
 * deals the same cards in every match. So whatever is dealt without ever having been mixed is looked
 * at again with other seeds; if its like came into being in the same order each time, nobody mixed it.
 */
import { canonical } from "../canonical.js";
import { namedSeed } from "../deal.js";
import { createMatch } from "../match.js";
import type { Trace } from "../told.js";
import { count, type Law, type Trial } from "./law.js";
import { beginAgain, beginningOf, giveMove } from "./play-out.js";

/** Seeds with which something must come out the same before nobody is said to have mixed it. */
const SEEDS = 20;

/** Hidden things that came into being together, as one text. */
type Batch = { readonly pool: string; readonly faces: string; readonly many: boolean };

/** A batch that was dealt from as it was made, and after which answer. */
type Suspect = { readonly batch: number; readonly after: number };

export const mixes: Law = {
  name: "mixes",
  says: "what is dealt or drawn was mixed before",
  check(trial) {
    for (const { batch, after } of suspectsIn(trial)) {
      const pool = madeAlike(trial, batch);
      if (pool === undefined) continue;
      const problem = `"${pool}" is dealt from in the order in which it is written down: mix it first`;
      throw trial.broken(problem, { after });
    }
  },
};

function emptyTrace(): Trace {
  return { shown: new Map(), disclosures: [], faces: new Map() };
}

/** Play the match again, and note which batches are dealt from unmixed. */
function suspectsIn(trial: Trial): Suspect[] {
  const batches: Batch[] = [];
  /** Handle -> its batch, as long as it has not been mixed. */
  const unmixed = new Map<number, number>();
  const suspects: Suspect[] = [];
  let after = 0;
  const trace: Trace = {
    ...emptyTrace(),
    made(pool, handles, faces) {
      const batch = batchOf(pool, faces);
      if (batch.many) for (const handle of handles) unmixed.set(handle, batches.length);
      batches.push(batch);
    },
    mingled(_, pile) {
      for (const handle of pile) unmixed.delete(handle);
    },
    dealt({ secrets }, card) {
      count(trial.evidence, "things dealt");
      const batch = unmixed.get(card);
      // What somebody knows already, who has brought it, is not dealt.
      if (batch === undefined || secrets.known[secrets.at[card]] !== 0) return;
      if (!suspects.some((each) => each.batch === batch)) suspects.push({ batch, after });
    },
  };
  const match = beginAgain(trial, { trace });
  for (const n of trial.played.moves.keys()) {
    after = n + 1;
    match.play.trace = trace;
    giveMove(trial, match, n);
  }
  return suspects;
}

function batchOf(pool: string, faces: readonly unknown[]): Batch {
  const each = faces.map((face) => canonical(face));
  return { pool, faces: each.join(" "), many: new Set(each).size > 1 };
}

/** The pool of a batch that comes into being alike with every seed; undefined if it does not. */
function madeAlike({ subject, setting }: Trial, batch: number): string | undefined {
  let first: Batch | undefined;
  for (let i = 0; i < SEEDS; i++) {
    const made: Batch[] = [];
    const trace: Trace = {
      ...emptyTrace(),
      made: (pool, _, faces) => void made.push(batchOf(pool, faces)),
    };
    const seed = namedSeed(`${setting.seed} mixed ${i}`);
    try {
      createMatch(subject.game, { ...beginningOf(setting), seed, trace });
    } catch {
      return undefined; // a setup that throws is for another law
    }
    const now = made[batch];
    first ??= now;
    // What is made only later cannot be compared.
    if (!now || !first || now.pool !== first.pool || now.faces !== first.faces) return undefined;
  }
  return first?.pool;
}
