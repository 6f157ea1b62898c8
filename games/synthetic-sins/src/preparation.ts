/** SS-2.7, SS-2.16, SS-28.6: what the player decides before a mission's first turn. */
import type { Rule } from "@sprawl/engine";
import { allEnemies } from "./enemies.js";
import { broughtBy } from "./kits.js";
import { buyGear, mayBuy } from "./market.js";
import { read } from "./mission.js";
import { beginPatrol } from "./patrol/patrol.js";
import { ask, type Preparation } from "./questions.js";
import { type Sins, YOU } from "./state.js";

const BEGIN: Preparation = { kind: "begin-mission", rule: "SS-2.7" };
const BUY: Preparation = { kind: "buy-gear", rule: "SS-28.6" };
const NON_LETHAL: Preparation = { kind: "non-lethal", rule: "SS-32.1" };
const LOWER: Preparation = { kind: "lower-alertness", rule: "SS-27.6" };

/** In a campaign: buy gear, choose non-lethal mode, lower Alertness; then begin. */
export function* prepare(g: Sins): Rule<void> {
  const { standing } = g.state;
  if (standing === "single") return; // the table's options have said it all
  const choice = yield* ask(YOU, "prepare", preparations(g), { safe: BEGIN, rule: "SS-28.6" });
  if (choice.kind === "begin-mission") return;
  if (choice.kind === "buy-gear") yield* buyGear(g);
  else if (choice.kind === "non-lethal")
    g.state.nonLethal = true; // SS-2.22
  else lowerAlertness(g);
  g.next("prepare");
}

function preparations(g: Sins): Preparation[] {
  const { nonLethal, alertness, standing } = g.state;
  const options = [BEGIN];
  if (standing === "campaign" && mayBuy(g)) options.push(BUY); // SS-28.9, SS-R93
  if (!nonLethal) options.push(NON_LETHAL); // SS-32.1
  const lowered = g.state.lowered > g.options.loweredAlertness;
  if (broughtBy(g).retry && !lowered && alertness > 0) options.push(LOWER); // SS-27.6, SS-R99
  return options;
}

function lowerAlertness(g: Sins): void {
  g.state.lowered += 1; // SS-27.6
  g.state.alertness -= 1; // SS-27.6
  g.tell("alertness-changed", { alertness: g.state.alertness }, { rule: "SS-27.6" });
}

/** SS-2.7: the introduction is read, and the enemies know where to go. */
export function* brief(g: Sins): Rule<void> {
  read(g, "introduction"); // SS-2.7
  g.uses(g.state.mission);
  for (const enemy of allEnemies(g)) yield* beginPatrol(g, enemy); // SS-19.15
}
