/** Who comes in next, at which Alarm Level, and how likely that is in this turn. */
import type { View } from "@sprawl/engine";
import { advice, type SinsState } from "../src/index.js";
import { type Label, percent } from "./words.js";

export type Coming = { readonly who: string; readonly soon: string };

/** Undefined where nobody is left to come. */
export function comingIn(view: View<SinsState>, label: Label): Coming | undefined {
  const { alarm, alertness, reinforcements } = view.state;
  const [next] = reinforcements;
  if (!next) return undefined;
  const chance = advice.chanceOf(advice.oddsOf(view), next.alarm - alarm - alertness, -5);
  const shown = percent(chance);
  return {
    who: label(next.alarm <= alarm ? "board.comes-due" : "board.comes-at", {
      who: next.ref.toUpperCase(),
      alarm: next.alarm,
    }),
    soon: label(shown > 0 ? "board.this-turn" : "board.not-this-turn", { percent: shown }),
  };
}
