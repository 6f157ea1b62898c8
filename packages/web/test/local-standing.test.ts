/** Standing answers at tables on this screen, and their words. */
import type { View } from "@sprawl/engine";
import { EVERY, type StandingAnswer } from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";
import { sayKind, sayStanding, windowKinds } from "../src/table/say-standing.js";
import { offeredWishes, ownWish } from "../src/table/wishes.js";
import { voiceOf } from "../src/words/say.js";
import { alone, aPlace, begun, loadGame, sitDown, type Table, together } from "./local-place.js";

const entry = await loadGame("social-deduction");
const options = { talk: false };

/** The same with what is asked answered safely, until it is this. */
async function until(table: Table, when: (seen: View) => boolean): Promise<void> {
  expect(await comesTo(table, when)).toBe(true);
}

/** The same, where it may never come to it. */
async function comesTo({ host, screen }: Table, when: (seen: View) => boolean): Promise<boolean> {
  for (let n = 0; n < 600 && !when(screen().view); n++) {
    if (screen().curtain) await host.lift();
    // What stands at first is not what is tried here.
    if (screen().standing?.[EVERY]?.keep) await host.setStanding(EVERY, { pass: false });
    const { question } = screen().view;
    if (!question || when(screen().view)) continue;
    await host.answer(question.decision, question.safe);
    await host.settled();
  }
  return when(screen().view);
}

/** Tables of somebody alone who is asked in a window, having something to choose: some deals bring none. */
async function* aloneWhere(when: (seen: View) => boolean): AsyncGenerator<Table, undefined> {
  for (let n = 0; n < 12; n++) {
    const setup = { game: "social-deduction", players: alone(4), options, seed: `alone ${n}` };
    const table = await begun(aPlace(), setup);
    if (await comesTo(table, when)) yield table;
  }
  throw new Error("no deal is good enough");
}

const turnOf = ({ state }: View): number | undefined => entry.game.turn?.(state);
/** A window that is asked about, in somebody else's turn. */
const inWindow = (seen: View): boolean =>
  seen.question !== undefined && seen.pending?.form === "window" && turnOf(seen) !== seen.viewer;

describe("alone against bots", () => {
  test("who passes until the turn is asked nothing in windows before it, and then again", async () => {
    for await (const table of aloneWhere(inWindow)) {
      const from = table.shown.length;
      await table.host.setStanding(EVERY, { pass: true, until: "turn" });
      await table.host.settled();
      const set = { pass: true, until: "turn", keep: false, round: expect.any(Number) };
      expect(table.shown[from].standing).toEqual({ [EVERY]: set });
      // Whoever is out before has no turn to come.
      const ownTurn = (seen: View) => turnOf(seen) === 0 && seen.question !== undefined;
      if (!(await comesTo(table, ownTurn))) continue;
      expect(table.shown.slice(from).filter(({ view }) => inWindow(view))).toEqual([]);
      expect(table.screen().standing).toEqual({});
      return;
    }
  });

  test("who takes it back is asked again", async () => {
    const isUnhurt = (seen: View) => inWindow(seen) && seen.question?.kind !== "hit";
    const { value: table } = await aloneWhere(isUnhurt).next();
    if (!table) throw new Error("no deal is good enough");
    const decision = table.screen().view.question?.decision;
    await table.host.setStanding("hit", { pass: true });
    await table.host.settled();
    expect(Object.keys(table.screen().standing ?? {})).toEqual(["hit"]);
    await table.host.setStanding(EVERY, { pass: false });
    expect(table.screen().standing).toEqual({});
    expect(table.screen().view.question?.decision).toBe(decision);
  });
});

test("whoever wants to be asked is asked from the first moment on: nothing is passed before", async () => {
  const place = aPlace();
  const { id } = await begun(place, { game: "social-deduction", players: alone(4), options });
  const given = await sitDown(place, id);
  expect(given.shown[0].standing?.[EVERY]?.pass).toBe(true);
  const asked = await sitDown(place, id, {}, { asked: true });
  expect(asked.shown[0].standing).toEqual({});
});

test("nobody is asked in a window of the own turn for what can be done in the turn itself", async () => {
  type Turn = { readonly turn: { readonly seat: number; readonly phase: string } };
  const isInterval = ({ question }: View) => question?.kind === "interval";
  const inOwn = ({ state, viewer }: View) => (state as Turn).turn.seat === viewer;
  const asked: View[] = [];
  for (let n = 0; n < 12 && !asked.some((seen) => !inOwn(seen)); n++) {
    const options = { characters: "random", talk: false };
    const setup = { game: "the-beginning", players: alone(3), options, seed: `alone ${n}` };
    const table = await begun(aPlace(), setup);
    await comesTo(table, ({ answers }) => answers > 60);
    asked.push(...table.shown.map(({ view }) => view).filter(isInterval));
  }
  expect(asked.some((seen) => !inOwn(seen))).toBe(true);
  const phases = asked.filter(inOwn).map(({ state }) => (state as Turn).turn.phase);
  expect(phases.filter((phase) => phase !== "event")).toEqual([]);
});

