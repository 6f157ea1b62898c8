/** Changes lead from one view to the next, and the hash follows them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, withChanges } from "../src/wire/changes.js";
import { ROOT, sumOf, viewHash, written } from "../src/wire/hash.js";

const key = fc.constantFrom("a", "b", "c", "hand", "0");
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
      const { changes, hash } = difference(before, after);
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
  const visit = (value: unknown, path: string): void => {
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
