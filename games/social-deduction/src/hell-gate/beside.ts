/** HG-1.9, HG-2: what is laid beside the pile: portals, and March of the Fallen. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { reanimate } from "../elimination.js";
import { programs } from "../programs/index.js";
import type { Deduction, ProgramName } from "../state.js";
import { eliminated } from "../table.js";
import { arrive } from "./arrival.js";
import { bossCards } from "./bosses.js";
import { BELIAL, EXITUS } from "./gate.js";
import { anyBoss, bossNumbered } from "./in-play.js";
import { bossWins } from "./wins.js";

/** HG-2.2, HG-2.3, HG-2.4, HG-2.17: how many portals bring an EX Boss. */
export function portalsNeeded({ seats }: { readonly seats: number }): number {
  if (seats <= 6) return 3; // HG-2.2
  return seats <= 9 ? 4 : 5; // HG-2.3, HG-2.4
}

/** A portal or a March of the Fallen has come up; `seat` has drawn it. */
export function* placeBeside(g: Deduction, seat: Seat, card: Secret<ProgramName>): Rule<void> {
  const { resolving } = g.state;
  const index = resolving.indexOf(card);
  if (index >= 0) resolving.splice(index, 1);
  g.show(card, "all");
  const { portal } = programs[g.face(card)];
  if (portal === undefined) return yield* marches(g, seat, card);
  yield* placePortal(g, seat, card, portal);
}

function* placePortal(
  g: Deduction,
  seat: Seat,
  card: Secret<ProgramName>,
  portal: number,
): Rule<void> {
  const { gate } = g.state;
  gate.portals.push(card); // HG-2.1
  const args = { seat, count: gate.portals.length, needed: portalsNeeded(g) };
  g.tell("portal-placed", args, { cards: [card], rule: "HG-2.1" });
  if (bossNumbered(g, BELIAL)) bossWins(g, BELIAL, "HG-8.3"); // HG-8.3, HG-8.4
  if (anyBoss(g)) return; // HG-2.7, HG-2.8, HG-12.11
  if (gate.portals.length < portalsNeeded(g)) return;
  const number = called(g, portal); // HG-2.5
  if (number !== undefined) yield* arrive(g, number, seat); // HG-2.6, HG-2.9
}

/** HG-2.16, HG-R2, SD-21.5: the EX Boss that comes instead of one that is not available. */
function called(g: Deduction, portal: number): number | undefined {
  const isOut = (n: number) =>
    g.state.gate.gone.includes(n) ||
    (g.options.noLoyaltyChanges && bossCards[n].changesLoyalty === true);
  const first = g.options.noLoyaltyChanges && bossCards[portal].changesLoyalty ? EXITUS : portal; // SD-21.5
  for (let i = 0; i < 7; i++) {
    const number = ((first - 1 + i) % 7) + 1; // HG-2.16
    if (!isOut(number)) return number;
  }
  return undefined; // HG-R2
}

/** HG-1.9 to HG-1.12: it works when both copies lie there, once. */
function* marches(g: Deduction, seat: Seat, card: Secret<ProgramName>): Rule<void> {
  const { gate, box } = g.state;
  gate.marching.push(card); // HG-1.9
  g.tell("march-placed", { seat, count: gate.marching.length }, { cards: [card], rule: "HG-1.9" });
  if (gate.marching.length < 2) return; // HG-1.12
  box.programs.push(...gate.marching); // HG-1.11
  gate.marching = [];
  yield* reanimate(g, eliminated(g), true); // HG-1.10
}
