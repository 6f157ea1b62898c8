/** TB-31, TB-33: Events: what is drawn is resolved from top to bottom. */
import type { Rule } from "@sprawl/engine";
import { calmRiot, moveBar, resetRiot, riotTo } from "./bars.js";
import { BARS } from "./board.js";
import { drawFromGeneral, drawPersonal, loseCards } from "./cards.js";
import { countCheck, valueCheck } from "./checks.js";
import type { DecisionOption, EventPiece } from "./content.js";
import type { Effect } from "./effects.js";
import { loseHealth, regain, takeWounds } from "./health.js";
import { drawPrograms } from "./programs.js";
import { ask } from "./questions.js";
import { leaderOf } from "./ranks.js";
import { raid, spawnCrawler } from "./spawning.js";
import { type Beginning, NOBODY } from "./state.js";
import { addSupply, addTraps, clearGags } from "./supply-boxes.js";
import { isAround, seatsInOrder } from "./values.js";
import { interval } from "./windows.js";

const DECKS = { 1: "one", 2: "two", 3: "three" } as const;

/** TB-31.1: the Active Player draws and resolves the top card of the current Event deck. */
export function* drawEvent(g: Beginning): Rule<void> {
  const deck = DECKS[g.state.level]; // TB-31.2, TB-31.3, TB-31.4
  yield* resolveTop(g, deck);
}

/** TB-33.6 to TB-33.9: at once, whatever is being resolved; then Riot is set to 0. */
export function* exEvent(g: Beginning): Rule<void> {
  const s = g.state;
  g.uses("red");
  s.inEx = true; // TB-R101
  yield* resolveTop(g, "ex");
  s.inEx = false;
  resetRiot(g); // TB-33.7, TB-R102
}

function* resolveTop(g: Beginning, deck: EventPiece["deck"]): Rule<void> {
  const s = g.state;
  const pile = s.events[deck];
  if (pile.length === 0) return;
  const card = g.draw(`event ${deck}`, pile);
  g.show(card, "all");
  s.happening.push(card);
  const piece = g.box.events[g.face(card)];
  g.uses(piece.id);
  g.tell("event", { event: piece.id }, { cards: [card], rule: "TB-31.1" });
  if (deck !== "ex") yield* interval(g);
  yield* resolve(g, piece); // TB-31.5
  s.happening.splice(s.happening.indexOf(card), 1);
  s.events[deck].unshift(card); // TB-31.6, TB-33.8, TB-R174
  clearGags(g); // TB-39.22
}

function* resolve(g: Beginning, piece: EventPiece): Rule<void> {
  switch (piece.type) {
    case "check": {
      const met = yield* valueCheck(g, piece.id, piece.target, piece.noShow === true);
      return yield* carryOut(g, met ? piece.success : piece.failure); // TB-32.12, TB-32.13
    }
    case "count": {
      const count = yield* countCheck(g, piece.id);
      const step = piece.steps.filter(({ from }) => count >= from).pop(); // TB-32.15, TB-R95
      return yield* carryOut(g, step?.effects ?? []);
    }
    case "decision":
      return yield* decide(g, piece.by, piece.a, piece.b);
    case "raid":
    case "ex":
      return yield* carryOut(g, piece.effects);
    default:
      return piece satisfies never;
  }
}

