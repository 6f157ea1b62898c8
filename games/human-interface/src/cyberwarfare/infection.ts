/** HI-16, HI-24: hostile programs in a Tactical Network. */
import type { Rule } from "@sprawl/engine";
import { wound } from "../harm.js";
import {
  characterOf,
  isConscious,
  isMember,
  isOut,
  leaderOf,
  membersOf,
  missionOf,
  modelOf,
  sideName,
} from "../models.js";
import { inOrder } from "../order.js";
import { ask } from "../questions.js";
import { raiseShock, shockTest } from "../shock.js";
import type { Card, Installed, Interface, Model } from "../state.js";
import { cyberSeat, discard, emptyField, hostileIn, programOf, uninstall } from "./networks.js";

/** HI-24: a Virus or Worm enters a TN, with its Booster. Both have left the place they came from. */
export function* infect(
  g: Interface,
  index: number,
  card: Card,
  owner: number,
  booster?: Card,
): Rule<void> {
  const coming = booster === undefined ? [card] : [card, booster];
  g.state.aside.push(...coming); // on their way while players choose
  const victim = yield* victimOf(g, index, owner);
  const field = yield* fieldFor(g, index, owner);
  g.state.aside = g.state.aside.filter((each) => !coming.includes(each));
  const team = g.state.teams[index];
  const installed: Installed = {
    card,
    field,
    owner,
    supports: 0,
    fought: 0,
    down: false,
    target: "",
    disables: -1,
  };
  team.network.push(installed); // HI-24.7
  if (booster !== undefined) attach(g, index, installed, booster);
  g.tell("infected", { team: sideName(g, index) }, { cards: [card], rule: "HI-24.1" });
  if (!victim) return;
  wound(g, victim, 1, owner); // HI-24.1, HI-R75
  if (!isConscious(victim)) return; // HI-24.9
  raiseShock(g, victim, 1); // HI-24.2
  yield* shockTest(g, victim, "program"); // HI-24.4, HI-R72
  yield* applyAbility(g, installed, victim, true); // HI-24.5, HI-24.9
}

/** HI-24.7: the Booster takes the next field; HI-24.8: without a field it is discarded. */
function attach(g: Interface, index: number, program: Installed, booster: Card): void {
  const field = emptyField(g.state.teams[index]);
  if (field === 0) return discard(g, booster, program.owner);
  const support = { ...program, card: booster, field, supports: program.field };
  g.state.teams[index].network.push(support);
}

/** HI-24.1, HI-24.3, HI-R74: the hacker; without a conscious one the infecting player names another. */
export function* victimOf(g: Interface, index: number, owner: number): Rule<Model | undefined> {
  const team = g.state.teams[index];
  const hacker = team.hacker === "" ? undefined : modelOf(g, team.hacker);
  if (hacker && isMember(hacker) && hacker.team === index) return hacker;
  const members = membersOf(g, index);
  const hackers = members.filter((model) => characterOf(g, model).hacker);
  const choices = hackers.length > 0 ? hackers : members; // HI-24.3
  return yield* affected(g, choices, owner);
}

/**
 * HI-16.6: the owner of the program chooses. The AI's (HI-16.7), or that of a Team which has nobody left
 * (HI-36.3), draws with equal chance: HI-R7.
 */
function* affected(
  g: Interface,
  choices: readonly Model[],
  owner: number,
): Rule<Model | undefined> {
  if (choices.length <= 1) return choices[0];
  if (isOut(g, owner)) return choices[g.below("affected", choices.length)];
  const options = choices.map(({ id }) => ({
    kind: "affect" as const,
    model: id,
    on: `model/${id}`,
    rule: "HI-16.6",
  }));
  const { model } = yield* ask(cyberSeat(g, owner), "affect", options, { rule: "HI-16.6" });
  return modelOf(g, model);
}

