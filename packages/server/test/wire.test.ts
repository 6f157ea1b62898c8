/** Changes lead from one view to the next, and the hash follows them. */
import { eventsFor } from "@sprawl/engine/host";
import { bitOf } from "@sprawl/engine/search";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Heard } from "../src/table/heard.js";
import { type Change, difference, withChanges } from "../src/wire/changes.js";
import { ROOT, sumOf, viewHash, written } from "../src/wire/hash.js";
import { jsonOf, jsonOfBoth, jsonOfWritten } from "../src/wire/json.js";

const key = fc.constantFrom("a", "b", "c", "hand", "key", "0");
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom("", "x", "ü", true, false),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** Changes as they are received. */
function received(changes: string): Change[] {
  return JSON.parse(`[${changes}]`);
}

test("any view can be changed into any other, in JSON, and its hash with it", () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const { changes, hash, kept } = difference(before, after);
      expect(kept).toEqual(after);
      expect(withChanges(before, received(changes))).toEqual(after);
      expect(written(sumOf(before, ROOT) + hash)).toBe(viewHash(after));
      if (JSON.stringify(before) === JSON.stringify(after)) expect(changes).toBe("");
      const own = structuredClone(before);
      const followed = difference(own, after, structuredClone);
      expect(followed).toEqual({ changes, hash, kept: after });
    }),
    { numRuns: 3000 },
  );
});

test("what is equal needs no change, and what is undefined is not there", () => {
  expect(difference({ a: undefined, b: [1] }, { b: [1], c: undefined }).changes).toBe("");
  expect(viewHash({ a: undefined, b: 1 })).toBe(viewHash({ b: 1 }));
});

test("what will go on changing is copied into what was kept, and the rest stays", () => {
  const before = { hands: [[1, 2], [3]], coins: [3, 3], name: { of: "x" } };
  const { coins, name, hands } = before;
  const live = {
    hands: [
      [1, 2],
      [3, 4],
    ],
    coins: [3, 3],
    name: { of: "x" },
    more: { list: [1] },
  };
  const kept: typeof live = difference<object>(before, live, structuredClone).kept as typeof live;
  expect(kept).toEqual(live);
  expect(kept).toBe(before);
  expect([kept.coins, kept.name, kept.hands[0]]).toEqual([coins, name, hands[0]]);
  const was = structuredClone(kept);
  live.hands[1].push(5);
  live.coins[0] = 0;
  live.more.list.push(2);
  expect(kept).toEqual(was);
});

test("without a copy, neither view is changed", () => {
  const before = { hands: [[1, 2], [3]], question: { options: [1, 2, 3], args: { a: 1 } } };
  const after = { hands: [[1], [3, 4]], question: { options: [3, 4], args: { b: 1 } } };
  const both = structuredClone([before, after]);
  expect(difference<object>(before, after).kept).toBe(after);
  expect([before, after]).toEqual(both);
});

test("JSON says what JSON.stringify says", () => {
  const text = fc.string({ unit: "binary", maxLength: 6 });
  const leaf = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(undefined));
  const named = fc.dictionary(text, fc.oneof(leaf, fc.array(leaf)), { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(fc.oneof(named, tree), { maxLength: 4 }), (value) => {
      const read = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(jsonOf(value))).toEqual(read);
      const halves = jsonOfBoth(jsonOf({ value }), jsonOfWritten({ again: jsonOf(value) }));
      expect(JSON.parse(halves)).toEqual({ value: read, again: read });
    }),
  );
});

test("what happened is told to each as it would be told to nobody else", () => {
  const bits = fc
    .subarray([bitOf(0), bitOf(1), bitOf("spectator")])
    .map((some) => some.reduce((a, b) => a | b, 0));
  const event = fc.record({
    type: fc.constantFrom("moved", "drew"),
    at: fc.nat(9),
    args: fc.record({ seat: fc.nat(1), name: fc.constantFrom("x", "ü") }),
    cards: fc.constant([3, 4]),
    faces: fc.constant(["ace", { suit: "bells" }]),
    seen: fc.tuple(bits, bits),
    to: bits,
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 3 }), (events) => {
      const heard = new Heard(events, 2);
      for (const viewer of [0, 1, "spectator"] as const) {
        const told = JSON.parse(JSON.stringify(eventsFor(events, viewer)));
        expect(JSON.parse(heard.by(viewer))).toEqual(told);
      }
    }),
  );
});

