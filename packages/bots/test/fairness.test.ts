/** A bot gets what a person gets: nothing it receives is, or tells of, the true match. */

import { type Bot, type Briefing, random, searchBot, seatBot, type World } from "@sprawl/bots";
import { caravan } from "@sprawl/caravan";
import { type Draw, drawFrom, PASS } from "@sprawl/engine";
import { answer, view, waitingFor } from "@sprawl/engine/host";
import { give, hashOf, type OpenMatch, questionsOf } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { duel, type Face, guessing, SIGNS } from "./games.js";
import { begin, playToEnd, step } from "./table.js";

/** What a bot in this seat is handed at the open question. */
function handed(match: OpenMatch, seat: number, look: (seen: Briefing) => void): void {
  const spy: Bot = {
    name: "spy",
    decide(seen) {
      look(seen);
      return { answer: seen.question.safe };
    },
  };
  const seated = seatBot(match, seat, spy, "spy");
  seated.hear(match.play.news);
  seated.decide();
}

function worldsFor(match: OpenMatch, seat: number, count: number): World[] {
  const worlds: World[] = [];
  handed(match, seat, (seen) => {
    for (let i = 0; i < count; i++) {
      const world = seen.imagine?.();
      if (world) worlds.push(world);
    }
  });
  return worlds;
}

/** Every object, and every text, that can be reached from here without the rules themselves. */
function reach(root: unknown, code: unknown): { objects: Set<object>; texts: Set<string> } {
  const objects = new Set<object>();
  const texts = new Set<string>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") texts.add(value);
    if ((typeof value !== "object" && typeof value !== "function") || value === null) continue;
    if (value === code || value === PASS || objects.has(value)) continue;
    if (value === Object.prototype || value === Array.prototype || value === Function.prototype) {
      continue;
    }
    objects.add(value);
    if (value instanceof Map || value instanceof Set) open.push(...value.entries());
    for (const key of Reflect.ownKeys(value)) {
      // What is made when it is read is read, too.
      open.push(key, Reflect.get(value, key));
    }
  }
  return { objects, texts };
}

/** A match in the middle, with something hidden, something shown and something told. */
function midway(): OpenMatch {
  const match = begin(duel, "midway");
  const seated = [0, 1].map((seat) => seatBot(match, seat, random, "midway"));
  step(match, seated);
  return match;
}

describe("what a bot is handed", () => {
  test("shares no object with the match, and does not hold its seed", () => {
    const match = midway();
    const truth = reach(match, match.game);
    handed(match, 1, (seen) => {
      const world = seen.imagine?.();
      expect(world).toBeDefined();
      const given = reach([seen, world], match.game);
      expect(given.objects.size).toBeGreaterThan(40);
      const shared = [...given.objects].filter(
        (each) => truth.objects.has(each) && typeof each === "object" && !isPrototype(each),
      );
      expect(shared).toEqual([]);
      for (const text of given.texts) expect(text).not.toContain(match.header.seed);
    });
  });

  test("is what a person in that seat is shown, wherever a seat is asked", () => {
    for (const game of [duel, guessing, caravan]) {
      const options = game === caravan ? { guards: true, tolls: true } : {};
      const match = begin(game, "shown", options);
      const seated = [0, 1].map((seat) => seatBot(match, seat, random, "shown"));
      let looks = 0;
      for (; match.pending && looks < 200; looks++) {
        const [seat] = waitingFor(match);
        handed(match, seat, (seen) => expect(seen.view).toEqual(view(match, seat)));
        step(match, seated);
      }
      expect(looks).toBeGreaterThan(1);
    }
  });

  test("can be changed without changing the match", () => {
    const match = midway();
    const before = hashOf(match);
    handed(match, 1, (seen) => {
      for (const thing of reach([seen.view, seen.events, seen.imagine?.()], match.game).objects) {
        spoil(thing);
      }
    });
    expect(hashOf(match)).toBe(before);
    expect(playToEnd(match, [random, random]).reason).toBe("power");
  });

  test("works only while the bot decides", () => {
    const match = midway();
    let kept: Briefing | undefined;
    handed(match, 1, (seen) => {
      kept = seen;
      expect(seen.legal(seen.question.safe)).toBe(false); // two cards, and the safe answer is one
      expect(seen.legal(seen.question.options.slice(0, 2).map(({ key }) => key))).toBe(true);
    });
    expect(kept?.imagine?.()).toBeUndefined();
    expect(kept?.legal(kept.question.options.slice(0, 2).map(({ key }) => key))).toBe(false);
  });

  test("tells what its seat was told, and no face its seat could not see", () => {
    const match = begin(caravan, "told");
    const heard: unknown[] = [];
    const listener: Bot = {
      name: "listener",
      decide(seen) {
        heard.push(...seen.events.map(({ type, faces }) => [type, faces]));
        return { answer: seen.question.options[0].key };
      },
    };
    const seated = [random, listener].map((bot, seat) => seatBot(match, seat, bot, "told"));
    while (waitingFor(match)[0] === 0) {
      const events = answer(match, 0, "draw");
      for (const bot of seated) bot.hear(events);
    }
    step(match, seated);
    expect(heard).toEqual([
      ["drew", undefined],
      ["drew", undefined],
    ]);
  });
});

