/** HI-17: System Resources, a Team's shared purse that lies on its members' cards. */
import type { Rule } from "@sprawl/engine";
import { isFaceUp, isMember, leaderOf, membersOf, sideName, sideOf } from "./models.js";
import { moments, tally } from "./moments.js";
import { ask } from "./questions.js";
import type { Interface, Model, Team } from "./state.js";

/** What the Team can spend: HI-17.7; all members are linked (HI-15.21), others pay nothing (HI-17.8). */
export function purseOf(g: Interface, team: number): number {
  let sum = 0;
  for (const model of g.state.models)
    if (model.team === team && isMember(model)) sum += model.resources;
  return sum;
}

/** HI-17.7, HI-17.9, HI-17.11: spend, from the cards its owner chooses. */
export function* pay(g: Interface, team: number, cost: number): Rule<void> {
  for (let left = Math.min(cost, purseOf(g, team)); left > 0; ) {
    const holders = membersOf(g, team).filter(({ resources }) => resources > 0);
    const from =
      g.options.tokens === "choose"
        ? yield* payer(g.state.teams[team], holders, left)
        : mostExposed(g, holders);
    const spent = g.options.tokens === "choose" ? 1 : Math.min(left, from.resources);
    from.resources -= spent;
    left -= spent;
  }
}

function* payer(team: Team, holders: readonly Model[], left: number): Rule<Model> {
  const total = holders.reduce((sum, { resources }) => sum + resources, 0);
  if (holders.length === 1 || left === total) return holders[0];
  const options = holders.map(({ id }) => ({
    kind: "pay-from" as const,
    model: id,
    rule: "HI-17.7",
  }));
  const { model } = yield* ask(leaderOf(team), "pay-from", options, {
    args: { left },
    rule: "HI-17.7",
  });
  return holders.find(({ id }) => id === model) ?? holders[0];
}

/** Tokens of whoever is nearest to falling would be lost first; so they are spent first. */
function mostExposed(g: Interface, holders: readonly Model[]): Model {
  const left = (model: Model): number =>
    sideOf(g, model).wounds - model.wounds + (model.crippled ? 0 : 10);
  return holders.reduce((best, model) => (left(model) < left(best) ? model : best));
}

/** HI-17: Phase 2. */
export function* checkResources(g: Interface): Rule<void> {
  for (const model of g.state.models) model.resources = 0; // HI-17.1
  for (const [index, team] of g.state.teams.entries()) {
    for (const model of membersOf(g, index)) {
      if (!model.stunned) model.resources = resourcesOf(g, model); // HI-17.2, HI-17.10, HI-8.3
    }
    const hostile = hostileCost(g, index);
    yield* pay(g, index, hostile); // HI-17.5, HI-17.6, HI-R50
    g.tell(
      "resources",
      { team: sideName(g, index), amount: purseOf(g, index), hostile },
      { rule: "HI-17.2" },
    );
    team.hacker = "";
    team.silenced = false;
  }
}

/** HI-17.2 to HI-17.4 */
export function resourcesOf(g: Interface, model: Model): number {
  const { mental } = sideOf(g, model);
  const base = 1 + Math.max(0, mental - 5); // HI-17.2, HI-17.3
  return tally(g, moments.of(model).reckon(g, "resources", base)).value + deckOf(g, model); // HI-17.4
}

/** HI-4.12, HI-R144: of several Cyberdecks one counts, the best. */
function deckOf(g: Interface, model: Model): number {
  let best = 0;
  for (const item of model.equipment) {
    const deck = g.box.gear[item.id];
    if (!deck?.tokens || !isFaceUp(g, model, item)) continue;
    if (deck.tokens > best) {
      best = deck.tokens;
      g.uses(deck.id);
    }
  }
  return best;
}

/** HI-17.5, HI-24.10: the running cost of every hostile program, attached Boosters included. */
export function hostileCost(g: Interface, team: number): number {
  return g.state.teams[team].network
    .filter(({ owner }) => owner !== team)
    .reduce((sum, { card }) => sum + g.box.programs[g.face(card)].run, 0);
}
