/** CV-4.9 to CV-4.12: the order of the Organizations. */
import type { Cyber, Org, Seen } from "./state.js";
import { agentsOf, idOf, initiativeOf } from "./table.js";

/** From most Resources to least; then by the lowest Initiative; what is equal stays as it was. */
export function newOrder(g: Seen): Org[] {
  const { order, orgs } = g.state;
  return order.slice().sort(
    (a, b) =>
      orgs[b].money - orgs[a].money || // CV-4.9, CV-R4
      lowestInitiative(g, a) - lowestInitiative(g, b), // CV-4.10, CV-4.11
  );
}

/** CV-4.11: whoever has no Agent comes after those who have. */
function lowestInitiative(g: Seen, org: Org): number {
  const [first] = agentsOf(g, org);
  return first ? initiativeOf(g, first) : Number.MAX_SAFE_INTEGER;
}

export function setOrder(g: Cyber): void {
  g.state.order = newOrder(g);
  g.tell("order-set", { orgs: g.state.order.map((org) => idOf(g, org)) }, { rule: "CV-4.9" });
}
