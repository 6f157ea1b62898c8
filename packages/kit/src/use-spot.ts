/**
 * What can be done with one thing on the table, without any drawing: `Spot` is made of this, and so
 * are things a board draws in its own way.
 */
import type { OptionView, Ref } from "@sprawl/engine";
import { type Speaker, sayBarred, sayOption } from "@sprawl/engine/speech";
import type { BarredView, Step, Table } from "./board.js";
import type { MenuItem } from "./menu.js";
import { useDrawn } from "./places.js";
import { useTable } from "./table.js";
import { type KitWords, useKitWords } from "./words.js";

export type SpotState = "idle" | "open" | "barred";

export type SpotUse = {
  readonly state: SpotState;
  readonly picked: boolean;
  /** It is picked or dropped, and nothing happens yet. */
  readonly picking: boolean;
  readonly pointed: boolean;
  /** How a click is answered. */
  readonly on: "nothing" | "act" | "menu";
  /** Does the one thing there is to do, or explains the one thing that is barred. */
  act(): void;
  /** Everything there is to do and everything barred. */
  readonly items: readonly MenuItem[];
  /** What can be done, in words; undefined where nothing can. */
  readonly said: string | undefined;
  /** Why nothing can be done, in words with the rules. */
  readonly why: string | undefined;
};

export function useSpot(ref: Ref): SpotUse {
  useDrawn(ref);
  return spotUse(useTable(), ref, useKitWords());
}

/** The same for any table at hand. */
export function spotUse(table: Table, ref: Ref, words: KitWords): SpotUse {
  const { choices, speaker } = table;
  const all = choices.on(ref);
  const steps = choices.steps?.(ref) ?? [];
  const stepped = new Set<unknown>(steps.flatMap((step) => step.options));
  const options = all.filter((option) => !stepped.has(option));
  const barred = choices.barredOn(ref);
  const picking = choices.question?.form === "pick";
  const isPicked = (key: string) => choices.picked.has(key);
  const items: MenuItem[] = [
    ...steps.map((step) => stepItem(choices, step)),
    ...options.map((option) => optionItem(table, option)),
    ...barred.map((each) => ({
      id: `barred ${each.option.key}`,
      title: sayOption(speaker, each.option),
      rule: each.rule,
      note: sayBarred(speaker, each.rule) ?? words.notNow,
      barred: true,
      run: () => choices.explain(each),
    })),
  ];
  const taken = steps.some((step) => step.taken);
  const picked = taken || options.some((option) => isPicked(option.key));
  const ways = steps.length + options.length;
  const open = ways > 0;
  const told = [
    ...steps.map(({ title }) => title),
    ...options.map((option) => sayOption(speaker, option)),
  ].join("; ");
  const why = barred.map((each) => whyNot(speaker, each)).join("; ");
  const careful = !picking && options.some((option) => choices.isCareful?.(option));
  const direct = open ? ways === 1 && !careful : barred.length === 1;
  return {
    state: open ? "open" : barred.length > 0 ? "barred" : "idle",
    picked,
    // What goes with a piece that is taken is only picked.
    picking: picking || (ways === 1 && steps.some(({ begun }) => begun)),
    // What is picked already is not pressed again: that would drop it.
    pointed: all.some(({ key }) => choices.pointed.has(key) && !(picking && isPicked(key))),
    on: items.length === 0 ? "nothing" : direct ? "act" : "menu",
    act: () => items[0]?.run(),
    items,
    said: open ? `${words.youCan}: ${told}${picked ? `, ${words.picked}` : ""}` : undefined,
    why: !open && barred.length > 0 ? `${words.notNow}: ${why}` : undefined,
  };
}

/** "Buy the lamp: You have too few coins." */
function whyNot(speaker: Speaker, { option, rule }: BarredView): string {
  return `${sayOption(speaker, option)}: ${sayBarred(speaker, rule) ?? rule}`;
}

/** An option as a line of a menu: what it is, costs and brings; its rule where that is asked for. */
function optionItem({ choices, speaker }: Table, option: OptionView): MenuItem {
  const picking = choices.question?.form === "pick";
  const about = choices.about?.(option);
  return {
    id: option.key,
    title: about?.title ?? sayOption(speaker, option),
    ...(picking && { on: choices.picked.has(option.key) }),
    rule: option.rule,
    about,
    pointed: choices.pointed.has(option.key),
    run: () => choices.choose(option),
  };
}

/** A piece of a choice that names several, as a line of a menu. */
function stepItem(
  { pointed }: Table["choices"],
  { id, title, options, taken, run }: Step,
): MenuItem {
  return {
    id: `step ${id}`,
    title,
    ...(taken && { on: true }),
    pointed: options.some(({ key }) => pointed.has(key)),
    run,
  };
}
