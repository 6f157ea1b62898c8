/** What `g` keeps beside the state: steps still to run, what was told, what left secrets. */
import type { Play } from "./play.js";
import type { Audience, Secret } from "./secrets.js";
import type { Plain, RuleId } from "./words.js";

/** A step still to run, or the end of a scope that can be left by name. */
export type StepCall =
  | { readonly step: string; readonly arg?: Plain; readonly scope?: never }
  | { readonly scope: string; readonly step?: never; readonly arg?: never };

/** What those are told who are not told the event itself. */
type Twin = { readonly type: string; readonly args: Readonly<Record<string, Plain>> };

/** An event as it is kept: with what each viewer may know of it. */
export type StoredEvent = {
  readonly type: string;
  readonly at: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rule?: RuleId | undefined;
  readonly cards?: readonly number[] | undefined;
  /** Beside each card: its face, and who could see it at that moment. */
  readonly faces?: readonly Plain[] | undefined;
  readonly seen?: readonly number[] | undefined;
  /** Who is told; the others get the twin, or nothing. */
  readonly to: number;
  readonly twin?: Twin | undefined;
};

export type Telling = {
  readonly rule?: RuleId;
  /** Hidden things spoken of; each viewer gets the faces that viewer can see. */
  readonly cards?: readonly Secret[];
  /** Only these seats are told. */
  readonly only?: Audience;
  /** What everybody else is told instead. */
  readonly others?: readonly [type: string, args?: Readonly<Record<string, Plain>>];
};

/** A fact that was computed from secrets, and who was told it. */
export type Disclosure = { readonly fact: string; readonly to: number };

/** What of it these viewers were told, or all of it. */
export function factsIn(disclosures: readonly Disclosure[], to?: number): string {
  const told = to === undefined ? disclosures : disclosures.filter((each) => (each.to & to) !== 0);
  return told.map(({ fact }) => fact).join("\n");
}

/** What leaves secrets in the open step, for whoever must know: the leak test, undo. */
export type Trace = {
  /** thing -> who was shown it, ever */
  readonly shown: Map<number, number>;
  readonly disclosures: Disclosure[];
  /** thing -> face to use instead when it comes into being */
  readonly faces: ReadonlyMap<number, Plain>;
  /** Called when things have been mixed; only the viewers in `to` can still tell which is which. */
  readonly mingled?: (play: Play, pile: readonly Secret[], to: number) => void;
  /** Called when hidden things have come into being, in this order. */
  readonly made?: (pool: string, handles: readonly Secret[], faces: readonly Plain[]) => void;
  /** Called when something is told that speaks of these hidden things. */
  readonly spoken?: (type: string, to: number, things: readonly number[]) => void;
  /** Called when a hidden thing comes into being before these viewers, or is about to be turned. */
  readonly turned?: (play: Play, card: Secret, to: number) => void;
  /** Called when a hidden thing is drawn, put into a hand, or turned towards some seats only. */
  readonly dealt?: (play: Play, card: Secret) => void;
};
