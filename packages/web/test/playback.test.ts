/** What is shown of an update, and what waits until it has been shown. */
import type { GameEvent, QuestionView, View } from "@sprawl/engine";
import type { Table } from "@sprawl/kit";
import { expect, test } from "vitest";
import type { FeedState } from "../src/feed/feed.js";
import { emptyPass, forcedIn } from "../src/table/empty-pass.js";
import { refsOfEvent, scenesOf, sceneTime, stagingTime, type Told } from "../src/table/scenes.js";
import { createShowing, isShow } from "../src/table/shown.js";
import { toldOf } from "../src/table/use-meanwhile.js";

const event = (type: string, args: GameEvent["args"] = {}, more: Partial<GameEvent> = {}) => ({
  type,
  at: 1,
  args,
  ...more,
});

test("an update is about the things its events name", () => {
  const bought = event("bought", { seat: 1, price: 2, sectors: [3, 4] }, { cards: [17] });
  expect(refsOfEvent(bought)).toEqual(["card/17", "seat/1", "price/2", "sectors/3", "sectors/4"]);
});

function told(more: Partial<Told>): Told {
  return {
    recent: [],
    board: undefined,
    table: {} as Table,
    before: new Map(),
    now: new Map(),
    isDrawn: () => true,
    ...more,
  };
}

test("the game says how its events are shown, and which are not told", () => {
  const board = {
    Board: () => null,
    quiet: ["turn-began", "drawn"],
    stage: {
      drawn: () => ({ shape: "pulse", at: "deck" }) as const,
      shot: () => ({ shape: "shot", from: "seat/0", to: "seat/1", hit: true }) as const,
      silent: () => undefined,
    },
    isPart: ({ type }: GameEvent) => type === "dropped",
    reads: ({ type }: GameEvent) => (type === "silent" ? 1_500 : 0),
  };
  const types = ["turn-began", "shot", "dropped", "silent", "drawn"];
  const recent = types.map((type) => event(type));
  expect(scenesOf(told({ board, recent }))).toEqual([
    {
      event: recent[1],
      told: true,
      stagings: [{ shape: "shot", from: "seat/0", to: "seat/1", hit: true }],
      reads: 0,
    },
    { event: recent[3], told: true, stagings: [], reads: 1_500 },
    { event: recent[4], told: false, stagings: [{ shape: "pulse", at: "deck" }], reads: 0 },
  ]);
});

test("a sentence that stands below a card is not told a second time", () => {
  const events = { played: "A card is played." };
  const speaker = { text: { events }, seat: String, face: () => undefined };
  const table = { speaker } as unknown as Table;
  const recent = [event("played")];
  const toldWith = (name: string) => {
    const card = { shape: "card", face: "bug", name } as const;
    const board = { Board: () => null, stage: { played: () => card } };
    return scenesOf(told({ board, recent, table }))[0].told;
  };
  expect(toldWith("A card is played.")).toBe(false);
  expect(toldWith("Bug")).toBe(true);
});

test("without its word a card passes between places that are drawn, else the named thing flashes", () => {
  const drawn = new Set(["deck", "seat/1", "card/7"]);
  const isDrawn = (ref: string) => drawn.has(ref);
  const before = new Map([
    [7, "deck/3"],
    [9, "deck/2"],
    [8, "market/0"],
  ]);
  const now = new Map([
    [7, "hands/0/4"],
    [9, "hands/1/1"],
    [8, "hands/1/0"],
  ]);
  const shown = (cards: readonly number[], args: GameEvent["args"] = {}) =>
    scenesOf(
      told({ recent: [event("took", args, { cards, faces: [4] })], before, now, isDrawn }),
    )[0].stagings;
  expect(shown([7])).toEqual([{ shape: "pass", from: "deck", to: "card/7", face: 4 }]);
  expect(shown([9])).toEqual([{ shape: "pass", from: "deck", to: "seat/1", face: 4 }]);
  // Its place is not drawn: then whoever took it flashes.
  expect(shown([8], { seat: 1 })).toEqual([{ shape: "pulse", at: "seat/1" }]);
  expect(shown([8])).toEqual([]);
});