describe("several on one screen", () => {
  const setup = { game: "social-deduction", players: together("Ada", "Bo", "Cy", "Di"), options };

  test("the curtain does not call who is passed for", async () => {
    const table = await begun(aPlace(), { ...setup, seed: "four" });
    await until(table, inWindow);
    const { viewer } = table.screen().view;
    await table.host.setStanding(EVERY, { pass: true, until: "turn" });
    await table.host.settled();
    const windows: (number | undefined)[] = [];
    for (let n = 0; n < 200 && turnOf(table.screen().view) !== viewer; n++) {
      const { curtain, view } = table.screen();
      if (view.pending?.form === "window") windows.push(curtain?.seat);
      if (curtain) await table.host.lift();
      if (!view.question) continue;
      // Nobody but whoever set it is told.
      if (view.viewer !== viewer) expect(table.screen().standing?.[EVERY]?.until).not.toBe("turn");
      // The others want to be asked in every window.
      if (view.viewer !== viewer) await table.host.setStanding(EVERY, { pass: false });
      await table.host.answer(view.question.decision, view.question.safe);
      await table.host.settled();
    }
    expect(turnOf(table.screen().view)).toBe(viewer);
    expect(new Set(windows).size).toBeGreaterThan(2);
    expect(windows).not.toContain(viewer);
  });

  test("who takes a pass back is asked again", async () => {
    const table = await begun(aPlace(), { ...setup, seed: "undo" });
    await until(table, (seen) => inWindow(seen) && (seen.pending?.left ?? 0) > 1);
    const { viewer, question } = table.screen().view;
    await table.host.setStanding(EVERY, { pass: true, until: "turn" });
    await table.host.settled();
    expect(table.screen().curtain?.seat).not.toBe(viewer);
    expect(await table.host.undo()).toBeUndefined();
    await table.host.settled();
    expect(table.screen().curtain?.seat).toBe(viewer);
    await table.host.lift();
    expect(table.screen().standing).toEqual({});
    expect(table.screen().view.question?.kind).toBe(question?.kind);
  });
});

describe("in the prompt", () => {
  const seen = (more: object): View =>
    ({
      viewer: 1,
      seats: 4,
      pending: { form: "window", kind: "hit", waiting: [0, 1], left: 2, decision: "d1" },
      question: { kind: "hit", targets: [0] },
      ...more,
    }) as unknown as View;
  const set = (until: StandingAnswer["until"]) => ({
    [EVERY]: { pass: true, keep: false, round: 1, until } as StandingAnswer,
  });

  test("a window offers what makes sense and is not set", () => {
    expect(offeredWishes(seen({}), {}, 0)).toEqual(["target", "turn"]);
    expect(offeredWishes(seen({}), {}, 1)).toEqual(["target"]);
    expect(offeredWishes(seen({}), set("target"), 0)).toEqual(["turn"]);
    expect(offeredWishes(seen({}), set("turn"), 0)).toEqual(["target"]);
    expect(offeredWishes(seen({ question: { kind: "guard" } }), {}, undefined)).toEqual([]);
    expect(offeredWishes(seen({ question: undefined }), {}, 0)).toEqual([]);
    expect(offeredWishes(seen({ pending: { form: "each" } }), {}, 0)).toEqual([]);
    expect(offeredWishes(seen({ seats: 1 }), {}, 0)).toEqual([]);
  });

  test("in one's own turn a window may be done without for good, where the game has words for that", () => {
    const own = seen({ question: { kind: "end", targets: [1] } });
    const { en } = entry.text;
    expect(ownWish(own, en, {}, 1)).toBe("end");
    expect(ownWish(own, en, {}, 0)).toBeUndefined();
    expect(ownWish(seen({}), en, {}, 1)).toBeUndefined();
    expect(ownWish(own, en, { end: { pass: true, keep: true, round: 1 } }, 1)).toBeUndefined();
  });

  test("every kind of window has words that name nobody", async () => {
    const say = voiceOf("en");
    expect(windowKinds(entry.text.en)).toEqual(["start", "interrupt", "end", "hit"]);
    for (const kind of windowKinds(entry.text.en)) {
      expect(sayKind(say, entry.text.en, kind)).toMatch(/^Programs /);
    }
    const caravan = await loadGame("caravan");
    expect(sayKind(say, caravan.text.en, "guard")).toBe("Guards against a raid");
    expect(sayKind(say, caravan.text.en, "toll")).toBe("Vote: shall the richest pay a toll?");
    expect(sayKind(say, { ...entry.text.en, labels: {} }, "interrupt")).toBe("Interrupt");
    expect(sayStanding(say, entry.text.en, EVERY, set("target")[EVERY])).toBe(
      "Asked in your turn, and as the target",
    );
    expect(sayStanding(say, entry.text.en, "hit", set(undefined)[EVERY])).toBe(
      "Pass for me: Programs against damage (this round)",
    );
  });
});
