/** CV-1.5 to CV-1.9: Resources. */
import type { Cyber, Org, Seen } from "./state.js";

const HUNDRED = 100;

/** CV-1.8: the bank has no end. */
export function gain(g: Cyber, org: Org, amount: number): void {
  g.state.orgs[org].money += amount;
}

/** CV-1.6: a loss takes what there is. Gives back how much that was. */
export function lose(g: Cyber, org: Org, amount: number): number {
  const taken = Math.min(amount, g.state.orgs[org].money); // CV-1.6, CV-R85
  g.state.orgs[org].money -= taken;
  return taken;
}

/** CV-1.7: a cost is paid in full or not at all. */
export function canPay(g: Seen, org: Org, amount: number): boolean {
  return g.state.orgs[org].money >= amount; // CV-1.7
}

export function pay(g: Cyber, org: Org, amount: number): void {
  g.state.orgs[org].money -= amount;
}

/** CV-1.9, CV-R22: half a price, rounded down to a multiple of 100. */
export function half(price: number): number {
  return Math.floor(price / 2 / HUNDRED) * HUNDRED; // CV-1.9
}

/** Half a price, rounded up to a multiple of 100. */
export function halfUp(price: number): number {
  return Math.ceil(price / 2 / HUNDRED) * HUNDRED;
}