/** TB-33.1 to TB-33.3: the Leader or the General chooses; options without effect cannot be chosen. */
function* decide(
  g: Beginning,
  by: "leader" | "general",
  a: DecisionOption,
  b: DecisionOption,
): Rule<void> {
  const mayA = canCarryOut(g, a);
  const mayB = canCarryOut(g, b);
  if (!mayA && !mayB) {
    g.tell("no-option", {}, { rule: "TB-33.3" }); // TB-33.3, TB-R174
    return;
  }
  const chosen = yield* choose(g, by, mayA, mayB);
  g.tell("decided", { decider: by, option: chosen === a ? "A" : "B" }, { rule: "TB-33.1" });
  yield* carryOut(g, chosen.effects);

  function* choose(g: Beginning, who: "leader" | "general", first: boolean, second: boolean) {
    const seat = who === "leader" ? leaderOf(g) : g.state.general; // TB-35.4, TB-R130
    if (seat === NOBODY) return first ? a : b; // TB-33.2, TB-35.11
    if (!first || !second) return first ? a : b; // TB-R155
    const options = [
      { kind: "option-a" as const, on: "option/a", rule: "TB-33.1" },
      { kind: "option-b" as const, on: "option/b", rule: "TB-33.1" },
    ];
    const { kind } = yield* ask(seat, "decide", options, { rule: "TB-33.1" });
    return kind === "option-a" ? a : b;
  }
}

/** TB-R103: an option is impossible only if nothing of it can be done. */
function canCarryOut(g: Beginning, option: DecisionOption): boolean {
  if (option.may && !option.may(g)) return false;
  return option.effects.some((effect) => hasEffect(g, effect));
}

function hasEffect(g: Beginning, effect: Effect): boolean {
  const { bars, apex, deus } = g.state;
  if ("bar" in effect) {
    const { bar, by } = effect;
    if (bar === "apex" && apex.status === "destroyed") return false;
    if (bar === "deus" && deus.status === "destroyed") return false;
    if (bar === "riot") return true;
    const { min, max } = BARS[bar];
    return by > 0 ? bars[bar] < max : bars[bar] > min;
  }
  return true;
}

// --- effects -------------------------------------------------------------------------------------

/** TB-31.5: step by step; what ends the game ends it there (TB-R31). */
export function* carryOut(g: Beginning, effects: readonly Effect[]): Rule<void> {
  for (const effect of effects) yield* carryOutOne(g, effect);
}

function* carryOutOne(g: Beginning, effect: Effect): Rule<void> {
  const { turn } = g.state;
  if ("bar" in effect) return yield* moveBar(g, effect.bar, effect.by);
  if ("riotTowards0" in effect) return yield* calmRiot(g, effect.riotTowards0);
  if ("riotTo0" in effect) return yield* riotTo(g, 0);
  if ("raid" in effect) return yield* raid(g, effect.raid);
  if ("supply" in effect) return yield* addSupply(g, effect.supply);
  if ("traps" in effect) return addTraps(g, effect.traps);
  if ("crawlers" in effect) {
    for (let i = 0; i < effect.crawlers; i++) yield* spawnCrawler(g);
    return;
  }
  if ("draw" in effect) {
    const seats = effect.who === "each" ? seatsInOrder(g) : [turn.seat];
    for (const seat of seats) {
      if (effect.draw === "general") drawFromGeneral(g, seat, effect.count);
      else if (effect.draw === "personal") drawPersonal(g, seat, effect.count);
      else yield* drawPrograms(g, seat, effect.count);
    }
    return;
  }
  if ("discardEach" in effect) {
    for (const seat of seatsInOrder(g)) yield* loseCards(g, seat, effect.discardEach, "TB-31.5");
    return;
  }
  if ("healAll" in effect) {
    for (let index = 0; index < g.state.figures.length; index++) regain(g, index, effect.healAll);
    return;
  }
  if ("harm" in effect) return yield* harmEach(g, effect.harm, effect.area);
  if ("woundActive" in effect) return yield* takeWounds(g, turn.seat, effect.woundActive);
  yield* effect.does(g);
}

/** Each character, detained ones too unless an Area is named (TB-R123, TB-R148). */
function* harmEach(g: Beginning, amount: number, area: 3 | undefined): Rule<void> {
  const { figures } = g.state;
  const struck = figures
    .map((_, index) => index)
    .filter((index) => {
      const figure = figures[index];
      return area === undefined || (isAround(figure) && figure.area === area);
    });
  for (const index of struck) yield* loseHealth(g, index, amount);
}
