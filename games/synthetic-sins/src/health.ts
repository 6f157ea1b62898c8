/** SS-21: your Health. */
import { fail } from "./mission.js";
import type { Sins } from "./state.js";

/** SS-21.5: a successful attack against you. */
export function loseHealth(g: Sins): void {
  const { you } = g.state;
  you.health -= 1; // SS-20.3, SS-21.5
  g.tell("wounded", { health: you.health }, { rule: "SS-21.5" });
  if (you.health === 0) fail(g, "no-health", "SS-27.1"); // SS-27.1, SS-R69
}

/** SS-21.6: Health never rises above the maximum. */
export function heal(g: Sins, health: number, rule: string): void {
  const { you } = g.state;
  const before = you.health;
  you.health = Math.min(you.maxHealth, before + health); // SS-21.6
  g.tell("healed", { health: you.health - before }, { rule });
}
