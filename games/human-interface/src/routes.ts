/** HI-34.19 to HI-34.22: the way a machine takes, and who chooses among equally short ones. */
import type { Rule, Seat } from "@sprawl/engine";
import { nextOnWays, type Square, stepsTo, towards, WALL } from "@sprawl/parts";
import { doorAt } from "./doors.js";
import { mineFor } from "./mines.js";
import { areaOf, isConscious, isFree, isMember, missionOf, planOf } from "./models.js";
import { ask, type Route } from "./questions.js";
import { effectiveRange, inReach } from "./reach.js";
import { distanceBetween, isAdjacent, seesTo } from "./sight.js";
import { AI, type Interface, type Model } from "./state.js";

/** What an AI model has in mind. */
export type Mind = {
  target: Model | undefined;
  /** HI-34.12: the area it goes to for the alarm; -1 for none. */
  goal: number;
  /** Who chooses among equal routes: HI-34.21. */
  readonly chooser: Seat;
  /** The rest of the way that was chosen, and for what. */
  aim: string;
  way: readonly Square[];
  /** The floor as it last was, for as long as nobody moves on it. */
  ground: Ground | undefined;
};

const OPEN = (): boolean => false;

/** The floor as this machine may walk it: steps left to its goals, and squares it cannot enter. */
type Ground = {
  readonly goals: readonly Square[];
  readonly closed: readonly Square[];
  readonly left: Int16Array;
};

/** The next squares up to the first free one on a shortest route; none if it cannot get on. */
export function* route(g: Interface, model: Model, mind: Mind, steps: number): Rule<Square[]> {
  const ground = groundOf(g, model, mind);
  if (!ground) return [];
  const aim = mind.target?.id ?? `area ${mind.goal}`;
  if (g.options.routes === "auto") mind.way = firstWay(g, model, ground, steps);
  else if (aim !== mind.aim || !leads(g, model, ground, mind.way))
    mind.way = yield* chooseWay(g, model, mind, ground, steps);
  mind.aim = aim;
  const free = mind.way.findIndex((at) => isFree(g, model, at));
  const next = mind.way.slice(0, free + 1); // HI-34.20
  mind.way = mind.way.slice(free + 1);
  return next;
}

/** HI-34.19: shortest ways past models; HI-34.22, HI-R114: without any, as if they were not there. */
function groundOf(g: Interface, model: Model, mind: Mind): Ground | undefined {
  const { floor } = planOf(g);
  const goals = goalSquares(g, model, mind);
  if (goals.length === 0 || goals.includes(model.at)) return undefined;
  const closed = closedTo(g, model);
  const { ground } = mind;
  if (ground && same(goals, ground.goals) && same(closed, ground.closed)) {
    if (ground.left[model.at] >= 0) return ground;
  }
  const open = goals.filter((at) => !closed.includes(at));
  const left = stepsTo(floor, OPEN, open, closed, { until: model.at }); // HI-34.19
  if (left[model.at] < 0)
    return { goals, closed, left: stepsTo(floor, OPEN, goals, [], { until: model.at }) }; // HI-34.22
  mind.ground = { goals, closed, left };
  return mind.ground;
}

const same = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((at, i) => at === b[i]);

/** Squares held by others; the Avatar stays on its tile. */
function closedTo(g: Interface, model: Model): readonly Square[] {
  const held: Square[] = [];
  for (const other of g.state.models) {
    if (other !== model && other.team !== AI && blocksWay(other)) held.push(other.at);
  }
  const tile = model.kind === "avatar" ? missionOf(g).avatarTile : undefined;
  if (tile === undefined) return held;
  const { areas, squaresOf } = planOf(g);
  return held.concat(squaresOf.flatMap((all, area) => (areas[area].tile === tile ? [] : all)));
}

const blocksWay = (other: Model): boolean => isConscious(other) || other.kind === "figure";

/** HI-34.6: beside the target; HI-34.12: any square of the loudest area. */
function goalSquares(g: Interface, model: Model, mind: Mind): readonly Square[] {
  const { target, goal } = mind;
  const { squaresOf, floor } = planOf(g);
  if (target) {
    return AROUND.map((direction) => towards(floor, target.at, direction)).filter(
      (at) => at >= 0 && floor.ground[at] !== WALL && isAdjacent(g, at, target.at),
    );
  }
  return goal >= 0 && areaOf(g, model) !== goal ? squaresOf[goal] : [];
}

const AROUND: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

const nextOf = (g: Interface, at: Square, { left }: Ground): Square[] =>
  nextOnWays(planOf(g).floor, OPEN, at, left);

/** Is this still a shortest way from where it stands? */
function leads(g: Interface, model: Model, ground: Ground, way: readonly Square[]): boolean {
  const [first] = way;
  return (
    nextOf(g, model.at, ground).includes(first) && way.every((at) => !ground.closed.includes(at))
  );
}

/** Of equally short ways the first, up to its first free square. */
function firstWay(g: Interface, model: Model, ground: Ground, steps: number): Square[] {
  const way: Square[] = [];
  for (let at = model.at; way.length < steps && ground.left[at] > 0; at = way[way.length - 1]) {
    const next = nextOf(g, at, ground);
    const square = next.find((each) => isFree(g, model, each)) ?? next[0];
    if (ground.closed.includes(square)) return []; // HI-34.22
    way.push(square);
    if (isFree(g, model, square)) return way; // HI-34.20
  }
  return [];
}

