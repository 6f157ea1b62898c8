/** CV-14.1 to CV-14.12: Bleeding, and the Agents in Initiative order. */
import type { Rule } from "@sprawl/engine";
import { harm } from "./health.js";
import { type Moving, moments, pieceInPlay } from "./moments.js";
import {
  arrive,
  beginMoving,
  crossesWall,
  entries,
  journeys,
  reach,
  walkOption,
  walkTo,
} from "./movement.js";
import { type CallOption, decide, type MoveOption } from "./questions.js";
import type { Agent, Cyber, Seen } from "./state.js";
import { putToUse } from "./strategy.js";
import { idOf, isInPlay, layoutOf, onAgent } from "./table.js";
import { HQ } from "./types.js";

export const ACTIONS = 3;

export function* activation(g: Cyber): Rule<void> {
  g.state.phase = "activation"; // CV-9.1
  for (const org of g.state.orgs) {
    org.actions = org.gone ? 0 : ACTIONS; // CV-1.17, CV-11.3, CV-14.3, CV-14.4, CV-R87
    org.auxiliary = 0;
    org.passed = false;
  }
  for (const agent of g.state.agents.slice()) {
    if (!agent.bleeding || moments.of(agent).some(g, "ignoresBleeding", agent)) continue;
    g.tell("bleeds", { agent: agent.profile, org: idOf(g, agent.org) }, { rule: "CV-14.1" });
    yield* harm(g, agent, 1); // CV-14.1, CV-14.2, CV-20.10, CV-R73
  }
  g.next("call"); // CV-14.5
  g.next("auxiliary"); // CV-14.13
}

/** The Agents still to be called, in ascending Initiative order. */
export function toBeCalled(g: Seen): Agent[] {
  return g.state.agents.filter(
    ({ called, trained, recruited, org }) =>
      !called && !trained && !recruited && g.state.orgs[org].actions > 0, // CV-14.9, CV-14.10, CV-14.11, CV-14.12
  );
}

/** CV-14.5 to CV-14.9: the next Agent is called. */
export function* call(g: Cyber): Rule<void> {
  const agent = toBeCalled(g)[0]; // CV-14.5
  if (!agent) return;
  const options: CallOption[] = [
    { kind: "activate", agent: agent.profile, on: onAgent(agent.profile), rule: "CV-14.6" },
    ...moments.of(agent).collect(g, "callUses", agent),
    { kind: "leave-be", agent: agent.profile, rule: "CV-14.8" },
  ];
  const safe = options[options.length - 1];
  const chosen = yield* decide(g, agent.org, "call", options, {
    rule: "CV-14.6",
    safe,
    args: { agent: agent.profile },
  });
  if (chosen.kind === "use") yield* putToUse(g, agent.org, chosen);
  else agent.called = true; // CV-14.9
  if (chosen.kind === "activate") yield* activate(g, agent);
  g.next("call");
}

/** CV-14.6, CV-14.7: for 1 Action the Agent may move. */
function* activate(g: Cyber, agent: Agent): Rule<void> {
  g.state.orgs[agent.org].actions -= 1; // CV-14.6, CV-R36
  agent.activated = true;
  g.tell("activated", { org: idOf(g, agent.org), agent: agent.profile }, { rule: "CV-14.6" });
  const from = agent.district;
  const moving = beginMoving(g, agent);
  for (;;) {
    const options = moves(g, moving, agent);
    const safe = options[options.length - 1];
    const arrived = agent.district !== from;
    const args = { agent: agent.profile, points: moving.points, arrived };
    const chosen = yield* decide(g, agent.org, "move", options, { rule: "CV-14.7", safe, args });
    if (!carryOut(g, moving, agent, chosen) || !isInPlay(g, agent)) return;
  }
}

export function moves(g: Seen, moving: Moving, agent: Agent): MoveOption[] {
  const stay: MoveOption = { kind: "stay", rule: "CV-14.7" };
  const uses = moments.of(agent).collect(g, "moveUses", moving);
  if (agent.district === HQ) return [...entries(g, moving, agent), ...uses, stay];
  const walks = reach(g, moving).map((place) => walkOption(agent.district, place));
  return [...walks, ...journeys(g, moving, agent), ...uses, stay];
}

/** False when the movement is over: a walk may end anywhere, so nothing comes after it. */
function carryOut(g: Cyber, moving: Moving, agent: Agent, chosen: MoveOption): boolean {
  switch (chosen.kind) {
    case "walk":
      walkTo(g, moving, chosen);
      return false;
    case "enter": {
      if (chosen.via !== "") take(g, moving, agent, chosen.via);
      const cost = moments.value(g, "enterCost", 0, chosen.district);
      arrive(g, moving, agent, chosen.district, chosen.zone, cost); // CV-15.3, CV-R39
      return true;
    }
    case "travel":
      if (crossesWall(g, moving, agent)) moving.crossed += 1;
      if (chosen.via !== "") take(g, moving, agent, chosen.via);
      arrive(g, moving, agent, chosen.district, layoutOf(g, chosen.district).entry, chosen.cost); // CV-15.5, CV-15.8
      return true;
    case "spur": {
      const used = pieceInPlay(g, agent, chosen.piece, "useInMove");
      used?.hears(g, used.self, moving);
      return true;
    }
    case "stay":
      return false; // CV-15.20
    default:
      return chosen satisfies never;
  }
}

/** A way that was taken is used up as its piece says. */
function take(g: Cyber, moving: Moving, agent: Agent, piece: string): void {
  const used = pieceInPlay(g, agent, piece, "taken");
  used?.hears(g, used.self, moving);
}
