/** TB-23: Enemies attack. */
import type { Rule } from "@sprawl/engine";
import { leastOf } from "@sprawl/parts";
import { moveBar } from "./bars.js";
import type { Area } from "./board.js";
import { cardOptions, clearTable, influence, ofColour, playCards, turnOver } from "./cards.js";
import { apexArea, ELITE } from "./elites.js";
import { loseHealth } from "./health.js";
import { junkChip } from "./junkyard.js";
import { ask, pick } from "./questions.js";
import { leaderOf } from "./ranks.js";
import type { Beginning, FigureIndex } from "./state.js";
import { figureOption, figuresIn, figureValue, named } from "./values.js";
import { guardWindow, mayAddCard } from "./windows.js";

export type Attacker = {
  /** An Enemy's id, or that of Deus. */
  readonly enemy: string;
  readonly strength: number;
  readonly combat: number;
  readonly all: boolean;
  readonly steals: boolean;
};

/** TB-23.1: one target by priority, or all, in these Areas, of whatever faction (TB-1.8). */
export function* enemyAttacks(g: Beginning, by: Attacker, areas: readonly Area[]): Rule<void> {
  const near = areas.flatMap((area) => figuresIn(g, area));
  const apex = apexArea(g);
  const atApex = !by.steals && apex !== undefined && areas.includes(apex); // TB-27.11, TB-29.14, TB-R74
  if (by.all) {
    if (atApex) yield* attackApex(g, by); // TB-23.16, TB-R66, TB-R175
    for (const index of near) {
      if (g.state.figures[index].lies === "up") yield* attackFigure(g, by, index); // TB-23.16
    }
    return;
  }
  if (atApex) return yield* attackApex(g, by); // TB-23.2
  const targets = byPriority(g, by.steals ? near.filter((index) => carries(g, index)) : near); // TB-27.8
  if (targets.length === 0) {
    g.tell("nobody-in-range", { enemy: by.enemy }, { rule: "TB-23.8" });
    return; // TB-23.8
  }
  yield* attackFigure(g, by, yield* chooseTarget(g, by, targets));
}

function carries(g: Beginning, index: FigureIndex): boolean {
  return g.state.figures[index].chips.length > 0;
}

/** TB-23.3 to TB-23.6: the equally valid targets among those in range. */
export function byPriority(g: Beginning, near: readonly FigureIndex[]): readonly FigureIndex[] {
  const { figures } = g.state;
  const people = near.filter((index) => figures[index].id !== "kuro"); // TB-49.22, TB-R62
  if (people.length === 0) return near; // TB-23.6
  const weakest = leastOf(people, (index) => figures[index].health);
  const first = weakest.filter((index) => carries(g, index)); // TB-23.3
  if (first.length > 0) return first;
  const carriers = people.filter((index) => carries(g, index)); // TB-23.4, TB-R61
  return carriers.length > 0 ? carriers : weakest; // TB-23.5
}

function* chooseTarget(
  g: Beginning,
  by: Attacker,
  targets: readonly FigureIndex[],
): Rule<FigureIndex> {
  if (targets.length === 1) return targets[0];
  const options = targets.map((index) => figureOption(g, index, "TB-23.7"));
  const about = { rule: "TB-23.7", args: { enemy: by.enemy } };
  const { figure } = yield* ask(leaderOf(g), "enemy-target", options, about); // TB-23.7
  return figure;
}

/** Turn over cards until so many red ones have come (TB-23.11, TB-R67); their sum, above 0. */
export function turnReds(g: Beginning, combat: number): { sum: number; reds: number[] } {
  let sum = 0;
  const reds: number[] = [];
  while (reds.length < combat) {
    const card = turnOver(g);
    if (card === undefined) break; // TB-R67
    const { colour, value } = influence(g, card);
    if (colour !== "red") continue; // TB-23.14
    reds.push(card);
    sum -= value;
  }
  return { sum, reds };
}

/** TB-23.10 to TB-23.13. */
export function* attackFigure(g: Beginning, by: Attacker, index: FigureIndex): Rule<void> {
  const { seat } = g.state.figures[index];
  g.tell("enemy-attacks", { enemy: by.enemy, ...named(g, index) }, { rule: "TB-23.1" });
  const blue = yield* playBlue(g, by, index); // TB-23.10
  const shield = figureValue(g, index, "shield") + (yield* guardWindow(g, index));
  const { sum, reds } = turnReds(g, by.combat); // TB-23.11
  const defence = shield + blue - sum; // TB-23.12
  const hit = defence < 0; // TB-23.13
  g.tell(
    hit ? "enemy-hits" : "enemy-misses",
    { enemy: by.enemy, ...named(g, index), shield, blue, red: sum, defence },
    { cards: reds, rule: "TB-23.13" },
  );
  clearTable(g); // TB-23.15
  if (!hit) return;
  if (by.steals)
    yield* junkChip(g, index, seat, "thief"); // TB-27.10
  else yield* loseHealth(g, index, by.strength, true); // TB-23.13
}

function* playBlue(g: Beginning, by: Attacker, index: FigureIndex): Rule<number> {
  const { seat } = g.state.figures[index];
  const limit = figureValue(g, index, "blueLimit");
  const hand = g.state.seats[seat].hand.length;
  if (limit === 0 || hand === 0) return 0;
  if (g.state.happening.length > 0 && !mayAddCard(g, seat)) return 0; // TB-39.22
  const options = cardOptions(ofColour(g, seat, "blue"));
  const max = Math.min(limit, options.length);
  const picked = yield* pick(seat, "defend", options, {
    min: 0,
    max,
    rule: "TB-23.10",
    args: { enemy: by.enemy, ...named(g, index), combat: by.combat },
    safe: [],
  });
  return playCards(
    g,
    seat,
    picked.map(({ card }) => card),
  );
}

/** TB-23.17: Apex defends with its Shield and 1 General Influence card. */
function* attackApex(g: Beginning, by: Attacker): Rule<void> {
  g.tell("enemy-attacks-apex", { enemy: by.enemy }, { rule: "TB-23.2" });
  const own = turnOver(g);
  const luck = own === undefined ? 0 : influence(g, own).value; // TB-23.17
  const { sum, reds } = turnReds(g, by.combat);
  const defence = ELITE.shield + luck - sum;
  g.tell(
    defence < 0 ? "enemy-hits-apex" : "enemy-misses-apex",
    { enemy: by.enemy, defence },
    { cards: reds, rule: "TB-23.17" },
  );
  clearTable(g);
  if (defence < 0) yield* moveBar(g, "apex", -by.strength);
}
