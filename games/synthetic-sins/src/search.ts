/** SS-17.4: an enemy searches its sector. */
import type { Rule } from "@sprawl/engine";
import { detectYou } from "./detection.js";
import { canDetect, isWithYou } from "./enemies.js";
import type { EnemyToken, Sins } from "./state.js";
import { openWindow, type SearchMoment } from "./windows.js";

/** SS-17.4: finds you even if you are Hidden, unless a card prevents it. */
export function* search(g: Sins, enemy: EnemyToken): Rule<void> {
  const { you } = g.state;
  g.tell("searched", { enemy: enemy.ref, sector: enemy.sector }, { rule: "SS-17.4" });
  if (!isWithYou(g, enemy) || !canDetect(enemy)) return;
  if (!you.hidden) return; // it has detected you before
  const moment: SearchMoment = { enemy, prevented: false };
  yield* openWindow(g, "search", { windows: ["search"], search: moment }, () => ({
    enemy: enemy.ref,
  }));
  if (moment.prevented) return; // SS-35.11, SS-36.4
  yield* detectYou(g, enemy); // SS-10.6, SS-17.4
}
