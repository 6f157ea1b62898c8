/** A mission that begins in the middle, for tests. */
import { instinctPolicy, type Policy } from "@sprawl/bots";
import type { Plain } from "@sprawl/engine";
import { advice, type Interface, type State } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { type Table, table } from "@sprawl/scenarios/testing";

type Setting = {
  readonly mission?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly models?: Readonly<Record<string, Plain>>;
  readonly arrange?: readonly Record<string, Plain>[];
  /** CanDo cards as they will come up. */
  readonly cards?: readonly number[];
  readonly chance?: Readonly<Record<string, readonly Plain[]>>;
};

/** These Teams on that board, and what `arrange` arranges; equal ways of machines are not asked for. */
export function mission(teams: readonly (readonly string[])[], setting: Setting = {}): Table {
  const {
    mission: id = "firing-range",
    seats = 2,
    options = {},
    models = {},
    arrange = [],
    cards,
    chance = {},
  } = setting;
  return table(entry, {
    seats,
    options: { mission: id, routes: "auto", ...options },
    arrange: [{ begin: teams }, { models }, ...arrange] as never,
    chance: { ...chance, ...(cards && { cando: cards }) } as never,
  });
}

/** The rules' own questions, about what seat 0 sees. */
export const rulesOf = (t: Table): Interface => advice.glimpse(t.view(0) as never);
export const stateOf = (t: Table): State => t.view(0).state as State;
export const kindsOf = (t: Table, seat?: number): string[] => [
  ...new Set(
    t.view(seat ?? t.asked()?.seats[0] ?? 0).question?.options.map(({ kind }) => kind) ?? [],
  ),
];
export const at = (x: number, y: number): number => y * 36 + x;

/** The rule-of-thumb player, with dice of its own. */
export function ruleOfThumb(seed: number): Policy {
  const { instinct } = entry;
  if (!instinct) throw new Error("there is no bot");
  return instinctPolicy(instinct, diceOf(seed));
}

/** Chance of one's own, the same in every run. */
export function diceOf(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