/** HI-34.21: the activating player chooses among equal routes that differ in end or in what they meet. */
function* chooseWay(
  g: Interface,
  model: Model,
  mind: Mind,
  ground: Ground,
  steps: number,
): Rule<readonly Square[]> {
  const ways = waysOf(g, model, mind, ground, steps);
  const offers = offersOf(model, ways);
  if (offers.length === 1) return ways[0];
  const options = offers.map(({ option }) => option);
  const choice = yield* ask(mind.chooser, "route", options, {
    args: { model: model.id },
    rule: "HI-34.21",
  });
  const isChosen = ({ option }: Offer): boolean =>
    option.square === choice.square && overOf(option) === overOf(choice);
  return offers.find(isChosen)?.way ?? ways[0];
}

type Offer = { readonly option: Route; readonly way: readonly Square[] };

const overOf = (option: Route): Square =>
  option.kind === "route-by" ? option.over : option.square;

/** By where they end; where several end alike, by a square that none of the others passes. */
function offersOf(model: Model, ways: readonly (readonly Square[])[]): Offer[] {
  const offers: Offer[] = [];
  for (const way of ways) {
    const square = way[way.length - 1] ?? model.at;
    const about = { square, on: `square/${square}`, rule: "HI-34.21" };
    const alike = offers.filter((offer) => offer.option.square === square);
    const over = way.find((at) => !alike.some((offer) => offer.way.includes(at)));
    if (alike.length === 0) offers.push({ option: { kind: "route", ...about }, way });
    else if (over !== undefined) offers.push({ option: { kind: "route-by", over, ...about }, way });
  }
  return offers;
}

/** A way as far as it is known, and what is met on it. */
type Begun = { readonly way: readonly Square[]; readonly met: string; readonly eyes: number };

/** One way for each square in which this Move may end, and each thing it may meet before. */
function waysOf(
  g: Interface,
  model: Model,
  mind: Mind,
  ground: Ground,
  steps: number,
): (readonly Square[])[] {
  const found = new Map<string, readonly Square[]>();
  const stops = stopsFor(g, model, mind);
  const eyesAt = eyesFor(g, model);
  let begun: Begun[] = [{ way: [], met: "", eyes: 0 }];
  for (let taken = 0; begun.length > 0; taken++) {
    const further = new Map<string, Begun>();
    for (const { way, met, eyes } of begun) {
      const at = way[taken - 1] ?? model.at;
      const goesOn = taken < steps && (taken === 0 || !isFree(g, model, at) || !stops(at));
      const next = goesOn ? nextOf(g, at, ground) : [];
      const open = next.filter((each) => !ground.closed.includes(each));
      for (const each of open) {
        const now = { met: met + metAt(g, model, each), eyes: eyes | eyesAt(each) };
        const key = `${each} ${now.eyes}${now.met}`;
        if (!further.has(key)) further.set(key, { way: [...way, each], ...now });
      }
      if (next.length > 0 && open.length === next.length) continue;
      const whole = upToFree(g, model, way);
      const key = `${whole[whole.length - 1]} ${eyes}${met}`;
      if (!found.has(key)) found.set(key, whole);
    }
    begun = [...further.values()];
  }
  return [...found.values()];
}

/** HI-34.6: where it will stop for its target, as things are now. */
function stopsFor(g: Interface, model: Model, { target }: Mind): (at: Square) => boolean {
  if (!target) return () => false;
  const range = effectiveRange(g, model);
  return (at) =>
    distanceBetween(g, at, target.at) <= range &&
    asIfAt(model, at, () => inReach(g, model, target, true));
}

/** Who would see it in a square, as bits: all of them may react, or become its target. */
function eyesFor(g: Interface, model: Model): (at: Square) => number {
  const members = g.state.models.filter(isMember);
  const known = new Map<Square, number>();
  return (at) => {
    let eyes = known.get(at);
    if (eyes === undefined) {
      const sees = (member: Model): boolean => seesTo(g, member, at);
      eyes = asIfAt(model, at, () =>
        members.reduce((bits, member, i) => (sees(member) ? bits | (1 << i) : bits), 0),
      );
      known.set(at, eyes);
    }
    return eyes;
  };
}

/** What holds if the machine stood in that square. */
function asIfAt<T>(model: Model, at: Square, holds: () => T): T {
  const here = model.at;
  model.at = at;
  const answer = holds();
  model.at = here;
  return answer;
}

/** What it sets off or opens in that square. */
function metAt(g: Interface, model: Model, at: Square): string {
  const door = doorAt(g, at);
  const mine = mineFor(g, model, at) ? ` mine ${at}` : "";
  return door && !door.open ? `${mine} door ${at}` : mine;
}

/** HI-34.20: up to its last free square. */
function upToFree(g: Interface, model: Model, way: readonly Square[]): readonly Square[] {
  let length = way.length;
  while (length > 0 && !isFree(g, model, way[length - 1])) length--;
  return way.slice(0, length);
}
