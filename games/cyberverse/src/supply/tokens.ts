/** CV-12: Supply tokens on dashboards, their stores and their stacks. */
import { assert } from "@sprawl/engine";
import { putUnder } from "@sprawl/parts";
import { moments } from "../moments.js";
import { half } from "../money.js";
import type { Agent, Cyber, Org, Seen, Supply } from "../state.js";
import type { StoreName, SupplyPiece, Weapon } from "../types.js";

export const SLOTS = 3; // CV-6.17
export const STOCK = 3; // CV-12.1
/** The place of a Vehicle, beside the slots 0 to 2. */
export const VEHICLE_PLACE = 9;

export function supplyOf(g: Seen, id: string): SupplyPiece {
  return g.box.supply[id];
}

/** CV-12.12 to CV-12.14: may a Weapon be used at this Combat value? */
export function canWield(weapon: Pick<Weapon, "expert">, combat: number): boolean {
  return !weapon.expert || combat >= 3; // CV-12.12, CV-12.13, CV-12.14
}

/** CV-6.17, CV-12.30: has the Agent a free slot for it? */
export function hasSlot(agent: Agent, store: StoreName): boolean {
  return store === "vehicles" ? agent.vehicles.length === 0 : agent.slots.length < SLOTS; // CV-11.11, CV-12.30, CV-12.31
}

export type Placed = { readonly place: number; readonly supply: Supply };

/** All tokens of an Agent, with their places. */
export function tokensOf(agent: Agent): Placed[] {
  const found: Placed[] = agent.slots.map((supply, place) => ({ place, supply }));
  for (const supply of agent.vehicles) found.push({ place: VEHICLE_PLACE, supply });
  return found;
}

export function tokenAt(agent: Agent, place: number): Supply {
  const supply = place === VEHICLE_PLACE ? agent.vehicles[0] : agent.slots[place];
  assert(supply !== undefined, `${agent.profile} has no token at ${place}`);
  return supply;
}

/** CV-12.9: a token leaves a dashboard and goes under its stack. */
export function removeToken(g: Cyber, agent: Agent, place: number): void {
  const list = place === VEHICLE_PLACE ? agent.vehicles : agent.slots;
  const [supply] = list.splice(place === VEHICLE_PLACE ? 0 : place, 1);
  returnSupply(g, supply);
}

export function returnSupply(g: Cyber, { card, id }: Supply): void {
  const { store } = supplyOf(g, id);
  putUnder(g, g.state.stores[store].stack, card); // CV-12.9
  stockUp(g, store); // CV-11.9
}

/** CV-11.7, CV-11.9: a stock is refilled to 3 as long as its stack lasts. */
export function stockUp(g: Cyber, store: StoreName): void {
  const { stack, stock } = g.state.stores[store];
  while (stock.length < STOCK && stack.length > 0) {
    const card = g.draw(store, stack);
    g.show(card, "all"); // CV-12.1, CV-R8
    stock.push({ card, id: g.face(card) });
  }
}

/** A token comes onto a dashboard, active. */
export function equip(
  g: Cyber,
  agent: Agent,
  { card, id }: { card: Supply["card"]; id: string },
): void {
  const supply = { card, id, active: true };
  if (supplyOf(g, id).store === "vehicles") agent.vehicles.push(supply);
  else agent.slots.push(supply);
  g.uses(id);
}

/** What a token costs this Organization, for this Agent. */
export function priceOf(g: Seen, org: Org, piece: SupplyPiece, agent: Agent | undefined): number {
  return moments.of(agent ?? org).value(g, "priceFor", piece.price, piece, agent);
}

/** CV-11.14: half price. */
export function repairPrice(g: Seen, org: Org, piece: SupplyPiece): number {
  return moments.of(org).value(g, "repairPrice", half(piece.price), piece); // CV-11.14, CV-1.9
}

/** CV-12.6: half price, token by token. */
export function saleValue(g: Seen, org: Org, piece: SupplyPiece): number {
  return moments.of(org).value(g, "saleValue", half(piece.price), piece); // CV-12.6, CV-12.10
}

/** CV-12.5, CV-12.7, CV-12.8: which tokens may be resold. */
export function maySell(g: Seen, { id, active }: Supply): boolean {
  return active && supplyOf(g, id).store !== "implants"; // CV-12.7, CV-12.8
}

/** Active Weapons of an Agent, with their places. */
export function weaponsOf(g: Seen, agent: Agent): { place: number; weapon: Weapon }[] {
  const found: { place: number; weapon: Weapon }[] = [];
  for (let place = 0; place < agent.slots.length; place++) {
    const piece = supplyOf(g, agent.slots[place].id);
    if (agent.slots[place].active && piece.store === "weapons")
      found.push({ place, weapon: piece });
  }
  return found;
}

/** Flip a token to its price side: grilled or broken (CV-12.3). */
export function damage(g: Cyber, agent: Agent, supply: Supply): void {
  supply.active = false; // CV-12.3, CV-12.4
  g.tell("damaged", { agent: agent.profile, token: supply.id }, { rule: "CV-12.3" });
}
