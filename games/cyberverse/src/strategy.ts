/** CV-11, CV-13.2 to CV-13.8: the Strategy turn of an Organization. */
import type { Barred, Rule } from "@sprawl/engine";
import { drawFrom } from "@sprawl/parts";
import { heal, returnToHq } from "./health.js";
import { moments, pieceInPlay } from "./moments.js";
import { canPay, pay } from "./money.js";
import { decide, type StrategyAction } from "./questions.js";
import type { Agent, Cyber, Org, Seen } from "./state.js";
import {
  equip,
  hasSlot,
  priceOf,
  removeToken,
  repairPrice,
  stockUp,
  supplyOf,
  tokenAt,
  tokensOf,
} from "./supply/tokens.js";
import { adjustSupports, discardSupport, supportLimit } from "./support-limit.js";
import {
  agentNamed,
  agentsOf,
  idOf,
  layoutOf,
  onAgent,
  onStock,
  onSupport,
  onToken,
} from "./table.js";
import { HQ, STORES } from "./types.js";
import { giveXp } from "./xp.js";

export const SUPPORT_ROW = 3;

/** One Strategy action; the turn goes on until the Organization ends it (CV-11.2). */
export function* strategy(g: Cyber, org: Org): Rule<void> {
  if (g.state.orgs[org].gone) return;
  const options = strategyActions(g, org);
  const end = options[options.length - 1];
  const action = yield* decide(g, org, "strategy", options, {
    rule: "CV-11.2",
    safe: end, // CV-11.4
    barred: () => tooDear(g, org),
  });
  if (action.kind === "end-turn") return;
  yield* perform(g, org, action);
  g.next("strategy", org); // CV-11.2, CV-11.6, CV-R19
}

export function strategyActions(g: Seen, org: Org): StrategyAction[] {
  return [
    ...purchases(g, org),
    ...repairs(g, org),
    ...supportsToTake(g, org),
    ...trainings(g, org),
    ...moments.of(org).collect(g, "strategyUses"),
    ...scraps(g, org),
    { kind: "end-turn", rule: "CV-11.4" },
  ];
}

function* perform(g: Cyber, org: Org, action: StrategyAction): Rule<void> {
  switch (action.kind) {
    case "buy":
      return buy(g, org, action);
    case "repair":
      return repair(g, org, action);
    case "scrap":
      return yield* scrap(g, org, action);
    case "take-support":
      return takeSupport(g, org, action);
    case "train":
      return yield* train(g, org, action.agent);
    case "use":
      return yield* putToUse(g, org, action);
    case "end-turn":
      return;
    default:
      return action satisfies never;
  }
}

/** A sheet, card or token does what its owner asks of it. */
export function* putToUse(
  g: Cyber,
  org: Org,
  action: StrategyAction & { kind: "use" },
): Rule<void> {
  const agent = action.agent === undefined ? undefined : agentNamed(g, action.agent);
  const used = pieceInPlay(g, agent ?? org, action.piece, "use");
  if (!used) return;
  g.tell("used", { org: idOf(g, org), piece: action.piece }, { rule: action.rule ?? "CV-13.9" });
  g.uses(action.piece);
  const does = used.hears(g, used.self, action);
  if (does) yield* does;
}

/** CV-11.5: every stocked token for every Agent with a slot, if it can be paid. */
function purchases(g: Seen, org: Org): StrategyAction[] {
  const options: StrategyAction[] = [];
  // Where nothing changes prices, they are as printed: this is asked for very often.
  const team = agentsOf(g, org).map((agent) => ({
    agent,
    printed: moments.of(agent).listeners(g, "priceFor").length === 0,
  }));
  for (const store of STORES) {
    const offered: string[] = [];
    for (const { id } of g.state.stores[store].stock) {
      if (offered.includes(id)) continue;
      offered.push(id);
      const piece = supplyOf(g, id);
      for (const { agent, printed } of team) {
        if (!hasSlot(agent, store)) continue; // CV-11.11, CV-12.30
        const price = printed ? piece.price : priceOf(g, org, piece, agent);
        if (!canPay(g, org, price)) continue; // CV-1.7
        const on = [onStock(store, id), onAgent(agent.profile)];
        options.push({
          kind: "buy",
          store,
          token: id,
          agent: agent.profile,
          price,
          on,
          rule: "CV-11.5",
        });
      }
    }
  }
  return options;
}

