/** What a choice costs and brings, from what the viewer can see. */
import type { OptionIn } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { chanceToBeat } from "@sprawl/parts";
import { attackSum, dodgeSum, makeAttack, waysToAttack } from "../src/attacks.js";
import { advice, box, type HiQuestions, modelOf, type State } from "../src/index.js";

export function consequence(
  option: OptionIn<HiQuestions>,
  { view, speaker }: Table<State, HiQuestions>,
): Consequence | undefined {
  const { state } = view;
  const label = (id: string, args = {}): string => sayLabel(speaker, id, args);
  switch (option.kind) {
    case "attack": {
      const g = advice.glimpse(view);
      const attacker = state.models.find(({ id }) => id === state.activation.model);
      if (!attacker) return undefined;
      const target = modelOf(g, option.model);
      const means = waysToAttack(g, attacker, target).find(
        ({ weapon }) => weapon.id === option.weapon,
      );
      if (!means) return undefined;
      const { chance, damage } = advice.oddsOf(g, makeAttack(g, attacker, target, means));
      return {
        cost: label("one-point"),
        odds: `${Math.floor(chance / 10)}%`,
        note: label("damage", { damage }),
        affects: [`model/${target.id}`],
      };
    }
    case "fast-attack": {
      const g = advice.glimpse(view);
      const model = modelOf(g, option.model);
      const active = state.models.find(({ id }) => id === state.active);
      const means =
        active &&
        waysToAttack(g, model, active, true).find(({ weapon }) => weapon.id === option.weapon);
      if (!active || !means) return undefined;
      const { chance, damage } = advice.oddsOf(
        g,
        makeAttack(g, model, active, means, { fast: true, moving: true }),
      );
      return { odds: `${Math.floor(chance / 10)}%`, note: label("damage", { damage }) };
    }
    case "move":
      return state.activation.steps > 0 ? undefined : { cost: label("one-point") };
    case "dodge":
    case "cover":
    case "nothing":
      return { odds: label("unhurt", { n: missed(view, option.kind) }) };
    case "attack-network":
    case "attack-terminal":
    case "protect":
    case "purge": {
      const face = view.faces[option.card];
      const program = typeof face === "string" ? box.programs[face] : undefined;
      const odds = chanceOver(view, option);
      return (
        program && {
          cost: label("system-resources", { n: program.install }),
          ...(odds !== undefined && { odds: `${odds}%` }),
          note: label("strength", { n: program.strength }),
        }
      );
    }
    default:
      return undefined;
  }
}

type Seen = Table<State, HiQuestions>["view"];

/** Of 100: how often what comes misses whoever answers so. */
function missed(view: Seen, kind: "dodge" | "cover" | "nothing"): number {
  const { by, model, weapon } = view.question?.args ?? {};
  const g = advice.glimpse(view);
  const attacker = modelOf(g, String(by));
  const target = modelOf(g, String(model));
  const fast = view.state.active !== attacker.id;
  const means = waysToAttack(g, attacker, target, fast).find((each) => each.weapon.id === weapon);
  if (!means) return 0;
  const attack = makeAttack(g, attacker, target, means, { fast });
  const against = kind === "nothing" ? 0 : dodgeSum(g, attack, kind === "cover").value;
  const lead = attackSum(g, attack).value - against;
  return 100 - Math.floor(chanceToBeat(advice.leftInDeck(g), lead) / 10);
}

/** Of 100: how often an attack over the networks wins its first battle, without SR and Boosters. */
function chanceOver(view: Seen, option: OptionIn<HiQuestions>): number | undefined {
  const g = advice.glimpse(view);
  const team = view.state.teams.findIndex(({ seats }) =>
    seats.some((seat) => seat === view.viewer),
  );
  if (option.kind === "attack-network") {
    const network = view.state.teams.findIndex(({ faction }) => faction === option.faction);
    return Math.floor(advice.assaultOdds(g, team, option.card, { network }) / 10);
  }
  if (option.kind !== "attack-terminal") return undefined;
  const terminal = view.state.terminals.find(({ id }) => id === option.terminal);
  return terminal && Math.floor(advice.assaultOdds(g, team, option.card, { terminal }) / 10);
}
