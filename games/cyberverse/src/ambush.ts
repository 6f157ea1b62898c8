/** CV-16.4 to CV-16.13: the Ambush step of a District. */
import type { Rule } from "@sprawl/engine";
import { drawFrom } from "@sprawl/parts";
import { moments, type Self } from "./moments.js";
import { type Agent, type Cyber, NOBODY, type Org, type Seen } from "./state.js";
import { adjustSupports } from "./support-limit.js";
import { agentsIn, idOf } from "./table.js";
import type { AmbushCard, District } from "./types.js";

export function* ambushStep(g: Cyber, district: District): Rule<void> {
  const owner = g.state.districts[district - 1].ambush;
  if (owner === NOBODY) return;
  const victims = agentsIn(g, district).filter(({ org }) => org !== owner); // CV-16.4, CV-16.5
  if (victims.length === 0) return; // CV-16.10, CV-R47
  const card = drawFrom(g, "ambush", g.state.piles.ambushes); // CV-16.12
  if (card === undefined) return;
  g.show(card, "all");
  g.state.table.push(card);
  const ambush = g.box.ambushes[g.face(card)];
  g.uses(ambush.id);
  g.tell(
    "ambush-sprung",
    { org: idOf(g, owner), district, ambush: ambush.id },
    { rule: "CV-16.4" },
  );
  yield* spring(g, ambush, owner, victims);
  g.state.districts[district - 1].ambush = NOBODY;
  if (!g.state.orgs[owner].gone) g.state.orgs[owner].ambushes += 1; // CV-16.9, CV-16.11
  g.state.table.splice(g.state.table.indexOf(card), 1);
  g.state.piles.ambushes.discard.push(card); // CV-16.9
}

function* spring(g: Cyber, ambush: AmbushCard, owner: Org, victims: readonly Agent[]): Rule<void> {
  const self: Self = { piece: ambush, owner, copy: 0 };
  ambush.sprung?.(g, self);
  for (const agent of victims) {
    if (isProtected(g, agent, ambush)) {
      g.tell(
        "ambush-ignored",
        { agent: agent.profile, org: idOf(g, agent.org) },
        { rule: "CV-16.6" },
      );
      continue;
    }
    const strike = ambush.strike?.(g, self, agent); // CV-16.8, CV-16.13
    if (strike) yield* strike;
    yield* adjustSupports(g, agent.org); // CV-13.12
  }
}

/** CV-16.6, CV-16.7: an Armoured Vehicle protects unless the card shows the Van icon. */
export function isProtected(g: Seen, agent: Agent, { van }: AmbushCard): boolean {
  if (moments.of(agent).some(g, "ignoresAmbush", agent)) return true;
  return !van && isArmoured(g, agent); // CV-16.6, CV-16.7, CV-R48
}

/** CV-12.28. */
export function isArmoured(g: Seen, agent: Agent): boolean {
  return agent.vehicles.some(({ id, active }) => {
    const piece = g.box.supply[id];
    return active && piece.store === "vehicles" && piece.armoured;
  });
}
