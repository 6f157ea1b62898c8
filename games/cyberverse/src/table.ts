/** Who is at the table, who is where: questions about the position that many rules ask. */
import { mostOf } from "@sprawl/parts";
import {
  type Agent,
  type Character,
  type Cyber,
  type Henchman,
  isAgent,
  NOBODY,
  type Org,
  refOf,
  type Seen,
} from "./state.js";
import {
  type Colour,
  type District,
  HQ,
  type Layout,
  type OrgId,
  type Profile,
  type Zone,
} from "./types.js";

/** Organizations that still play, in the order of the track (CV-1.16). */
export function playing(g: Seen): Org[] {
  return g.state.order.filter((org) => !g.state.orgs[org].gone);
}

export function idOf(g: Seen, org: Org): OrgId | "" {
  return org === NOBODY ? "" : g.state.orgs[org].id;
}

/** The Organization of this id; everybody's is chosen before play. */
export function orgOf(g: Seen, id: OrgId): Org {
  return g.state.orgs.findIndex((org) => org.id === id);
}

export function agentsOf(g: Seen, org: Org): Agent[] {
  return g.state.agents.filter((agent) => agent.org === org);
}

export function agentNamed(g: Seen, profile: string): Agent | undefined {
  return g.state.agents.find((agent) => agent.profile === profile);
}

export function profileOf(g: Seen, agent: Agent): Profile {
  return g.box.profiles[agent.profile];
}

export function initiativeOf(g: Seen, agent: Agent): number {
  return g.box.profiles[agent.profile].initiative;
}

/** CV-1.20: in ascending Initiative order, because all Agents are kept so. */
export function agentsIn(g: Seen, district: District): Agent[] {
  return g.state.agents.filter((agent) => agent.district === district);
}

export function henchmenIn(g: Seen, district: District): Henchman[] {
  return g.state.henchmen.filter((henchman) => henchman.district === district);
}

export function hostilesIn(g: Seen, district: District): Henchman[] {
  return g.state.henchmen.filter((each) => each.district === district && each.org === NOBODY);
}

/** Everybody on a board: Agents by Initiative, then Henchmen in order of placement. */
export function charactersIn(g: Seen, district: District): Character[] {
  return [...agentsIn(g, district), ...henchmenIn(g, district)];
}

export function characterNamed(g: Seen, ref: string): Character | undefined {
  return agentNamed(g, ref) ?? g.state.henchmen.find((henchman) => refOf(henchman) === ref);
}

/** Is this character still on a board? */
export function isInPlay(g: Seen, character: Character): boolean {
  return isAgent(character)
    ? g.state.agents.includes(character)
    : g.state.henchmen.includes(character);
}

export function layoutOf(g: Seen, district: District): Layout {
  return g.box.layouts[g.state.districts[district - 1].layout];
}

/** Organizations with an Agent on this board, in the order of the track. */
export function presentIn(g: Seen, district: District): Org[] {
  const there = agentsIn(g, district);
  return g.state.order.filter((org) => there.some((agent) => agent.org === org));
}

/** Are they of different Organizations? Hostiles are nobody's rivals. */
export function areRivals(a: Agent, b: Agent): boolean {
  return a.org !== b.org;
}

export function rivalsOnBoard(g: Seen, agent: Agent): Agent[] {
  if (agent.district === HQ) return [];
  return agentsIn(g, agent.district).filter((other) => areRivals(agent, other));
}

export const BOARD_LIMIT = 5; // CV-15.14
export const ZONE_LIMIT = 3; // CV-15.15
export const HENCHMEN_LIMIT = 3; // CV-15.16

export function miniaturesIn(g: Seen, district: District): number {
  let count = 0;
  for (const agent of g.state.agents) if (agent.district === district) count++;
  for (const henchman of g.state.henchmen) if (henchman.district === district) count++;
  return count;
}

/** CV-15.15: those on Tactical Positions included. */
export function miniaturesInZone(g: Seen, district: District, zone: Zone): number {
  let count = 0;
  for (const agent of g.state.agents) {
    if (agent.district === district && agent.zone === zone) count++;
  }
  for (const henchman of g.state.henchmen) {
    if (henchman.district === district && henchman.zone === zone) count++;
  }
  return count;
}

export function hasRoom(g: Seen, district: District, zone: Zone): boolean {
  return miniaturesInZone(g, district, zone) < ZONE_LIMIT; // CV-15.15, CV-15.18
}

/** CV-15.17: room on the board and in the zone where one arrives. */
export function mayArrive(g: Seen, district: District, zone: Zone): boolean {
  return miniaturesIn(g, district) < BOARD_LIMIT && hasRoom(g, district, zone); // CV-15.14, CV-15.17
}

/** CV-1.10: those with the most Resources at this moment, of these. */
export function richest(g: Seen, orgs: readonly Org[]): Org[] {
  return mostOf(orgs, (org) => g.state.orgs[org].money); // CV-1.10
}

/** An effect that works once per turn (CV-13.10). */
export function isUsed(g: Seen, piece: string): boolean {
  return g.state.used.includes(piece);
}

export function markUsed(g: Cyber, piece: string): void {
  g.state.used.push(piece);
  g.uses(piece);
}

/** Names of things on the table, for a board to light up. */
export const onAgent = (profile: string): string => `agent/${profile}`;
export const onCharacter = (character: Character): string =>
  isAgent(character) ? `agent/${character.profile}` : `henchman/${character.number}`;
/** A card or token that its seat looks at. */
export const onCard = (card: number): string => `card/${card}`;
export const onDistrict = (district: District): string => `district/${district}`;
export const onZone = (district: District, zone: Zone): string => `zone/${district}/${zone}`;
export const onPosition = (district: District, position: number): string =>
  `position/${district}/${position}`;
export const onStock = (store: string, token: string): string => `stock/${store}/${token}`;
export const onSupport = (id: string): string => `support/${id}`;
export const onNews = (id: string, slot: string): string => `news/${id}/${slot}`;
export const onMission = (folder: string, mission: number): string =>
  `mission/${folder}/${mission}`;
export const onFolder = (colour: Colour): string => `folder/${colour}`;
export const onSheet = (profile: string): string => `sheet/${profile}`;
export const onToken = (profile: string, place: number): string => `token/${profile}/${place}`;
