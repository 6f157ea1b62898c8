/** A deal made of shares: promised before anybody is ready, checked by those who kept what they saw. */
import { BadInput } from "@sprawl/engine";
import {
  checkKept,
  freshSeed,
  type KeptDeal,
  type MatchRecord,
  placesFrom,
  promiseOf,
  type Sat,
} from "@sprawl/engine/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Body, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

const at = (who: Someone, table: string): Promise<Body> => who.ok("GET", `/api/tables/${table}`);
const people = (...names: string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));

/** Ready, as a client is: it keeps the promise it sees, and gives a share of its own. */
async function ready(who: Someone, table: string) {
  const { deal } = await at(who, table);
  const share = freshSeed();
  await who.act(table, "ready", { share });
  return { promise: deal.promise as string, share };
}

/** What this person keeps once it is dealt. */
async function kept(
  who: Someone,
  table: string,
  { promise, share }: { promise: string; share: string },
): Promise<KeptDeal> {
  const { deal, you, options } = await at(who, table);
  const sat = deal.sat as Sat[];
  const place = sat.findIndex((each) => each.share === share);
  return { promise, sat, mixed: deal.mixed, options, place, share, seat: you };
}

/** Two people and a bot, dealt, kept, and given up: what Ada kept, and the record. */
async function played(settings: object = {}) {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo], { seats: 3, bots: ["random"], ...settings });
  const own = await ready(ada, table);
  await ready(bo, table);
  const mine = await kept(ada, table, own);
  await ada.act(table, "concede");
  await bo.act(table, "concede");
  const record: MatchRecord = await ada.ok("GET", `/api/matches/${table}.1/record`);
  return { ada, bo, table, mine, record };
}

describe("a deal at a table", () => {
  test("is promised before anybody is ready, and the share stays the server's until the end", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const table = await tableFor([ada, bo]);
    const open = await at(ada, table);
    expect(open.deal).toEqual({ promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { doc } = await server.house.table(table);
    const { share } = doc;
    expect(promiseOf(share ?? "")).toBe(open.deal.promise);
    await ready(ada, table);
    const waiting = await at(bo, table);
    expect(waiting.deal.promise).toBe(open.deal.promise);
    await ready(bo, table);
    const playing = [await at(ada, table), await ada.ok("GET", `/api/tables/${table}/view`)];
    for (const seen of [open, waiting, ...playing]) {
      expect(JSON.stringify(seen)).not.toContain(share);
    }
    await ada.act(table, "concede");
    expect((await ada.ok("GET", `/api/matches/${table}.1/record`)).deal.server).toBe(share);
  });

  test("holds for whoever kept what they saw, with seats mixed and without", async () => {
    for (const shuffleSeats of [false, true]) {
      const { mine, record, ada, table } = await played({ shuffleSeats });
      if (!record.deal) throw new BadInput("record", "has no deal");
      expect(mine.mixed).toBe(shuffleSeats);
      expect(checkKept(mine, record)).toEqual([]);
      const verdict = await ada.ok("GET", `/api/matches/${table}.1/verify`);
      expect(verdict).toMatchObject({ verified: true, proof: "shares" });
    }
  });

  test("what was changed in the database is found out, though the server says all is well", async () => {
    const { mine, record } = await played();
    if (!record.deal) throw new BadInput("record", "has no deal");
    const { deal } = record;
    const forge = (change: Partial<MatchRecord>) => {
      const forged = { ...record, ...change };
      return checkKept(mine, { ...forged, deal: forged.deal ?? deal });
    };
    expect(forge({ seed: freshSeed() })).toContain("the seed is not the one the shares make");
    expect(forge({ deal: { ...deal, server: freshSeed() } })).toContain(
      "the server's share is not the one it promised",
    );
    expect(forge({ options: { ...record.options, guards: true } })).toContain(
      "the options are not those you agreed to",
    );
    const swapped = [deal.sat[1], deal.sat[0], deal.sat[2]];
    expect(forge({ deal: { ...deal, sat: swapped } })).toContain("your share is not in the deal");
  });

  test("a rematch has a promise of its own", async () => {
    const { ada, table, mine } = await played();
    await ada.act(table, "rematch");
    const { deal, seats } = await at(ada, table);
    expect(deal).toEqual({ promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(deal.promise).not.toBe(mine.promise);
    expect(seats.every(({ share }: Body) => share === undefined)).toBe(true);
  });

  test("who is no longer ready takes their share back; one that is no share is refused", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const table = await tableFor([ada, bo]);
    const { share } = await ready(ada, table);
    expect((await at(bo, table)).seats[0]).toMatchObject({ ready: true, share });
    await ada.act(table, "ready", { ready: false });
    expect((await at(bo, table)).seats[0].share).toBeUndefined();
    const wrong = await ada.refused("POST", `/api/tables/${table}/ready`, { share: "mine" });
    expect(wrong.code).toBe("malformed");
  });

  test("a match from before there were shares says which proof it has", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const table = await tableFor([ada, bo]);
    const live = await server.house.table(table);
    await live.exclusive(() => live.change(({ share: _, deal: __, ...old }) => old));
    await ada.act(table, "ready");
    await bo.act(table, "ready");
    await ada.act(table, "concede");
    const verdict = await ada.ok("GET", `/api/matches/${table}.1/verify`);
    expect(verdict).toMatchObject({ verified: true, proof: "commitment" });
    expect((await ada.ok("GET", `/api/matches/${table}.1/record`)).deal).toBeUndefined();
  });

  test("seats are mixed by the deal, and by nothing else", async () => {
    const { record, ada, bo, table } = await played({ shuffleSeats: true });
    const { seats } = (await server.house.table(table)).doc;
    if (!record.deal) throw new BadInput("record", "has no deal");
    const places = placesFrom(record.seed, record.deal);
    const ids = [ada.id, bo.id, undefined];
    expect(seats.map(({ person }) => person)).toEqual(places.map((place) => ids[place]));
  });
});
