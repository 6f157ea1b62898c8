/** HI-22.13 to HI-22.17: a program strikes at a Tactical Network with its strength and a card alone. */
import type { Rule } from "@sprawl/engine";
import type { Program } from "../content.js";
import { sideName } from "../models.js";
import { AI, type Interface } from "../state.js";
import { pay } from "../tokens.js";
import { ableHacker, compare, type Side, supportOf } from "./battles.js";
import { defencesOf, programOf, supportFor, uninstall } from "./networks.js";
import { declareBoost } from "./supports.js";

/**
 * HI-22.13, HI-22.15, HI-22.17, HI-R131: strength + CanDo against each defence in turn; none is added
 * (HI-22.14), nothing strikes back (HI-21.15). True if none is left.
 */
export function* counterAttack(
  g: Interface,
  index: number,
  program: Program,
  owner: number,
): Rule<boolean> {
  g.tell("counter-attack", { team: sideName(g, index), program: program.id }, { rule: "HI-22.13" });
  const setting = {
    ground: "network" as const,
    terminal: undefined,
    remote: false,
    attacker: owner,
    hacker: undefined,
  };
  while (true) {
    const [first] = defencesOf(g, index);
    const guard = first && programOf(g, first.card);
    const able = ableHacker(g, index) !== undefined;
    const boost = first && able ? yield* declareBoost(g, index, 0) : 0; // HI-R79
    yield* pay(g, index, boost);
    const support = first && supportFor(g.state.teams[index], first);
    const attacking: Side = { team: AI, program, support: 0, boost: 0, change: 0 }; // strength and card alone
    const defending: Side = {
      team: index,
      program: guard,
      support: guard && support ? supportOf(programOf(g, support.card), guard) : 0,
      boost,
      change: 0,
    };
    const won = yield* compare(g, setting, attacking, defending);
    if (!won) return false; // HI-22.16
    if (!first) return true;
    uninstall(g, index, first);
    if (defencesOf(g, index).length === 0) return true; // HI-22.15
  }
}
