/**
 * A player that thinks ahead: information-set Monte Carlo tree search. Every round of thought takes
 * a fresh world that fits what its seat has seen, goes down the one tree as far as it is known,
 * adds a node and plays the world to its end. It knows no clock: whoever seats it brings one.
 */
import type { Instinct, Question, Seat, Thought } from "@sprawl/engine";
import { give, isGroup, questionsOf } from "@sprawl/engine/search";
import type { Bot, Briefing, World } from "./bot.js";
import { type Candidate, candidate } from "./candidates.js";
import { byInstinct } from "./instinct.js";
import { instinctPolicy, looselyBy, type Policy, playOut, randomPolicy } from "./playout.js";
import { quickDraw } from "./quick-chance.js";
import { rewardsOf } from "./reward.js";
import {
  type Arm,
  type Choosing,
  chooseArm,
  isClearlyBetter,
  learn,
  meanOf,
  type Node,
  newNode,
  tableOf,
} from "./tree.js";

export type SearchOptions = {
  /** The game's rule of thumb: how worlds are played out, and what is tried first. */
  readonly instinct?: Instinct | undefined;
  /** How worlds are played out; "random" is quicker and blunter. */
  readonly playouts?: "instinct" | "random";
  /** How many worlds it thinks through at most. */
  readonly iterations?: number;
  /** How long it may think, by this clock. */
  readonly milliseconds?: number;
  readonly now?: () => number;
  /** How much it is drawn to what it knows little of. */
  readonly curiosity?: number;
  /** A playout stops after so many answers, undecided. */
  readonly horizon?: number;
};

export const DEFAULT_ITERATIONS = 300;

/** A search bot. With a fixed number of iterations the same seed gives the same decisions. */
export function searchBot(options: SearchOptions = {}): Bot {
  const pace: Pace = { longest: (options.milliseconds ?? 0) * UNSEEN };
  return { name: "search", imagines: true, decide: (seen) => think(seen, options, pace) };
}

function think(seen: Briefing, options: SearchOptions, pace: Pace): Thought {
  const { most, isOver, isTimed } = budget(options, pace); // reading the question takes time too
  if (isForced(seen)) return { answer: seen.question.options[0].key, why: "there is no choice" };
  const search = newSearch(seen, options);
  // Against a clock the rule of thumb speaks first: later there may be no time for it.
  const habit = isTimed ? byInstinct(options.instinct, seen) : undefined;
  for (let round = 0; round < most && !isOver(); round++) {
    const world = seen.imagine?.(isOver);
    if (world) thinkThrough(search, world, isOver);
    else if (isOver() || ++search.failed > round / 2 + 8) break;
  }
  return conclude(seen, search, () => habit ?? byInstinct(options.instinct, seen));
}

function isForced({ question }: Briefing): boolean {
  return question.form === "choose" && question.options.length === 1;
}

/** How many rounds of thought there may be, and whether the time for them is over. */
type Budget = { readonly most: number; isOver(): boolean; readonly isTimed: boolean };

/** A part of the time is kept back: what the machine does in between cannot be foreseen. */
const KEPT_BACK = 0.1;

/**
 * The longest stretch between two looks at the clock that a bot has met with, in any of its
 * decisions: the next may take as long, and half as long again. It fades, since the first ones run
 * on a cold machine.
 */
type Pace = { longest: number };

const AGAIN = 1.5;
/** What is reckoned with before anything is seen, as a part of the time; and how much fades. */
const UNSEEN = 0.2;
const FADES = 0.03;

function budget({ iterations, milliseconds, now }: SearchOptions, pace: Pace): Budget {
  if (milliseconds === undefined || now === undefined) {
    return { most: iterations ?? DEFAULT_ITERATIONS, isOver: () => false, isTimed: false };
  }
  pace.longest *= 1 - FADES;
  let last = now();
  const end = last + milliseconds * (1 - KEPT_BACK);
  const isOver = () => {
    const time = now();
    pace.longest = Math.max(pace.longest, time - last);
    last = time;
    return time + pace.longest * AGAIN >= end;
  };
  return { most: iterations ?? Number.POSITIVE_INFINITY, isOver, isTimed: true };
}

type Search = Choosing & {
  readonly seat: Seat;
  readonly root: Node;
  readonly policy: Policy;
  readonly horizon: number;
  /** What the rule of thumb would do. */
  readonly custom: Policy | undefined;
  /** Worlds that were not found, or in which a rule went wrong. */
  failed: number;
};

