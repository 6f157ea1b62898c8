/**
 * Bots that think ahead do so on threads of their own, so that no table waits for them. Time to
 * think is shared: by those who opened the tables, then by their tables, each in turn. A table and a
 * person have so much of it a minute; a bot that gets none plays by its rule of thumb.
 */
import type { Seat, Thought } from "@sprawl/engine";
import { decisionId, freshSeed, type Match, save } from "@sprawl/engine/host";
import { Budget } from "./budget.js";
import { Pool } from "./pool.js";
import type { Owner } from "./turns.js";

/** Less than this is not worth beginning, in ms. */
const LEAST = 5;
/** Decisions at full length, a minute: of one table, and of all tables of whoever opened them. */
const OF_TABLE = 100;
const OF_PERSON = 200;
/** Beyond its time, a thread is given this much to come to an end, in ms. */
const GRACE = 1_000;
const MEMORY = 256;

export type Wish = {
  readonly match: Match;
  readonly seat: Seat;
  /** Who opened the table. */
  readonly owner: Owner;
  /** When it must have come to a conclusion, as of `Date.now()`. */
  readonly until: number;
  /** Is it still to be thought about? */
  isWanted?(): boolean;
};

export class Thinkers {
  private readonly pool: Pool;
  private readonly tables: Budget;
  private readonly people: Budget;

  constructor(
    /** How long one may think, in ms; if many want to, they share it. */
    private readonly budget: number,
    private readonly threads: number,
    private readonly onTrouble: (error: string) => void,
  ) {
    this.pool = new Pool(threads, MEMORY, onTrouble);
    this.tables = new Budget(budget * OF_TABLE);
    this.people = new Budget(budget * OF_PERSON);
  }

  /** What a search bot in this seat would answer; undefined if it gets no time, or no further. */
  async think({ match, seat, owner, until, isWanted }: Wish): Promise<Thought | undefined> {
    const decision = decisionId(match);
    const begin = () => {
      if (decisionId(match) !== decision || isWanted?.() === false) return undefined;
      const budget = Math.floor(this.shareOf(owner, until));
      if (budget < Math.min(LEAST, this.budget)) return undefined;
      const saved = save(match);
      const asked = { kind: "think", saved, seat, seed: freshSeed(), budget } as const;
      return { asked, most: 2 * budget + GRACE };
    };
    const { told, cost } = await this.pool.run({ owner, until, begin });
    this.tables.charge([owner.table], cost);
    this.people.charge([owner.person], cost);
    if (told && "error" in told) this.onTrouble(told.error);
    return told && "thought" in told ? told.thought : undefined;
  }

  /** How long one may think who has a turn now: the fewer others wait, the longer. */
  private shareOf({ table, person }: Owner, until: number): number {
    const crowd = Math.max(1, (this.pool.othersThan(person) + 1) / this.threads);
    const left = Math.min(this.tables.left([table]), this.people.left([person]));
    return Math.min(this.budget / crowd, left, until - Date.now());
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
