/** HG-1.9, HG-2: what is laid beside the pile: portals, and March of the Fallen. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { reanimate } from "../elimination.js";
import { bossCard, moments } from "../moments.js";
import type { Deduction, ProgramName } from "../state.js";
import { eliminated } from "../table.js";
import { arrive } from "./arrival.js";
import type { BossCard } from "./boss-card.js";
import { anyBoss } from "./in-play.js";

/** HG-2.2, HG-2.3, HG-2.4, HG-2.17, HG-R29: how many portals bring an EX Boss. */
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
  const { portal } = g.box.programs[g.face(card)];
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
  moments.note(g, "portalPlaced"); // HG-8.3
  if (anyBoss(g)) return; // HG-2.7, HG-2.8, HG-12.11
  if (gate.portals.length < portalsNeeded(g)) return;
  const { campaign } = g.state;
  const number = called(g, campaign?.firstBoss || portal); // HG-2.5, CM-5.2, CM-5.3
  if (campaign) campaign.firstBoss = 0;
  if (number !== undefined) yield* arrive(g, number, seat); // HG-2.6, HG-2.9, HG-R5, HG-R23
}

/** HG-2.16, HG-R2, SD-21.5: the EX Boss that comes instead of one that is not available. */
function called(g: Deduction, portal: number): number | undefined {
  const byPortal = Object.values(g.box.bosses).filter((card) => card.portal);
  const isBarred = ({ changesLoyalty }: BossCard) =>
    g.options.noLoyaltyChanges && changesLoyalty === true;
  const first = isBarred(bossCard(g, portal))
    ? byPortal.findIndex(({ comesInstead }) => comesInstead) // SD-21.5
    : byPortal.findIndex(({ number }) => number === portal);
  for (let i = 0; i < byPortal.length; i++) {
    const card = byPortal[(first + i) % byPortal.length]; // HG-2.16
    if (!g.state.gate.gone.includes(card.number) && !isBarred(card)) return card.number;
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
