/** A deal that several have made: whoever kept what they saw finds out what was changed. */

import { caravan } from "@sprawl/caravan";
import type { AnyGame } from "@sprawl/engine";
import {
  checkKept,
  checkShared,
  commitmentOf,
  createMatch,
  type KeptDeal,
  namedSeed,
  placesFrom,
  promiseOf,
  recordOf,
  type SharedDeal,
  seedFrom,
  verify,
} from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";

const game = caravan as AnyGame;
const options = { guards: false, tolls: false };
const about = { game: "caravan", version: caravan.version, options };
const share = (name: string) => namedSeed(name);
const deal: SharedDeal = {
  server: share("server"),
  sat: [{ person: "ada", share: share("ada") }, { person: "bo", share: share("bo") }, {}],
  mixed: true,
};
const seed = seedFrom(deal, about);
const header = { ...about, seats: 3, seed };
const place = 1;
const kept: KeptDeal = {
  promise: promiseOf(deal.server),
  sat: deal.sat,
  mixed: true,
  options,
  place,
  share: share("bo"),
  seat: placesFrom(seed, deal).indexOf(place),
};

describe("a deal of several", () => {
  test("holds for whoever kept what they saw", () => {
    expect(checkKept(kept, { ...header, deal })).toEqual([]);
  });

  test("another share of the server is found out, though the seed fits it", () => {
    const other = { ...deal, server: share("a better one") };
    const forged = { ...header, seed: seedFrom(other, about) };
    expect(checkShared(other, forged)).toEqual([]);
    expect(checkKept(kept, { ...forged, deal: other })).toContain(
      "the server's share is not the one it promised",
    );
  });

  test("what the server could have chosen when it knew all shares is found out", () => {
    const [ada, bo, bot] = deal.sat;
    const full = "the deal holds more than a share of each person";
    const found = (sat: SharedDeal["sat"]) => {
      const other = { ...deal, sat };
      const forged = { ...header, seed: seedFrom(other, about), deal: other };
      return checkKept({ ...kept, sat, seat: placesFrom(forged.seed, other).indexOf(1) }, forged);
    };
    expect(found([ada, bo, bot])).toEqual([]);
    expect(found([ada, bo, { share: share("of a bot") }])).toEqual([full]);
    expect(found([ada, { ...bo, chosen: 7 } as typeof bo, bot])).toEqual([full]);
    // A name for my seat that was not mine before I gave my share.
    const another = { ...bo, person: "bob" };
    const known = { ...kept, person: "bo", sat: [ada, another, bot] };
    const renamed = { ...deal, sat: known.sat };
    const forged = { ...header, seed: seedFrom(renamed, about), deal: renamed };
    expect(checkKept(known, forged)).toContain("your place in the deal is somebody else's");
    expect(checkKept({ ...kept, person: "bo" }, { ...header, deal })).toEqual([]);
    expect(checkKept(kept, header)).toEqual(["the shares of this deal are no longer shown"]);
  });

  test("a changed seed is found out", () => {
    const problems = ["the seed is not the one the shares make"];
    expect(checkShared(deal, { ...header, seed: namedSeed("another") })).toEqual(problems);
  });

  test("a changed share is found out by its owner, and by everybody else", () => {
    const sat = deal.sat.with(1, { person: "bo", share: share("not bo's") });
    const other = { ...deal, sat };
    const forged = { ...header, seed: seedFrom(other, about) };
    expect(checkKept(kept, { ...forged, deal: other })).toContain("your share is not in the deal");
    const ada = { ...kept, place: 0, share: share("ada"), seat: placesFrom(seed, deal).indexOf(0) };
    expect(checkKept(ada, { ...forged, deal: other })).toContain(
      "somebody else's share or place was changed",
    );
  });

  test("other options are found out", () => {
    const other = { ...about, options: { guards: true, tolls: false } };
    const forged = { ...header, ...other, seed: seedFrom(deal, other) };
    expect(checkKept(kept, { ...forged, deal })).toContain(
      "the options are not those you agreed to",
    );
  });

  test("another order of seats is found out", () => {
    const moved = { ...kept, seat: (kept.seat + 1) % 3 };
    expect(checkKept(moved, { ...header, deal })).toEqual([
      "you were given another seat than the deal says",
    ]);
    const swapped = { ...deal, sat: [deal.sat[1], deal.sat[0], deal.sat[2]] };
    expect(seedFrom(swapped, about)).not.toBe(seed);
    expect(checkKept(kept, { ...header, seed: seedFrom(swapped, about), deal: swapped })).toContain(
      "your share is not in the deal",
    );
  });

  test("seats are mixed only where that was agreed, and every place is taken once", () => {
    expect(placesFrom(seed, { ...deal, mixed: false })).toEqual([0, 1, 2]);
    const orders = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const places = placesFrom(namedSeed(`mix ${i}`), deal);
      expect(places.slice().sort()).toEqual([0, 1, 2]);
      orders.add(places.join());
    }
    expect(orders.size).toBe(6);
  });

  test("a record carries what its seed was made of, and does not verify if it is not so", () => {
    const record = { ...recordOf(createMatch(game, { seats: 3, options, seed })), deal };
    expect(verify(game, record)).toEqual({ verified: true, problems: [] });
    const other = { ...record, deal: { ...deal, server: share("another") } };
    expect(verify(game, other).problems).toEqual(["the seed is not the one the shares make"]);
    expect(() => verify(game, { ...record, deal: { server: "x" } })).toThrow("record.deal");
  });
});

test("a commitment is to the game, its version, the seats, the options and the seed", () => {
  const at = commitmentOf(header);
  expect(commitmentOf({ ...header })).toBe(at);
  const others = [
    { ...header, game: "other" },
    { ...header, version: header.version + 1 },
    { ...header, seats: 4 },
    { ...header, options: { guards: true, tolls: false } },
    { ...header, seed: namedSeed("another") },
  ];
  for (const other of others) expect(commitmentOf(other)).not.toBe(at);
  const record = recordOf(createMatch(game, { seats: 3, options, seed }));
  const committed = commitmentOf({ ...record, options: { guards: true, tolls: false } });
  expect(verify(game, record, committed).problems).toContain(
    "the seed is not the one that was committed to",
  );
});
