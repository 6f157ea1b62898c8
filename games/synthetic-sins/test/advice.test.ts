/** What a player can work out: routes, odds, reach, and the story of an enemy's activation. */
import { drawFrom, type Plain, type View } from "@sprawl/engine";
import { answer, eventsFor, namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { advice, content, en, type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { describe, expect, test } from "vitest";
import { instinct } from "./instinct.js";
import { CASS, CORRIDOR, NINE, SIX, six, sneak } from "./sneak.js";

const seen = (t: ReturnType<typeof sneak>) => t.view(0) as ReturnType<typeof view<SinsState>>;
const long = { timeout: 120_000 };

/** Play a mission by instinct, and show every event with the view before the answer that led to it. */
function* watched(mission: content.MissionId, seed: string) {
  const options = { mission, chooseForMe: true };
  const match = createMatch(syntheticSins, { seats: 1, seed: namedSeed(seed), options });
  const draw = drawFrom(seed);
  while (match.pending) {
    const before = view<SinsState>(match, 0);
    if (!before.question) throw new Error("nobody is asked");
    const news = answer(match, 0, instinct(before, before.question, draw).answer);
    yield { before, events: eventsFor(news, 0) };
  }
}

describe("the route ahead", () => {
  test("goes round a loop without turning back", () => {
    const t = sneak({ map: NINE, waypoints: { blue: [1, 3, 9, 7] }, enemies: { g1: { at: 1 } } });
    const route = advice.routeAhead(seen(t), "g1", 9);
    expect(route.map(({ sector }) => sector)).toEqual([2, 3, 6, 9, 8, 7, 4, 1, 2]);
    expect(route.every(({ or }) => or.length === 0)).toBe(true);
  });

  test("names the other ways where you may choose", () => {
    const t = sneak({ map: SIX, waypoints: { blue: [1, 6] }, enemies: { g1: { at: 1 } } });
    expect(advice.routeAhead(seen(t), "g1", 1)).toEqual([{ sector: 2, or: [4] }]);
  });

  test("leads back to the loop from beside it", () => {
    const t = sneak({
      map: CORRIDOR,
      waypoints: { blue: [1, 3] },
      enemies: { g1: { at: 5, patrolling: false } },
    });
    const route = advice.routeAhead(seen(t), "g1", 4).map(({ sector }) => sector);
    expect(route.slice(0, 2)).toEqual([4, 3]);
  });

  test("is empty for whoever stays: Sentry Guns, bombs, bodies, a post of its own", () => {
    const t = sneak({
      map: SIX,
      waypoints: {},
      enemies: {
        s1: { type: "sentry-gun", at: 1 },
        b1: { type: "drone-bomb", at: 2 },
        g1: { at: 3, defeated: true },
        g2: { at: 4 },
      },
    });
    for (const ref of ["s1", "b1", "g1", "g2"]) {
      expect(advice.routeAhead(seen(t), ref, 3)).toEqual([]);
    }
  });

  test("is what an undisturbed enemy walks, in every mission", long, () => {
    let walked = 0;
    for (const { id } of content.missions) {
      for (const { before, events } of watched(id, `route ${id}`)) {
        const expected = new Map<string, number[]>();
        for (const { type, args } of events) {
          if (type === "activated") {
            const ref = String(args.enemy);
            if (!before.state.enemies[ref]) continue; // it has just arrived
            const route = advice.routeAhead(before, ref, 3).map(({ sector }) => sector);
            if (!expected.has(ref)) expected.set(ref, route);
          }
          if (type !== "stepped") continue;
          const route = expected.get(String(args.enemy));
          if (!route || (args.why !== "patrol" && args.why !== "back")) {
            expected.delete(String(args.enemy)); // disturbed: it is no longer where it would be
            continue;
          }
          expect(args.sector).toBe(route.shift());
          walked++;
        }
        if (walked > 400) break;
      }
    }
    expect(walked).toBeGreaterThan(400);
  });
});

describe("odds", () => {
  const pistol = { weapon: "silenced-pistol", enemy: "g1" } as const;

  test("of a full deck: 21 of 36 cards are 0 or more, with the one you set", () => {
    const t = six({ gear: ["silenced-pistol"], enemies: { g1: { at: 2 } } });
    expect(advice.yourOdds(seen(t), pistol)).toEqual({
      power: 5,
      armor: 5,
      needed: 0,
      cards: 1,
      chance: expect.closeTo(21 / 36),
      withHelp: expect.closeTo(21 / 36),
      left: 36,
      good: 21,
    });
    expect(advice.theirOdds(seen(t), "g1")).toBe(15 / 36); // 3 against Armor 4: +1 or more
    const drone = six({ enemies: { d1: { type: "surveillance-drone", at: 2 } } });
    expect(advice.theirOdds(seen(drone), "d1")).toBe(0);
  });

  test("count what has been drawn, and what a Squad Leader adds", () => {
    const t = six({
      gear: ["silenced-pistol"],
      enemies: { g1: { at: 2 }, l1: { type: "squad-leader", at: 3 } },
      cards: [5],
    });
    t.choose({ kind: "attack", enemy: "g1" });
    expect(t.at("enemies.g1.defeated")).toBe(true);
    t.arrange({ set: "enemies.g1.defeated", to: false });
    const { armor, left, good, chance } = advice.yourOdds(seen(t), pistol);
    expect([armor, left, good]).toEqual([6, 35, 15]);
    expect(chance).toBeCloseTo(15 / 35);
  });

  test("with Smart Bullets that can be paid for, and a Focus Enhancer", () => {
    const help = (energy: number, items: string[]) => {
      const gear = ["silenced-pistol", "smart-bullets", "smart-bullets"];
      const t = six({ gear, you: { energy, items }, enemies: { g1: { at: 2 } } });
      return advice.yourOdds(seen(t), pistol).withHelp;
    };
    expect(help(0, [])).toBeCloseTo(21 / 36);
    expect(help(1, [])).toBeCloseTo(29 / 36); // -2 is enough
    expect(help(5, [])).toBeCloseTo(34 / 36); // -4
    expect(help(5, ["focus-enhancer"])).toBeCloseTo(1);
  });

  test("of two cards the better counts, also across a shuffle", () => {
    const t = six({ gear: ["shotgun"], enemies: { r1: { type: "riot-enforcer", at: 2 } } });
    const shotgun = { weapon: "shotgun", enemy: "r1" } as const;
    const bad = 36 - 16; // +1 is needed: 15 cards and the one you set
    expect(advice.yourOdds(seen(t), shotgun).chance).toBeCloseTo(1 - (bad * (bad - 1)) / (36 * 35));
    const one = lastCard();
    expect(advice.yourOdds(one, shotgun)).toMatchObject({ left: 1, good: 0 });
    expect(advice.yourOdds(one, shotgun).chance).toBeCloseTo(16 / 35); // the last one is bad
    const empty = { ...one, state: { ...one.state, deck: [] } };
    expect(advice.yourOdds(empty, shotgun).left).toBe(35);
  });

  /** A deck of one bad card, and all others on the discard pile. */
  function lastCard() {
    const t = six({ gear: ["shotgun"], enemies: { r1: { type: "riot-enforcer", at: 2 } } });
    const now = seen(t);
    const faces: Record<number, Plain> = {};
    const [last, ...rest] = now.state.deck;
    const others = content.modifierDeck.slice();
    others.splice(others.indexOf(-5), 1);
    for (const [i, card] of rest.entries()) faces[card] = others[i];
    return { ...now, faces, state: { ...now.state, deck: [last], discard: rest } };
  }

  test(
    "agree with the rules: every attack of many matches comes out as often as they say",
    long,
    () => {
      let expected = 0;
      let hits = 0;
      let attacks = 0;
      for (let n = 0; n < 12; n++) {
        for (const { before, events } of watched("house-keys", `odds ${n}`)) {
          const attacked = events.find(({ type }) => type === "attacked");
          if (!attacked) continue;
          const [enemy] = attacked.args.enemies as string[];
          const weapon = attacked.args.weapon as content.GearId;
          const made = events.find(
            ({ type, args }) => type === "draw-made" && args.purpose === "your-attack",
          );
          const odds = advice.yourOdds(before, { weapon, enemy });
          if (made) expect(made.args).toMatchObject({ base: odds.power, against: odds.armor });
          expected += odds.chance;
          attacks++;
          if (made && Number(made.args.result) - Number(made.args.bonus) >= odds.armor) hits++;
        }
      }
      expect(attacks).toBeGreaterThan(20);
      expect(Math.abs(hits - expected)).toBeLessThan(3 * Math.sqrt(attacks));
    },
  );
});

describe("reach", () => {
  const sectors = (t: ReturnType<typeof sneak>) => advice.reachOf(seen(t)).map((r) => r.sector);

  test("one free movement, and a noisy second one", () => {
    const t = sneak({ map: CORRIDOR, you: { sector: 1 } });
    expect(advice.reachOf(seen(t))).toEqual([
      { sector: 2, by: ["free"], path: [2], noise: false },
      { sector: 3, by: ["free", "second"], path: [2, 3], noise: true },
    ]);
    t.choose("free-move sector=2");
    expect(sectors(t)).toEqual([1, 3]);
    t.choose("second-move sector=3");
    expect(sectors(t)).toEqual([]);
  });

  test("Sneakers and Cass make no Noise; Skates go further", () => {
    const quiet = sneak({ map: CORRIDOR, you: { sector: 1 }, gear: ["sneakers"] });
    expect(advice.reachOf(seen(quiet)).some(({ noise }) => noise)).toBe(false);
    const cass = sneak({ map: CORRIDOR, you: { sector: 1 }, options: CASS });
    expect(advice.reachOf(seen(cass)).some(({ noise }) => noise)).toBe(false);
    const skates = sneak({ map: CORRIDOR, you: { sector: 1 }, gear: ["motorized-skates"] });
    skates.choose("motorized-skates");
    expect(sectors(skates)).toEqual([2, 3, 4]);
  });

  test("a Lock needs a Key, and one Key opens one Lock", () => {
    const locked = { tokens: { locks: [2, 3] } };
    expect(sectors(sneak({ map: CORRIDOR, you: { sector: 1 }, ...locked }))).toEqual([]);
    expect(sectors(sneak({ map: CORRIDOR, you: { sector: 1, keys: 1 }, ...locked }))).toEqual([2]);
    expect(sectors(sneak({ map: CORRIDOR, you: { sector: 1, keys: 2 }, ...locked }))).toEqual([
      2, 3,
    ]);
  });

  test("is what the table offers, in every mission", long, () => {
    for (const { id } of content.missions.filter(({ number }) => number % 3 === 1)) {
      for (const { before } of watched(id, `reach ${id}`)) {
        if (before.question?.kind !== "your-actions") continue;
        const moves = before.question.options.filter(({ kind }) =>
          ["free-move", "second-move", "skate"].includes(kind),
        );
        const near = advice.reachOf(before).filter(({ path }) => path.length === 1);
        const offered = new Set(moves.map(({ sector }) => Number(sector)));
        expect(near.map(({ sector }) => sector)).toEqual([...offered].sort((a, b) => a - b));
      }
    }
  });
});

describe("the story of an activation", () => {
  test("every step of every activation of many matches has its sentence and its rule", long, () => {
    const labels = new Set<string>();
    for (const { id } of content.missions) {
      for (const { events } of watched(id, `story ${id}`)) {
        for (const { steps } of advice.activationsIn(events)) {
          for (const { label, rule } of steps) {
            expect(rule).toMatch(/^SS-/);
            labels.add(label);
          }
        }
      }
    }
    expect([...labels].filter((label) => en.labels?.[label] === undefined)).toEqual([]);
    for (const label of ["draws", "behavior", "moves", "detected", "hits", "misses", "searched"]) {
      expect(labels).toContain(`story.${label}`);
    }
  });
});

describe("the rows of an enemy's table", () => {
  const chances = (alarm: number) => {
    const shown = seen(sneak({ map: SIX, enemies: { g1: { at: 1 } } }));
    const alarmed = { ...shown, state: { ...shown.state, alarm } };
    return advice.behaviorOdds(alarmed, "security-guard").map(({ chance }) => chance * 36);
  };

  test("are counted from the cards left, and always come to one", () => {
    // Below -2: the cards -5, -4 and -3, and the "-5 to +5" card, set as low as it goes.
    expect(chances(0)[0]).toBeCloseTo(2 + 2 + 3 + 1, 5);
    expect(chances(0).reduce((sum, each) => sum + each)).toBeCloseTo(36, 5);
  });

  test("SS-14.8 move up with the Alarm Level", () => {
    const [nothing, , , , most] = chances(60);
    expect(nothing).toBeLessThan(chances(0)[0]);
    expect(most).toBeGreaterThan(chances(0)[4]);
  });
});

test("SS-R111 how many cards of each value are left can be counted, card by card", () => {
  const t = sneak({
    map: CORRIDOR,
    gear: ["silenced-pistol"],
    you: { sector: 1 },
    enemies: { g1: { at: 1 } },
    cards: [-4],
  });
  const left = () => new Map(advice.oddsOf(t.view(0) as View<SinsState>).faces);
  const before = left();
  t.choose({ kind: "attack", enemy: "g1" });
  const after = left();
  expect(after.get(-4)).toBe((before.get(-4) ?? 0) - 1);
  expect(after.get(3)).toBe(before.get(3));
  expect([...before.values()].reduce((sum, count) => sum + count, 0)).toBe(36);
});
