/** HI-19: Phase 4, its preparation and the CW turns. */
import type { Rule } from "@sprawl/engine";
import { ableHacker, isDefensive, isOffensive } from "./battles.js";
import {
  attackNetwork,
  attackTerminal,
  costToAttack,
  dealGuards,
  isDirect,
  purge,
  putInTerminal,
} from "./cyber-attacks.js";
import {
  canAct,
  characterOf,
  isFaceUp,
  leaderOf,
  membersOf,
  missionOf,
  sideName,
} from "./models.js";
import { moments } from "./moments.js";
import {
  cyberSeat,
  discard,
  discardFromHand,
  drawProgram,
  hasRoom,
  hostileIn,
  installFromHand,
  programOf,
  uninstall,
} from "./networks.js";
import { amount, ask, type CyberAction, pick, type Sniff } from "./questions.js";
import { AI, type Card, type Interface, type Model, type Team, type Terminal } from "./state.js";
import { pay, purseOf } from "./tokens.js";

/** HI-19.2: the steps of the preparation, each for all Teams in player order. */
export const PREPARATION = [
  nameHacker,
  removePrograms,
  payRunning,
  drawCards,
  playBoosters,
  playSniffers,
] as const;

/** HI-19.3 */
function* nameHacker(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  team.exchanged = false;
  const hackers = membersOf(g, index).filter(
    (model) => canAct(model) && characterOf(g, model).hacker,
  ); // HI-R25
  if (hackers.length === 0) return; // HI-19.1
  team.hacker = hackers[0].id;
  if (hackers.length > 1) {
    const options = hackers.map(({ id }) => ({
      kind: "hacker" as const,
      model: id,
      on: `model/${id}`,
      rule: "HI-19.3",
    }));
    team.hacker = (yield* ask(leaderOf(team), "hacker", options, { rule: "HI-19.3" })).model;
  }
  g.tell("hacker-named", { team: sideName(g, index), model: team.hacker }, { rule: "HI-19.3" });
}

/** HI-19.4 */
function* removePrograms(g: Interface, index: number): Rule<void> {
  if (!ableHacker(g, index)) return;
  const own = g.state.teams.flatMap((team, place) =>
    team.network.flatMap((each) => (each.owner === index ? [{ place, each }] : [])),
  );
  if (own.length === 0) return;
  const options = own.map(({ each }) => ({
    kind: "program" as const,
    card: each.card,
    on: `card/${each.card}`,
    rule: "HI-19.4",
  }));
  const gone = yield* pick(cyberSeat(g, index), "remove", options, {
    min: 0,
    max: options.length,
    safe: [],
    rule: "HI-19.4",
  });
  for (const { card } of gone) removeCard(g, card);
}

function removeCard(g: Interface, card: Card): void {
  for (const [place, team] of g.state.teams.entries()) {
    const installed = team.network.find((each) => each.card === card);
    if (installed) return uninstall(g, place, installed);
  }
}

/** HI-19.5, HI-19.6 */
function* payRunning(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  const own = () => team.network.filter(({ owner }) => owner === index);
  const cost = () => own().reduce((sum, { card }) => sum + programOf(g, card).run, 0);
  while (cost() > purseOf(g, index)) {
    const options = own()
      .filter(({ card }) => programOf(g, card).run > 0)
      .map(({ card }) => ({ kind: "program" as const, card, on: `card/${card}`, rule: "HI-19.6" }));
    const { card } = yield* ask(cyberSeat(g, index), "shortage", options, { rule: "HI-19.6" });
    removeCard(g, card);
  }
  yield* pay(g, index, cost());
  for (const each of own()) each.fought = 0; // HI-19.24
}

/** HI-19.9: the hand is 5 cards; with blanks 7 (HI-39.2). */
const handSize = (g: Interface): number => (g.options.blanks ? 7 : 5);

/** HI-19.9 to HI-19.13 */
function* drawCards(g: Interface, index: number): Rule<void> {
  const hacker = ableHacker(g, index);
  if (!hacker) return; // HI-19.1
  const team = g.state.teams[index];
  if (carriesSeven(g, hacker)) {
    const options = [
      { kind: "seven" as const, rule: "HI-19.11" },
      { kind: "usual" as const, rule: "HI-19.9" },
    ];
    const choice = yield* ask(cyberSeat(g, index), "seven", options, { rule: "HI-19.11" });
    if (choice.kind === "seven") return yield* drawSeven(g, index);
  }
  const own = team.network.filter(({ owner }) => owner === index).length;
  const bonus = moments.of(team).value(g, "cardsDrawn", 0); // HI-19.9
  const fewer = hostileIn(team, index).reduce((sum, { card }) => sum + lessBy(g, card), 0);
  const count = Math.max(0, handSize(g) - team.hand.length - own + bonus - fewer); // HI-R87
  drawUpTo(g, index, count);
  yield* allOrNothing(g, index);
}

