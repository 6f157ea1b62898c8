/** What a choice costs and brings, from what the viewer can see. */
import type { OptionIn } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { makeAttack, waysToAttack } from "../src/attacks.js";
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
    case "attack-network":
    case "attack-terminal":
    case "protect":
    case "purge": {
      const face = view.faces[option.card];
      const program = typeof face === "string" ? box.programs[face] : undefined;
      return (
        program && {
          cost: label("system-resources", { n: program.install }),
          note: label("strength", { n: program.strength }),
        }
      );
    }
    default:
      return undefined;
  }
}