function newSearch(seen: Briefing, options: SearchOptions): Search {
  const { playouts = "instinct", curiosity = 0.4, horizon = Number.POSITIVE_INFINITY } = options;
  const draw = quickDraw(seen.draw);
  const instinct = playouts === "instinct" ? options.instinct : undefined;
  const custom = instinct && instinctPolicy(instinct, draw);
  return {
    seat: seen.view.viewer as Seat,
    root: newNode(),
    keys: new WeakMap(),
    draw,
    curiosity,
    horizon,
    custom,
    policy: custom ? looselyBy(custom, draw) : randomPolicy(draw),
    failed: 0,
  };
}

/**
 * One round of thought: down the tree, out to the end, and back up with what came of it. What is not
 * finished in time tells nothing.
 */
function thinkThrough(search: Search, world: World, isOver: () => boolean): void {
  const path: Arm[] = [];
  try {
    let node: Node | undefined = search.root;
    while (node && world.pending) {
      const next = descend(search, world, node, path, isOver);
      if (next === "out of time") return;
      node = next;
    }
    const result = playOut(world, search.policy, search.horizon, isOver);
    if (result === "out of time") return;
    learn(path, rewardsOf(result, world.header.seats));
  } catch {
    // An imagined past need not be one the rules can go on from; such a world tells nothing.
    search.failed++;
  }
}

/** Answer what is pending, each seat from its own table. Returns the node this leads to, if known. */
function descend(
  search: Search,
  world: World,
  node: Node,
  path: Arm[],
  isOver: () => boolean,
): Node | undefined | "out of time" {
  const { pending, sealed } = world;
  const grouped = pending !== undefined && isGroup(pending);
  const given: { index: number; chosen: Candidate }[] = [];
  let key = "";
  for (const [index, question] of questionsOf(pending).entries()) {
    if (grouped && sealed[index] !== undefined) continue;
    if (isOver()) return "out of time";
    const table = tableOf(node, question.seat, question.kind);
    const [arm, chosen] = chooseArm(table, question, choosingIn(search, world));
    path.push(arm);
    given.push({ index, chosen });
    key = key === "" ? chosen.key : `${key} | ${chosen.key}`;
  }
  if (isOver()) return "out of time";
  for (const { index, chosen } of given) give(world, index, chosen.given);
  const next = node.next.get(key);
  if (!next) node.next.set(key, newNode());
  return next;
}

/** The first thing tried at a node is what the rule of thumb would do there. */
function choosingIn(search: Search, world: World): Choosing {
  const { custom, keys, draw } = search;
  if (!custom) return search;
  const first = (question: Question) => candidate(keys, custom(world, question));
  return { keys, draw, curiosity: search.curiosity, first };
}

/**
 * The answer that was visited most often; but the rule of thumb's, which was tried first, unless
 * the other has proved better: a little thought is no reason to drop a good habit.
 */
function conclude(seen: Briefing, search: Search, byHabit: () => Thought): Thought {
  const { arms, visits } = tableOf(search.root, search.seat, seen.question.kind);
  const [first] = arms.values();
  const ranked = [...arms.values()]
    .filter((arm) => arm.visits > 0 && seen.legal(arm.answer))
    .sort((a, b) => b.visits - a.visits || b.total - a.total);
  if (ranked.length === 0) {
    const thought = byHabit();
    const none = search.failed > 0 ? "no world could be imagined" : "there was no time to think";
    return { ...thought, why: `${none}; ${thought.why ?? "by instinct"}` };
  }
  const habit = search.custom ? ranked.find((arm) => arm === first) : undefined;
  const best = habit && !isClearlyBetter(ranked[0], habit) ? habit : ranked[0];
  const lost = search.failed > 0 ? `, ${search.failed} lost` : "";
  const others = ranked.filter((arm) => arm !== best).slice(0, 3);
  const top = [best, ...others].map(sayArm).join(", ");
  return { answer: best.answer, why: `${visits} worlds${lost}: ${top}` };
}

function sayArm(arm: Arm): string {
  const { answer, visits } = arm;
  const words = typeof answer === "object" ? `[${answer.join(", ")}]` : String(answer);
  return `${words} ${Math.round(100 * meanOf(arm))}% of ${visits}`;
}