test("much is shown faster, but each deed is seen unless somebody waits", () => {
  expect(sceneTime(400, 1, 0)).toBe(400);
  expect(sceneTime(400, 1, 4)).toBe(130);
  for (const scenes of [1, 5, 14]) {
    expect(sceneTime(400, scenes, 0) * scenes).toBeLessThanOrEqual(4_500);
  }
  for (const scenes of [16, 20, 34]) expect(sceneTime(400, scenes, 0)).toBe(300);
});

test("what has to be read one by one is never hurried", () => {
  const read = { shape: "scene", node: null, beats: 9 } as const;
  expect(stagingTime(read, 400, 130)).toBe(3600);
  expect(stagingTime({ shape: "scene", node: null }, 400, 130)).toBe(650);
  expect(stagingTime({ shape: "card", face: "coup", name: "", beats: 5 }, 400, 130)).toBe(2000);
});

// --- what is drawn ---------------------------------------------------------------------------------

const ME = 0;

function state(answers: number, log: readonly GameEvent[], fresh: number, seats = 2): FeedState {
  const view = { viewer: ME, answers, seats, commitment: "c" } as View;
  return { status: "live", view, log, fresh, seats: [] };
}

function feedOf(first: FeedState) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    state: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (next: FeedState) => {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

const mine = event("drew", { seat: ME });
const theirs = event("drew", { seat: 1 });

test("what others did is a show, what I did is not; alone, much at once is", () => {
  expect(isShow(state(1, [mine], 1))).toBe(false);
  expect(isShow(state(1, [mine, theirs], 2))).toBe(true);
  expect(isShow(state(1, [theirs], 0))).toBe(false);
  expect(isShow(state(1, [mine, mine], 2, 1))).toBe(false);
  expect(isShow(state(1, [mine, mine, mine], 3, 1))).toBe(true);
});

test("where no seat is named the game says whose deed it is", () => {
  const shot = event("attacks", { model: "rin" });
  const walk = event("moved", { model: "tomo" });
  const isOthers = ({ args }: GameEvent) => args.model === "rin";
  expect(isShow(state(1, [shot], 1))).toBe(false);
  expect(isShow(state(1, [shot], 1), { isOthers })).toBe(true);
  expect(isShow(state(1, [walk, mine], 2), { isOthers })).toBe(false);
});

test("what happens by itself is a show, even right after an own deed", () => {
  const dice = event("activated", { area: 4 });
  expect(isShow(state(1, [mine, dice], 2))).toBe(false);
  expect(isShow(state(1, [mine, dice], 2), { byItself: ["activated"] })).toBe(true);
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(
    feed,
    () => true,
    () => ({ byItself: ["activated"] }),
  );
  showing.subscribe(() => {});
  feed.tell(state(1, [mine, dice], 2));
  expect(showing.now().playing).toBe(true);
});

test("updates wait until the one before has been shown, and all can be skipped", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  const one = state(1, [theirs], 1);
  const two = state(2, [theirs, theirs], 1);
  const three = state(3, [theirs, theirs, mine], 1);
  feed.tell(one);
  feed.tell(two);
  feed.tell(three);
  expect(showing.now()).toEqual({ state: one, playing: true, behind: 0 });
  // A lost line is told meanwhile, and nothing else.
  feed.tell({ ...three, status: "away" });
  expect(showing.now()).toEqual({ state: { ...one, status: "away" }, playing: true, behind: 0 });
  feed.tell(three);
  expect(showing.now().state.status).toBe(one.status);
  showing.done();
  expect(showing.now()).toEqual({ state: two, playing: true, behind: 0 });
  showing.done();
  expect(showing.now()).toEqual({ state: three, playing: false, behind: 0 });

  feed.tell(state(4, [theirs, theirs, mine, theirs], 1));
  feed.tell(state(5, [theirs, theirs, mine, theirs, theirs], 1));
  showing.flush();
  expect(showing.now()).toMatchObject({
    playing: false,
    behind: 0,
    state: { view: { answers: 5 } },
  });
});

