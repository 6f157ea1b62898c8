/** SS-31: Cass's Traps. */
import type { Rule } from "@sprawl/engine";
import { strike } from "./attack.js";
import { eachInOrder } from "./choose.js";
import { TRAP_POWER } from "./content/components.js";
import { drawModifier, succeeds } from "./draws.js";
import { enemiesIn } from "./enemies.js";
import { loseHealth } from "./health.js";
import type { EnemyToken, Sins } from "./state.js";
import { placeNoise } from "./tokens.js";

/** The rule that keeps you from placing a Trap here, if one does. */
export function whyNotTrap(g: Sins): string | undefined {
  const { you, traps } = g.state;
  if (you.traps === 0) return "SS-31.4";
  if (traps.includes(you.sector)) return "SS-R79";
  return undefined;
}

/** SS-31.5 */
export function placeTrap(g: Sins): void {
  const { you, traps } = g.state;
  you.traps -= 1; // SS-31.5
  traps.push(you.sector); // SS-31.5
  g.tell("trap-placed", { sector: you.sector }, { rule: "SS-31.5" });
}

/**
 * SS-31.7, SS-31.12, SS-R82: an enemy enters; a Trap there explodes and attacks everybody in the
 * sector. Nobody else sets it off.
 */
export function* maybeExplode(g: Sins, entering: EnemyToken): Rule<void> {
  const { you, traps } = g.state;
  const { sector } = entering;
  const at = traps.indexOf(sector);
  if (at < 0) return;
  traps.splice(at, 1); // SS-31.8
  g.tell("trap-exploded", { sector, enemy: entering.ref }, { rule: "SS-31.7" });
  yield* strike(g, entering, { power: TRAP_POWER }); // SS-R80: the entering enemy first
  const others = enemiesIn(g, sector).filter((enemy) => enemy !== entering);
  yield* eachInOrder(g, "trap-order", others, "SS-R80", function* (enemy) {
    yield* strike(g, enemy, { power: TRAP_POWER }); // SS-31.8
  });
  if (you.sector === sector) yield* hitYou(g); // SS-R80, SS-R81: Cass last, and still Hidden
  yield* placeNoise(g, sector); // SS-31.9
}

/** SS-31.10, SS-31.11: neither an enemy attack nor a detection. */
function* hitYou(g: Sins): Rule<void> {
  const { armor } = g.state.you;
  const draw = yield* drawModifier(g, {
    purpose: "trap-against-you",
    base: TRAP_POWER,
    against: armor,
  });
  if (succeeds(draw)) loseHealth(g); // SS-31.10
}
