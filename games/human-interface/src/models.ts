/** HI-4, HI-5: what a model is like now. Questions only; nothing here changes anything. */

import type { Character, Gear, Location, Mission, Side } from "./content.js";
import { nameOf, type Plan } from "./plan.js";
import { AI, type Interface, type Item, type Model, NOWHERE, type Team } from "./state.js";

export const missionOf = (g: Interface): Mission =>
  onFloor(g.box.missions[g.state.mission], g.options.floor);
export const planOf = (g: Interface): Plan => missionOf(g).plan;

/** The mission as it is on its first floor, its second, and so on; where it has no such floor, the first. */
export const onFloor = (mission: Mission, floor: string): Mission =>
  mission.floors.length === 0 ? mission : (mission.floors[Number(floor) - 2] ?? mission);

export function modelOf(g: Interface, id: string): Model {
  const model = g.state.models.find((each) => each.id === id);
  if (!model) throw new Error(`there is no model ${id}`);
  return model;
}

export const isCharacter = (model: Model): boolean => model.kind === "character";
/** HI-7.9: drones, Avatars and characters lost to Cyberpsychosis. */
export const isAI = (model: Model): boolean => model.team === AI;
export const onBoard = (model: Model): boolean => model.at !== NOWHERE;
export const isConscious = (model: Model): boolean =>
  model.condition === "ready" && model.at !== NOWHERE;
/** HI-5.8, HI-8.1 */
export const canAct = (model: Model): boolean => isConscious(model) && !model.stunned;
/** A conscious character that still belongs to its Team. */
export const isMember = (model: Model): boolean =>
  model.kind === "character" && !model.lost && isConscious(model);

export function characterOf(g: Interface, model: Model): Character {
  return g.box.characters[model.card];
}

const NO_SKILLS: readonly string[] = [];

/** HI-4.2: the side in play gives all values. Machines have one. */
export function sideOf(g: Interface, model: Model): Side {
  if (model.kind === "character") {
    const card = g.box.characters[model.card];
    return model.crippled ? card.crippled : card.healthy;
  }
  return g.box.machines[model.card] ?? FIGURE;
}

/** A neutral figure does nothing. */
const FIGURE: Side = {
  physical: 0,
  mental: 0,
  speed: 0,
  wounds: 1,
  chips: 0,
  armour: { head: 0, chest: 0, arms: 0, legs: 0 },
  skills: NO_SKILLS,
};

/** HI-4.13: not used up, not disabled. */
export function isFaceUp(g: Interface, model: Model, item: Item): boolean {
  if (item.spent || item.offUntil >= g.state.turn) return false; // HI-R124, HI-8.5
  if (model.home < 0) return true;
  const slot = model.equipment.indexOf(item);
  return !g.state.teams[model.home].network.some(
    ({ target, disables }) => target === model.id && disables === slot, // HI-8.5
  );
}

const CYBERWARE: ReadonlySet<string> = new Set(["cyberarm", "cyberlegs", "cyberbody", "cyberhead"]);
export const isCyberware = (gear: Gear | undefined): boolean =>
  gear !== undefined && CYBERWARE.has(gear.sort);

/** Does it have working cyberware of this kind, built in or carried? */
export function hasCyberware(g: Interface, model: Model, sort: string): boolean {
  if (model.kind !== "character") return false;
  if (sort === "cyberarm" && hasBuiltIn(g, model)) return true; // HI-42.5
  return model.equipment.some(
    (item) => g.box.gear[item.id]?.sort === sort && isFaceUp(g, model, item),
  );
}

/** HI-43.6: built-in cyberarms, until they are lost. */
export function hasBuiltIn(g: Interface, model: Model): boolean {
  return characterOf(g, model)?.builtIn !== undefined && !model.used.includes("mission:arms-lost");
}

export function teamOf(g: Interface, model: Model): Team {
  return g.state.teams[model.team];
}

/** All conscious members of a Team, in the order of their cards. */
export function membersOf(g: Interface, team: number): Model[] {
  return g.state.models.filter((model) => model.team === team && isMember(model));
}

/** HI-36.3: nobody is left to decide for; what its player still has a say in are drones. */
export const isOut = (g: Interface, team: number): boolean => membersOf(g, team).length === 0;

/** HI-1.7: members of one Team, of allied Teams, or both of the AI. */
export function isFriendly(g: Interface, a: Model, b: Model): boolean {
  if (a.team === b.team) return a.kind !== "figure" && b.kind !== "figure";
  return a.team >= 0 && b.team >= 0 && missionOf(g).mode === "cooperative"; // HI-1.7
}

/** A figure, or two that a mission keeps apart. */
export function isNeutral(g: Interface, a: Model, b: Model): boolean {
  if (a.kind === "figure" || b.kind === "figure") return true;
  return missionOf(g).neutral?.(g, a, b) ?? false;
}

export function isEnemy(g: Interface, a: Model, b: Model): boolean {
  return !isFriendly(g, a, b) && !isNeutral(g, a, b);
}

/** HI-4.1, HI-4.3 */
export const woundValue = (g: Interface, model: Model): number => sideOf(g, model).wounds;

/** The models in a square. */
export function modelsAt(g: Interface, at: number): Model[] {
  return g.state.models.filter((model) => model.at === at);
}

/** HI-R103, HI-31.9 and the like: everybody else beside a square. */
export function othersBeside(
  g: Interface,
  square: number,
  but: readonly Model[],
  adjacent: (a: number, b: number) => boolean,
): Model[] {
  return g.state.models.filter(
    (model) => !but.includes(model) && isConscious(model) && adjacent(square, model.at),
  );
}

/** HI-4.14, HI-R16: may these two stand in one square? */
export function maySharePlace({ box }: Interface, a: Model, b: Model): boolean {
  return a.team === b.team && box.characters[a.card]?.twin === b.card;
}

/** HI-26.3: is there room to end a move here? */
export function isFree(g: Interface, model: Model, at: number): boolean {
  for (const other of g.state.models) {
    if (other.at === at && other !== model && !maySharePlace(g, model, other)) return false; // HI-5.11, HI-R17
  }
  return true;
}

/** HI-9.3: the area a model stands in. */
export const areaOf = (g: Interface, model: Model): number => planOf(g).areaOf[model.at];

/** A square as it is told: with the name of its area, as people say it; its own where it lies in none. */
export function whereIs(g: Interface, square: number) {
  const { areas, areaOf } = planOf(g);
  return { square, area: areas[areaOf[square]]?.name ?? nameOf(square) };
}

export const LOCATIONS: readonly Location[] = ["head", "chest", "arms", "legs"];

/** HI-6.2, HI-R127 */
export function locationOf(card: number): Location {
  if (card <= 4) return "legs";
  if (card <= 6) return "arms";
  return card <= 9 ? "chest" : "head";
}

/** Seats that decide for a Team where it decides as one: HI-38.4. */
export const leaderOf = (team: Team): number => team.seats[0];

/** Two models carry the same token of this kind so often. */
export function tokensOf(model: Model, kind: string): number {
  let count = 0;
  for (const token of model.tokens) if (token.kind === kind) count++;
  return count;
}

export const hasUsed = (model: Model, mark: string): boolean => model.used.includes(mark);

/** What a Team is called: its Faction, or the AI. */
export const sideName = (g: Interface, team: number): string =>
  team < 0 ? "ai" : g.state.teams[team].faction;

/** HI-9.6 */
export const areaName = (g: Interface, area: number): string => planOf(g).areas[area].name;