test("who is waited for is shown things faster; who only watches sees the match at its own speed", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  const log: GameEvent[] = [];
  for (let n = 1; n <= 9; n++) {
    log.push(theirs);
    feed.tell(state(n, [...log], 1));
  }
  expect(showing.now()).toMatchObject({ playing: true, behind: 0 });
  const asked = state(10, [...log, theirs], 1);
  feed.tell({ ...asked, view: { ...asked.view, question: {} } as View });
  expect(showing.now()).toMatchObject({ state: { view: { answers: 1 } }, behind: 9 });
});

test("whoever skips sees nothing more until asked", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  feed.tell(state(1, [theirs], 1));
  showing.flush();
  feed.tell(state(2, [theirs, theirs], 1));
  expect(showing.now()).toMatchObject({
    playing: false,
    skipped: true,
    state: { view: { answers: 2 } },
  });
  const asked = state(3, [theirs, theirs, theirs], 1);
  feed.tell({ ...asked, view: { ...asked.view, question: {} } as View });
  // Nor is it shown beside the question: nobody stands elsewhere than they are.
  expect(showing.now()).toMatchObject({ playing: false, skipped: true });
  feed.tell(state(4, [theirs, theirs, theirs, theirs], 1));
  expect(showing.now()).toMatchObject({ playing: true });
  expect(showing.now().skipped).toBeUndefined();
});

test("a question that is answered by itself does not end the hurry of whoever skips", () => {
  const feed = feedOf(state(0, [], 0));
  const asks = (answers: number, kind: string): FeedState => {
    const next = state(answers, Array<GameEvent>(answers).fill(theirs), 1);
    return { ...next, view: { ...next.view, question: { kind } } as View };
  };
  const showing = createShowing(
    feed,
    () => true,
    () => ({}),
    ({ view }) => view?.question !== undefined && view.question.kind !== "tie",
  );
  showing.subscribe(() => {});
  feed.tell(asks(1, "tie"));
  expect(showing.now().playing).toBe(true);
  showing.flush();
  feed.tell(asks(2, "tie"));
  expect(showing.now().playing).toBe(false);
  feed.tell(asks(3, "act"));
  expect(showing.now().playing).toBe(false);
  feed.tell(asks(4, "act"));
  expect(showing.now().playing).toBe(true);
});

test("an own deed between two of others is passed over, and nothing ever goes back", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  feed.tell(state(1, [theirs], 1));
  feed.tell(state(2, [theirs, mine], 1));
  feed.tell(state(3, [theirs, mine, theirs], 1));
  feed.tell(state(4, [theirs, mine, theirs, mine], 1));
  showing.done();
  expect(showing.now()).toMatchObject({
    playing: true,
    behind: 0,
    state: { view: { answers: 3 } },
  });
  showing.done();
  expect(showing.now()).toMatchObject({
    playing: false,
    behind: 0,
    state: { view: { answers: 4 } },
  });
  feed.tell(state(5, [theirs, mine, theirs, mine, theirs], 1));
  showing.done();
  expect(showing.now()).toMatchObject({ playing: false, state: { view: { answers: 5 } } });
});

test("other eyes, something taken back, or nothing to be shown: drawn at once", () => {
  const feed = feedOf(state(3, [theirs, theirs, theirs], 0));
  let on = true;
  const showing = createShowing(feed, () => on);
  showing.subscribe(() => {});
  const back = state(2, [theirs, theirs], 0);
  feed.tell(back);
  expect(showing.now()).toEqual({ state: back, playing: false, behind: 0 });
  const other = { ...state(4, [theirs, theirs, theirs], 1), curtain: { seat: 1 } };
  feed.tell(other);
  expect(showing.now().state).toBe(other);
  on = false;
  const last = state(6, [theirs, theirs, theirs, theirs], 1);
  feed.tell(last);
  expect(showing.now()).toEqual({ state: last, playing: false, behind: 0 });
});