/** HI-19.10: what a hostile program takes from the draw. */
function lessBy(g: Interface, card: Card): number {
  const program = programOf(g, card);
  if (program.fewerCards) g.uses(program.id);
  return program.fewerCards ?? 0;
}

function drawUpTo(g: Interface, index: number, count: number): void {
  let drawn = 0;
  while (drawn < count && drawProgram(g, index)) drawn++;
  g.tell("drew-cards", { team: sideName(g, index), count: drawn }, { rule: "HI-19.9" });
}

const carriesSeven = (g: Interface, hacker: Model): boolean =>
  hacker.equipment.some((item) => g.box.gear[item.id]?.drawsSeven && isFaceUp(g, hacker, item));

/** HI-19.11, HI-R85, HI-R138 */
function* drawSeven(g: Interface, index: number): Rule<void> {
  g.uses("nakamura-cyberbody");
  drawUpTo(g, index, 7);
  const options = discardable(g, index); // HI-R85: blanks are not counted
  const over = options.length - 5;
  if (over > 0) {
    g.disclose("hand-limit", { team: sideName(g, index), count: over }, { rule: "HI-19.11" });
    const picked = yield* pick(cyberSeat(g, index), "hand-limit", options, {
      min: over,
      max: over,
      safe: options.slice(0, over),
      rule: "HI-19.11",
    });
    for (const { card } of picked) discardFromHand(g, index, card);
  }
  yield* allOrNothing(g, index);
}

/** HI-39.5: a blank is never chosen for a discard. */
function discardable(g: Interface, index: number) {
  return g.state.teams[index].hand
    .filter((card) => programOf(g, card).type !== "blank")
    .map((card) => ({ kind: "discard" as const, card, on: `card/${card}`, rule: "HI-2.10" }));
}

/** HI-15.16: Übermensch may exchange one card. */
function* allOrNothing(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  const hacker = ableHacker(g, index);
  if (!hacker || !team.skilled || team.faction !== "ubermensch" || team.hand.length === 0) return;
  if (characterOf(g, hacker).faction !== "ubermensch") return; // HI-15.8
  const options = discardable(g, index).map((option) => ({
    ...option,
    kind: "use-card" as const,
    rule: "HI-15.16",
  }));
  const pass = { kind: "pass" as const, rule: "HI-15.16" };
  const choice = yield* ask(cyberSeat(g, index), "exchange", [...options, pass], {
    safe: pass,
    rule: "HI-15.16",
  });
  if (choice.kind === "pass") return;
  discardFromHand(g, index, choice.card);
  drawUpTo(g, index, 1);
}

/** HI-19.14, HI-19.15 */
function* playBoosters(g: Interface, index: number): Rule<void> {
  while (true) {
    const hacker = ableHacker(g, index);
    const { hand } = g.state.teams[index];
    if (!hacker || hand.length === 0) return;
    const options = hand
      .filter(
        (card) =>
          programOf(g, card).type === "sr-booster" &&
          programOf(g, card).install <= purseOf(g, index),
      )
      .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.14" }));
    const pass = { kind: "pass" as const, rule: "HI-19.14" };
    const choice = yield* ask(cyberSeat(g, index), "sr-booster", [...options, pass], {
      safe: pass,
      rule: "HI-19.14",
    });
    if (choice.kind === "pass") return;
    const { install, gives = 0, id } = programOf(g, choice.card);
    yield* pay(g, index, install);
    hacker.resources += gives; // HI-19.15
    g.uses(id);
    discardFromHand(g, index, choice.card); // HI-R58
    g.tell("sr-boosted", { team: sideName(g, index), gives }, { rule: "HI-19.14" });
  }
}

/** HI-19.16 to HI-19.18 */
function* playSniffers(g: Interface, index: number): Rule<void> {
  while (true) {
    const { hand } = g.state.teams[index];
    if (!ableHacker(g, index) || hand.length === 0) return;
    const pass = { kind: "pass" as const, rule: "HI-19.16" };
    const choice = yield* ask(cyberSeat(g, index), "sniffer", [...sniffs(g, index), pass], {
      safe: pass,
      rule: "HI-19.16",
    });
    if (choice.kind === "pass") return;
    yield* sniff(g, index, choice);
  }
}

