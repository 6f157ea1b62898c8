/** Readers of arrange verbs: what is not there is an error that names its place. */
import { caravan } from "@sprawl/caravan";
import { BadInput, type Plain, type Reader, read, verb } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";

const { play } = createMatch(caravan, { seats: 2, seed: namedSeed("readers") });
const given = <T>(reader: Reader<T>, value: Plain): T => reader.read(value, "it", play);

describe("a reader gives what it is said to give", () => {
  test.each<[string, Reader<unknown>, Plain, unknown]>([
    ["text", read.text, "silk 3", "silk 3"],
    ["flag", read.flag, false, false],
    ["seat", read.seat, 1, 1],
    ["whole", read.whole(1, 10), 10, 10],
    ["oneOf", read.oneOf(["noise", "trap"]), "trap", "trap"],
    ["oneOf, by the match", read.oneOf((g) => [g.seats]), 2, 2],
    ["listOf", read.listOf(read.whole()), [1, 2], [1, 2]],
    ["listOf, one alone", read.listOf(read.text), "left", ["left"]],
    ["byName", read.byName(read.whole()), { a: 1 }, new Map([["a", 1]])],
    [
      "fields",
      read.fields({ at: read.whole(), hp: read.maybe(read.whole()) }),
      { at: 3 },
      { at: 3 },
    ],
    ["someOf", read.someOf(() => ({ hp: 2, hidden: false })), { hidden: true }, { hidden: true }],
    ["anything", read.anything, { a: [1] }, { a: [1] }],
  ])("%s", (_, reader, value, wanted) => {
    expect(given(reader, value)).toEqual(wanted);
  });
});

describe("a reader names what is wrong, and where", () => {
  const you = read.fields({ sector: read.whole(1), hidden: read.maybe(read.flag) });
  test.each<[Reader<unknown>, Plain, string]>([
    [
      you,
      { sector: 1, hiden: true },
      "it.hiden: there is no such field; there are: sector, hidden",
    ],
    [you, {}, "it.sector: must be a whole number from 1, not nothing"],
    [you, 12, "it: must be a set of named fields, not 12"],
    [you, [1], "it: must be a set of named fields, not [1]"],
    [read.someOf(() => ({ hp: 2 })), { hq: 1 }, "it.hq: there is no such field; there are: hp"],
    [read.someOf(() => ({ hp: 2 })), { hp: true }, "it.hp: must be a whole number, not true"],
    [
      read.someOf(() => ({ at: 2 }), { at: read.whole(1, 9) }),
      { at: 99 },
      "it.at: must be a whole number from 1 to 9, not 99",
    ],
    [read.seat, 2, "it: must be a seat, not 2"],
    [read.seat, "0", 'it: must be a seat, not "0"'],
    [read.text, 1, "it: must be a text, not 1"],
    [read.flag, "yes", 'it: must be true or false, not "yes"'],
    [read.whole(1, 10), 11, "it: must be a whole number from 1 to 10, not 11"],
    [read.listOf(read.whole(0, 9)), [1, 99], "it.1: must be a whole number from 0 to 9, not 99"],
    [read.oneOf(["noise", "trap"]), "nois", 'it: there is no "nois"; there are: noise, trap'],
    [
      read.byName(read.whole(), read.oneOf(["locks"])),
      { lock: 1 },
      'it.lock: there is no "lock"; there are: locks',
    ],
  ])("%#", (reader, value, message) => {
    expect(() => given(reader, value)).toThrow(new BadInput(...placed(message)));
  });
});

function placed(message: string): [string, string] {
  const colon = message.indexOf(": ");
  return [message.slice(0, colon), message.slice(colon + 2)];
}

test("a verb reads before it does anything", () => {
  const done: number[] = [];
  const note = verb(read.fields({ n: read.whole(0, 5) }), (_, { n }) => {
    done.push(n);
    return [{ set: "coins.0", to: n }];
  });
  expect(note(play, { n: 4 }, "note")).toEqual([{ set: "coins.0", to: 4 }]);
  expect(() => note(play, { n: 6 }, "note")).toThrow("note.n: must be");
  expect(() => note(play, { m: 1 }, "note")).toThrow("note.m: there is no such field");
  expect(done).toEqual([4]);
});