test("only what cannot change is written once for all", () => {
  const open = Object.freeze({ key: "play", on: ["card/1"] });
  expect(jsonOf(open)).toBe(JSON.stringify(open));
  open.on.push("card/2");
  expect(jsonOf(open)).toBe(JSON.stringify(open));
  const closed = Object.freeze({ key: "pass", on: "deck", rule: undefined });
  expect([jsonOf(closed), jsonOf(closed)]).toEqual([
    JSON.stringify(closed),
    JSON.stringify(closed),
  ]);
});

test("a thing with the same key is sent anew if anything else about it has changed", () => {
  const before = { options: [{ key: "pass", kind: "pass", rule: "T-1", on: ["card/1"] }] };
  for (const option of [
    { key: "pass", kind: "pass" },
    { key: "pass", kind: "pass", rule: "T-2", on: ["card/1"] },
    { key: "pass", kind: "pass", rule: "T-1", on: ["card/2"] },
  ]) {
    const after = { options: [option] };
    const { changes, kept } = difference(before, after);
    expect(kept).toEqual(after);
    expect(withChanges(before, received(changes))).toEqual(after);
  }
});

test("a thing with a key is its key", () => {
  const one = { key: "sell card=1", kind: "sell", card: 1 };
  const two = { key: "sell card=2", kind: "sell", card: 2 };
  const three = { key: "sell card=3", kind: "sell", card: 3 };
  const { changes, hash } = difference({ options: [one, two] }, { options: [one, three, two] });
  expect(received(changes)).toEqual([["/options", 1, 0, [three]]]);
  expect(written(sumOf({ options: [one, two] }, ROOT) + hash)).toBe(
    viewHash({ options: [{ key: one.key }, { key: three.key }, { key: two.key }] }),
  );
});

test("a small change is told in a few bytes", () => {
  const before = { state: { hands: [[1, 2, 3, 4], [5]], coins: [3, 3] }, answers: 1 };
  const after = { state: { hands: [[1, 3, 4], [5]], coins: [5, 3] }, answers: 2 };
  expect(received(difference(before, after).changes)).toEqual([
    ["/state/hands/0", 1, 1, []],
    ["/state/coins/0", 5],
    ["/answers", 2],
  ]);
});

test("a view that went wrong by one leaf has another hash", () => {
  expect(viewHash({ a: [1, 2] })).not.toBe(viewHash({ a: [2, 1] }));
  expect(viewHash({ a: "1" })).not.toBe(viewHash({ a: 1 }));
  expect(viewHash({ a: [] })).not.toBe(viewHash({ a: {} }));
});

/** The hash as docs/http-api.md describes it, word for word. */
function described(view: unknown): string {
  let sum = 0;
  const visit = (given: unknown, path: string): void => {
    const own = Array.isArray(given) ? undefined : Object(given).key;
    const value = typeof own === "string" ? own : given;
    const isLeaf = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    if (!isLeaf) {
      for (const [step, item] of Object.entries(value)) visit(item, `${path}/${step}`);
      return;
    }
    let hash = 0x811c9dc5;
    for (const unit of `${path}=${JSON.stringify(value)}`.split("")) {
      hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
    }
    sum += hash;
  };
  visit(view, "");
  return (sum >>> 0).toString(16).padStart(8, "0");
}

test("the hash is the one that is described, whatever the leaves are", () => {
  const leaf = fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.integer(), fc.boolean());
  fc.assert(
    fc.property(fc.array(leaf), tree, (leaves, more) => {
      expect(viewHash({ leaves, more })).toBe(described({ leaves, more }));
    }),
  );
  const odd = ['"', "\\", "\n", "\ud800", "ü", "\u007f", "\u2028", -0, 1e21, 0.1, true];
  expect(viewHash(odd)).toBe(described(odd));
});
