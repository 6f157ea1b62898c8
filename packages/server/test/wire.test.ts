/** Changes lead from one view to the next, and the hash follows them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, withChanges } from "../src/wire/changes.js";
import { ROOT, sumOf, viewHash, written } from "../src/wire/hash.js";

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

test("any view can be changed into any other, in JSON, and its hash with it", () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const { changes, hash, kept } = difference(before, after);
      expect(kept).toEqual(after);
      const received = JSON.parse(JSON.stringify(changes));
      expect(withChanges(before, received)).toEqual(after);
      expect(written(sumOf(before, ROOT) + hash)).toBe(viewHash(after));
      if (JSON.stringify(before) === JSON.stringify(after)) expect(changes).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test("what is equal needs no change, and what is undefined is not there", () => {
  expect(difference({ a: undefined, b: [1] }, { b: [1], c: undefined }).changes).toEqual([]);
  expect(viewHash({ a: undefined, b: 1 })).toBe(viewHash({ b: 1 }));
});

test("what has not changed is kept as it was, and what will go on changing is copied", () => {
  const before = { hands: [[1, 2], [3]], coins: [3, 3], name: { of: "x" } };
  const live = {
    hands: [
      [1, 2],
      [3, 4],
    ],
    coins: [3, 3],
    name: { of: "x" },
  };
  const { kept } = difference(before, live, structuredClone);
  expect(kept).toEqual(live);
  expect([kept.coins, kept.name, kept.hands[0]]).toEqual([before.coins, before.name, [1, 2]]);
  expect(kept.coins).toBe(before.coins);
  expect(kept.hands[0]).toBe(before.hands[0]);
  const was = structuredClone(kept);
  live.hands[1].push(5);
  live.coins[0] = 0;
  expect(kept).toEqual(was);
  expect(before.hands[1]).toEqual([3]);
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
    expect(withChanges(before, changes)).toEqual(after);
  }
});

test("a thing with a key is its key", () => {
  const one = { key: "sell card=1", kind: "sell", card: 1 };
  const two = { key: "sell card=2", kind: "sell", card: 2 };
  const three = { key: "sell card=3", kind: "sell", card: 3 };
  const { changes, hash } = difference({ options: [one, two] }, { options: [one, three, two] });
  expect(changes).toEqual([["/options", 1, 0, [three]]]);
  expect(written(sumOf({ options: [one, two] }, ROOT) + hash)).toBe(
    viewHash({ options: [{ key: one.key }, { key: three.key }, { key: two.key }] }),
  );
});

test("a small change is told in a few bytes", () => {
  const before = { state: { hands: [[1, 2, 3, 4], [5]], coins: [3, 3] }, answers: 1 };
  const after = { state: { hands: [[1, 3, 4], [5]], coins: [5, 3] }, answers: 2 };
  expect(difference(before, after).changes).toEqual([
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
