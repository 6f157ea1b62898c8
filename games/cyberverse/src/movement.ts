/** CV-15, CV-21: moving on District boards and between Districts. */
import { DISTANCES, HACKING } from "./city/layouts.js";
import { cappedFeature, featureOf } from "./features.js";
import { type Moving, moments } from "./moments.js";
import type { MoveOption } from "./questions.js";
import { type Agent, type Character, type Cyber, isAgent, type Seen } from "./state.js";
import {
  agentsIn,
  henchmenIn,
  idOf,
  layoutOf,
  mayArrive,
  onDistrict,
  onPosition,
  onZone,
  ZONE_LIMIT,
} from "./table.js";
import {
  DISTRICTS,
  type District,
  HQ,
  type Layout,
  NO_POSITION,
  type Position,
  type Zone,
} from "./types.js";

/** CV-15.2, CV-18.2, CV-18.21: a fresh set of Movement points. */
export function beginMoving(g: Seen, who: Character): Moving {
  const visited = who.district === HQ ? [] : [who.district];
  return { who, points: pointsOf(g, who), visited, positions: 0, crossed: 0 };
}

function pointsOf(g: Seen, who: Character): number {
  if (isAgent(who)) return featureOf(g, who, "movement"); // CV-15.2
  const { movement } = g.box.henchmen[who.type]; // CV-18.21
  return who.org < 0 ? movement : moments.of(who.org).value(g, "henchmanMovement", movement, who);
}

/** What is left up to the maximum, for effects that add Movement for one activation. */
export function movementLeft(g: Seen, agent: Agent): number {
  return 5 - cappedFeature(g, agent, "movement"); // CV-6.11
}

/** Grapple: the character cannot move (CV-22.4). */
export function isHeld(g: Seen, who: Character): boolean {
  return who.grappled && !(isAgent(who) && moments.of(who).some(g, "ignoresGrapple", who));
}

export type Place = { readonly zone: Zone; readonly position: Position; readonly cost: number };

/** How far each zone of the board is, in points: with and without a wall crossed. */
function zoneCosts(g: Seen, moving: Moving, layout: Layout): number[] {
  const { who, points } = moving;
  const crowd = crowdOf(g, layout, who);
  const costs: number[] = layout.neighbours.map(() => Number.MAX_SAFE_INTEGER);
  costs[who.zone] = 0;
  if (isHeld(g, who)) return costs;
  const step = moments.value(g, "zoneCost", 1, who.district); // CV-15.10
  const through = isAgent(who) && moments.of(who).some(g, "throughWalls", moving);
  const behind = through ? costs.map(() => Number.MAX_SAFE_INTEGER) : costs;
  const open: [Zone, boolean][] = [[who.zone, false]];
  for (const [zone, crossed] of open) {
    const so = (crossed ? behind : costs)[zone] + step;
    if (so > points) continue;
    for (const next of layout.neighbours[zone]) {
      if (crowd[next] >= ZONE_LIMIT || (crossed ? behind : costs)[next] <= so) continue; // CV-15.18, CV-R41
      (crossed ? behind : costs)[next] = so; // CV-15.11, CV-15.12
      open.push([next, crossed]);
    }
    if (!through || crossed) continue;
    for (const next of layout.behindWalls[zone]) {
      if (crowd[next] >= ZONE_LIMIT || behind[next] <= so) continue;
      behind[next] = so;
      open.push([next, true]);
    }
  }
  return through ? costs.map((cost, zone) => Math.min(cost, behind[zone])) : costs;
}

/** Others in each zone: opposing miniatures do not block, full zones do (CV-15.19). */
function crowdOf(g: Seen, layout: Layout, who: Character): number[] {
  const crowd = layout.neighbours.map(() => 0);
  for (const agent of g.state.agents) {
    if (agent !== who && agent.district === who.district) crowd[agent.zone]++;
  }
  for (const henchman of g.state.henchmen) {
    if (henchman !== who && henchman.district === who.district) crowd[henchman.zone]++;
  }
  return crowd;
}

/** CV-21.2: a Tactical Position holds one miniature. */
export function isFree(g: Seen, district: District, position: Position): boolean {
  return (
    !agentsIn(g, district).some((agent) => agent.position === position) &&
    !henchmenIn(g, district).some((henchman) => henchman.position === position)
  );
}

/** Every place on the board it can move to, the one where it stands left out. */
export function reach(g: Seen, moving: Moving): Place[] {
  const { who } = moving;
  const layout = layoutOf(g, who.district);
  const costs = zoneCosts(g, moving, layout);
  const places: Place[] = [];
  for (let zone = 1; zone < costs.length; zone++) {
    if (costs[zone] > moving.points) continue;
    if (zone !== who.zone || (who.position !== NO_POSITION && !isHeld(g, who))) {
      places.push({ zone, position: NO_POSITION, cost: costs[zone] }); // CV-21.4, CV-R70
    }
  }
  if (isHeld(g, who)) return places;
  const extra = isAgent(who) ? moments.of(who).value(g, "positionCost", 1, moving) : 1; // CV-21.3, CV-R69
  for (let position = 0; position < layout.positions.length; position++) {
    const { zone } = layout.positions[position];
    const cost = costs[zone] + extra;
    if (position === who.position || cost > moving.points || !isFree(g, who.district, position))
      continue; // CV-21.2
    if (position === HACKING && !isAgent(who)) continue; // CV-21.10
    places.push({ zone, position, cost });
  }
  return places;
}

