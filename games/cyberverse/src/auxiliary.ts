/** CV-14.13 to CV-14.39: Auxiliary Actions. */
import type { Rule } from "@sprawl/engine";
import { leastOf, mostOf } from "@sprawl/parts";
import { heal, returnToHq, statusesOf } from "./health.js";
import { newAgent, sidesOf } from "./hiring.js";
import { moments } from "./moments.js";
import { canPay, pay } from "./money.js";
import { type AuxiliaryAction, decide } from "./questions.js";
import { takeReward } from "./rewards.js";
import { layRow } from "./row.js";
import { type Agent, type Cyber, NOBODY, type Org, type Seen } from "./state.js";
import { drawStory, mayDrawStory, mayReplaceStory, replaceStory } from "./stories.js";
import { putToUse } from "./strategy.js";
import {
  agentNamed,
  agentsOf,
  idOf,
  onAgent,
  onDistrict,
  onNews,
  onSheet,
  richest,
} from "./table.js";
import { DISTRICTS, HQ } from "./types.js";

export const TEAM = 3; // CV-1.4

/** CV-14.14, CV-14.15: who acts next, if anybody. */
export function nextToAct(g: Seen): Org | undefined {
  const { order, orgs } = g.state;
  const able = order.filter((org) => orgs[org].actions > 0 && !orgs[org].passed && !orgs[org].gone);
  const most = mostOf(able, (org) => orgs[org].actions); // CV-14.14, CV-R37
  return leastOf(richest(g, most), (org) => order.indexOf(org))[0]; // CV-14.15
}

export function* auxiliary(g: Cyber): Rule<void> {
  const org = nextToAct(g);
  if (org === undefined) return;
  const actions = auxiliaryActions(g, org);
  const own = g.state.orgs[org];
  if (actions.length === 1 && actions[0].kind === "pass") {
    passOn(g, org);
  } else {
    const action = yield* decide(g, org, "auxiliary", actions, {
      rule: "CV-14.13",
      safe: safeAction(actions),
      args: { actions: own.actions },
    });
    if (action.kind === "pass") passOn(g, org);
    else if (action.kind === "use") yield* putToUse(g, org, action);
    else {
      own.actions -= 1; // CV-14.13, CV-14.17
      own.auxiliary += 1;
      yield* perform(g, org, action);
    }
  }
  g.next("auxiliary"); // CV-14.14
}

/** CV-14.16: passing forfeits the rest. */
function passOn(g: Cyber, org: Org): void {
  g.state.orgs[org].actions = 0; // CV-14.16
  g.state.orgs[org].passed = true;
  g.tell("passed", { org: idOf(g, org) }, { rule: "CV-14.16" });
}

export function auxiliaryActions(g: Seen, org: Org): AuxiliaryAction[] {
  const must: AuxiliaryAction[] = [
    ...(mayDrawStory(g, org) ? [{ kind: "draw-story", rule: "CV-14.37" } as const] : []),
    ...staffings(g, org), // CV-10.15
    ...ambushes(g, org),
    ...recruitments(g, org),
  ];
  const may: AuxiliaryAction[] = [
    ...rescues(g, org),
    ...(mayReplaceStory(g, org) ? [{ kind: "replace-story", rule: "CV-14.38" } as const] : []),
  ];
  const uses: AuxiliaryAction[] =
    g.state.orgs[org].auxiliary === 0 ? moments.of(org).collect(g, "auxiliaryUses") : [];
  const pass: AuxiliaryAction[] = must.length === 0 ? [{ kind: "pass", rule: "CV-14.16" }] : []; // CV-14.16, CV-R38
  return [...must, ...may, ...uses, ...pass];
}

/** The first possible of: a missing Story, Staff (reward before cancel), Ambush, Recruit, pass. */
function safeAction(actions: readonly AuxiliaryAction[]): AuxiliaryAction {
  const find = (kind: AuxiliaryAction["kind"]) => actions.find((action) => action.kind === kind);
  const reward = actions.find((action) => action.kind === "staff" && action.slot === "reward");
  return (
    find("draw-story") ??
    reward ??
    find("staff") ??
    find("ambush") ??
    find("recruit") ??
    find("pass") ??
    actions[0]
  );
}

/** CV-14.18, CV-14.19: any sheet of the row, either side. */
function recruitments(g: Seen, org: Org): AuxiliaryAction[] {
  if (agentsOf(g, org).length >= TEAM) return []; // CV-14.19
  return g.state.row.flatMap(({ id }) =>
    sidesOf(g, id).map(
      (profile): AuxiliaryAction => ({
        kind: "recruit",
        profile,
        on: onSheet(profile),
        rule: "CV-14.18",
      }),
    ),
  );
}

