/** SS-36.5: one activation of a drone is yours. */
import type { Pass, Rule } from "@sprawl/engine";
import { type Target, when } from "../cards.js";
import { onEnemy, onSector } from "../choose.js";
import type { EnemyAction } from "../content/types.js";
import { forgetYou } from "../detection.js";
import { canAttack, cardOf, enemiesIn, isUp } from "../enemies.js";
import { goUp, strikeEnemy } from "../enemy-attack.js";
import { neighbours } from "../map.js";
import { yourOverwatch } from "../overwatch.js";
import { leavePatrol, maybeReachWaypoint } from "../patrol/patrol.js";
import { ask, type EnemyStep } from "../questions.js";
import { type EnemyToken, type Sins, YOU } from "../state.js";
import { maybeExplode } from "../traps.js";
import type { Moment } from "../windows.js";
import { type Item, reaction } from "./item.js";

const RULE = "SS-36.5";
const PASS: Pass = { kind: "pass" };

export const droneOverrideMatrix: Item = reaction("drone-activation", {
  id: "drone-override-matrix",
  number: 4,
  rules: ["SS-36.5", "SS-36.6", "SS-R128"],
  targets: (_g, { drone }) => when(drone !== undefined && !drone.overridden),
  *play(g: Sins, _target: Target, { drone }: Moment): Rule<void> {
    if (!drone) return;
    drone.overridden = true;
    yield* runOverridden(g, drone.enemy);
  },
});

/** The drone, and whether it may still attack another enemy. */
type Override = { readonly enemy: EnemyToken; armed: boolean };

/** It follows no priority, detects nothing and handles nothing; you say what it does. */
function* runOverridden(g: Sins, enemy: EnemyToken): Rule<void> {
  enemy.overridden = true;
  const override: Override = { enemy, armed: canAttack(enemy) };
  const rows = cardOf(enemy).behavior;
  const options = rows.map((row, i) => ({
    kind: "row" as const,
    row: i + 1,
    actions: row.actions,
    rule: RULE,
  }));
  const { row } = yield* ask(YOU, "override-row", options, {
    rule: RULE,
    args: { enemy: enemy.ref },
  });
  for (const action of rows[row - 1].actions) yield* carryOut(g, override, action);
  yield* maybeStrike(g, override);
}

function* carryOut(g: Sins, override: Override, action: EnemyAction): Rule<void> {
  const { enemy } = override;
  switch (action.kind) {
    case "nothing":
    case "search":
      return; // it has no effect on you
    case "overwatch":
      enemy.overwatch = true;
      return;
    case "move":
      for (let n = 0; n < action.steps; n++) {
        yield* maybeStrike(g, override);
        yield* stepWhereYouSay(g, enemy);
      }
      return;
    default:
      return action satisfies never;
  }
}

/**
 * Any adjacent sector, or none; Traps and your Overwatch work as usual, and glue holds it. No row of
 * a Sentry Gun has steps (SS-34.4).
 */
function* stepWhereYouSay(g: Sins, enemy: EnemyToken): Rule<void> {
  const { map, turn } = g.state;
  const { ref, sector: from } = enemy;
  if (turn.glue === from) return; // SS-R120
  const steps = neighbours(map, from).map(
    (sector): EnemyStep => ({
      kind: "step",
      enemy: ref,
      sector,
      on: onSector(sector),
      rule: RULE,
    }),
  );
  const about = { rule: RULE, args: { enemy: ref }, safe: PASS };
  const answer = yield* ask(YOU, "override-step", [...steps, PASS], about);
  if (answer.kind === "pass") return;
  enemy.sector = answer.sector;
  leavePatrol(enemy); // SS-R53
  forgetYou(g); // SS-R27
  maybeReachWaypoint(g, enemy); // SS-19.16
  g.tell("stepped", { enemy: ref, from, sector: enemy.sector, why: "override" }, { rule: RULE });
  yield* maybeExplode(g, enemy); // SS-31.7
  if (!isUp(g, enemy)) g.leave("activation"); // SS-16.12
  yield* yourOverwatch(g, enemy); // SS-9.3
  if (!isUp(g, enemy)) g.leave("activation"); // SS-16.12
}

/** SS-36.6: once, at any point, it may attack another enemy in its sector. */
function* maybeStrike(g: Sins, override: Override): Rule<void> {
  const { enemy: drone, armed } = override;
  const others = enemiesIn(g, drone.sector).filter((enemy) => enemy !== drone);
  if (!armed || others.length === 0) return;
  const rule = "SS-36.6";
  const options = others.map(({ ref }) => ({
    kind: "strike" as const,
    enemy: ref,
    on: onEnemy(ref),
    rule,
  }));
  const about = { rule, args: { enemy: drone.ref }, safe: PASS };
  const answer = yield* ask(YOU, "override-attack", [...options, PASS], about);
  if (answer.kind === "pass") return;
  override.armed = false; // SS-36.6
  yield* strikeEnemy(g, drone, g.state.enemies[answer.enemy]); // SS-R128
  if (!cardOf(drone).explodes) return;
  yield* goUp(g, drone);
  g.leave("activation"); // SS-16.12
}
