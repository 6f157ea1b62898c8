/** What can be chosen, as the table sorts and collects it. */
import type { OptionView, QuestionView, View } from "@sprawl/engine";
import type { BoardDefinition, Table } from "@sprawl/kit";
import { expect, test } from "vitest";
import {
  defaultAnswer,
  freshHalf,
  groupOptions,
  indexChoices,
  isOnBoard,
  keysOf,
  listedGroups,
  mainOption,
  numbered,
  pickState,
  picksInOrder,
  refsOf,
  togglePick,
  toldGroups,
} from "../src/table/choices.js";
import { fittingVerbs, openVerbs, waysOf, withoutBoard } from "../src/table/ways.js";

const option = (kind: string, n: number, on?: string | readonly string[]): OptionView => ({
  kind,
  n,
  key: `${kind} n=${n}`,
  ...(on !== undefined && { on }),
});

function question(more: Partial<QuestionView> = {}): QuestionView {
  return {
    decision: "d1",
    form: "choose",
    kind: "act",
    options: [],
    barred: [],
    safe: "",
    ...more,
  };
}

test("options are found by every thing they mean, barred ones apart", () => {
  const step = option("step", 1, ["enemy/g1", "sector/3"]);
  const other = option("wait", 2);
  const barred = { option: option("hide", 3, "sector/3"), rule: "SS-8.3" };
  const index = indexChoices(question({ options: [step, other], barred: [barred] }));
  expect(index.options.get("sector/3")).toEqual([step]);
  expect(index.options.get("enemy/g1")).toEqual([step]);
  expect(index.barred.get("sector/3")).toEqual([barred]);
  expect([...index.options.keys()]).toEqual(["enemy/g1", "sector/3"]);
  expect(refsOf(other)).toEqual([]);
});

test("after a verb the list and its numbers are the verb's own, none folded; the pass comes last", () => {
  const shots = Array.from({ length: 14 }, (_, n) => option("shoot", n));
  const look = option("look", 1);
  const pass = option("pass", 0);
  const groups = groupOptions([look, ...shots]);
  expect(numbered(listedGroups({ groups, pass, verb: undefined }))).toEqual([look, pass]);
  const verb = { kinds: ["shoot"] };
  expect(numbered(listedGroups({ groups, pass, verb }))).toEqual(shots);
});

test("told, the main thing comes first, then what lies open, and what is only said last", () => {
  const says = Array.from({ length: 10 }, (_, n) => option("claim", n));
  const arm = option("arm", 1);
  const pass = option("pass", 0);
  const end = option("end-turn", 0);
  const offered = { groups: groupOptions([...says, arm, end], ["claim"]), pass, main: undefined };
  const told = (main: typeof pass | undefined) =>
    toldGroups({ ...offered, main }).map(({ options, many }) => [many, options]);
  expect(told(pass)).toEqual([
    [false, [pass]],
    [false, [arm, end]],
    [true, says],
  ]);
  expect(told(end)).toEqual([
    [false, [end]],
    [false, [arm]],
    [false, [pass]],
    [true, says],
  ]);
});

test("few options stay one list; many are sorted by kind, and keys count what is shown", () => {
  const few = [option("a", 1), option("b", 1), option("a", 2)];
  expect(groupOptions(few)).toEqual([{ kind: "", options: few, many: false }]);
  const many = [
    ...[1, 2, 3, 4].map((n) => option("buy", n)),
    option("pass", 0),
    ...[1, 2, 3, 4, 5].map((n) => option("sell", n)),
  ];
  expect(groupOptions(many).map(({ kind, options }) => [kind, options.length])).toEqual([
    ["buy", 4],
    ["sell", 5],
    ["", 1],
  ]);
  expect(numbered(groupOptions(many)).map(({ kind }) => kind)[4]).toBe("sell");
  expect(groupOptions([])).toEqual([]);
  const crowd = Array.from({ length: 30 }, (_, n) => option("say", n));
  const mixed = groupOptions([...crowd, ...few]);
  expect(mixed.map((group) => [group.kind, group.many])).toEqual([
    ["a", false],
    ["", false],
    ["say", true],
  ]);
  expect(numbered(mixed)).toHaveLength(few.length); // what is folded has no number
});

test("kinds the board has a picker for are folded where there are many options", () => {
  const options = [...[1, 2, 3, 4, 5].map((n) => option("say", n)), option("ask", 1)];
  expect(groupOptions(options, ["say", "ask"]).map(({ many }) => many)).toEqual([false]);
  const more = [...options, ...[1, 2, 3, 4].map((n) => option("buy", n))];
  expect(groupOptions(more, ["say", "ask"]).map(({ kind, many }) => [kind, many])).toEqual([
    ["buy", false],
    ["say", true],
    ["ask", true],
  ]);
});

