/** What the bot looks at: the view as the rules see it, and who it is. */
import type { Draw, OptionView, Plain, View } from "@sprawl/engine";
import { seenIn } from "../src/advice/seen.js";
import type { Kind, Questions } from "../src/questions.js";
import type { Agent, CyberState, Org, Seen } from "../src/state.js";
import { agentsOf, profileOf } from "../src/table.js";

export type Mind = {
  readonly g: Seen;
  readonly faces: Readonly<Record<number, Plain>>;
  readonly me: Org;
  readonly draw: Draw;
  readonly args: Readonly<Record<string, Plain>>;
};

export type Offered<K extends Kind> = OptionView<Questions[K]>;

/** By kind of question: what to answer; without an answer, the safe one is given. */
export type Thoughts = {
  readonly [K in Kind]?: (mind: Mind, options: readonly Offered<K>[]) => Offered<K> | undefined;
};

export function mindOf(view: View<CyberState, Questions>, draw: Draw): Mind {
  const me = typeof view.viewer === "number" ? view.viewer : 0;
  return { g: seenIn(view), faces: view.faces, me, draw, args: view.question?.args ?? {} };
}

/** The option with the highest worth; nothing below `least`. */
export function bestOf<O>(
  options: readonly O[],
  worth: (option: O) => number,
  least = Number.NEGATIVE_INFINITY,
): O | undefined {
  let best: O | undefined;
  let most = least;
  for (const option of options) {
    const value = worth(option);
    if (value <= most) continue;
    best = option;
    most = value;
  }
  return best;
}

/** Salaries of the next Payday, if everybody is on the streets. */
export function payroll({ g, me }: Mind): number {
  let sum = 0;
  for (const agent of agentsOf(g, me)) sum += profileOf(g, agent).salary;
  return sum;
}

/** Turns the game will still take: the leader's missing Stories, at about two turns each. */
export function turnsLeft({ g }: Mind, target: number): number {
  const most = Math.max(...g.state.orgs.map(({ resolved }) => resolved.length));
  return Math.max(1, 2 * (target - most));
}

export function team({ g, me }: Mind): Agent[] {
  return agentsOf(g, me);
}
