/** CV-26.2 to CV-26.6, CV-26.11 to CV-26.15: Influence tokens, and red Missions. */
import type { Rule } from "@sprawl/engine";
import { moments } from "./moments.js";
import { decide, type Questions } from "./questions.js";
import type { Cyber, Org, Seen } from "./state.js";
import { names, type OpenMission, openMissions, validate } from "./stories.js";
import { idOf, onDistrict, orgOf } from "./table.js";
import type { District } from "./types.js";

export const DISTRICT_LIMIT = 3; // CV-26.5
export const RESERVE = 15; // CV-2.9

export function influenceOf(g: Seen, org: Org, district: District): number {
  return g.state.districts[district - 1].influence[org];
}

export function totalInfluence(g: Seen, org: Org): number {
  let total = 0;
  for (const { influence } of g.state.districts) total += influence[org];
  return total;
}

/** Can this Organization place a token there? */
export function maySettle(g: Seen, org: Org, district: District): boolean {
  return (
    influenceOf(g, org, district) < DISTRICT_LIMIT && !moments.bars(g, "barsPlacing", district)
  ); // CV-26.5
}

/** The Organizations of which a token there can be removed. */
export function removable(g: Seen, org: Org, district: District): Org[] {
  if (moments.bars(g, "barsRemoving", district)) return [];
  return g.state.order.filter((other) => other !== org && influenceOf(g, other, district) > 0); // CV-26.3
}

/** What a gain consisted of (CV-26.12, CV-26.15). */
type Gain = { readonly removed: boolean };

/** CV-26.2: place a token; Councillor Petrov may remove one on top (CV-26.15). */
export function* settleInfluence(g: Cyber, org: Org, district: District): Rule<void> {
  g.state.districts[district - 1].influence[org] += 1; // CV-26.2
  g.tell("influence-placed", { org: idOf(g, org), district }, { rule: "CV-26.2" });
  moments.of(org).note(g, "influencePlaced", district);
  const removed = yield* removeToo(g, org, district);
  checkRedMissions(g, org, district, { removed }); // CV-26.11, CV-26.15, CV-R116
}

function* removeToo(g: Cyber, org: Org, district: District): Rule<boolean> {
  const [self] = moments.of(org).listeners(g, "removesToo");
  if (!self || !moments.of(org).some(g, "removesToo", district)) return false;
  const pass = { kind: "pass" } as const;
  const options: Questions["remove-too"][] = [
    ...removable(g, org, district).map((other) => removal(g, other, district)),
    pass,
  ];
  if (options.length === 1) return false;
  const chosen = yield* decide(g, org, "remove-too", options, {
    rule: "CV-26.15",
    args: { piece: self.piece.id },
    safe: pass,
  });
  if (chosen.kind === "pass") return false;
  g.state.used.push(self.piece.id);
  takeOff(g, org, orgOf(g, chosen.from), district);
  return true;
}

export function removal(
  g: Seen,
  other: Org,
  district: District,
): Questions["remove-too"] & { kind: "remove-influence" } {
  const from = g.state.orgs[other].id || "eco";
  return { kind: "remove-influence", from, on: onDistrict(district), rule: "CV-26.3" };
}

/** CV-26.3, CV-26.4: a rival token goes home; that is a gain as well. */
export function removeInfluence(g: Cyber, org: Org, from: Org, district: District): void {
  takeOff(g, org, from, district);
  checkRedMissions(g, org, district, { removed: true });
}

function takeOff(g: Cyber, org: Org, from: Org, district: District): void {
  g.state.districts[district - 1].influence[from] -= 1; // CV-26.3, CV-26.4
  g.tell(
    "influence-removed",
    { org: idOf(g, org), rival: idOf(g, from), district },
    { rule: "CV-26.3" },
  );
}

/** CV-26.11 to CV-26.13: one gain may validate several. */
export function checkRedMissions(g: Cyber, org: Org, district: District, gain: Gain): void {
  const met = openMissions(g, org).filter((open) => isMet(g, org, district, gain, open));
  for (const open of met) validate(g, org, open); // CV-26.13
}

function isMet(
  g: Seen,
  org: Org,
  district: District,
  { removed }: Gain,
  { mission }: OpenMission,
): boolean {
  const { ask } = mission;
  if (ask.kind !== "gain" || !names(mission, district)) return false;
  const own = influenceOf(g, org, district);
  if (ask.own !== undefined && own < ask.own) return false;
  if (ask.most && !hasMost(g, org, district)) return false;
  if (ask.remove && !removed && own < DISTRICT_LIMIT) return false; // CV-R118
  if (ask.with !== undefined && influenceOf(g, org, ask.with) === 0) return false;
  return true;
}

/** CV-28.4: strictly more than every other Organization. */
export function hasMost(g: Seen, org: Org, district: District): boolean {
  const { influence } = g.state.districts[district - 1];
  return influence.every((count, other) => other === org || count < influence[org]); // CV-28.4
}
