/** Rules of rules: a scope that can be left, and the order of seats. */
import { Leave } from "./play.js";
import type { Rule, Seat } from "./words.js";

/** Run a rule in a scope of its own, which `g.leave(name)` gets out of. */
export function* scope<T>(name: string, rule: Rule<T>): Rule<T | undefined> {
  try {
    return yield* rule;
  } catch (error) {
    if (error instanceof Leave && error.scope === name) return undefined;
    throw error;
  }
}

/** All seats clockwise, beginning with this one. */
export function clockwise(seats: number, from: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i) % seats);
  return order;
}
