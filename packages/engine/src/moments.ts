/**
 * How content takes part in the rules. A piece of content is an object: its data, and members named
 * after the rules' own moments and quantities. The rule that owns a moment calls whoever is in play
 * and listens; it never names a card.
 *
 *     type Moments = {
 *       afterNoise(g: Sins, self: Self, sector: Sector): Rule<void> | void;   // it happened
 *       insteadOfHarm(g: Sins, self: Self, harm: Harm): Rule<boolean>;        // true: done instead
 *       movement(g: Sins, self: Self, value: number, who: Who): number;       // a quantity
 *       barsEntry(g: Sins, self: Self, to: Sector): RuleId | undefined;       // forbids, by a rule
 *       actions(g: Sins, self: Self): readonly Action[];                      // offers
 *     };
 *
 * Who comes first is given by the rules: the active seat, then clockwise, then what is nobody's;
 * for one seat by the piece's own `order`, then by its id. Never by who came into play first.
 */
import type { Play } from "./play.js";
import type { Rule, RuleId, Seat } from "./words.js";

/** What every piece of content has, whatever its kind. */
export type Piece = {
  readonly id: string;
  /** Lower comes first among what one seat owns. */
  readonly order?: number;
};

/** All content of a game: by kind, then by id. Rules find it as `g.box`. */
export type Box = Readonly<Record<string, Readonly<Record<string, Piece>>>>;

/** A piece of content that is in play, and whose it is. */
export type InPlay<P extends Piece = Piece> = {
  readonly piece: P;
  /** What belongs to nobody comes last. */
  readonly owner?: Seat | undefined;
  /** Tells two copies apart, or says what the piece lies on. */
  readonly copy?: number | undefined;
};

/** What a game says once about who listens. `whose` narrows it: one agent, one model, one seat. */
export type Company<G, P extends Piece, W> = {
  active(g: G): Seat;
  /** What is in play; where `hearers` is given, whatever is not among them may be left out. */
  inPlay(g: G, whose: W | undefined, hearers?: ReadonlySet<Piece>): Iterable<InPlay<P>>;
  /** Who comes first, where the rules give another order than clockwise from the active seat. */
  place?(g: G, self: InPlay<P>): number;
};

/** A quantity and what made it: the base, then each change with the piece it is due to. */
export type Reckoned = {
  readonly value: number;
  readonly because: readonly Because[];
};
export type Because = { readonly id: string; readonly owner?: Seat; readonly by: number };

type Call = (g: never, self: never, ...rest: never[]) => unknown;

/** The names of those members that give this. */
type Giving<M, R> = {
  [K in keyof M]: M[K] extends (...all: never[]) => infer T ? ([T] extends [R] ? K : never) : never;
}[keyof M] &
  string;

/** What is said about a moment beside the match and the piece itself. */
type Said<F> = F extends (g: never, self: never, ...said: infer A) => unknown ? A : never;
/** The same of a quantity, whose first word is the value so far. */
type SaidOf<F> = F extends (g: never, self: never, value: number, ...said: infer A) => unknown
  ? A
  : never;
type ListOf<F> = F extends (...all: never[]) => readonly (infer T)[] ? T : never;

/** By moment: the pieces that listen to it. */
export type Hearers = ReadonlyMap<string, ReadonlySet<Piece>>;

/** All members of a box that are functions: the moments somebody listens to, and who does. */
export function momentsIn(box: Box): Hearers {
  const heard = new Map<string, Set<Piece>>();
  for (const kind of Object.values(box)) {
    for (const piece of Object.values(kind)) {
      for (const [name, member] of Object.entries(piece)) {
        if (typeof member !== "function") continue;
        const hearers = heard.get(name) ?? new Set<Piece>();
        heard.set(name, hearers.add(piece));
      }
    }
  }
  return heard;
}

/** The moments of a game, for its rules to raise: `moments.raise(g, "afterNoise", sector)`. */
export function momentsOf<
  G extends Pick<Play, "seats" | "listened">,
  M extends { readonly [K in keyof M]: Call },
  P extends Piece = Piece,
  W = Seat,
>(company: Company<G, P, W>): Moments<G, M, P, W> {
  return new Moments<G, M, P, W>(company, undefined);
}

export class Moments<
  G extends Pick<Play, "seats" | "listened">,
  M extends { readonly [K in keyof M]: Call },
  P extends Piece,
  W,
