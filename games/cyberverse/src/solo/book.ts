/**
 * By which rule of section 31 the automaton has decided. Everybody is told that, and no more than the
 * deed itself shows: of hidden cards neither which they are nor which was taken.
 */
import type { RuleId } from "@sprawl/engine";
import type { Kind } from "../questions.js";
import type { Cyber, Org } from "../state.js";
import { idOf } from "../table.js";

type Reason = readonly [reason: string, rule: RuleId];

/** By kind of question. */
const REASONS: Readonly<Partial<Record<Kind, Reason>>> = {
  strategy: ["reserve", "CV-31.9"],
  call: ["district", "CV-31.15"],
  move: ["hacking-first", "CV-31.16"],
  auxiliary: ["first-possible", "CV-31.17"],
  story: ["points-a-card", "CV-31.19"],
  teammates: ["teammates", "CV-31.21"],
  "fight-move": ["best-place", "CV-31.23"],
  strike: ["best-target", "CV-31.24"],
  overload: ["harm", "CV-31.25"],
  decoy: ["harm", "CV-31.25"],
  "hostile-second": ["harm", "CV-31.25"],
  "whom-maybe": ["harm", "CV-31.25"],
  mission: ["best-chance", "CV-31.26"],
  raise: ["below-60", "CV-31.26"],
  influence: ["influence", "CV-31.27"],
  payday: ["lowest-salary", "CV-31.28"],
  "hostile-target": ["weakest", "CV-31.29"],
  "hostile-move": ["weakest", "CV-31.29"],
};

/** Where what is done has a rule of its own. */
const DEEDS: Readonly<Record<string, Reason>> = {
  "take-support": ["most-teammates", "CV-31.10"],
  repair: ["cheapest-repair", "CV-31.11"],
  train: ["hurt-train", "CV-31.12"],
  buy: ["one-purchase", "CV-31.13"],
  recruit: ["best-recruit", "CV-31.18"],
  "replace-story": ["no-progress", "CV-31.20"],
};

/** Where nothing is done, though the rule speaks of a deed. */
const PASSES: Readonly<Partial<Record<Kind, Reason>>> = {
  teammates: ["keeps-support", "CV-31.21"],
};

const SAFE: Reason = ["safe", "CV-R121"];

export function tellDecision(g: Cyber, org: Org, kind: Kind, deed: string): void {
  if (kind === "attack") return; // it tells itself what it may tell
  const left = deed === "pass" ? PASSES[kind] : undefined;
  const [reason, rule] = left ?? DEEDS[deed] ?? REASONS[kind] ?? SAFE;
  g.tell("by-the-book", { org: idOf(g, org), book: reason }, { rule });
}
