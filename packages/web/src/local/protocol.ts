/** What a page and its worker say to each other. Plain data, as every message between threads is. */
import type { Answer, Viewer } from "@sprawl/engine";
import type { MatchRecord } from "@sprawl/engine/host";
import type { Moment, Refused, StandingWish } from "../feed/feed.js";
import type { Shown } from "./showing.js";

/** What can be asked of the worker, and what comes back. */
export type Calls = {
  open: { args: [match: string, opening: Opening]; back: undefined };
  /** Is anybody there? */
  ping: { args: []; back: undefined };
  answer: { args: [decision: string, answer: Answer]; back: Refused | undefined };
  undo: { args: []; back: Refused | undefined };
  standing: { args: [kind: string, wish: StandingWish]; back: undefined };
  lift: { args: []; back: undefined };
  abandon: { args: []; back: Refused | undefined };
  resume: { args: []; back: Refused | undefined };
  moment: { args: [answers: number, viewer: Viewer | undefined]; back: Moment };
  record: { args: []; back: MatchRecord };
  hint: { args: []; back: Answer | undefined };
  pace: { args: [ms: number]; back: undefined };
};

export type CallName = keyof Calls;

/** How a match is opened. */
export type Opening = {
  /** How long bots seem to think, in ms. */
  readonly pace: number;
  /** People want to be asked whatever can be asked, whatever the game begins with. */
  readonly asked?: boolean;
  /** Bots give the safe answer: with their own, a rule did not come to an end. */
  readonly carefully?: boolean;
};

/** A call: its number, its name, and what goes with it. */
export type Call = {
  [K in CallName]: { readonly n: number; readonly call: K; readonly args: Calls[K]["args"] };
}[CallName];

/** From the worker: an answer to a call, or something new to show. */
export type FromWorker =
  | { readonly n: number; readonly back: unknown }
  | { readonly n: number; readonly failed: string }
  | { readonly shown: Shown };
