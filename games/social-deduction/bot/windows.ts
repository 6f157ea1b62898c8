/** Programs: which to play at which moment, or to pass. What each is worth: opinions/programs.ts. */
import type { OptionView, Pass } from "@sprawl/engine";
import { faceOf, type Table } from "../src/advice/view.js";
import { box } from "../src/box.js";
import type { Moment } from "../src/cards.js";
import type { WindowOption } from "../src/questions.js";
import type { Team } from "../src/state.js";
import type { Mind } from "./mind.js";
import { programOpinions } from "./opinions/programs.js";
import { isStepIn, isTimelyStep, stepWorth } from "./opinions/steps.js";

/** Below this a program is kept. */
export const PLAY = 0.35;

export type Stepping = OptionView<WindowOption>;

/** What this option of a window is; a pass is none. */
export function isDeed(option: OptionView<WindowOption | Pass>): option is Stepping {
  return option.kind !== "pass";
}

/** Is this something that is done in a window, and no action? */
export function isWindowOption<O extends { readonly kind: string }>(
  option: O,
): option is Extract<O, WindowOption> {
  return "card" in option || isStepIn(option);
}

/** Whether it is worth a thought to do this now, at first glance: most moments are not. */
export function isTimely(view: Table, option: Stepping, moment: Moment): boolean {
  const isMine = view.state.turn.seat === view.viewer;
  if (!("card" in option)) return isTimelyStep(view, option);
  return programOpinions[option.kind]?.timely?.(view, option, moment) ?? isMine;
}

/** What doing this now is worth. */
export function deedWorth(mind: Mind, option: Stepping, moment: Moment): number {
  if (!("card" in option)) return stepWorth(mind, option);
  return programOpinions[option.kind]?.worth?.(mind, option, moment) ?? 0;
}

/** What a program is worth keeping: from 0, to be thrown away, to 1. */
export function keepWorth(program: string, team: Team): number {
  const known = programOpinions[program]?.keep;
  if (known !== undefined) return known;
  const { loyalty, timing } = box.programs[program];
  if (loyalty) return loyalty === team ? 0.9 : 0.15;
  return timing === "any" ? 0.4 : 0.3;
}

export function cardWorth({ view, team }: Mind, card: number): number {
  const face = faceOf(view, card);
  return face === undefined ? 0.3 : keepWorth(face, team);
}
