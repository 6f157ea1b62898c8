/** SS-10: hiding, and how it ends. */
import type { Rule } from "@sprawl/engine";
import { detectYou, enemyOverwatch, forgetYou } from "./detection.js";
import { canDetect, enemiesIn, isUp, isWithYou } from "./enemies.js";
import type { EnemyToken, Sins } from "./state.js";

/** The rule that keeps you from hiding now, if one does. */
export function whyNotHide(g: Sins): string | undefined {
  const { you } = g.state;
  if (you.hidden) return "SS-R18";
  if (enemiesIn(g, you.sector).length > 0) return "SS-10.2"; // SS-R19: bodies do not count
  return undefined;
}

export function becomeHidden(g: Sins, rule: string): void {
  g.state.you.hidden = true; // SS-10.1
  forgetYou(g); // SS-R27
  g.tell("hid", { sector: g.state.you.sector }, { rule });
}

/** SS-8.10: an attack from hiding is resolved: whoever was attacked here and stands detects you. */
export function* endAttack(g: Sins, attacked: readonly EnemyToken[]): Rule<void> {
  if (!g.state.you.hidden) return;
  for (const enemy of attacked) {
    if (!isUp(g, enemy) || !isWithYou(g, enemy) || !canDetect(enemy)) continue; // SS-8.11
    yield* detectYou(g, enemy); // SS-8.10, SS-8.12: Overwatch reacts to this
  }
  yield* stopHiding(g); // SS-8.12, SS-8.13
}

/** SS-10.5: Hidden ends in your sector, and enemies on Overwatch there react (SS-20.8). */
export function* stopHiding(g: Sins): Rule<void> {
  const { you } = g.state;
  if (!you.hidden) return;
  you.hidden = false;
  g.tell("no-longer-hidden", { sector: you.sector }, { rule: "SS-10.5" });
  yield* enemyOverwatch(g); // SS-20.8
}