> {
  constructor(
    private readonly company: Company<G, P, W>,
    private readonly whose: W | undefined,
  ) {}

  /** The same moments, heard only by what belongs to this one. */
  of(whose: W): Moments<G, M, P, W> {
    return new Moments<G, M, P, W>(this.company, whose);
  }

  /** Something happens: everything in play that listens has its say, in the rules' order. */
  *raise<K extends Giving<M, Rule<void> | void>>(g: G, moment: K, ...said: Said<M[K]>): Rule<void> {
    const listeners = this.listeners(g, moment);
    for (const self of listeners) {
      if (!this.stillInPlay(g, moment, self, listeners)) continue;
      const heard = hear(self, moment, g, said) as Rule<void> | undefined;
      if (heard) yield* heard;
    }
  }

  /** The same where no listener may ask. */
  note<K extends Giving<M, void>>(g: G, moment: K, ...said: Said<M[K]>): void {
    const listeners = this.listeners(g, moment);
    for (const self of listeners) {
      if (this.stillInPlay(g, moment, self, listeners)) hear(self, moment, g, said);
    }
  }

  /** Does something else happen instead? The first that says so has done it. */
  *instead<K extends Giving<M, Rule<boolean> | boolean>>(
    g: G,
    moment: K,
    ...said: Said<M[K]>
  ): Rule<boolean> {
    const listeners = this.listeners(g, moment);
    for (const self of listeners) {
      if (!this.stillInPlay(g, moment, self, listeners)) continue;
      const heard = hear(self, moment, g, said) as Rule<boolean> | boolean;
      if (typeof heard === "boolean" ? heard : yield* heard) return true;
    }
    return false;
  }

  /** Does anything in play say yes? */
  some<K extends Giving<M, boolean>>(g: G, moment: K, ...said: Said<M[K]>): boolean {
    return this.listeners(g, moment).some((self) => hear(self, moment, g, said) === true);
  }

  /** The rule by which something in play forbids this, or undefined. */
  bars<K extends Giving<M, RuleId | undefined>>(
    g: G,
    moment: K,
    ...said: Said<M[K]>
  ): RuleId | undefined {
    for (const self of this.listeners(g, moment)) {
      const rule = hear(self, moment, g, said);
      if (rule !== undefined) return rule as RuleId;
    }
    return undefined;
  }

  /** A quantity as everything in play has changed it. */
  value<K extends Giving<M, number>>(
    g: G,
    quantity: K,
    base: number,
    ...said: SaidOf<M[K]>
  ): number {
    let value = base;
    for (const self of this.listeners(g, quantity)) {
      value = hear(self, quantity, g, [value, ...said]) as number;
    }
    return value;
  }

  /** The same, with what changed it: "because of ...". */
  reckon<K extends Giving<M, number>>(
    g: G,
    quantity: K,
    base: number,
    ...said: SaidOf<M[K]>
  ): Reckoned {
    let value = base;
    const because: Because[] = [];
    for (const self of this.listeners(g, quantity)) {
      const changed = hear(self, quantity, g, [value, ...said]) as number;
      const by = changed - value;
      const { owner } = self;
      if (by !== 0) {
        because.push(
          owner === undefined ? { id: self.piece.id, by } : { id: self.piece.id, owner, by },
        );
      }
      value = changed;
    }
    return { value, because };
  }

  /** Everything that what is in play offers here, in the rules' order. */
  collect<K extends Giving<M, readonly unknown[]>>(
    g: G,
    moment: K,
    ...said: Said<M[K]>
  ): ListOf<M[K]>[] {
    const all: ListOf<M[K]>[] = [];
    for (const self of this.listeners(g, moment)) {
      all.push(...(hear(self, moment, g, said) as ListOf<M[K]>[]));
    }
    return all;
  }

  /** Those in play that listen, in the order the rules give. */
  listeners<K extends keyof M & string>(g: G, moment: K): readonly InPlay<P>[] {
    const hearers = g.listened.get(moment);
    if (!hearers) return NOBODY;
    const found: InPlay<P>[] = [];
    for (const self of this.company.inPlay(g, this.whose, hearers)) {
      if (moment in self.piece) found.push(self);
    }
    return found.length > 1 ? found.sort((a, b) => this.compare(g, a, b)) : found;
  }

  private compare(g: G, a: InPlay<P>, b: InPlay<P>): number {
    return (
      this.placeOf(g, a) - this.placeOf(g, b) ||
      (a.piece.order ?? 0) - (b.piece.order ?? 0) ||
      (a.piece.id < b.piece.id ? -1 : a.piece.id > b.piece.id ? 1 : 0) ||
      (a.copy ?? 0) - (b.copy ?? 0)
    );
  }

  private placeOf(g: G, self: InPlay<P>): number {
    if (this.company.place) return this.company.place(g, self);
    if (self.owner === undefined) return g.seats;
    return (self.owner - this.company.active(g) + g.seats) % g.seats;
  }

  /** What left play while others had their say does not hear any more. */
  private stillInPlay(
    g: G,
    moment: string,
    self: InPlay<P>,
    listeners: readonly InPlay<P>[],
  ): boolean {
    if (self === listeners[0]) return true;
    for (const other of this.company.inPlay(g, this.whose, g.listened.get(moment))) {
      if (other.piece === self.piece && other.owner === self.owner && other.copy === self.copy) {
        return true;
      }
    }
    return false;
  }
}

const NOBODY: readonly never[] = [];

/** Calls a member by name; its type was checked where the moment was raised. */
function hear(self: InPlay, moment: string, g: unknown, said: readonly unknown[]): unknown {
  const piece = self.piece as unknown as Record<string, (...all: unknown[]) => unknown>;
  return piece[moment](g, self, ...said);
}
