/** Who announces, and shots right after a change of target: Leader and Longshot. */
import { ask, type Option, type Rule, type Seat } from "@sprawl/engine";
import { actionsOf } from "../actions.js";
import { standing } from "../standing.js";
import type { Action, Deduction } from "../state.js";
import { isLiving } from "../table.js";
import { plainKind } from "../weapons.js";

/** Leader announces in place of the active player, but no additional action. */
export function announcerOf(g: Deduction): Seat {
  const { seat, led, extra } = g.state.turn;
  return led >= 0 && extra !== "taken" && isLiving(g, led) ? led : seat;
}

const HOLD: Action = { kind: "hold-fire", rule: "SD-22.4" };

/** After an interruption of a Longshot only the shot is left, or nothing. */
export function longshots(g: Deduction): Action[] {
  return [...actionsOf(g).filter(({ kind }) => plainKind(kind) === "shoot"), HOLD];
}

/** A change of target was resolved: with Longshot the shot may follow, after a new window. */
export function* mayShootAtOnce(g: Deduction): Rule<boolean> {
  const { turn } = g.state;
  const { seat, action } = turn;
  if (turn.over || !turn.armed || plainKind(action?.kind ?? "") !== "change-target") return false;
  if (!standing(g, seat, "longshot")) return false;
  const ways = longshots(g);
  if (ways.length < 2) return false;
  const chosen = yield* ask<Option>(seat, "longshot", ways, { rule: "SD-22.4", safe: HOLD });
  if (chosen.kind === HOLD.kind) return false;
  turn.longshot = true;
  turn.action = chosen;
  turn.interrupted = false;
  const { kind, on: _on, rule: _rule, ...args } = chosen;
  g.tell(`announced-${kind}`, { seat, ...args }, { rule: "SD-9.1" });
  return true;
}
