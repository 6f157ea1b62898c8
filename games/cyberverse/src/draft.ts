/** CV-2.1, CV-4.1 to CV-4.8: Organizations and starting Agents are chosen; then the city opens. */
import type { Rule } from "@sprawl/engine";
import { newAgent, sidesOf } from "./hiring.js";
import { decide, type Questions } from "./questions.js";
import { layRow } from "./row.js";
import type { Cyber, Org, Seen } from "./state.js";
import { takeStory } from "./stories.js";
import { laySupports } from "./strategy.js";
import { stockUp } from "./supply/tokens.js";
import { idOf, onSheet } from "./table.js";
import { type OrgId, STORES } from "./types.js";

export const ORGANIZATIONS: readonly OrgId[] = ["eco", "fsb", "nul", "arg"];

export function freeOrganizations(g: Seen): OrgId[] {
  return ORGANIZATIONS.filter((id) => !g.state.orgs.some((org) => org.id === id)); // CV-1.2
}

/** CV-2.1, CV-2.5 to CV-2.7: choose one; its Starter Story comes with it. */
export function* organization(g: Cyber, org: Org): Rule<void> {
  const free = freeOrganizations(g);
  const id =
    org < g.seats
      ? yield* askOrganization(org, g, free)
      : free[g.below("rival-organization", free.length)]; // CV-31.3
  g.state.orgs[org].id = id;
  g.uses(id);
  g.tell("organization-chosen", { org: id, seat: org }, { rule: "CV-2.1" });
  const { starter } = g.box.organizations[id];
  const index = g.state.lost.findIndex((card) => g.face(card) === starter);
  const [card] = g.state.lost.splice(index, 1);
  takeStory(g, org, { card, id: starter }); // CV-2.5, CV-2.6, CV-2.7
}

function* askOrganization(org: Org, g: Cyber, free: readonly OrgId[]): Rule<OrgId> {
  const options = free.map((id): Questions["organization"] => ({
    kind: "lead",
    org: id,
    on: `organization/${id}`,
    rule: "CV-2.1",
  }));
  return (yield* decide(g, org, "organization", options, { rule: "CV-2.1", safe: options[0] })).org;
}

/** CV-4.2 to CV-4.5: any sheet that is left, and a side of it. */
export function* draft(g: Cyber, org: Org): Rule<void> {
  if (org >= g.seats) return draftForAutomaton(g, org);
  const sheets = g.options.randomStart
    ? [g.state.row[g.below("sheet-dealt", g.state.row.length)].id]
    : g.state.row.map(({ id }) => id); // CV-4.5, CV-R1
  const options = sheets.flatMap((sheet) =>
    sidesOf(g, sheet).map((profile): Questions["draft"] => ({
      kind: "hire",
      profile,
      on: onSheet(profile),
      rule: "CV-4.2",
    })),
  );
  const { profile } = yield* decide(g, org, "draft", options, { rule: "CV-4.2", safe: options[0] });
  hire(g, org, profile);
}

function hire(g: Cyber, org: Org, profile: string): void {
  const { sheet } = g.box.profiles[profile];
  const index = g.state.row.findIndex(({ id }) => id === sheet);
  const [{ card }] = g.state.row.splice(index, 1);
  newAgent(g, org, profile, card); // CV-2.11, CV-2.12, CV-2.13
  g.tell("hired", { org: idOf(g, org), agent: profile }, { rule: "CV-4.4" });
}

/** CV-31.4 to CV-31.8: a random sheet, and the better side of it. */
function draftForAutomaton(g: Cyber, org: Org): void {
  const { level } = g.options;
  const strong = level === "veteran" || level === "legend";
  if (level === "rookie") g.state.orgs[org].money = 600; // CV-31.5
  if (strong) g.state.orgs[org].money = 1500; // CV-31.7, CV-31.8
  for (let i = 0; i < (strong ? 2 : 1); i++) {
    const sheet = g.state.row[g.below("rival-sheet", g.state.row.length)].id; // CV-31.4
    const [a, b] = sidesOf(g, sheet);
    hire(g, org, worth(g, b) > worth(g, a) ? b : a); // CV-31.4
  }
}

function worth(g: Seen, profile: string): number {
  const { analysis, hacking, combat } = g.box.profiles[profile];
  return analysis + hacking + combat;
}

/** CV-3.6, CV-3.9, CV-3.10: stores, the row of Agents and the row of Support cards. */
export function openCity(g: Cyber): void {
  g.state.sheets = g.state.row.splice(0).map(({ card }) => card);
  g.shuffle("sheet", g.state.sheets); // CV-3.9
  layRow(g); // CV-3.9
  for (const store of STORES) stockUp(g, store); // CV-3.6
  laySupports(g); // CV-3.10
  for (const { layout } of g.state.districts) g.uses(layout);
  g.tell(
    "city-opened",
    { boards: g.state.districts.map(({ layout }) => layout) },
    { rule: "CV-3.1" },
  );
}