/** What cannot be bought, and why. */
function tooDear(g: Seen, org: Org): Barred[] {
  const barred: Barred[] = [];
  for (const store of STORES) {
    for (const id of new Set(g.state.stores[store].stock.map((token) => token.id))) {
      for (const agent of agentsOf(g, org)) {
        const price = priceOf(g, org, supplyOf(g, id), agent);
        const rule = hasSlot(agent, store) ? "CV-1.7" : "CV-11.11";
        if (rule === "CV-1.7" && canPay(g, org, price)) continue;
        const on = onStock(store, id);
        barred.push({
          option: { kind: "buy", store, token: id, agent: agent.profile, price, on },
          rule,
        });
      }
    }
  }
  return barred;
}

function buy(
  g: Cyber,
  org: Org,
  { store, token, agent, price }: StrategyAction & { kind: "buy" },
): void {
  const buyer = agentNamed(g, agent);
  const { stock } = g.state.stores[store];
  const index = stock.findIndex(({ id }) => id === token);
  if (!buyer || index < 0) return;
  pay(g, org, price); // CV-11.5
  const [bought] = stock.splice(index, 1);
  equip(g, buyer, bought); // CV-11.5, CV-11.10
  g.tell("bought", { org: idOf(g, org), token, agent, price }, { rule: "CV-11.5" });
  moments.of(buyer).note(g, "bought", supplyOf(g, token), buyer);
  stockUp(g, store); // CV-11.7, CV-11.8
}

/** CV-11.14, CV-11.15. */
function repairs(g: Seen, org: Org): StrategyAction[] {
  const options: StrategyAction[] = [];
  for (const agent of agentsOf(g, org)) {
    for (const { place, supply } of tokensOf(agent)) {
      if (supply.active) continue; // CV-11.15, CV-R20
      const piece = supplyOf(g, supply.id);
      const price = repairPrice(g, org, piece);
      if (!canPay(g, org, price) || moments.of(org).bars(g, "barsRepair", piece)) continue;
      const on = onToken(agent.profile, place);
      options.push({
        kind: "repair",
        agent: agent.profile,
        place,
        token: supply.id,
        price,
        on,
        rule: "CV-11.14",
      });
    }
  }
  return options;
}

function repair(
  g: Cyber,
  org: Org,
  { agent, place, price, token }: StrategyAction & { kind: "repair" },
): void {
  const owner = agentNamed(g, agent);
  if (!owner) return;
  pay(g, org, price); // CV-11.14
  tokenAt(owner, place).active = true; // CV-11.14
  g.tell("repaired", { org: idOf(g, org), token, agent, price }, { rule: "CV-11.14" });
}

/** CV-11.13: any token, for nothing, to free its slot. */
function scraps(g: Seen, org: Org): StrategyAction[] {
  return agentsOf(g, org).flatMap((agent) =>
    tokensOf(agent).map(({ place, supply }): StrategyAction => {
      const on = onToken(agent.profile, place);
      return { kind: "scrap", agent: agent.profile, place, token: supply.id, on, rule: "CV-11.13" };
    }),
  );
}

function* scrap(
  g: Cyber,
  org: Org,
  { agent, place, token }: StrategyAction & { kind: "scrap" },
): Rule<void> {
  const owner = agentNamed(g, agent);
  if (!owner) return;
  g.tell("scrapped", { org: idOf(g, org), token, agent }, { rule: "CV-11.13" });
  removeToken(g, owner, place); // CV-11.13, CV-12.9, CV-R23
  yield* adjustSupports(g, org); // CV-13.12
}

