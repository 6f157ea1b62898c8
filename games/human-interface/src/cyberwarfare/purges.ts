/** HI-23: hostile programs are purged. */
import type { Rule } from "@sprawl/engine";
import { sideName } from "../models.js";
import { AI, type Card, type Interface } from "../state.js";
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
  let due = costToAttack(g, team, card);
  const cramped = !hasRoom(g, team); // HI-23.10
  g.tell("purges", { team: sideName(g, team) }, { cards: [card, hostileCard], rule: "HI-23.1" });
  let installed = own.network.find((each) => each.card === card);
  if (cramped) {
    g.take(own.hand, card);
    g.show(card, "all");
    own.network.push({
      card,
      field: 0,
      owner: team,
      supports: 0,
      fought: 0,
      down: false,
      target: "",
      disables: -1,
    });
    installed = own.network[own.network.length - 1];
  } else {
    installed ??= yield* installFromHand(g, team, card);
    yield* addSupport(
      g,
      team,
      installed,
      false,
      (cost) => {
        due += cost;
      },
      () => purseOf(g, team) - due,
    );
  }
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