function sniffs(g: Interface, index: number): Sniff[] {
  const purse = purseOf(g, index);
  const found: Sniff[] = [];
  for (const card of g.state.teams[index].hand) {
    const { type, install, sniffs: sort } = programOf(g, card);
    if (type !== "sniffer" || install > purse || (sort === "each" && purse === 0)) continue;
    const about = { card, rule: "HI-19.16" };
    if (sort !== "two") {
      for (const { id, team } of g.state.terminals) {
        if (team === AI)
          found.push({ kind: "sniff-terminal", terminal: id, ...about, on: `terminal/${id}` });
      }
    }
    for (const [team, enemy] of g.state.teams.entries()) {
      if (team !== index && enemy.hand.length > 0)
        found.push({ kind: "sniff-team", faction: enemy.faction, ...about });
    }
  }
  return found;
}

function* sniff(g: Interface, index: number, choice: Exclude<Sniff, { kind: "pass" }>): Rule<void> {
  const { seats } = g.state.teams[index];
  const program = programOf(g, choice.card);
  g.uses(program.id);
  discardFromHand(g, index, choice.card);
  yield* pay(g, index, program.install);
  const cards =
    choice.kind === "sniff-terminal"
      ? sniffedTerminal(g, index, choice.terminal)
      : teamCalled(g, choice.faction).hand.slice();
  const most = program.sniffs === "two" ? 2 : cards.length;
  let count = Math.min(most, cards.length);
  if (program.sniffs === "each" && count > 0) {
    count = yield* amount(cyberSeat(g, index), "sniff-count", {
      min: 0,
      max: Math.min(count, purseOf(g, index)),
      safe: 0,
      rule: "HI-19.17",
    });
    yield* pay(g, index, count);
  }
  if (choice.kind === "sniff-team") g.order("sniffed", cards); // HI-19.18
  const shown = cards.slice(0, count);
  for (const card of shown) g.show(card, seats);
  g.tell(
    "sniffed",
    { team: sideName(g, index), count },
    {
      cards: shown,
      only: seats,
      others: ["sniffed-by", { team: sideName(g, index), count }],
      rule: "HI-2.7",
    },
  );
  if (program.sniffs === "two" && choice.kind === "sniff-team")
    yield* sniffedDiscard(g, index, g.state.teams.indexOf(teamCalled(g, choice.faction)), shown);
}

/** Packet Ghost: the enemy discards one of the cards looked at; blanks cannot be chosen (HI-39.5). */
function* sniffedDiscard(
  g: Interface,
  index: number,
  enemy: number,
  shown: readonly Card[],
): Rule<void> {
  const options = shown
    .filter((card) => programOf(g, card).type !== "blank")
    .map((card) => ({ kind: "discard" as const, card, on: `card/${card}` }));
  if (options.length === 0)
    return g.disclose("nothing-discarded", { team: sideName(g, enemy) }, { rule: "HI-39.5" });
  const { card } = yield* ask(cyberSeat(g, index), "sniffed-discard", options, {});
  discardFromHand(g, enemy, card);
}

/** HI-19.17: the cards the Terminal uses against this Team, those not yet seen. */
function sniffedTerminal(g: Interface, index: number, id: string): Card[] {
  const terminal = terminalOf(g, id);
  dealGuards(g, terminal, index);
  return terminal.guards[index].filter(({ up }) => !up).map(({ card }) => card);
}

/** The Team of that Faction; no two Teams share one. */
function teamCalled(g: Interface, faction: string): Team {
  const team = g.state.teams.find((each) => each.faction === faction);
  if (!team) throw new Error(`nobody plays ${faction}`);
  return team;
}

export function terminalOf(g: Interface, id: string): Terminal {
  const terminal = g.state.terminals.find((each) => each.id === id);
  if (!terminal) throw new Error(`there is no Terminal ${id}`);
  return terminal;
}