test("where as many are wanted as there are, all are picked and stay so", () => {
  const options = [1, 2, 3].map((n) => option("card", n));
  const all = question({ form: "pick", options, min: 3, max: 3 });
  const keys = options.map(({ key }) => key);
  expect([...freshHalf(all).picked]).toEqual(keys);
  expect([...togglePick(all, new Set(keys), keys[0] ?? "")]).toEqual(keys);
  expect(freshHalf(question({ form: "pick", options, min: 2, max: 3 })).picked.size).toBe(0);
  const some = question({ form: "pick", options, min: 0, max: 3, safe: keys.slice(0, 1) });
  expect(freshHalf(some).picked.size).toBe(0);
  expect([...freshHalf(some, { safe: true }).picked]).toEqual(keys.slice(0, 1));
  expect([...freshHalf(some, { safe: true, picks: keys }).picked]).toEqual(keys);
  expect(freshHalf(some, { picks: keys, empty: true }).picked.size).toBe(0);
  // In a lesson what is pointed at is pressed, and then all of it is picked.
  expect(freshHalf(all, { empty: true }).picked.size).toBe(0);
  expect([...togglePick(all, new Set(), keys[0] ?? "")]).toEqual(keys);
});

test("picks are toggled up to their number; a single pick is replaced", () => {
  const options = [1, 2, 3].map((n) => option("card", n));
  const two = question({ form: "pick", options, min: 1, max: 2 });
  let picked = togglePick(two, new Set(), "card n=3");
  picked = togglePick(two, picked, "card n=1");
  expect(togglePick(two, picked, "card n=2")).toBe(picked);
  expect(picksInOrder(two, picked)).toEqual(["card n=1", "card n=3"]);
  expect(pickState(two, picked)).toEqual({ count: 2, min: 1, max: 2, ready: true });
  expect([...togglePick(two, picked, "card n=3")]).toEqual(["card n=1"]);
  const one = question({ form: "pick", options, min: 1, max: 1 });
  expect([...togglePick(one, new Set(["card n=1"]), "card n=2")]).toEqual(["card n=2"]);
});

test("space and enter answer only what needs no choosing", () => {
  const half = freshHalf(undefined);
  const options = [option("draw", 1), option("play", 2)];
  expect(defaultAnswer(question({ options }), half)).toBeUndefined();
  expect(defaultAnswer(question({ options: options.slice(0, 1) }), half)).toBe("draw n=1");
  const window = [...options, { kind: "pass", key: "pass" }];
  expect(defaultAnswer(question({ options: window }), half)).toBe("pass");
  const pick = question({ form: "pick", options, min: 1, max: 2 });
  expect(defaultAnswer(pick, half)).toBeUndefined();
  expect(defaultAnswer(pick, { ...half, picked: new Set(["play n=2"]) })).toEqual(["play n=2"]);
  const amount = question({ form: "amount", min: -5, max: 5, safe: 2 });
  expect(defaultAnswer(amount, freshHalf(amount))).toBe(2);
});

test("where any answer will do, the safe one is the main thing", () => {
  const options = [option("enemy", 1), option("enemy", 2)];
  const order = question({ kind: "order", options, safe: "enemy n=2" });
  expect(mainOption(order)).toBeUndefined();
  expect(mainOption(order, { either: ["order"] })).toBe(options[1]);
  expect(defaultAnswer(order, freshHalf(order), { either: ["order"] })).toBe("enemy n=2");
});

test("the board is pointed to only where it has something to choose", () => {
  const drawn = new Set(["sector/1"]);
  const step = { ...option("step", 1), on: "sector/1" };
  const hide = { ...option("hide", 2), on: "sector/1" };
  const asked = question({ options: [step, hide] });
  const seen = (pointed: readonly string[]) =>
    isOnBoard(asked, { pointed: new Set(pointed) }, drawn, new Set(["hide"]));
  expect(seen([])).toBe(true);
  expect(seen([step.key])).toBe(true);
  expect(seen([hide.key])).toBe(false);
});

test("a hint points at the options it names", () => {
  expect([...keysOf("draw")]).toEqual(["draw"]);
  expect([...keysOf(["a", "b"])]).toEqual(["a", "b"]);
  expect(keysOf(3).size).toBe(0);
});

test("a verb stands where it has to do with what is asked, and only there if it says so", () => {
  const shoot = { id: "shoot", kinds: ["shoot"], asked: ["act"] };
  const claim = { id: "claim", kinds: ["claim"], asked: ["talk"] };
  const look = { id: "look", kinds: ["look"] };
  const at = (kind: string) => {
    const open = openVerbs([shoot, claim, look], question({ kind, options: [option("claim", 1)] }));
    return open.map(({ verb, options }) => `${verb.id} ${options.length}`);
  };
  expect(at("talk")).toEqual(["claim 1", "look 0"]);
  expect(at("act")).toEqual(["shoot 0", "look 0"]);
});

test("a verb that never fits whoever plays does not stand there", () => {
  const verbs = [
    { id: "wait", kinds: ["wait"], fits: ({ state }: View) => state === "patient" },
    { id: "look", kinds: ["look"] },
  ];
  const board = { Board: () => null, verbs };
  const offered = (state: string) =>
    waysOf(board, false, fittingVerbs(board, { state } as View)).verbs.map(({ id }) => id);
  expect(offered("patient")).toEqual(["wait", "look"]);
  expect(offered("restless")).toEqual(["look"]);
});

test("without pictures a choice still says what it brings, and a lesson asks everything", () => {
  const board = {
    consequence: () => ({ odds: "34%" }),
    forced: ["strike"],
  } as unknown as BoardDefinition;
  const spoken = withoutBoard(waysOf(board));
  expect(spoken.consequence(option("attack", 1), {} as Table)).toEqual({ odds: "34%" });
  expect(waysOf(board).forced).toEqual(["strike"]);
  expect(waysOf(board, true).forced).toEqual([]);
});
