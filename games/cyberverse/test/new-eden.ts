/** A position in New Eden, arranged for one test. All boards lie with side A up. */

import {
  type Agent,
  box,
  type CyberState,
  type Henchman,
  type Organization,
} from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import type { OptionValues, OptionView, Plain } from "@sprawl/engine";
import { type Table, table } from "@sprawl/scenarios/testing";

type Entry = typeof entry;
type Fields = Readonly<Record<string, Plain>>;

export type Position = {
  readonly seats?: number;
  readonly orgs?: readonly string[];
  /** Which phase comes next. */
  readonly at?: string;
  readonly turn?: number;
  readonly order?: readonly number[];
  readonly agents?: Fields;
  readonly org?: readonly Fields[];
  readonly districts?: Fields;
  readonly news?: readonly Fields[];
  readonly stock?: Fields;
  readonly henchmen?: readonly Fields[];
  readonly fight?: Fields;
  readonly resolve?: Fields;
  readonly spent?: Fields;
  readonly set?: Fields;
  readonly gone?: number;
  readonly chance?: Readonly<Record<string, readonly Plain[]>>;
  readonly options?: OptionValues;
  /** Another game than ours: one with other cards. */
  readonly entry?: Entry;
};

const NAMES = ["eco", "fsb", "nul", "arg"];

export function eden(position: Position = {}): Table {
  const {
    agents,
    org = [],
    districts,
    news,
    stock,
    henchmen,
    fight,
    resolve,
    spent,
    set = {},
    gone,
    chance,
  } = position;
  const solo = position.seats === 1;
  const seats = position.seats ?? position.orgs?.length ?? 2;
  const orgs = position.orgs ?? NAMES.slice(0, solo ? 2 : seats);
  const city = {
    orgs,
    at: position.at ?? "strategy",
    turn: position.turn ?? 1,
    ...(position.order && { order: position.order }),
  };
  return table(position.entry ?? entry, {
    seats,
    options: { boards: "A", ...position.options },
    ...(chance && { chance }),
    arrange: [
      { city },
      ...(districts ? [{ districts }] : []),
      ...(agents ? [{ agents }] : []),
      ...(henchmen ? [{ henchmen }] : []),
      ...org.map((each) => ({ org: each })),
      ...(news ? [{ news }] : []),
      ...(stock ? [{ stock }] : []),
      ...(spent ? [{ spent }] : []),
      ...(fight ? [{ fight }] : []),
      ...(resolve ? [{ resolve }] : []),
      ...(gone === undefined ? [] : [{ gone }]),
      ...Object.entries(set).map(([path, to]) => ({ set: path, to })),
    ],
  });
}

export function stateOf(t: Table): CyberState {
  return t.view("spectator").state as CyberState;
}

/** The Agent of this profile, as it stands now. */
export function agent(t: Table, profile: string): Agent {
  const found = stateOf(t).agents.find((each) => each.profile === profile);
  if (!found) throw new Error(`${profile} is not in play`);
  return found;
}

export function isThere(t: Table, profile: string): boolean {
  return stateOf(t).agents.some((each) => each.profile === profile);
}

export function henchman(t: Table, number: number): Henchman | undefined {
  return stateOf(t).henchmen.find((each) => each.number === number);
}

export function org(t: Table, number = 0): Organization {
  return stateOf(t).orgs[number];
}

/** All that is offered to whoever is asked. */
export function options(t: Table): readonly OptionView[] {
  const seat = t.asked()?.seats[0] ?? 0;
  return t.view(seat).question?.options ?? [];
}

/** The kinds of all that is offered now. */
export function kinds(t: Table): string[] {
  return [...new Set(options(t).map(({ kind }) => kind))];
}

/** One field of all options of a kind. */
export function offers(t: Table, kind: string, field: string): Plain[] {
  return options(t)
    .filter((option) => option.kind === kind)
    .map((option) => (option as unknown as Fields)[field]);
}

/** Answer safely until this is asked, or nothing more. */
export function until(t: Table, kind: string): Table {
  for (let i = 0; i < 400 && t.asked() && t.asked()?.kind !== kind; i++) safely(t);
  return t;
}

/** The same, and all that everybody was told on the way. */
export function toldUntil(t: Table, kind: string): string {
  const all = [...t.told(0)];
  for (let i = 0; i < 400 && t.asked() && t.asked()?.kind !== kind; i++) {
    safely(t);
    all.push(...t.told(0));
  }
  return all.join(" ");
}

/** One safe answer for everybody who is asked. */
export function safely(t: Table): Table {
  for (const seat of t.asked()?.seats ?? []) {
    const { question } = t.view(seat);
    if (!question) continue;
    const { safe } = question;
    if (Array.isArray(safe)) t.pick(safe, seat);
    else t.choose(String(safe), seat);
  }
  return t;
}

/** Choose the first option of this kind that has these fields. */
export function take(t: Table, kind: string, fields: Fields = {}): Table {
  const found = options(t).find(
    (option) =>
      option.kind === kind &&
      Object.entries(fields).every(
        ([name, value]) => (option as unknown as Fields)[name] === value,
      ),
  );
  if (!found) throw new Error(`no ${kind} is offered:\n${t.describe()}`);
  return t.choose(found.key, t.asked()?.seats[0]);
}

/** The game with another card for the Bruiser. */
export const withBruiser = (card: object): Entry => {
  const henchmen = { ...box.henchmen, bruiser: { ...box.henchmen.bruiser, ...card } };
  return { ...entry, game: { ...entry.game, box: { ...box, henchmen } } };
};
