/** CV-2.11 to CV-2.13, CV-14.21: an Agent joins a Team. */
import type { Secret } from "@sprawl/engine";
import { type Agent, type Cyber, NOTHING, type Org, type Seen } from "./state.js";
import { HQ, NO_POSITION } from "./types.js";

/** The two profiles of a sheet, side A first. */
export function sidesOf(g: Seen, sheet: string): string[] {
  const sides: string[] = [];
  for (const id of Object.keys(g.box.profiles)) {
    if (g.box.profiles[id].sheet === sheet) sides.push(id);
  }
  return sides;
}

/** In HQ, at full Health, with no XP and no Supply tokens. */
export function newAgent(g: Cyber, org: Org, profile: string, sheet: Secret<string>): Agent {
  const { health, initiative } = g.box.profiles[profile];
  const agent: Agent = {
    profile, // CV-6.2, CV-6.3
    sheet,
    org,
    district: HQ, // CV-2.12, CV-14.21
    zone: 0,
    position: NO_POSITION,
    health, // CV-6.4, CV-14.21, CV-27.14
    token: NOTHING,
    shown: false,
    grappled: false,
    disarmed: false,
    suppression: false,
    wound: false,
    bleeding: false,
    ones: 0,
    twos: 0,
    raised: { movement: 0, analysis: 0, hacking: 0, reputation: 0, combat: 0 },
    slots: [],
    vehicles: [],
    trained: false,
    recruited: false,
    activated: false,
    called: false,
    marks: [],
    offered: [],
    fought: false,
  };
  const { agents } = g.state;
  let place = agents.findIndex((other) => g.box.profiles[other.profile].initiative > initiative);
  if (place < 0) place = agents.length;
  agents.splice(place, 0, agent);
  g.uses(profile);
  return agent;
}