/** CV-21.1: its occupant is in the position's zone. */
export function walkTo(g: Cyber, moving: Moving, { zone, position, cost }: Place): void {
  const { who } = moving;
  moving.points -= cost;
  if (position !== NO_POSITION) moving.positions += 1;
  who.zone = zone;
  who.position = position;
  const args = {
    who: isAgent(who) ? who.profile : who.type,
    district: who.district,
    zone,
    position,
  };
  g.tell(position === NO_POSITION ? "moved" : "took-position", args, { rule: "CV-15.10" });
}

export function walkOption(district: District, { zone, position, cost }: Place): MoveOption {
  const on = position === NO_POSITION ? onZone(district, zone) : onPosition(district, position);
  return {
    kind: "walk",
    zone,
    position,
    cost,
    on,
    rule: position === NO_POSITION ? "CV-15.10" : "CV-21.3",
  };
}

/** CV-15.3: from HQ into the Entry zone of any District with room. */
export function entries(g: Seen, moving: Moving, agent: Agent): MoveOption[] {
  const options: MoveOption[] = [];
  const gate = moments.of(agent.org).listeners(g, "gates")[0]?.piece.id;
  for (const district of DISTRICTS) {
    if (moments.value(g, "enterCost", 0, district) > moving.points) continue;
    const { entry, cells } = layoutOf(g, district);
    for (let zone = 1; zone <= cells.length; zone++) {
      if (!mayArrive(g, district, zone)) continue; // CV-15.17
      const on = zone === entry ? onDistrict(district) : onZone(district, zone);
      if (zone === entry)
        options.push({ kind: "enter", district, zone, via: "", on, rule: "CV-15.3" });
      else if (gate && moments.of(agent.org).some(g, "gates")) {
        options.push({ kind: "enter", district, zone, via: gate, on, rule: "CV-13.9" });
      }
    }
  }
  return options;
}

/** CV-15.4 to CV-15.9, CV-15.23: changes of District. */
export function journeys(g: Seen, moving: Moving, agent: Agent): MoveOption[] {
  if (agent.wound) return []; // CV-15.9, CV-20.9
  const own = moments.of(agent);
  if (own.bars(g, "barsLeaving", agent)) return [];
  const { entry } = layoutOf(g, agent.district);
  const walked = zoneCosts(g, moving, layoutOf(g, agent.district))[entry]; // CV-15.4, CV-15.7, CV-15.13
  const toLeave = own.some(g, "leavesAnywhere", agent) ? 0 : walked;
  const express = isExpress(g, agent);
  const ways = own.collect(g, "ways", moving);
  const options: MoveOption[] = [];
  for (const district of DISTRICTS) {
    if (district === agent.district || !mayArrive(g, district, layoutOf(g, district).entry))
      continue; // CV-15.17
    const extra = moments.value(g, "enterCost", 0, district);
    const distance = express ? 0 : DISTANCES[agent.district][district]; // CV-15.5, CV-12.27
    const add = (start: number, length: number, via: string): boolean => {
      const cost = start + length + extra;
      if (cost > moving.points) return false;
      if (length + extra === 0 && moving.visited.includes(district)) return false; // CV-15.23, CV-R113
      const rule = length === 0 ? "CV-12.27" : "CV-15.5";
      const on = onDistrict(district);
      options.push({ kind: "travel", district, cost, via, on, rule });
      return true;
    };
    const walks = add(toLeave, distance, "");
    for (const { via, free, anywhere } of ways) {
      const start = anywhere ? 0 : toLeave;
      const length = free ? 0 : distance;
      if (walks && start + length >= toLeave + distance) continue;
      add(start, length, via);
    }
  }
  return options;
}

/** Does the way to the Entry zone lead through a wall (Grapple Line)? */
export function crossesWall(g: Seen, moving: Moving, agent: Agent): boolean {
  const layout = layoutOf(g, agent.district);
  const around = zoneCosts(g, { ...moving, crossed: moving.crossed + 1 }, layout);
  return around[layout.entry] > zoneCosts(g, moving, layout)[layout.entry];
}

/** CV-12.27, CV-12.28: an Armoured Vehicle is Express as well. */
function isExpress(g: Seen, agent: Agent): boolean {
  return agent.vehicles.some(({ id, active }) => {
    const piece = g.box.supply[id];
    return active && piece.store === "vehicles" && piece.express;
  });
}

/** CV-15.5: into the Entry zone, or wherever a gate leads. */
export function arrive(
  g: Cyber,
  moving: Moving,
  agent: Agent,
  district: District,
  zone: Zone,
  cost: number,
): void {
  agent.district = district;
  agent.zone = zone;
  agent.position = NO_POSITION;
  moving.points -= cost; // CV-15.6
  moving.visited.push(district);
  g.tell(
    "entered",
    { agent: agent.profile, org: idOf(g, agent.org), district, zone },
    { rule: "CV-15.5" },
  );
  moments.note(g, "entered", agent);
}
