/** What the rule-of-thumb player thinks of stepping in, besides playing a program, in one table. */
import type { Seat } from "@sprawl/engine";
import type { Table } from "../../src/advice/view.js";
import type { StepIn } from "../../src/questions.js";
import { NOBODY } from "../../src/state.js";
import { feeding } from "../gate.js";
import { isFriend, type Mind } from "../mind.js";

type StepOpinion = {
  /** Whether now is worth a thought, at first glance; without it: always. */
  timely?(view: Table): boolean;
  /** What it is worth to do it, for or to this player if it names one. */
  worth(mind: Mind, target: Seat): number;
};

const opinions: Readonly<Record<StepIn["kind"], StepOpinion>> = {
  guard: {
    worth: (mind, target) =>
      isFriend(mind, target) && mind.view.state.seats[mind.me].hp > 1 ? 0.6 : -1,
  },
  "use-hostage": { worth: ({ grudge }, target) => 0.8 + grudge[target] / 2 },
  "heal-parasite": { timely: ({ state, viewer }) => state.turn.seat === viewer, worth: feeding },
};

export function isStepIn<O extends { readonly kind: string }>(
  option: O,
): option is Extract<O, StepIn> {
  return Object.hasOwn(opinions, option.kind);
}

export function isTimelyStep(view: Table, { kind }: StepIn): boolean {
  return opinions[kind].timely?.(view) ?? true;
}

export function stepWorth(mind: Mind, way: StepIn): number {
  return opinions[way.kind].worth(mind, "target" in way ? way.target : NOBODY);
}
