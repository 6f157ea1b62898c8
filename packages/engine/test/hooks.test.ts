/** Hooks: who hears of a thing, in the order the rules give. */
import {
  ask,
  type HookTable,
  type InPlay,
  inOrder,
  type Match,
  type OptionValues,
  type Play,
  raise,
} from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { playPath, ruleGame, sitDown, stateOf } from "./table.js";

type Noisy = { active: number; inPlay: InPlay[]; heard: string[] };
type Table = Play<Noisy, OptionValues>;

const name = ({ id, owner, copy }: InPlay) =>
  `${id}${copy === undefined ? "" : `#${copy}`} of ${owner ?? "nobody"}`;

const hears = (g: Table, self: InPlay, what: { where: string }) => {
  g.state.heard.push(`${name(self)} at ${what.where}`);
};

const hooks: HookTable<Noisy, OptionValues> = {
  names: ["noise", "silence"],
  active: (g) => g.state.active,
  inPlay: (g) => g.state.inPlay,
  content: {
    dog: { on: { noise: hears } },
    cat: { on: { noise: hears } },
    alarm: { order: 5, on: { noise: hears } },
    sloth: { order: -1, on: { noise: hears } },
    stone: { on: { silence: hears } },
    catcher: {
      order: -9,
      on: {
        noise(g) {
          g.state.inPlay = g.state.inPlay.filter(({ id }) => id !== "dog");
          g.state.inPlay.push({ id: "cat", owner: 1, copy: 9 });
        },
      },
    },
    guard: {
      on: {
        *noise(g, self, { where }: { where: string }) {
          const { kind } = yield* ask(self.owner ?? 0, "look", [
            { kind: "look" },
            { kind: "stay" },
          ]);
          g.state.heard.push(`${name(self)} ${kind}s at ${where}`);
        },
      },
    },
  },
};

/** What is heard when there is a noise at this table. */
function noise(active: number, inPlay: InPlay[], hook = "noise"): Match {
  return sitDown(
    ruleGame<Noisy>(
      () => ({ active, inPlay, heard: [] }),
      (g) => raise(g, hooks, hook, { where: "B2" }),
    ),
    { seats: 3 },
  );
}

const heard = (match: Match) => stateOf<Noisy>(match).heard;

describe("the order", () => {
  const listeners: InPlay[] = [
    { id: "dog" },
    { id: "cat", owner: 0 },
    { id: "dog", owner: 2, copy: 2 },
    { id: "dog", owner: 2, copy: 1 },
    { id: "sloth", owner: 1 },
    { id: "cat", owner: 1 },
    { id: "dog", owner: 1 },
    { id: "alarm", owner: 1 },
    { id: "stone", owner: 1 },
  ];
  const expected = [
    "sloth of 1 at B2",
    "cat of 1 at B2",
    "dog of 1 at B2",
    "alarm of 1 at B2",
    "dog#1 of 2 at B2",
    "dog#2 of 2 at B2",
    "cat of 0 at B2",
    "dog of nobody at B2",
  ];

  test("active seat first, then clockwise; for one seat by order, then id, then copy", () => {
    expect(heard(noise(1, listeners))).toEqual(expected);
    expect(heard(noise(2, listeners)).slice(0, 3)).toEqual([
      "dog#1 of 2 at B2",
      "dog#2 of 2 at B2",
      "cat of 0 at B2",
    ]);
  });

  test("is never that of coming into play, nor that of the content's list", () => {
    expect(heard(noise(1, listeners.slice().reverse()))).toEqual(expected);
    const shuffled = [3, 8, 0, 5, 7, 2, 6, 1, 4].map((i) => listeners[i]);
    expect(heard(noise(1, shuffled))).toEqual(expected);
  });

  test("inOrder says who would hear, without anybody hearing", () => {
    const match = noise(1, []);
    stateOf<Noisy>(match).inPlay = listeners;
    const order = inOrder(match.play as Table, hooks, "noise");
    expect(order.map(name)).toEqual(expected.map((line) => line.replace(" at B2", "")));
    expect(heard(match)).toEqual([]);
  });
});

test("only what listens to this hook hears it", () => {
  expect(heard(noise(0, [{ id: "stone" }, { id: "dog" }], "silence"))).toEqual([
    "stone of nobody at B2",
  ]);
});

test("what leaves play in between does not hear any more; what comes in is too late", () => {
  const match = noise(0, [
    { id: "dog", owner: 1 },
    { id: "cat", owner: 2 },
    { id: "catcher", owner: 0 },
  ]);
  expect(heard(match)).toEqual(["cat of 2 at B2"]);
});

test("a listener may ask, and the match can be saved there", () => {
  const match = noise(0, [
    { id: "guard", owner: 2 },
    { id: "guard", owner: 1 },
    { id: "cat", owner: 1 },
  ]);
  playPath(match, [
    [1, "look"],
    [2, "stay"],
  ]);
  expect(heard(match)).toEqual([
    "cat of 1 at B2",
    "guard of 1 looks at B2",
    "guard of 2 stays at B2",
  ]);
});

test("a hook that is not declared is a fault", () => {
  expect(() => noise(0, [], "nois")).toThrow('there is no hook "nois"');
});
