/** A mission on a small map, arranged for one test. */
import type { OptionValues, Plain } from "@sprawl/engine";
import { type Table, table } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/synthetic-sins/entry";

type Fields = Readonly<Record<string, Plain>>;

export type Sneaking = {
  /** A drawing, or nothing for the mission's own map. */
  readonly map?: string;
  readonly you?: Fields;
  readonly gear?: readonly string[];
  readonly enemies?: Fields;
  readonly tokens?: Fields;
  readonly waypoints?: Fields;
  /** Other parts of the state, by path. */
  readonly set?: Fields;
  /** The modifier cards that come up, in order. */
  readonly cards?: readonly (number | "any")[];
  readonly options?: OptionValues;
};

/** Six sectors in two rows: 1 2 3 above 4 5 6. */
export const SIX = "[01] [02] [03]\n\n[04] [05] [06]";
/** Nine sectors in three rows. */
export const NINE = "[01] [02] [03]\n\n[04] [05] [06]\n\n[07] [08] [09]";
/** Five sectors in a row. */
export const CORRIDOR = "[01] [02] [03] [04] [05]";

export function sneak(about: Sneaking = {}): Table {
  const { map, waypoints, gear = [], you, enemies, tokens, set = {}, cards, options } = about;
  return table(entry, {
    ...(options && { options }),
    ...(cards && { chance: { modifier: cards } }),
    arrange: [
      ...(map ? [{ map }] : []),
      ...(waypoints ? [{ waypoints }] : []),
      { gear },
      ...(you ? [{ you }] : []),
      ...(enemies ? [{ enemies }] : []),
      ...(tokens ? [{ tokens }] : []),
      ...Object.entries(set).map(([path, to]) => ({ set: path, to: to as Plain })),
    ],
  });
}

/** On six sectors, you in sector 2. */
export const six = (about: Sneaking = {}): Table =>
  sneak({ map: SIX, ...about, you: { sector: 2, ...about.you } });

/** Cass instead of Garrett. */
export const CASS: OptionValues = { mission: "cold-scene" };

/** The kinds of all that is offered now. */
export function kinds(t: Table): string[] {
  const { question } = t.view(0);
  return [...new Set((question?.options ?? []).map(({ kind }) => kind))];
}

/** The sectors offered by options of this kind. */
export function sectorsOffered(t: Table, kind: string): number[] {
  const options = t.view(0).question?.options ?? [];
  return options.filter((option) => option.kind === kind).map(({ sector }) => Number(sector));
}

/** Make your second action available again. */
export const again = (t: Table): Table => t.arrange({ set: "turn.secondAction", to: true });
