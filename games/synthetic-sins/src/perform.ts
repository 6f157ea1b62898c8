/** SS-5 to SS-11: doing what was chosen. */
import type { Rule } from "@sprawl/engine";
import { attackWith } from "./attack.js";
import { resolveUse } from "./cards.js";
import { onEnemy } from "./choose.js";
import type { GearTiming } from "./content/types.js";
import type { Gear, GearId } from "./gear/index.js";
import { becomeHidden, endAttack, stopHiding } from "./hiding.js";
import { fail } from "./mission.js";
import { move } from "./movement.js";
import { pickUpAll } from "./pick-up.js";
import {
  type Action,
  type AreaAttack,
  type Attack,
  type Carry,
  type NextEnemy,
  type OpenAction,
  pick,
  type Use,
} from "./questions.js";
import { targetsOf } from "./second-actions.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";
import { placeTrap } from "./traps.js";

export const endsTurn = (action: Action): boolean => action.kind === "end-actions";

export function* perform(g: Sins, action: Action): Rule<void> {
  const { turn } = g.state;
  switch (action.kind) {
    case "end-actions":
      return;
    case "give-up":
      return fail(g, "gave-up", "SS-R100"); // SS-R100
    case "free-move":
      begin(g);
      turn.freeMovement = false;
      return yield* move(g, { kind: "free", to: action.sector }); // SS-6.1
    case "skate":
      begin(g);
      turn.skates -= 1; // SS-35.19
      return yield* move(g, { kind: "skates", to: action.sector });
    case "second-move":
      takeSecondAction(g);
      return yield* move(g, { kind: "second", to: action.sector }); // SS-6.3
    case "carry":
      return yield* carry(g, action); // SS-11.5
    case "pick-up":
      takeSecondAction(g);
      return yield* pickUpAll(g); // SS-10.9: you stay Hidden
    case "hide":
      takeSecondAction(g);
      return becomeHidden(g, "SS-10.1");
    default:
      return yield* performOpenly(g, action);
  }
}

/** SS-10.5: actions that end Hidden once they are resolved; and cards, most of which do not. */
function* performOpenly(g: Sins, action: OpenAction): Rule<void> {
  switch (action.kind) {
    case "attack":
    case "attack-all":
    case "attack-several":
      takeSecondAction(g);
      return yield* endAttack(g, yield* attack(g, action)); // SS-8.10, SS-8.11: still Hidden
    case "overwatch":
      takeSecondAction(g);
      g.state.you.overwatch = true; // SS-9.1, SS-9.2
      g.tell("you-on-overwatch", { sector: g.state.you.sector }, { rule: "SS-9.1" });
      return yield* stopHiding(g); // SS-9.13
    case "place-trap":
      takeSecondAction(g); // SS-R78
      placeTrap(g); // SS-31.5
      return yield* stopHiding(g); // SS-31.6
    default:
      return yield* playCard(g, action);
  }
}

/** From now on nothing can happen "at the start of your turn" (SS-5.8). */
function begin(g: Sins): void {
  g.state.turn.begun = true;
}

/** SS-7.1: the one second action; the free movement is forgone if it was not made (SS-5.3). */
function takeSecondAction(g: Sins): void {
  const { turn } = g.state;
  begin(g);
  turn.secondAction = false; // SS-7.1
  turn.freeMovement = false; // SS-5.3, SS-R20
}

/** SS-11.5 to SS-11.8: the free movement, with a body; it counts as the second action. */
function* carry(g: Sins, { body, sector }: Carry): Rule<void> {
  takeSecondAction(g); // SS-11.5
  g.tell("carried", { enemy: body, sector }, { rule: "SS-11.6" });
  yield* move(g, { kind: "free", to: sector, body: g.state.enemies[body] }); // SS-11.6
}

/** Attack, and say whom. */
function* attack(g: Sins, action: Attack | AreaAttack): Rule<readonly EnemyToken[]> {
  const enemies = yield* attacked(g, action);
  const several = action.kind === "attack-several"; // SS-35.3
  yield* attackWith(g, { weapon: action.weapon, enemies, several });
  return enemies;
}

function* attacked(g: Sins, action: Attack | AreaAttack): Rule<readonly EnemyToken[]> {
  switch (action.kind) {
    case "attack":
      return [g.state.enemies[action.enemy]];
    case "attack-all":
      return targetsOf(g, action.weapon); // SS-35.18
    case "attack-several":
      return yield* nameTargets(g, action.weapon, targetsOf(g, action.weapon)); // SS-35.3
    default:
      return action satisfies never;
  }
}

/** SS-35.3: all targets are named before the first draw. */
function* nameTargets(g: Sins, weapon: GearId, reached: readonly EnemyToken[]): Rule<EnemyToken[]> {
  const rule = "SS-35.3";
  const options = reached.map(
    ({ ref }): NextEnemy => ({ kind: "enemy", enemy: ref, on: onEnemy(ref), rule }),
  );
  const about = { min: 2, max: options.length, rule, args: { weapon } };
  const picked = yield* pick(YOU, "several-targets", options, about);
  return picked.map(({ enemy }) => g.state.enemies[enemy]);
}

function timingOf(g: Sins, id: Use["kind"]): GearTiming | "item" {
  const gear: Readonly<Record<string, Gear>> = g.box.gear;
  return Object.hasOwn(gear, id) ? gear[id].timing : "item";
}

/** SS-7.2, SS-29.9, SS-30.2: use a gear card or an item. */
function* playCard(g: Sins, use: Use): Rule<void> {
  const timing = timingOf(g, use.kind);
  if (timing === "action") {
    takeSecondAction(g); // SS-29.8
    yield* resolveUse(g, use, { windows: ["action"] });
    return yield* stopHiding(g); // SS-10.5, SS-R16
  }
  if (timing === "start-of-turn") return yield* resolveUse(g, use, { windows: ["start-of-turn"] });
  begin(g); // SS-5.8
  yield* resolveUse(g, use, { windows: ["your-actions"] }); // SS-7.5, SS-10.8
}
