/** What the character that acts sees, within both brackets of its best weapon and beyond, as drawn ground. */

import { useMemo } from "react";
import { columnOf, rowOf } from "../src/plan.js";
import { distanceBetween, seesTo } from "../src/sight.js";
import { CELL } from "./drawing.js";
import type { MissionTable } from "./use-mission.js";

export const corner = (at: number) => [columnOf(at) * CELL, rowOf(at) * CELL] as const;
export const spotAt = (at: number) => {
  const [left, top] = corner(at);
  return { left, top, width: CELL, height: CELL };
};

export type Ground = {
  readonly near: string;
  readonly far: string;
  readonly seen: string;
  /** Squares within the best range, to be looked at together. */
  readonly clear: readonly number[];
};
const NOTHING: Ground = { near: "", far: "", seen: "", clear: [] };

/** The box around these squares. */
export function boxAround(squares: readonly number[]) {
  const corners = squares.map(corner);
  const [x, y] = [0, 1].map((axis) => Math.min(...corners.map((at) => at[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((at) => at[axis])) + CELL);
  return { x, y, width: right - x, height: bottom - y };
}

export function useSight({ g, active, mission }: MissionTable): Ground {
  return useMemo(() => {
    if (!active || active.at < 0 || active.kind !== "character") return NOTHING;
    let [short, long] = [0, 0];
    for (const item of active.equipment) {
      const weapon = g.box.weapons[item.id];
      if (!weapon?.maximum || item.spent) continue;
      short = Math.max(short, weapon.effective.range);
      long = Math.max(long, weapon.maximum.range);
    }
    let [near, far, seen] = ["", "", ""];
    const clear: number[] = [];
    for (const at of mission.plan.squaresOf.flat()) {
      const away = distanceBetween(g, active.at, at);
      if (!seesTo(g, active, at)) continue;
      const [x, y] = corner(at);
      const square = `M${x + 1} ${y + 1}h46v46h-46z`;
      if (away <= short) clear.push(at);
      if (away <= short) near += square;
      else if (away <= long) far += square;
      else seen += square;
    }
    return { near, far, seen, clear };
  }, [g, active, mission]);
}