describe("imagined worlds", () => {
  test("have a seed and a future of their own", () => {
    const match = begin(caravan);
    const worlds = worldsFor(match, 0, 20);
    const seeds = new Set(worlds.map((world) => world.header.seed));
    expect(worlds).toHaveLength(20);
    expect(seeds.size).toBe(20);
    expect(seeds).not.toContain(match.header.seed);
    const drawn = worlds.map((world) => {
      give(world, 0, { kind: "draw" });
      return [0, 1, 2, 3, 4, 5].map((i) => world.play.chance.below(`die ${i}`, 6)).join("");
    });
    expect(new Set(drawn).size).toBeGreaterThan(15);
  });

  test("show the seat's own cards as they are, and the others' as they may be", () => {
    const match = begin(caravan);
    const { hands } = match.play.state as { hands: number[][] };
    const worlds = worldsFor(match, 0, 300);
    let hits = 0;
    for (const world of worlds) {
      for (const card of hands[0]) expect(world.play.face(card)).toBe(match.play.face(card));
      for (const card of hands[1]) if (world.play.face(card) === match.play.face(card)) hits++;
    }
    // 31 cards are out of sight: by luck alone 1500 looks hit 48 times.
    expect(worlds).toHaveLength(300);
    expect(hits).toBeGreaterThan(20);
    expect(hits).toBeLessThan(90);
  });

  test("cover every card the rival may hold, evenly", () => {
    const match = begin(duel);
    const { hands } = match.play.state as { hands: number[][] };
    const own = new Set(hands[0].map((card) => (match.play.face(card) as Face).id));
    const counts = new Map<string, number>();
    for (const world of worldsFor(match, 0, 400)) {
      const { id } = world.play.face(hands[1][0]) as Face;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((id) => own.has(id))).toEqual([]);
    expect(counts.size).toBe(8);
    expect(Math.min(...counts.values())).toBeGreaterThan(25);
    expect(Math.max(...counts.values())).toBeLessThan(80);
  });

  test("do not hold an answer that is still sealed", () => {
    const match = begin(caravan, "sealed", { guards: true, tolls: true });
    while (match.pending?.kind !== "toll") answer(match, waitingFor(match)[0], "pass");
    answer(match, 0, "for");
    expect(waitingFor(match)).toEqual([1]);
    for (const world of worldsFor(match, 1, 10)) {
      expect(world.sealed.every((given) => given === undefined)).toBe(true);
      expect(waitingFor(world)).toEqual([0, 1]);
    }
  });

  test("do not hold a secret answer of the open step", () => {
    const match = begin(guessing);
    answer(match, 1, "well");
    const won = new Map<string, number>();
    const draw: Draw = drawFrom("guess");
    const worlds = worldsFor(match, 0, 200);
    for (const world of worlds) {
      const [question] = questionsOf(world.pending);
      const guess = SIGNS[draw(4)];
      give(world, 0, question.form === "choose" ? question.options[SIGNS.indexOf(guess)] : 0);
      if (world.play.result?.winners[0] === 0) won.set(guess, (won.get(guess) ?? 0) + 1);
    }
    expect(worlds).toHaveLength(200);
    expect([...won.keys()].sort()).toEqual([...SIGNS].sort());
    for (const hits of won.values()) expect(hits).toBeLessThan(30);
  });
});

test("a search does not guess better than luck what it cannot know", () => {
  let right = 0;
  for (let i = 0; i < 40; i++) {
    const match = begin(guessing, `guess ${i}`);
    const bots = [searchBot({ iterations: 60 }), random];
    if (playToEnd(match, bots, `guess ${i}`).winners[0] === 0) right++;
  }
  expect(right).toBeLessThan(22); // by luck 10
});

function isPrototype(value: object): boolean {
  return Object.hasOwn(value, "constructor");
}

/** Change whatever can be changed about a thing. */
function spoil(thing: object): void {
  if (typeof thing === "function" || isPrototype(thing) || Object.isFrozen(thing)) return;
  for (const key of Object.keys(thing)) {
    const record = thing as Record<string, unknown>;
    if (typeof record[key] === "number") record[key] = 77;
    else if (typeof record[key] === "string") record[key] = "spoiled";
  }
  if (Array.isArray(thing)) thing.push("spoiled");
}
