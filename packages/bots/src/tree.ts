/**
 * The tree of a search: one for all imagined worlds, keyed by what has been answered. At every node
 * each asked seat has a table of its own, so that seats asked at once in secret choose without
 * knowing of each other. Not every answer is on offer in every world, so each counts how often it was.
 */
import type { Answer, Draw, Question, Seat } from "@sprawl/engine";
import { answerWith, type Candidate, candidatesOf, type Keys } from "./candidates.js";

/** One answer at one node. */
export type Arm = {
  readonly answer: Answer;
  readonly seat: Seat;
  visits: number;
  /** How often it was on offer. */
  available: number;
  /** Sum of what it was worth to the seat that gives it, and of the squares of that. */
  total: number;
  squares: number;
};

/** What one seat has tried at one node. */
export type Table = {
  readonly seat: Seat;
  readonly kind: string;
  readonly arms: Map<string, Arm>;
  visits: number;
};

export type Node = {
  readonly tables: Table[];
  readonly next: Map<string, Node>;
};

export function newNode(): Node {
  return { tables: [], next: new Map() };
}

/** Chance may lead to different questions after the same answers: each has its table. */
export function tableOf(node: Node, seat: Seat, kind: string): Table {
  for (const table of node.tables) if (table.seat === seat && table.kind === kind) return table;
  const table: Table = { seat, kind, arms: new Map(), visits: 0 };
  node.tables.push(table);
  return table;
}

export type Choosing = {
  readonly keys: Keys;
  readonly draw: Draw;
  /** How much it is drawn to what it knows little of. */
  readonly curiosity: number;
  /** What to try first at a new node. */
  first?(question: Question): Candidate | undefined;
};

/** An answer for this seat: a new one while few have been tried, else the most promising. */
export function chooseArm(table: Table, question: Question, how: Choosing): [Arm, Candidate] {
  const offered = candidatesOf(question, how.keys, table.arms.values(), how.draw);
  table.visits++;
  if (table.arms.size === 0) {
    const first = how.first?.(question);
    if (first) return [addArm(table, first, how), first];
  }
  let untried = 0;
  let fresh: Candidate | undefined;
  for (const candidate of offered) {
    const arm = table.arms.get(candidate.key);
    if (arm) arm.available++;
    else if (how.draw(++untried) === 0) fresh = candidate;
  }
  if (fresh && (table.arms.size < width(table.visits) || untried === offered.length)) {
    return [addArm(table, fresh, how), fresh];
  }
  return mostPromising(table, offered, how);
}

/** So many answers are tried after so many visits. */
function width(visits: number): number {
  return 1 + Math.sqrt(visits);
}

function addArm(table: Table, { key, given }: Candidate, { keys }: Choosing): Arm {
  const answer = answerWith(keys, given);
  const arm: Arm = { answer, seat: table.seat, visits: 0, available: 1, total: 0, squares: 0 };
  table.arms.set(key, arm);
  return arm;
}

/** UCB1, with how often an answer was on offer in place of how often its node was visited. */
function mostPromising(table: Table, offered: readonly Candidate[], how: Choosing) {
  let best: [Arm, Candidate] | undefined;
  let promise = Number.NEGATIVE_INFINITY;
  for (const candidate of offered) {
    const arm = table.arms.get(candidate.key);
    if (!arm) continue;
    const visits = Math.max(arm.visits, 1);
    const doubt = Math.sqrt(Math.log(arm.available) / visits);
    const promised = arm.total / visits + how.curiosity * doubt;
    if (promised > promise) {
      best = [arm, candidate];
      promise = promised;
    }
  }
  return best ?? fail();
}

/** Back up the tree with what came of it. */
export function learn(path: readonly Arm[], rewards: readonly number[]): void {
  for (const arm of path) {
    const reward = rewards[arm.seat];
    arm.visits++;
    arm.total += reward;
    arm.squares += reward * reward;
  }
}

export function meanOf({ total, visits }: Arm): number {
  return total / visits;
}

/** Is `a` better than `b` by more than luck is likely to make it? */
export function isClearlyBetter(a: Arm, b: Arm): boolean {
  return meanOf(a) - meanOf(b) > SURE * Math.sqrt(doubtOf(a) + doubtOf(b));
}

const SURE = 1.5;
/** Few visits that all went the same way prove little. */
const LEAST_VARIANCE = 0.05;

/** Variance of an arm's mean. */
function doubtOf(arm: Arm): number {
  const mean = meanOf(arm);
  return (Math.max(arm.squares / arm.visits - mean * mean, 0) + LEAST_VARIANCE) / arm.visits;
}

function fail(): never {
  throw new Error("a question without a legal answer");
}
