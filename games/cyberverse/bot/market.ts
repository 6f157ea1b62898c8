/** Buying, repairing, training, Support cards; and Payday. */
import { TEAM } from "../src/auxiliary.js";
import { featureOf, maximumOf } from "../src/features.js";
import { storyTarget } from "../src/scoring.js";
import type { Agent } from "../src/state.js";
import { canWield, SLOTS, supplyOf, weaponsOf } from "../src/supply/tokens.js";
import { agentNamed, agentsIn, agentsOf } from "../src/table.js";
import { FEATURES, type Feature, HQ } from "../src/types.js";
import { bestOf, type Mind, type Offered, payroll, type Thoughts, turnsLeft } from "./mind.js";
import { type Prospect, prospectsOf } from "./prospects.js";
import { missionGain, wants } from "./team.js";
import { influenceWorth, isHurt } from "./worth.js";

/** Support cards whose use helps nobody who does not look further ahead. */
const LEFT_ALONE: ReadonlySet<string> = new Set(["coyote-sands"]);

/** What a token would be worth to an Agent, in points of 200D. */
function tokenWorth(mind: Mind, agent: Agent, id: string): number {
  const { g } = mind;
  const piece = supplyOf(g, id);
  const combat = featureOf(g, agent, "combat");
  switch (piece.store) {
    case "weapons": {
      if (!canWield(piece, combat)) return 0;
      const best = Math.max(0, ...weaponsOf(g, agent).map(({ weapon }) => weapon.bonus));
      const better = Math.max(0, piece.bonus + piece.effects.length / 2 - best);
      return better * (0.35 + combat * 0.25);
    }
    case "implants": {
      const value = featureOf(g, agent, piece.raises);
      if (value >= maximumOf(piece.raises)) return 0;
      const now = Object.fromEntries(FEATURES.map((each) => [each, featureOf(g, agent, each)]));
      const gain = missionGain(mind, { ...now, [piece.raises]: value + 1 } as Record<
        Feature,
        number
      >);
      return wants(mind)[piece.raises] * (0.8 + value * 0.15) + 5 * gain;
    }
    case "vehicles":
      return piece.boost * 0.8 + (piece.express ? 2 : 0) + (piece.armoured ? 0.7 : 0);
    case "gear":
      return gearWorth(mind, agent, id, piece.defense ?? 0);
    default:
      return piece satisfies never;
  }
}

/** What the bot thinks of Gear that is more than armour. */
const GEAR: Readonly<Record<string, number>> = {
  "corpo-fashion": 1.2,
  "riot-shield": 1,
  "scanner-goggles": 1.6,
  "code-breaker": 1.3,
  "signal-siphon": 2.6,
  "body-cam": 1,
  "stim-injector": 0.6,
  "trauma-kit": 0.8,
  "holo-decoy": 0.8,
  "forged-pass": 0.5,
  "grapple-line": 0.5,
  jammer: 0.8,
  "bribe-chip": 0.6,
  "clotting-patch": 0.5,
};

function gearWorth(mind: Mind, agent: Agent, id: string, defense: number): number {
  if (id === "medi-gel" || id === "trauma-kit") return isHurt(mind, agent) ? 2.5 : 0.3;
  const hacking = featureOf(mind.g, agent, "hacking");
  if (id === "signal-siphon" || id === "code-breaker") return (GEAR[id] ?? 0) * (hacking / 3);
  return (GEAR[id] ?? 0) + defense * 0.8;
}

/** The hurt rest; so does whoever could do nothing today, and can be anywhere tomorrow. */
function needsRest(mind: Mind, agent: Agent): boolean {
  if (isHurt(mind, agent)) return true;
  const statuses = agent.suppression ? 1 : 0;
  const best = Math.max(...prospectsOf(mind, agent, true).map((way) => useOf(mind, way)));
  return best < (statuses > 0 || agent.health <= 2 ? 4 : agent.district === HQ ? 0 : 2);
}

/** What a way brings beside the way itself: Missions, influence, money. */
function useOf(mind: Mind, way: Prospect): number {
  if (way.district === HQ) return 0;
  const test = Math.max(0, ...way.tests.map(({ odds, worth }) => odds * worth));
  const rivals = agentsIn(mind.g, way.district).some(({ org }) => org !== mind.me);
  const influence = rivals ? 0 : influenceWorth(mind, mind.me, way.district) / 2;
  return way.mission + test + influence + way.income / 250;
}

function strategy(
  mind: Mind,
  options: readonly Offered<"strategy">[],
): Offered<"strategy"> | undefined {
  const { g, me } = mind;
  // Three Agents who can be paid come before anything they could carry.
  const missing = TEAM - agentsOf(g, me).length;
  const spare = g.state.orgs[me].money - 0.6 * payroll(mind) - 300 * missing;
  const turns = turnsLeft(mind, storyTarget(g));
  const chosen = bestOf(
    options,
    (option) => {
      switch (option.kind) {
        case "take-support":
          return option.price === 0 && option.instead === ""
            ? 50 +
                g.box.supports[option.support].cost / 100 +
                g.box.supports[option.support].teammates
            : -1;
        case "repair":
          return option.price <= spare ? 5 : -1;
        case "train": {
          const agent = agentNamed(g, option.agent);
          return agent && needsRest(mind, agent) ? 20 : -1;
        }
        case "use":
          return LEFT_ALONE.has(option.piece) ? -1 : 15;
        case "buy": {
          const agent = agentNamed(g, option.agent);
          if (!agent || option.price > spare || agent.trained) return -1;
          const left = SLOTS - agent.slots.length;
          return (
            Math.min(1.3, turns / 5) * tokenWorth(mind, agent, option.token) -
            option.price / 260 +
            (left > 1 ? 0.2 : -0.2)
          );
        }
        default:
          return -2;
      }
    },
    0,
  );
  return chosen ?? options.find(({ kind }) => kind === "end-turn");
}

function payday(
  { g, me }: Mind,
  options: readonly Offered<"payday">[],
): Offered<"payday"> | undefined {
  const all = options.find(({ kind }) => kind === "pay-all");
  if (all) return all;
  const sale = bestOf(
    options.flatMap((each) => (each.kind === "sell" ? [each] : [])),
    ({ price }) => price,
  );
  if (sale) return sale;
  const pays = options.flatMap((each) => (each.kind === "pay" ? [each] : []));
  return (
    bestOf(pays, ({ agent }) => {
      const who = agentNamed(g, agent);
      return who && who.org === me ? who.slots.length + who.ones + who.twos : 0;
    }) ?? options.find(({ kind }) => kind === "finish")
  );
}

export const marketThoughts: Thoughts = {
  strategy,
  payday,
  "field-repair": (_, options) => options[0],
  whom: ({ g }, options) =>
    bestOf(options, ({ agent }) => {
      const who = agentNamed(g, agent);
      return who ? (who.district === HQ ? 0 : 1) - who.health / 10 : 0;
    }),
  "whom-maybe": (_, options) => options[0],
};
