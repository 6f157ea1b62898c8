/** HI-23: hostile programs are purged. */
import type { Rule } from "@sprawl/engine";
import { sideName } from "../models.js";
import { AI, type Card, type Installed, type Interface } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import { costToAttack } from "./assaults.js";
import { ableHacker, compare, type Side, supportOf } from "./battles.js";
import { hasRoom, installFromHand, programOf, supportFor, uninstall } from "./networks.js";
import { addSupport, declareBoost, fleetingSupport } from "./supports.js";

/** HI-23.1 to HI-23.6, HI-23.10 */
export function* purge(g: Interface, team: number, card: Card, hostileCard: Card): Rule<void> {
  const own = g.state.teams[team];
  const hostile = own.network.find((each) => each.card === hostileCard);
  if (!hostile) return;
  const program = programOf(g, card);
  const cramped = !hasRoom(g, team); // HI-23.10
  g.tell("purges", { team: sideName(g, team) }, { cards: [card, hostileCard], rule: "HI-23.1" });
  const { installed, due } = yield* layOut(g, team, card, cramped);
  const boost = yield* declareBoost(g, team, due);
  yield* pay(g, team, due + boost);
  const support = cramped ? undefined : supportFor(own, installed);
  const theirs = supportFor(own, hostile);
  const setting = {
    ground: "network" as const,
    terminal: undefined,
    remote: false,
    attacker: team,
    hacker: ableHacker(g, team),
  };
  const purging: Side = {
    team,
    program,
    support: support ? supportOf(programOf(g, support.card), program) : 0,
    boost,
    change: 0,
  };
  const resisting: Side = {
    team: AI,
    program: programOf(g, hostileCard),
    support: theirs ? supportOf(programOf(g, theirs.card), programOf(g, hostileCard)) : 0,
    boost: 0,
    change: 0,
  };
  const won = yield* compare(g, setting, purging, resisting, "purge"); // HI-23.2, HI-23.3, HI-R80
  installed.fought++;
  g.uses(program.id);
  fleetingSupport(g, team, support);
  if (!won) return uninstall(g, team, installed); // HI-23.5
  const { field } = hostile;
  uninstall(g, team, hostile); // HI-23.4, HI-16.9
  if (cramped) installed.field = field; // HI-23.10
}

/** HI-23.1, HI-23.10: the purging program in its field, or over a full network; what is due for it. */
function* layOut(
  g: Interface,
  team: number,
  card: Card,
  cramped: boolean,
): Rule<{ installed: Installed; due: number }> {
  const own = g.state.teams[team];
  let due = costToAttack(g, team, card);
  if (cramped) {
    g.take(own.hand, card);
    g.show(card, "all");
    const installed: Installed = {
      card,
      field: 0,
      owner: team,
      supports: 0,
      fought: 0,
      down: false,
      target: "",
      disables: -1,
    };
    own.network.push(installed);
    return { installed, due };
  }
  const laid = own.network.find((each) => each.card === card);
  const installed = laid ?? (yield* installFromHand(g, team, card));
  const owe = (cost: number): void => {
    due += cost;
  };
  yield* addSupport(g, team, installed, false, owe, () => purseOf(g, team) - due);
  return { installed, due };
}
