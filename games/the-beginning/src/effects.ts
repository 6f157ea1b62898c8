/** What an Event can do, as data: carried out by happen.ts, weighed by bots, spelled by the text. */
import type { Rule } from "@sprawl/engine";
import type { BarName, Beginning } from "./state.js";

export type Effect =
  | { readonly bar: BarName; readonly by: number }
  | { readonly riotTowards0: number }
  | { readonly riotTo0: true }
  | { readonly raid: number }
  | { readonly supply: number }
  | { readonly traps: number }
  | { readonly crawlers: number }
  | {
      readonly draw: "general" | "personal" | "program";
      readonly who: "each" | "active";
      readonly count: number;
    }
  | { readonly discardEach: number }
  | { readonly healAll: number }
  | { readonly harm: number; readonly area?: 3 }
  | { readonly woundActive: 1 }
  | { readonly special: string; readonly does: (g: Beginning) => Rule<void> };

/** The short way to write a change of a bar. */
export function bar(name: BarName, by: number): Effect {
  return { bar: name, by };
}