/** CV-14.24, CV-14.25, CV-10.13, CV-10.14. */
function staffings(g: Seen, org: Org): AuxiliaryAction[] {
  if (g.state.orgs[org].staff === 0) return []; // CV-14.25
  const options: AuxiliaryAction[] = [];
  for (const { id, cancel, reward } of g.state.news) {
    if (cancel === org || reward === org) continue; // CV-10.14, CV-14.25
    for (const slot of ["reward", "cancel"] as const) {
      if ((slot === "reward" ? reward : cancel) !== NOBODY) continue; // CV-10.13, CV-R13
      options.push({ kind: "staff", event: id, slot, on: onNews(id, slot), rule: "CV-14.24" });
    }
  }
  return options;
}

/** CV-14.26 to CV-14.28. */
function ambushes(g: Seen, org: Org): AuxiliaryAction[] {
  if (g.state.orgs[org].ambushes === 0) return [];
  return DISTRICTS.filter(
    (district) =>
      g.state.districts[district - 1].ambush === NOBODY && // CV-14.26, CV-14.27
      !moments.bars(g, "barsAmbushToken", district) &&
      !(org >= g.seats && g.options.level === "rookie"), // CV-31.5
  ).map((district) => ({ kind: "ambush", district, on: onDistrict(district), rule: "CV-14.26" }));
}

/** CV-14.30, CV-14.31: the whole price of a Rescue. */
export function rescuePrice(g: Seen, agent: Agent): number {
  const own = moments.of(agent.org);
  return (
    own.value(g, "rescuePrice", 200) + statusesOf(agent).length * own.value(g, "statusPrice", 100)
  ); // CV-14.30, CV-14.31
}

function rescues(g: Seen, org: Org): AuxiliaryAction[] {
  return agentsOf(g, org)
    .filter((agent) => agent.district !== HQ && canPay(g, org, rescuePrice(g, agent))) // CV-14.34, CV-14.36
    .map((agent) => {
      const { profile } = agent;
      return {
        kind: "rescue",
        agent: profile,
        price: rescuePrice(g, agent),
        on: onAgent(profile),
        rule: "CV-14.30",
      };
    });
}

type Counted = Exclude<AuxiliaryAction, { kind: "pass" } | { kind: "use" }>;

function* perform(g: Cyber, org: Org, action: Counted): Rule<void> {
  switch (action.kind) {
    case "recruit":
      return recruit(g, org, action.profile);
    case "staff":
      return yield* placeStaff(g, org, action.event, action.slot);
    case "ambush":
      return setAmbush(g, org, action.district);
    case "rescue":
      return yield* rescue(g, org, action.agent, action.price);
    case "draw-story":
      return yield* drawStory(g, org); // CV-14.37, CV-R27
    case "replace-story":
      return yield* replaceStory(g, org);
    default:
      return action satisfies never;
  }
}

/** CV-14.18 to CV-14.23. */
function recruit(g: Cyber, org: Org, profile: string): void {
  const { sheet } = g.box.profiles[profile];
  const index = g.state.row.findIndex(({ id }) => id === sheet);
  const [{ card }] = g.state.row.splice(index, 1);
  const agent = newAgent(g, org, profile, card); // CV-14.20, CV-14.21
  agent.recruited = true; // CV-14.22
  g.tell("recruited", { org: idOf(g, org), agent: profile }, { rule: "CV-14.18" });
  layRow(g); // CV-14.23, CV-R45
}

function* placeStaff(g: Cyber, org: Org, event: string, slot: "cancel" | "reward"): Rule<void> {
  const news = g.state.news.find(({ id }) => id === event);
  if (!news) return;
  g.state.orgs[org].staff -= 1; // CV-14.24
  news[slot] = org;
  g.tell(
    slot === "cancel" ? "event-cancelled" : "reward-claimed",
    { org: idOf(g, org), event },
    { rule: slot === "cancel" ? "CV-10.11" : "CV-10.16" },
  );
  if (slot === "reward") yield* takeReward(g, org, g.box.events[event].reward); // CV-10.16, CV-R14
}

function setAmbush(g: Cyber, org: Org, district: number): void {
  g.state.orgs[org].ambushes -= 1;
  g.state.districts[district - 1].ambush = org; // CV-14.26, CV-14.29
  g.tell("ambush-set", { org: idOf(g, org), district }, { rule: "CV-14.26" });
}

/** CV-14.30 to CV-14.35. */
function* rescue(g: Cyber, org: Org, profile: string, price: number): Rule<void> {
  const agent = agentNamed(g, profile);
  if (!agent) return;
  pay(g, org, price); // CV-14.30, CV-14.31
  for (const status of statusesOf(agent)) agent[status] = false; // CV-14.31, CV-R46
  returnToHq(agent); // CV-14.30, CV-14.33
  g.tell("rescued", { org: idOf(g, org), agent: profile, price }, { rule: "CV-14.30" });
  yield* heal(g, agent, 1); // CV-14.32
}