/** HI-24.7, HI-24.8: the lowest empty field, or one that is made empty. */
function* fieldFor(g: Interface, index: number, owner: number): Rule<number> {
  const team = g.state.teams[index];
  const empty = emptyField(team);
  if (empty > 0) return empty;
  const own = team.network.filter((each) => each.owner === index);
  const choices = own.length > 0 ? own : team.network;
  let gone = choices[0];
  if (isOut(g, owner)) gone = choices[g.below("replaced", choices.length)];
  else if (choices.length > 1) {
    const options = choices.map(({ field, card }) => ({
      kind: "replace" as const,
      field,
      on: `card/${card}`,
      rule: "HI-24.8",
    }));
    const { field } = yield* ask(cyberSeat(g, owner), "replace", options, { rule: "HI-24.8" });
    gone = choices.find((each) => each.field === field) ?? gone;
  }
  const { field } = gone;
  uninstall(g, index, gone);
  return field;
}

/** What the program does to its target now. */
function* applyAbility(
  g: Interface,
  installed: Installed,
  target: Model,
  first: boolean,
): Rule<void> {
  const program = programOf(g, installed.card);
  if (!program.targets || target.lost) return; // HI-24.9
  installed.target = target.id; // HI-8.10
  installed.disables = -1;
  g.uses(program.id);
  g.tell(
    "affected",
    { model: target.id, program: program.id },
    { rule: first ? "HI-24.5" : "HI-16.5" },
  );
  const effect = program.ability?.(g, installed, target, first);
  if (effect) yield* effect;
}

/** HI-16.1: Phase 1, for whatever has come into the TNs before. */
export function* infectionPhase(g: Interface): Rule<void> {
  for (const index of g.state.order) {
    const team = g.state.teams[index]; // HI-16.2
    const hostile = hostileIn(team, index).sort((a, b) => a.field - b.field);
    for (const _ of hostile)
      yield* inOrder(g, leaderOf(team), membersOf(g, index), (model) =>
        shockTest(g, model, "program"),
      ); // HI-16.3, HI-R73
    yield* nanovirus(g, index); // HI-16.4
    for (const installed of hostile) {
      if (!team.network.includes(installed)) continue;
      installed.target = ""; // HI-16.8
      installed.disables = -1;
      if (!programOf(g, installed.card).targets) continue;
      const target = yield* affected(g, membersOf(g, index), installed.owner); // HI-16.6
      if (target) yield* applyAbility(g, installed, target, false); // HI-16.5, HI-24.6
    }
  }
}

/** HI-1.12: the mission's own tests. */
function* nanovirus(g: Interface, index: number): Rule<void> {
  const mission = missionOf(g);
  if (!mission.nanovirus?.includes(g.state.turn)) return;
  if (mission.nanovirusActs && !mission.nanovirusActs(g)) return;
  const seat = leaderOf(g.state.teams[index]);
  yield* inOrder(g, seat, membersOf(g, index), (model) => shockTest(g, model, "mission"));
}

/** A weapon or cyberware card of the target is disabled, as the program's owner chooses: HI-8.5. */
export function* disableOne(
  g: Interface,
  installed: Installed,
  target: Model,
  fits: (id: string) => boolean,
  atRandom: boolean,
): Rule<void> {
  const slots = target.equipment.flatMap((item, slot) =>
    !item.spent && fits(item.id) ? [slot] : [],
  );
  if (slots.length === 0) return;
  let slot = slots[0];
  if (atRandom || isOut(g, installed.owner))
    slot = slots[g.below("disabled", slots.length)]; // HI-16.7
  else if (slots.length > 1) {
    const options = slots.map((each) => ({
      kind: "disable" as const,
      item: target.equipment[each].id,
      slot: each,
      rule: "HI-16.6",
    }));
    slot = (yield* ask(cyberSeat(g, installed.owner), "disable", options, {
      args: { model: target.id },
      rule: "HI-16.6",
    })).slot;
  }
  installed.disables = slot;
  g.tell("disabled", { model: target.id, item: target.equipment[slot].id }, { rule: "HI-8.5" });
}
