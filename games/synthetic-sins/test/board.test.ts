/** What the board draws and offers, without a page: houses, marks on the floor, clicks, odds. */
import { gzipSync } from "node:zlib";
import type { GameEvent, OptionIn } from "@sprawl/engine";
import { answer, namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { describe, expect, test } from "vitest";
import { asks } from "../board/asks.js";
import { consequence } from "../board/consequence.js";
import { dueIn, situation } from "../board/due.js";
import { fitOf, largest, waysToTurn } from "../board/fit.js";
import { drawGauge } from "../board/gauge.js";
import { coneMark, reachMark, stepMark, walkMark, wayMark } from "../board/ground.js";
import { drawHouse, houseOf } from "../board/house.js";
import { moodOf } from "../board/mood.js";
import { drawSky } from "../board/sky.js";
import { placeOfToken, placeOfYou, placesIn } from "../board/slots.js";
import { quiet, stage } from "../board/staging.js";
import { pieceScale } from "../board/standing.js";
import { drawTown, placeOf, poleOf, TOWN } from "../board/town.js";
import { type BoardQuestions, meant, onThing, reachIn } from "../board/walking.js";
import { wayThere } from "../board/way-in-words.js";
import { missions } from "../src/content/missions/index.js";
import { events } from "../src/text/events.js";

type Table = Parameters<typeof onThing>[0];

/** A table with one question and the choices of its options, as a page would make it. */
function tableOf(seen: Table["view"]): Table {
  const options: readonly OptionIn<BoardQuestions>[] = seen.question?.options ?? [];
  const names = ({ on }: OptionIn<BoardQuestions>): readonly string[] =>
    on === undefined ? [] : [on].flat();
  const choices = {
    question: seen.question,
    on: (ref: string) => options.filter((option) => names(option).includes(ref)),
    barredOn: () => [],
    picked: new Set<string>(),
    pointed: new Set<string>(),
    choose: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  } satisfies Table["choices"];
  const speaker = { text: entry.text.en, seat: String, face: () => undefined };
  return { view: seen, text: entry.text.en, speaker, seats: [], recent: [], log: [], choices };
}

/** Mission 1, turn 1: Garrett on the Fire Escape with his pistol. */
function firstTurn(): Table {
  const options = { mission: "back-door", chooseForMe: true };
  const match = createMatch(syntheticSins, { seats: 1, options, seed: namedSeed("board") });
  for (let n = 0; n < 5; n++) {
    const seen = view<SinsState, BoardQuestions>(match, 0);
    const { question } = seen;
    if (question?.kind === "your-actions") return tableOf(seen);
    const key = question?.options[0].key ?? "";
    answer(match, 0, question?.form === "pick" ? [key] : key);
  }
  throw new Error("the mission does not begin");
}

describe("the house", () => {
  test.each(missions.map(({ id, map }) => [id, map] as const))(
    "of %s holds every room",
    (_, map) => {
      for (const house of waysToTurn(map)) {
        for (const sector of house.spots.keys()) {
          for (const [x, y] of house.corners(sector)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(house.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(house.height);
          }
        }
      }
    },
  );

  test("fills the width of a low phone too: it is looked at from lower there", () => {
    const ways = waysToTurn(missions[0].map);
    const high = { width: 390, height: 430 };
    const low = { width: 360, height: 310 };
    expect(largest(ways, high)).toMatchObject({ tall: true, low: false });
    const house = largest(ways, low);
    expect(house).toMatchObject({ tall: true, low: true });
    expect(house.width * fitOf(house, low).k).toBeGreaterThan(0.85 * low.width);
    expect(largest(ways, { width: 1400, height: 650 })).toMatchObject({ tall: false });
  });

  test("is the same drawing every time, whole, and light enough to load and draw", () => {
    for (const { id, map } of missions) {
      const text = drawHouse(map, false, "night");
      expect(text, id).toBe(drawHouse(map, false, "night"));
      expect(text, id).not.toMatch(/NaN|undefined/);
      expect(gzipSync(text).length, id).toBeLessThan(60_000);
      expect(text.match(/<(path|ellipse|text)/g)?.length, id).toBeLessThan(2200);
    }
  });

  test("has ids of its own that are all met", () => {
    const text = drawHouse(missions[13].map, true, "calm");
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const met = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(met.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test("scenes, gauge and marks on the floor are whole", () => {
  const house = houseOf(missions[0].map, false);
  const gauge = drawGauge({
    level: 8,
    from: 0,
    next: [[9, 3]],
    pins: [{ ref: "g4", at: 12, colour: "#ff6f7b" }],
  });
  const marks = [
    reachMark(house, 10, false, false),
    reachMark(house, 10, true, true),
    wayMark(house, [10, 15, 19], "#7cc4ff", 1),
    stepMark(house.at(10, 0.5, 0.5), house.at(15, 0.5, 0.5), "#7cc4ff"),
    coneMark("cone", house.at(10, 0.5, 0.5), house.at(15, 0.5, 0.5), false),
  ];
  for (const text of [
    gauge,
    ...marks,
    walkMark(house, [10, 15, 19], "#4fdcc6"),
    drawTown("night"),
    drawSky("calm"),
  ]) {
    expect(text).not.toMatch(/NaN|undefined/);
    expect(text.length).toBeGreaterThan(100);
  }
});

test("you and two others in a room do not hide each other", () => {
  for (const turned of [false, true]) {
    const house = houseOf(missions[0].map, turned);
    const places = [placeOfYou(turned), ...placesIn(["g1", "g2"], turned).values()];
    const feet = places.map(([x, y]) => house.at(17, x, y));
    // The first one stands beside you, not behind you.
    expect(Math.abs(feet[0][0] - feet[1][0]), `${turned}`).toBeGreaterThan(60);
    for (const [i, [x, y]] of feet.entries()) {
      const isClear = feet
        .slice(i + 1)
        .every(([u, v]) => Math.abs(u - x) > 40 || Math.abs(v - y) > 60);
      expect(isClear, `${i} ${turned}`).toBe(true);
    }
  }
});

test("whoever walks by stands before no gem", () => {
  for (const turned of [false, true]) {
    const house = houseOf(missions[0].map, turned);
    for (const refs of [["g1"], ["g1", "g2"]]) {
      const feet = [...placesIn(refs, turned).values()].map(([x, y]) => house.at(12, x, y));
      for (const token of ["objective", "optional"] as const) {
        const [x, y] = house.at(12, ...placeOfToken(token, turned));
        // Its gem floats some 40 above the floor; a figure is 50 wide and 100 high.
        const hidden = feet.filter(([u, v]) => Math.abs(u - x) < 25 && v > y && v - y < 60);
        expect(hidden, `${token} ${turned} ${refs}`).toEqual([]);
      }
    }
  }
});

test("you and three others stand side by side, and of five each is seen", () => {
  const house = houseOf(missions[0].map, false);
  const refs = ["g1", "g2", "g3", "g4", "g5"];
  const places = [placeOfYou(false), ...placesIn(refs, false).values()];
  const feet = places.map(([x, y]) => house.at(17, x, y));
  const apart = (far: number, deep: number) =>
    feet.slice(0, deep).flatMap(([x, y], i) =>
      feet
        .slice(i + 1, deep)
        .filter(([u, v]) => Math.hypot((u - x) * 1.6, v - y) < far)
        .map(([u, v]) => [u - x, v - y]),
    );
  expect(apart(95, 4)).toEqual([]);
  expect(apart(55, 6)).toEqual([]);
});

test("on a phone you and two others stand side by side, and of five each is seen", () => {
  for (const { map, id } of missions) {
    const house = houseOf(map, true);
    const [sector = 0] = house.spots.keys();
    const k = fitOf(house, { width: 390, height: 445 }).k;
    const refs = ["g1", "g2", "g3", "g4", "g5"];
    const places = [placeOfYou(true), ...placesIn(refs, true).values()];
    const feet = places.map(([x, y]) => house.at(sector, x, y).map((at) => at * k));
    /** A figure with its base. */
    const wide = 60 * pieceScale(k) * k;
    const beside = feet.slice(0, 3).map(([x = 0]) => x);
    const gaps = beside.slice(1).map((x, i) => Math.abs(x - (beside[i] ?? 0)) / wide);
    expect(Math.min(...gaps), id).toBeGreaterThan(0.85);
    const hidden = feet.flatMap(([x = 0, y = 0], i) =>
      feet.slice(i + 1).filter(([u = 0, v = 0]) => Math.hypot(u - x, v - y) < wide * 0.55),
    );
    expect(hidden, id).toEqual([]);
  }
});

test("every mission has a place of its own in the town", () => {
  const places = missions.map(({ id }) => placeOf(id));
  expect(new Set(places.map(String)).size).toBe(missions.length);
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(TOWN.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(TOWN.height);
  }
});

test("no flag in the town lies on another one, nor off the paper, whichever mission is next", () => {
  // The next one has larger letters.
  const boxOf = ({ id, number }: (typeof missions)[number], isNext: boolean) => {
    const [, [x, y]] = poleOf(id);
    const title = entry.text.en.labels?.[`mission.${id}.title`] ?? "";
    const width = 70 + (isNext ? 11 : 8.5) * `${number} ${title}`.length;
    return { id, left: x - 34, right: x - 34 + width, top: y - (isNext ? 42 : 36), bottom: y };
  };
  for (const next of missions) {
    const a = boxOf(next, true);
    expect(a.left, a.id).toBeGreaterThan(0);
    expect(a.right, a.id).toBeLessThan(TOWN.width);
    for (const other of missions) {
      const b = boxOf(other, false);
      const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
      if (other !== next) expect.soft(apart, `${a.id} and ${b.id}`).toBe(true);
    }
  }
});

test("what the alarm means for the guards is a word, livelier with each step", () => {
  const words = [0, 1, 2, 3, 4, 5, 9].map(moodOf);
  expect(words).toEqual(["calm", "wary", "wary", "tense", "tense", "wild", "wild"]);
  for (const { labels = {} } of Object.values(entry.text))
    for (const word of words) expect(labels[`board.mood.${word}`]).toMatch(/^\p{L}+$/u);
});

describe("a click on a room", () => {
  test("walks there by the free step, never by the one that is heard", () => {
    const table = firstTurn();
    const kinds = onThing(table, reachIn(table), "sector/15").map(({ kind }) => kind);
    expect(kinds).toEqual(["free-move"]);
    expect(table.choices.on("sector/15").map(({ kind }) => kind)).toContain("second-move");
  });

  test("two rooms away means both steps, and says that it is heard", () => {
    const table = firstTurn();
    const [walk, ...others] = onThing(table, reachIn(table), "sector/19");
    expect(others).toEqual([]);
    expect(walk).toMatchObject({ kind: "walk", sector: 19 });
    expect(consequence(walk, table)).toMatchObject({ note: "noisy", tone: "warm" });
  });

  test("out of reach means nothing; your own room means what you can do there", () => {
    const table = firstTurn();
    expect(onThing(table, reachIn(table), "sector/1")).toEqual([]);
    expect(onThing(table, reachIn(table), "sector/10").map(({ kind }) => kind)).toEqual(["hide"]);
  });
});

test("an attack says its odds and whether it is heard", () => {
  const table = firstTurn();
  const [ref] = Object.keys(table.view.state.enemies);
  const attack: OptionIn<BoardQuestions> = {
    key: "attack",
    kind: "attack",
    weapon: "silenced-pistol",
    enemy: String(ref),
    rule: "SS-8.3",
  };
  expect(consequence(attack, table)).toMatchObject({
    odds: expect.stringMatching(/^\d+%$/),
    note: "silent, no free movement after it",
    tone: "warm",
  });
});

test("SS-5.3 a second movement, like every second action, says that it costs the free one", () => {
  const table = firstTurn();
  const second = table.choices.on("sector/15").find(({ kind }) => kind === "second-move");
  const hide = table.choices.on("sector/10").find(({ kind }) => kind === "hide");
  if (!second || !hide) throw new Error("neither is offered");
  expect(consequence(second, table)?.note).toBe("noisy, no free movement after it");
  expect(consequence(hide, table)?.note).toBe("no free movement after it");
  const { view } = table;
  const turn = { ...view.state.turn, freeMovement: false };
  const moved = { ...table, view: { ...view, state: { ...view.state, turn } } };
  expect(consequence(second, moved)?.note).toBe("noisy");
  expect(consequence(hide, moved)).toBeUndefined();
});

test("whoever ends early is told what is left, and the button is quiet until nothing is", () => {
  const table = firstTurn();
  const end = table.choices.question?.options.find(({ kind }) => kind === "end-actions");
  if (!end) throw new Error("no end is offered");
  expect(consequence(end, table)).toMatchObject({ note: "move and action unused", early: true });
  const { view } = table;
  const turn = { ...view.state.turn, freeMovement: false, secondAction: false };
  const done = { ...table, view: { ...view, state: { ...view.state, turn } } };
  expect(consequence(end, done)?.early).toBeUndefined();
  expect(asks(done)).toBe("Your turn is done.");
});

test("whoever could still buy gear is told what is unspent; without, the mission simply begins", () => {
  const table = firstTurn();
  const { question } = table.choices;
  if (!question) throw new Error("nothing is asked");
  const begin = { key: "b", kind: "begin-mission", rule: "SS-2.7" } as const;
  const buy = { key: "g", kind: "buy-gear", rule: "SS-28.6" } as const;
  const asked = (options: readonly OptionIn<BoardQuestions>[]): Table => ({
    ...table,
    choices: { ...table.choices, question: { ...question, options } as typeof question },
  });
  expect(consequence(begin, asked([begin, buy]))).toMatchObject({ early: true });
  expect(consequence(begin, asked([begin]))).toBeUndefined();
});

test("before a mission it is said what one can spend, and of what there is none", () => {
  const table = firstTurn();
  const { question } = table.choices;
  if (!question) throw new Error("nothing is asked");
  const { view } = table;
  const before = (byteBucks: number) => {
    const asked = { ...question, kind: "prepare" } as unknown as typeof question;
    const purse = { ...view.state.purse, byteBucks };
    return tableOf({ ...view, state: { ...view.state, purse }, question: asked });
  };
  expect(situation(before(5))).toBe("You have 5 ByteBucks to spend.");
  expect(situation(before(0))).toBe("You have no ByteBucks to spend.");
});

test("one is asked what is the matter: what is next, who comes, who is here and has seen you", () => {
  const table = firstTurn();
  expect(asks(table)).toBe("Take the ledger: Records Room");
  expect(situation(table)).toBe("First one free step, then one action.");
  const { view } = table;
  const g1 = { ...view.state.enemies.g1, sector: view.state.you.sector };
  const beside = (detected: boolean) => {
    const enemies = { ...view.state.enemies, g1: { ...g1, detected } };
    return tableOf({ ...view, state: { ...view.state, enemies } });
  };
  expect(asks(beside(false))).toBe("G1 has not seen you. What now?");
  expect(asks(beside(true))).toBe("G1 has seen you. What now?");
  const { view: last } = beside(true);
  if (!last.question) throw new Error("nothing is asked");
  const ends = last.question.options.filter(({ kind }) => kind === "end-actions");
  const only = { ...last.question, options: ends } as typeof last.question;
  expect(asks(tableOf({ ...last, question: only }))).toBe("G1 has seen you.");
  expect(situation(beside(true))).toMatch(/^G1 hits you with \d+%\.$/);
  const attack = { key: "a", kind: "attack", weapon: "silenced-pistol", enemy: "g1" } as const;
  const armed = beside(true);
  const { question } = armed.choices;
  if (!question) throw new Error("nothing is asked");
  const options = [...question.options, { ...attack, rule: "SS-8.3" }];
  const asked = { ...question, options } as typeof question;
  const choices = { ...armed.choices, question: asked };
  expect(situation({ ...armed, choices })).toMatch(
    /^Silenced Pistol on G1: \d+%, silent\. G1 hits you with \d+%\.$/,
  );
});

test("a hint to run where a silent step leads says the step, which is what a click does", () => {
  const offered = firstTurn().view.question?.options ?? [];
  const to = (kind: string, sector: number) =>
    offered.find((each) => each.kind === kind && "sector" in each && each.sector === sector);
  const [run, step] = [to("second-move", 22), to("free-move", 22)];
  if (!run || !step) throw new Error("nobody may walk");
  expect(meant(run, offered)).toBe(step);
  expect(meant(run, [run])).toBeUndefined();
  expect(meant(step, offered)).toBeUndefined();
});

test("what is asked before the mission, and for a card one sets, is short enough for a phone", () => {
  const table = firstTurn();
  const asked = (kind: string, args = {}) =>
    asks({ ...table, view: { ...table.view, question: { kind, args } as never } });
  expect(asked("equip")).toBe("What do you take along?");
  expect(asked("any-card", { purpose: "enemy-attack" })).toBe(
    "You set the card for an attack on you.",
  );
  expect(asked("who-acts")).toBeUndefined();
});

test("who acts by the card one sets is said, and what each value makes it do", () => {
  const { view, ...table } = firstTurn();
  const about = { purpose: "behavior" as const, enemy: "g2" as const, cards: [], values: [] };
  const draw = { ...about, base: 1, against: 0, counts: 0, bonus: 0, stopped: false };
  const question = { kind: "any-card", args: { purpose: "behavior" } } as never;
  const choices = { ...table.choices, question };
  const asked = { ...table, choices, view: { ...view, question, state: { ...view.state, draw } } };
  expect(asks(asked)).toBe("What G2 does is for you to say.");
  expect(situation(asked)).toBe(
    "-5 to -4: Do nothing · -3 to 1: Move 1 · 2 to 4: Move 1, Search · 5: Move 2, Search",
  );
});

test("a frame of light on the floor is no thinner where the house is small", () => {
  const house = houseOf(missions[0].map, true);
  const widest = (k: number) =>
    Math.max(
      ...[...reachMark(house, 10, false, false, k).matchAll(/stroke-width="([\d.]+)"/g)].map(
        ([, width]) => Number(width) * k,
      ),
    );
  expect(widest(0.35)).toBeGreaterThan(10);
});

test("a step says who would come after, for those who cannot hover too", () => {
  const table = firstTurn();
  const { view } = table;
  const { g1 } = view.state.enemies;
  const withGuardIn = (sector: number) => {
    const enemies = { ...view.state.enemies, g1: { ...g1, sector } };
    return { ...table, view: { ...view, state: { ...view.state, enemies } } };
  };
  const step = table.choices.on("sector/15").find(({ kind }) => kind === "free-move");
  if (!step) throw new Error("no step is offered");
  const title = "Go there: your free step";
  expect(consequence(step, table)).toEqual({ title, note: "silent", tone: "good" });
  const near = [11, 19].map(withGuardIn).find((each) => dueIn(each.view, 15).length > 0);
  if (!near) throw new Error("the guard goes elsewhere");
  const said = { title, note: "silent, G1 comes here next", tone: "warm" };
  expect(consequence(step, near)).toEqual(said);
  const there = consequence(step, withGuardIn(15));
  expect(there).toMatchObject({
    note: expect.stringMatching(/^silent, G1 is there/),
    tone: "warm",
  });
});

test("what is staged or left untold is something that happens", () => {
  for (const type of [...Object.keys(stage), ...quiet]) expect(Object.keys(events)).toContain(type);
});

describe("the enemies' film", () => {
  const drawMade = (args: GameEvent["args"]): GameEvent => ({ type: "draw-made", at: 1, args });

  test("turns the card an enemy acts by over its head, with what follows from it", () => {
    const drawn = drawMade({ purpose: "behavior", enemy: "g1", value: 3 });
    const acts: GameEvent = {
      type: "behavior",
      at: 1,
      args: { enemy: "g1", result: 3, actions: [{ kind: "move", steps: 1 }, { kind: "search" }] },
    };
    const table = { ...firstTurn(), recent: [drawn, acts] };
    expect(stage.behavior(acts, table)).toEqual({
      shape: "card",
      face: 3,
      name: "G1: Move 1, Search",
      over: "enemy/g1",
    });
  });

  test("calls a shot a hit or a miss by its sum", () => {
    const shot = (result: number) =>
      drawMade({ purpose: "enemy-attack", attacker: "g1", result, against: 5 });
    const missed = { shape: "shot", from: "enemy/g1", to: "you", hit: false, label: "Missed" };
    expect(stage["draw-made"](shot(4), firstTurn())).toEqual(missed);
    expect(stage["draw-made"](shot(5), firstTurn())).toMatchObject({ hit: true, label: "Hit" });
  });
});

test("whoever hears the house is told how far a place is, and by which room", () => {
  const { map } = missions[0];
  expect(wayThere(map, 10, 10)).toEqual({ steps: 0, by: [] });
  expect(wayThere(map, 10, 15)).toEqual({ steps: 1, by: [15] });
  // From the Fire Escape both the Stairwell and the Restrooms lead to the Break Room.
  expect(wayThere(map, 10, 19)).toEqual({ steps: 2, by: [15, 22] });
});
