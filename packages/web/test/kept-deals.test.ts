/** What a browser keeps of a deal. */
import { namedSeed } from "@sprawl/engine/host";
import type { TableView } from "@sprawl/server/wire";
import { expect, test } from "vitest";
import { giveShare, keepDeal, keptDeal, shortPromise } from "../src/online/kept-deals.js";

function shelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string) => kept.get(key),
    set: (key: string, text: string) => {
      if (text === "") kept.delete(key);
      else kept.set(key, text);
    },
  };
}

const promise = namedSeed("promise");
const open = {
  id: "t",
  options: { guards: true },
  shuffleSeats: true,
  you: 1,
  seats: [{ person: "bo" }, { person: "ada" }],
  deal: { promise },
  earlier: [],
} as unknown as TableView;

test("a share is new every time, and kept with the promise that was seen", () => {
  const on = shelf();
  const share = giveShare(open, on);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(giveShare(open, on)).not.toBe(share);
  expect(giveShare({ ...open, deal: undefined } as unknown as TableView, on)).toBeUndefined();
});

test("once it is dealt, what was shown then is kept, and not what a server says later", () => {
  const on = shelf();
  const share = giveShare(open, on);
  const sat = [
    { person: "bo", share: namedSeed("bo") },
    { person: "ada", share },
  ];
  const dealt = { ...open, match: "t.1", you: 0, deal: { promise, sat, mixed: true } };
  keepDeal(dealt as TableView, on);
  const options = { guards: true };
  const kept = { promise, sat, mixed: true, options, place: 1, share, seat: 0, person: "ada" };
  expect(keptDeal("t.1", on)).toEqual(kept);
  const later = { ...dealt, deal: { promise: namedSeed("other"), sat: [], mixed: false } };
  keepDeal(later as unknown as TableView, on);
  expect(keptDeal("t.1", on)).toEqual(kept);
});

test("the promise, options and order that count are those seen before being ready", () => {
  const on = shelf();
  const share = giveShare(open, on);
  const deal = { promise: namedSeed("swapped"), sat: [{ share }], mixed: false };
  const options = { guards: false };
  keepDeal({ ...open, options, match: "t.1", you: 0, deal } as TableView, on);
  expect(keptDeal("t.1", on)).toMatchObject({ promise, options: { guards: true }, mixed: true });
});

test("who only watched keeps nothing", () => {
  const on = shelf();
  keepDeal({ ...open, match: "t.1", deal: { promise, sat: [], mixed: false } } as TableView, on);
  expect(keptDeal("t.1", on)).toBeUndefined();
});

test("the short form is the beginning of the promise", () => {
  expect(shortPromise("3f9a71c2d0")).toBe("3f9a 71c2");
});