test("a clock that moves while something is shown ends nothing", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  const one = state(1, [theirs], 1);
  feed.tell(one);
  feed.tell({ ...one, fresh: 0, clock: { banks: [3, 4] } });
  expect(showing.now()).toMatchObject({
    playing: true,
    state: { fresh: 1, clock: { banks: [3, 4] } },
  });
});

test("what has been shown is not shown again where one only goes on, as after reading a lesson", () => {
  const feed = feedOf(state(0, [], 0));
  const showing = createShowing(feed, () => true);
  showing.subscribe(() => {});
  feed.tell(state(1, [theirs], 1));
  showing.done();
  feed.tell(state(1, [theirs], 1));
  expect(showing.now()).toMatchObject({ playing: false, state: { fresh: 0 } });
});

test("alone, a pass that is all there is is not asked for; among people everything is", () => {
  const question = (kinds: readonly string[]) =>
    ({
      form: "choose",
      options: kinds.map((kind) => ({ kind, key: kind })),
    }) as unknown as QuestionView;
  const view = { seats: 3, pending: { form: "window" } } as View;
  const bots = [{ by: "you" }, { by: "bot" }, { by: "bot" }] as const;
  expect(emptyPass(question(["pass"]), view, bots)).toBe("pass");
  expect(emptyPass(question(["pass", "stasis"]), view, bots)).toBeUndefined();
  expect(emptyPass(question(["draw"]), view, bots)).toBeUndefined();
  const ask = { seats: 3, pending: { form: "ask" } } as View;
  expect(emptyPass(question(["pass"]), ask, bots)).toBeUndefined();
  const people = [{ by: "you" }, { by: "person" }, { by: "bot" }] as const;
  expect(emptyPass(question(["pass"]), view, people)).toBeUndefined();
  const pick = (max: number) => ({ form: "pick", max, options: [] }) as unknown as QuestionView;
  expect(emptyPass(pick(0), ask, bots)).toEqual([]);
  expect(emptyPass(pick(1), ask, bots)).toBeUndefined();
  expect(emptyPass(pick(0), ask, people)).toBeUndefined();
  const rest = (options: readonly string[]) =>
    ({ ...question(options), kind: "strike" }) as QuestionView;
  const forced = ["strike"];
  expect(emptyPass(rest(["hit"]), ask, bots, forced)).toBe("hit");
  expect(emptyPass(rest(["hit"]), ask, bots)).toBeUndefined();
  expect(emptyPass(rest(["hit", "kick"]), ask, bots, forced)).toBeUndefined();
  expect(emptyPass(rest(["hit"]), ask, people, forced)).toBeUndefined();
  expect(emptyPass(rest(["hit"]), { ...ask, seats: 1 }, [{ by: "you" }], forced)).toBe("hit");
});

test("a lesson asks what it is about, and beside that only where there is a choice", () => {
  expect(forcedIn("burst", [], ["act"])).toEqual(["burst"]);
  expect(forcedIn("act", ["strike"], ["act"])).toEqual(["strike"]);
  expect(forcedIn("burst", ["strike"], undefined)).toEqual(["strike"]);
  expect(forcedIn(undefined, [], ["act"])).toEqual([]);
});

test("what belongs to a deed has been told with it", () => {
  const deeds = [event("shot"), event("hit"), event("moved")];
  const table = { recent: deeds } as unknown as Table;
  const isPart = ({ type }: GameEvent) => type === "hit";
  expect(toldOf(table, { isPart }, undefined)).toBe(0);
  expect(toldOf(table, { isPart }, deeds[0])).toBe(2);
  expect(toldOf(table, undefined, deeds[0])).toBe(1);
  expect(toldOf(table, { isPart }, deeds[2])).toBe(3);
});
