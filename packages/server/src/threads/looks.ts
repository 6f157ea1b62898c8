/**
 * Looking back at matches: on a thread, kept for the next who asks, and paid for in processor time
 * by whoever asks, by where they come from and by the table, each of which has so much a minute.
 */
import type { AnyGame } from "@sprawl/engine";
import type { Saved } from "@sprawl/engine/host";
import { type ApiError, notNow, tooMuch, unavailable } from "../errors.js";
import type { Matches, MatchRow } from "../store/matches.js";
import { Budget } from "./budget.js";
import type { Look, Told, Try, Wanted } from "./jobs.js";
import { Looking } from "./looking.mjs";
import { Pool } from "./pool.js";

/** Who wants to look: a person, if they have said who they are, and the network they come from. */
export type Looker = { readonly person?: string | undefined; readonly network: string };

/** What is looked at. */
export type Sight = {
  readonly row: MatchRow;
  readonly wanted: Wanted;
  /** The acts there are; more come, unless it is over. */
  readonly version?: number;
  /** How it began, where that is not what the row says: in tests. */
  readonly begun?: Saved | undefined;
  /** The game, if threads cannot know it: in tests. */
  readonly lent?: AnyGame | undefined;
};

/** Looks of one network that may wait at a time. */
const MOST_WAITING = 30;
/** How long a look may wait for its turn, and how long it may take, in ms. */
const PATIENCE = 20_000;
const LONGEST = 15_000;
const MEMORY = 768;
/** What is kept of looks, in bytes. */
const MOST_KEPT = 32 << 20;

export class Looks {
  private readonly pool: Pool;
  private readonly budget: Budget;
  /** How many acts of which match the thread knows. */
  private readonly known = new Map<string, number>();
  private readonly kept = new Map<string, Buffer>();
  private readonly coming = new Map<string, Promise<Buffer>>();
  private bytes = 0;
  /** For games that are lent. */
  private readonly here = new Looking();

  constructor(
    private readonly matches: Matches,
    /** Milliseconds of processor time a minute, for each person, network and table. */
    perMinute: number,
    onTrouble: (error: string) => void,
    now: () => number,
  ) {
    // One thread: what it has played through it has at hand for the next look.
    this.pool = new Pool(1, MEMORY, onTrouble);
    this.budget = new Budget(perMinute, now);
  }

  /** What is to be seen there, in JSON. */
  async look(by: Looker, sight: Sight): Promise<Buffer> {
    const { row, wanted, version = "" } = sight;
    const name = `${row.id} ${version} ${JSON.stringify(wanted)}`;
    // What somebody else is looking at just now is shared; what they are refused is not.
    const shared = this.kept.get(name) ?? (await this.coming.get(name)?.catch(() => undefined));
    if (shared) return shared;
    const coming = this.find(by, sight);
    this.coming.set(name, coming);
    try {
      const found = await coming;
      if (!this.kept.has(name)) this.keep(name, found);
      return found;
    } finally {
      if (this.coming.get(name) === coming) this.coming.delete(name);
    }
  }

  /** What was kept first goes first. */
  private keep(name: string, found: Buffer): void {
    this.kept.set(name, found);
    this.bytes += found.byteLength;
    for (const [old, { byteLength }] of this.kept) {
      if (this.bytes <= MOST_KEPT) return;
      this.kept.delete(old);
      this.bytes -= byteLength;
    }
  }

  private async find(by: Looker, sight: Sight): Promise<Buffer> {
    const [table] = sight.row.id.split(".", 1);
    const payers = [`network ${by.network}`, `table ${table}`];
    if (by.person !== undefined) payers.push(`person ${by.person}`);
    if (this.pool.waitingFor(by.network) >= MOST_WAITING) throw tooMuch(1);
    let told = await this.ask(by, payers, table, sight, this.known.get(sight.row.id) ?? 0);
    if ("missing" in told) told = await this.ask(by, payers, table, sight, 0);
    if ("unknown" in told && sight.lent) told = await this.lookHere(sight, sight.lent);
    if ("body" in told) return Buffer.from(told.body);
    if ("otherRules" in told) throw notNow("other-rules", "Played by rules we no longer have.");
    throw new Error("error" in told ? told.error : "the thread does not know this match");
  }

  private async ask(
    { network }: Looker,
    payers: readonly string[],
    table: string,
    { row, wanted, begun }: Sight,
    from: number,
  ): Promise<Told> {
    const acts = await this.matches.textsSince(row.id, from);
    let refused: ApiError | undefined;
    const begin = () => {
      // What those before it have used counts already.
      if (this.budget.left(payers) <= 0) {
        refused = tooMuch(this.budget.secondsFor(payers));
        return undefined;
      }
      const asked: Look = {
        kind: "look",
        match: row.id,
        row,
        from,
        acts,
        wanted,
        ...(begun && { begun }),
      };
      return { asked, most: LONGEST };
    };
    const owner = { person: network, table };
    const until = Date.now() + PATIENCE;
    const { told, cost, stopped } = await this.pool.run({ owner, until, begin });
    this.budget.charge(payers, cost);
    if (refused) throw refused;
    if (!told) {
      this.known.delete(row.id);
      throw stopped ? notNow("fault", "This match cannot be played again.") : unavailable();
    }
    if ("body" in told) this.known.set(row.id, from + acts.length);
    else this.known.delete(row.id);
    return told;
  }

  /** Does a thread come to an end with this? */
  async tryOut(asked: Try, most: number): Promise<boolean> {
    const owner = { person: "rules", table: asked.game };
    const until = Date.now() + PATIENCE;
    const { told } = await this.pool.run({ owner, until, begin: () => ({ asked, most }) });
    // Whatever a rule throws, it will throw again, and that is seen to where it happens.
    return told !== undefined;
  }

  private async lookHere({ row, wanted, begun }: Sight, game: AnyGame): Promise<Told> {
    const acts = await this.matches.textsSince(row.id, 0);
    const more = begun && { begun };
    return this.here.look(game, {
      kind: "look",
      match: row.id,
      row,
      from: 0,
      acts,
      wanted,
      ...more,
    });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
