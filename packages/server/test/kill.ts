/**
 * Kills servers under load and compares what people were told with what is on disk: every answer
 * that was acknowledged is there, exactly once, and every view anybody was shown is what the log says.
 */
import { decisionId, giveAgain, view } from "@sprawl/engine/host";
import { createMatch, indexOfSeat } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import { openStore } from "../src/store/store.js";
import { viewHash } from "../src/wire/hash.js";
import { chooser } from "./client.js";
import { compile, Duel, Fleet, rest } from "./fleet.js";

export type Killing = {
  readonly database: string;
  readonly processes: number;
  readonly kills: number;
  readonly duels: number;
  readonly seed: number;
  /** Done beside the killing, once a third of it is done. */
  readonly beside?: () => Promise<void>;
};

export type Toll = {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly stored: number;
  readonly problems: readonly string[];
};

export async function killAndCompare(killing: Killing): Promise<Toll> {
  await compile();
  const { database, processes, kills, seed } = killing;
  const draw = chooser(seed);
  const fleet = new Fleet({ SPRAWL_DATABASE_URL: database });
  for (let i = 0; i < processes; i++) await fleet.start(i);
  const duels = Array.from(
    { length: killing.duels },
    (_, i) => new Duel(fleet, `duel ${i}`, chooser(seed * 1000 + i)),
  );
  let trouble: unknown;
  const playing = Promise.all(duels.map((duel) => duel.run())).catch((error) => {
    trouble = error;
  });
  let killed = 0;
  try {
    for (; killed < kills && !trouble; killed++) {
      if (killing.beside && killed === Math.floor(kills / 3)) await killing.beside();
      await underLoad(duels, draw(80), draw(40));
      const victim = draw(processes);
      await fleet.kill(victim);
      const again = fleet.start(victim);
      // With several processes the others carry on; now and then two are down at once.
      if (processes === 1 || draw(3) > 0) await again;
      await Promise.all(fleet.processes.map((each, i) => each ?? fleet.start(i)));
    }
    await rest(300);
  } finally {
    for (const duel of duels) duel.stopped = true;
    for (let i = 0; i < processes; i++) await fleet.end(i);
  }
  await Promise.race([playing, rest(5_000)]);
  if (trouble) throw trouble;
  return { kills: killed, ...(await compare(database, duels)) };
}

/** Wait until so many more answers were acknowledged, and a moment longer: any moment may be it. */
async function underLoad(duels: readonly Duel[], answers: number, ms: number): Promise<void> {
  const count = () => duels.reduce((sum, { witness }) => sum + witness.acknowledged.length, 0);
  const enough = count() + answers;
  for (let i = 0; i < 400 && count() < enough; i++) await rest(10);
  await rest(ms);
}

async function compare(database: string, duels: readonly Duel[]) {
  const store = await openStore(database);
  const problems: string[] = [];
  let acknowledged = 0;
  let views = 0;
  let stored = 0;
  let matches = 0;
  try {
    for (const { witness, matches: ids } of duels) {
      const given = new Map<string, number>();
      const hashes = new Map<string, string>();
      for (const id of ids) {
        const row = await store.matches.byId(id);
        if (!row) continue;
        matches++;
        const entry = await findGame(row.game)?.load();
        if (!entry) throw new Error("no game");
        const match = createMatch(entry.game, row);
        const look = (version: number) => {
          for (let seat = 0; seat < row.seats; seat++) {
            hashes.set(`${id} ${version} ${seat}`, viewHash(view(match, seat)));
          }
        };
        look(0);
        for (const { seq, act } of await store.matches.since(id, 0)) {
          if (!("a" in act)) continue;
          stored++;
          const [seat] = act.a;
          const key = `${id} ${seat} ${decisionId(match)} ${JSON.stringify(act.a[4])}`;
          if (indexOfSeat(match, seat) < 0 || !giveAgain(match, act.a)) {
            problems.push(`${id}: act ${seq} does not fit`);
            break;
          }
          given.set(key, (given.get(key) ?? 0) + 1);
          look(seq);
        }
      }
      for (const { match, seat, decision, answer } of witness.acknowledged) {
        acknowledged++;
        const times = given.get(`${match} ${seat} ${decision} ${JSON.stringify(answer)}`) ?? 0;
        if (times !== 1) problems.push(`${match}: ${decision} was acknowledged, stored ${times}x`);
      }
      for (const [key, hash] of witness.seen) {
        views++;
        if (hashes.get(key) !== hash) problems.push(`${key}: was shown something else`);
      }
    }
  } finally {
    await store.close();
  }
  return { matches, acknowledged, views, stored, problems };
}