/** CV-13.2, CV-13.3, CV-13.6, CV-13.7. */
function supportsToTake(g: Seen, org: Org): StrategyAction[] {
  if (moments.of(org).bars(g, "barsSupport")) return [];
  const { supports, taken } = g.state.orgs[org];
  const free = taken === 0 && !g.options.paidSupport; // CV-13.2, CV-30.5
  const limit = supportLimit(g, org); // CV-13.5, CV-13.6
  const options: StrategyAction[] = [];
  for (const { id } of g.state.supportRow) {
    const price = free ? 0 : g.box.supports[id].cost; // CV-13.3, CV-R16
    if (!canPay(g, org, price)) continue;
    const on = onSupport(id);
    if (supports.length < limit) {
      options.push({ kind: "take-support", support: id, price, instead: "", on, rule: "CV-13.2" });
    }
    if (supports.length > limit || limit === 0) continue;
    for (const held of supports) {
      options.push({
        kind: "take-support",
        support: id,
        price,
        instead: held.id,
        on,
        rule: "CV-13.7",
      });
    }
  }
  return options;
}

function takeSupport(
  g: Cyber,
  org: Org,
  { support, price, instead }: StrategyAction & { kind: "take-support" },
): void {
  if (instead !== "") discardSupport(g, org, instead); // CV-13.7
  pay(g, org, price);
  const index = g.state.supportRow.findIndex(({ id }) => id === support);
  const [card] = g.state.supportRow.splice(index, 1);
  gainSupport(g, org, card.card);
  g.state.orgs[org].taken += 1;
  laySupports(g); // CV-13.8
}

export function gainSupport(g: Cyber, org: Org, card: number): void {
  const id = g.face<string>(card);
  g.state.orgs[org].supports.push({ card, id }); // CV-13.4, CV-13.15
  g.uses(id);
  g.tell("support-taken", { org: idOf(g, org), support: id }, { rule: "CV-13.2" });
}

/** CV-13.8, CV-13.14: the row is refilled to 3 at once. */
export function laySupports(g: Cyber): void {
  while (g.state.supportRow.length < SUPPORT_ROW) {
    const card = drawFrom(g, "support", g.state.piles.supports); // CV-13.14, CV-R18
    if (card === undefined) return;
    g.show(card, "all");
    g.state.supportRow.push({ card, id: g.face(card) });
  }
}

/** CV-11.17, CV-11.21. */
export function mayTrain(g: Seen, agent: Agent): boolean {
  if (agent.trained) return false; // CV-11.21
  if (agent.district === HQ) return true; // CV-11.17
  return agent.zone === layoutOf(g, agent.district).entry && !agent.wound; // CV-11.17, CV-R24
}

function trainings(g: Seen, org: Org): StrategyAction[] {
  return agentsOf(g, org)
    .filter((agent) => mayTrain(g, agent))
    .map(({ profile }) => ({
      kind: "train",
      agent: profile,
      on: onAgent(profile),
      rule: "CV-11.16",
    }));
}

/** CV-11.16 to CV-11.20. */
function* train(g: Cyber, org: Org, profile: string): Rule<void> {
  const agent = agentNamed(g, profile);
  if (!agent) return;
  returnToHq(agent); // CV-11.18
  agent.trained = true; // CV-11.19, CV-11.20
  g.tell("trained", { org: idOf(g, org), agent: profile }, { rule: "CV-11.16" });
  yield* heal(g, agent, 1); // CV-11.16, CV-11.18, CV-R25
  if (moments.of(org).some(g, "trainingBarred")) return;
  giveXp(agent, moments.of(org).value(g, "trainingXp", 1)); // CV-8.16, CV-11.16, CV-R35
}
