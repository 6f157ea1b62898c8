/**
 * What many rules listen to. One function of the game makes a thing happen and raises one hook;
 * content listens by data. Who comes first is given by the rules: the active seat, then clockwise;
 * for one seat, by the content's own `order`, then by its id. Never by who signed up first.
 */
import { assert } from "./errors.js";
import type { Play } from "./play.js";
import type { Plain, Rule, Seat } from "./words.js";

/** A piece of content in play. */
export type InPlay = {
  readonly id: string;
  /** Whose it is; what belongs to nobody comes last. */
  readonly owner?: Seat;
  /** Tells two copies apart. */
  readonly copy?: number;
};

/** What a piece of content does when a hook is raised. */
export type Listener<S, O> = {
  run(g: Play<S, O>, self: InPlay, what: never): Rule<void> | void;
}["run"];

export type Listening<S, O> = {
  /** Lower comes first among what one seat owns. */
  readonly order?: number;
  readonly on: Readonly<Record<string, Listener<S, O>>>;
};

export type HookTable<S, O> = {
  readonly names: readonly string[];
  active(g: Play<S, O>): Seat;
  inPlay(g: Play<S, O>): Iterable<InPlay>;
  readonly content: Readonly<Record<string, Listening<S, O>>>;
};

/** Something happened: let everything in play that listens have its say, in the rules' order. */
export function* raise<S, O>(
  g: Play<S, O>,
  hooks: HookTable<S, O>,
  hook: string,
  what: Plain,
): Rule<void> {
  assert(hooks.names.includes(hook), `there is no hook "${hook}"`);
  for (const self of inOrder(g, hooks, hook)) {
    if (!stillInPlay(g, hooks, self)) continue;
    const heard = hooks.content[self.id].on[hook](g, self, what as never);
    if (heard) yield* heard;
  }
}

/** Those in play that listen to this hook, in the order the rules give. */
export function inOrder<S, O>(g: Play<S, O>, hooks: HookTable<S, O>, hook: string): InPlay[] {
  const first = hooks.active(g);
  const listeners: InPlay[] = [];
  for (const self of hooks.inPlay(g)) {
    if (hooks.content[self.id]?.on[hook]) listeners.push(self);
  }
  const place = (self: InPlay) =>
    self.owner === undefined ? g.seats : (self.owner - first + g.seats) % g.seats;
  const rank = (self: InPlay) => hooks.content[self.id].order ?? 0;
  return listeners.sort(
    (a, b) =>
      place(a) - place(b) ||
      rank(a) - rank(b) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : (a.copy ?? 0) - (b.copy ?? 0)),
  );
}

function stillInPlay<S, O>(g: Play<S, O>, hooks: HookTable<S, O>, self: InPlay): boolean {
  for (const other of hooks.inPlay(g)) {
    if (other.id === self.id && other.owner === self.owner && other.copy === self.copy) return true;
  }
  return false;
}