/** HI-19.19 to HI-19.21: one action of a CW turn. True if there may be another. */
export function* cyberAction(g: Interface, index: number): Rule<boolean> {
  const hacker = ableHacker(g, index);
  const team = g.state.teams[index];
  if (!hacker || (team.hand.length === 0 && team.network.length === 0)) return false;
  const options = cyberActions(g, index, hacker);
  const pass: CyberAction = { kind: "pass", rule: "HI-19.21" };
  const action = yield* ask(cyberSeat(g, index), "cyber", [...options, pass], {
    safe: pass,
    rule: "HI-19.20",
  });
  switch (action.kind) {
    case "attack-network":
      yield* attackNetwork(
        g,
        index,
        hacker,
        action.card,
        g.state.teams.indexOf(teamCalled(g, action.faction)),
      );
      return true;
    case "attack-terminal":
      yield* attackTerminal(g, index, hacker, action.card, terminalOf(g, action.terminal));
      return true;
    case "purge":
      yield* purge(g, index, action.card, action.hostile);
      return true;
    case "protect":
      yield* pay(g, index, programOf(g, action.card).install); // HI-23.7
      g.uses(programOf(g, action.card).id);
      yield* installFromHand(g, index, action.card);
      return true;
    case "fill":
      yield* refill(g, index, action.card, terminalOf(g, action.terminal));
      return true;
    case "pass":
      return false;
    default:
      return action satisfies never;
  }
}

/** HI-22.21, HI-R140 */
function* refill(g: Interface, index: number, card: Card, terminal: Terminal): Rule<void> {
  yield* pay(g, index, programOf(g, card).install);
  if (terminal.programs.length >= terminal.strength) {
    const options = terminal.programs.map((each, field) => ({
      kind: "replace" as const,
      field,
      on: `card/${each.card}`,
      rule: "HI-22.21",
    }));
    const { field } = yield* ask(cyberSeat(g, index), "replace", options, { rule: "HI-22.21" });
    const [old] = terminal.programs.splice(field, 1);
    discard(g, old.card, old.owner);
  }
  putInTerminal(g, index, card, terminal);
}

/** Everything the Team may do in its CW turn. */
function cyberActions(g: Interface, index: number, hacker: Model): CyberAction[] {
  const team = g.state.teams[index];
  const purse = purseOf(g, index);
  const found: CyberAction[] = [];
  const laid = team.network.filter(({ owner, supports }) => owner === index && supports === 0);
  const room = hasRoom(g, index);
  const hostile = hostileIn(team, index);
  for (const card of [...laid.map((each) => each.card), ...team.hand]) {
    const program = programOf(g, card);
    const inHand = team.hand.includes(card);
    if (costToAttack(g, index, card) > purse) continue; // HI-19.30
    if (isOffensive(program) && (!inHand || room))
      found.push(...attacksWith(g, index, hacker, card)); // HI-19.31
    if (isDefensive(program)) {
      for (const each of hostile) {
        found.push({
          kind: "purge",
          card,
          hostile: each.card,
          on: `card/${each.card}`,
          rule: "HI-23.1",
        });
      }
      if (inHand && room && hostile.length === 0) {
        found.push({ kind: "protect", card, on: `card/${card}`, rule: "HI-23.7" }); // HI-23.8
      }
    }
    if (inHand && (isOffensive(program) || isDefensive(program))) {
      for (const { id, team: holder } of g.state.terminals) {
        if (holder === index)
          found.push({ kind: "fill", card, terminal: id, on: `terminal/${id}`, rule: "HI-22.21" });
      }
    }
  }
  return found;
}

function attacksWith(g: Interface, index: number, hacker: Model, card: Card): CyberAction[] {
  const found: CyberAction[] = [];
  for (const enemy of g.state.teams.keys()) {
    if (enemy === index || membersOf(g, enemy).length === 0) continue; // HI-R81
    found.push({
      kind: "attack-network",
      card,
      faction: g.state.teams[enemy].faction,
      rule: "HI-21.1",
    });
  }
  const { directOnly = [] } = missionOf(g);
  for (const terminal of g.state.terminals) {
    if (terminal.team === index) continue; // HI-22.31
    if (directOnly.includes(terminal.id) && !isDirect(g, hacker, terminal)) continue;
    found.push({
      kind: "attack-terminal",
      card,
      terminal: terminal.id,
      on: `terminal/${terminal.id}`,
      rule: "HI-22.1",
    });
  }
  return found;
}

/** HI-35.6, HI-40.5 */
export function* cleanHand(g: Interface, index: number): Rule<void> {
  const options = discardable(g, index);
  if (g.state.teams[index].hand.length === 0) return;
  if (g.options.wholeHand) {
    g.disclose(
      "whole-hand",
      { team: sideName(g, index), count: options.length },
      { rule: "HI-40.5" },
    );
    for (const { card } of options) discardFromHand(g, index, card); // HI-40.5
    return;
  }
  const picked = yield* pick(cyberSeat(g, index), "clean-hand", options, {
    min: 0,
    max: options.length,
    safe: [],
    rule: "HI-35.6",
  });
  for (const { card } of picked) discardFromHand(g, index, card);
}
