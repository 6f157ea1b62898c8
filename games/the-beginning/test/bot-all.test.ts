/** "How a decent bot plays", All bots: one test for each line. */
import { expect, test } from "vitest";
import { areaWorth } from "../bot/areas.js";
import { beliefOf } from "../bot/beliefs.js";
import { betweenWorth, cancels, programToKeep, programWorth } from "../bot/cards.js";
import { medWorth, resourceWorth } from "../bot/deeds.js";
import { attackWorth, enemyWorth, generalWorth, spendsWeapon } from "../bot/fights.js";
import { faceOf, type Mind, wantsEarly, wantsLate } from "../bot/mind.js";
import { columnWorth, taskWorth } from "../bot/tasks.js";
import { stepsBetween, waysOf } from "../bot/ways.js";
import { worth } from "../bot/worth.js";
import type { State } from "../src/state.js";
import { type Gathering, gather } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FOUR = { characters: ["havoc", "nova", "dryden", "feykah"] };
const FIVE = { characters: ["havoc", "nova", "dryden", "feykah", "jayden"] };
const HUMAN = { faction: "human" };

function at(about: Gathering, change?: (state: State) => void) {
  return mindAt(gather(about), 0, change);
}

test("All bots 1: beliefs begin with the stacks that may have been dealt", () => {
  const three = at({ players: { 0: { faction: "fallen" } } });
  expect(beliefOf(three, 1)).toEqual({ human: 1, machine: 0, fallen: 0, legion: 0 });
  const four = at({ ...FOUR, players: { 0: { faction: "legion" } } });
  expect(beliefOf(four, 1).fallen).toBe(0);
  expect(beliefOf(four, 1).human).toBeCloseTo(2 / 3);
});

test("All bots 1: Nexus, drops, Resource, fights and votes change them", () => {
  const of = (change: (state: State) => void) =>
    beliefOf(at({ ...FOUR, players: { 0: HUMAN } }, change), 1);
  const plain = of(() => {});
  const tally = (name: "nexus" | "resources" | "eliminated") =>
    of((s) => {
      s.seats[1].tally[name] = 3;
    });
  expect(tally("nexus").human).toBeGreaterThan(plain.human);
  expect(tally("resources").machine).toBeGreaterThan(plain.machine);
  expect(tally("eliminated").legion).toBeLessThan(plain.legion);
  const dropped = of((s) => {
    s.junkyard.push({ spot: 1, chips: [], by: 1, effect: "", turn: 1, looked: [] });
  });
  expect(dropped.human).toBeLessThan(plain.human);
  const voted = of((s) => {
    s.motions.push({ by: 2, target: 3, inFavour: [1, 2], carried: false });
  });
  expect(voted.human).not.toBe(plain.human);
});

test("All bots 2: a step counts for more the nearer an end is", () => {
  const of = (bar: "threat" | "security" | "resource", value: number) =>
    Math.abs(worth(at({ players: { 0: HUMAN }, set: { [`bars.${bar}`]: value } }), bar));
  expect(of("threat", 3)).toBeGreaterThan(of("threat", 1));
  expect(of("security", 1)).toBeGreaterThan(of("security", 4));
  expect(of("resource", 1)).toBeGreaterThan(of("resource", 9));
});

test("All bots 3: counters early, states late", () => {
  const of = (objective: string, level: number) =>
    at({ players: { 0: { objectives: [objective] } }, set: { level } });
  expect(wantsEarly(of("hunter", 1), "hunter")).toBeGreaterThan(
    wantsEarly(of("hunter", 3), "hunter"),
  );
  expect(wantsLate(of("armed", 1), "armed")).toBeLessThan(wantsLate(of("armed", 3), "armed"));
  expect(wantsLate(of("hunter", 3), "armed")).toBe(0);
});

test("All bots 4: tasks on the way, and columns that end in a point or a step", () => {
  const mind = at({ characters: ["feykah", "nova", "dryden"], players: { 0: HUMAN } });
  expect(taskWorth(mind, { kind: "brought", kuro: false, scanners: false })).toBeGreaterThan(0);
  // Hacking ends in an Action Point, Implants in a second roll.
  expect(columnWorth(mind, 0)).toBeGreaterThan(columnWorth(mind, 1));
});

const CARRIER = { area: 1, chips: ["blue"], ...HUMAN };

test("All bots 5: by Area 2 while the Blockade is away, else by 3, 4 and 5", () => {
  const blocked = [{ type: "soldier", at: "6" }];
  const steps = (about: Gathering) => stepsBetween(waysOf(at(about), 0), 1, 6);
  expect(steps({ ...FIVE, players: { 0: CARRIER } })).toBe(2);
  expect(steps({ ...FIVE, players: { 0: CARRIER }, enemies: blocked })).toBe(4);
  expect(steps({ players: { 0: CARRIER }, enemies: blocked })).toBe(2);
});

test("All bots 5: by the Scanners for a Boost that is worth it", () => {
  const of = (objective: string, change?: (state: State) => void) =>
    areaWorth(at({ players: { 0: { ...CARRIER, objectives: [objective] } } }, change), 0, 3);
  expect(of("augmented")).toBeGreaterThan(15);
  expect(of("hunter")).toBeLessThan(5);
  const gone = (s: State) => {
    s.scannersLeft = [1, 0];
  };
  expect(of("augmented", gone)).toBeLessThan(5);
});

test("All bots 6: with a Data Chip round the Thieves, without one through them", () => {
  const thief = [{ type: "thief", at: "8" }];
  const carrier = gather({ players: { 0: CARRIER }, enemies: thief });
  expect(stepsBetween(waysOf(mindAt(carrier), 0), 1, 6)).toBe(4);
  expect(answerAt(carrier)).toBe("move to=3");
  const empty = gather({ players: { 0: { ...CARRIER, chips: [] } }, enemies: thief });
  expect(stepsBetween(waysOf(mindAt(empty), 0), 1, 6)).toBe(2);
  const nowhere = gather({
    players: { 0: { ...CARRIER, area: 2 } },
    enemies: [{ type: "thief", at: "9" }],
  });
  expect(answerAt(nowhere)).not.toBe("move to=6");
});

test("All bots 6: the Thief beside a carrier is killed first", () => {
  const t = gather({
    players: { 0: { ...CARRIER, area: 2, hand: ["red-5", "red-4"] } },
    enemies: [
      { type: "soldier", at: "6" },
      { type: "thief", at: "8" },
    ],
  });
  expect(answerAt(t)).toMatch(/^attack enemy=thief/);
});

test("All bots 7: no attack below 60 percent, while Threat is calm", () => {
  const of = (hand: readonly string[], threat = 0) =>
    attackWorth(
      at({
        players: { 0: { ...HUMAN, area: 2, hand: [...hand] } },
        enemies: [{ type: "soldier", at: "6" }],
        set: { "bars.threat": threat },
      }),
      0,
      "soldier-1-1",
      2,
    );
  expect(of(["red-5"])).toBeGreaterThan(0);
  expect(of([])).toBe(0);
  expect(of(["red-2"])).toBe(0);
  expect(of(["red-2"], 2)).toBeGreaterThan(0);
});

test("All bots 7: one card that is enough, the others for the next check", () => {
  const t = gather({
    players: { 0: { ...HUMAN, area: 2, hand: ["red-5", "red-4", "red-3"] } },
    enemies: [{ type: "thief", at: "6" }],
  }).act({ kind: "attack", enemy: "thief-1-1" });
  expect(t.asked()?.kind).toBe("commit");
  expect(answerAt(t)).toHaveLength(1);
});

test("All bots 7: weapons for Level 2 and 3, for Deus, or before Threat would rise", () => {
  const of = (level: number, set = {}) =>
    spendsWeapon(
      at({
        players: { 0: { ...HUMAN, supply: ["pistol"], objectives: ["courier"] } },
        enemies: [{ type: "soldier", at: "2", level }],
        set,
      }),
      `soldier-${level}-1`,
    );
  expect(of(1)).toBe(false);
  expect(of(2)).toBe(true);
  expect(of(1, { "bars.threat": 3 })).toBe(true);
});

/** What the Enemy that was laid last is worth. */
const last = (mind: Mind) => enemyWorth(mind, mind.s.enemies.at(-1)?.id ?? "");

test("All bots 8: Enemies on likely numbers first, with five what makes the Blockade", () => {
  const of = (about: Gathering, spot: string) =>
    last(
      at({
        ...about,
        players: { 0: { ...HUMAN, area: 1 } },
        enemies: [{ type: "soldier", at: spot }],
      }),
    );
  expect(of({}, "7a")).toBeGreaterThan(of({}, "2"));
  expect(of(FIVE, "6") - of(FIVE, "7a")).toBeGreaterThan(2);
  expect(of({}, "6")).toBeLessThan(of({}, "7a"));
});

test("All bots 9: blue cards where the last Health is at stake, else they are saved", () => {
  const of = (health: number, more = {}, enemy = "soldier") =>
    answerAt(
      gather({
        characters: ["dryden", "nova", "havoc"],
        players: {
          0: { ...HUMAN, area: 2, health, hand: ["blue-5", "blue-4", "blue-3"], ...more },
        },
        enemies: [{ type: enemy, at: "6" }],
        steps: ["activation", "pass"],
        chance: { orange: [2], red: [12], white: [1, 1] },
      }).until("defend"),
    );
  expect(of(1)).toHaveLength(1);
  expect(of(2)).toEqual([]);
  expect(of(2, { chips: ["blue"] })).toEqual([]);
  expect(of(2, { chips: ["blue"] }, "thief")).toHaveLength(1);
});

test("All bots 10: one low card where nobody may stay away", () => {
  const t = gather({
    ...FOUR,
    players: { 0: { faction: "machine", hand: ["blue-1", "blue-4"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["lights-in-the-factory"] },
  });
  expect(t.asked()?.kind).toBe("contribute");
  const mind = mindAt(t);
  const low = mind.s.seats[0].hand.find((card) => faceOf(mind, card) === "blue-1");
  expect(answerAt(t)).toEqual([`card card=${low}`]);
});

test("All bots 11: permanent Programs at once; Sandbox and Skeleton Key are kept for the end", () => {
  const mind = at({ players: { 0: { ...HUMAN, objectives: ["courier"] } } });
  expect(programWorth(mind, "cargo-sling")).toBeGreaterThan(2);
  expect(programToKeep(mind, "sandbox")).toBeGreaterThan(programToKeep(mind, "wiretap"));
  expect(programToKeep(mind, "skeleton-key")).toBeGreaterThan(programToKeep(mind, "cargo-sling"));
  const jailed = { ...HUMAN, lies: "detained", objectives: ["courier"] };
  const key = (level: number) =>
    betweenWorth(at({ players: { 0: jailed }, set: { level } }), "skeleton-key");
  expect(key(2)).toBe(0);
  expect(key(3)).toBeGreaterThan(1);
  const machine = at({ players: { 0: jailed }, set: { level: 3 } });
  const [card] = machine.s.seats[1].loyalty;
  const known = gather({ players: { 0: jailed }, set: { level: 3 } });
  expect(cancels(mindAt(known, 0, undefined, { [card]: "machine" }), 1)).toBe(true);
  expect(cancels(mindAt(known, 0, undefined, { [card]: "human" }), 1)).toBe(false);
});

test("All bots 12: the city's Resources only above 6, or with fewer than three cards", () => {
  const of = (resource: number, hand: number) =>
    resourceWorth(
      at({
        players: {
          0: {
            ...HUMAN,
            objectives: ["courier"],
            hand: ["blue-1", "blue-2", "blue-3", "red-1"].slice(0, hand),
          },
        },
        set: { "bars.resource": resource },
      }),
    );
  expect(of(7, 4)).toBeGreaterThan(0);
  expect(of(6, 4)).toBe(0);
  expect(of(6, 2)).toBeGreaterThan(0);
});

test("All bots 13: to the Med Center with two Wounds, or with a Contagious one", () => {
  const of = (wounds: readonly string[]) =>
    medWorth(at({ players: { 0: { ...HUMAN, objectives: ["courier"], wounds: [...wounds] } } }));
  expect(of(["tremor"])).toBeLessThan(3);
  expect(of(["tremor", "exhaustion"])).toBeGreaterThan(6);
  expect(of(["nanite-rash"])).toBeGreaterThan(5);
});

test("All bots 14: the General clears the streets at Threat 3, unless it is Legion", () => {
  const of = (faction: string, threat = 3) =>
    generalWorth(
      at({
        general: 0,
        players: { 0: { faction, objectives: ["courier"] } },
        enemies: ["2", "3", "5"].map((spot) => ({ type: "soldier", at: spot })),
        set: { "bars.threat": threat },
      }),
    );
  expect(of("human")).toBeGreaterThan(6);
  expect(of("fallen")).toBeGreaterThan(6);
  expect(of("legion")).toBe(0);
  expect(of("human", 0)).toBe(0);
});

test("All bots 15: for a motion above 60 percent, never against a known ally; ties likewise", () => {
  const motion = gather({
    ...FOUR,
    leader: 1,
    players: { 0: {}, 1: HUMAN, 2: HUMAN, 3: { faction: "machine" } },
  })
    .choose("censure")
    .choose("seat 3");
  expect(motion.asked()?.kind).toBe("vote");
  const [card] = mindAt(motion, 1).s.seats[3].loyalty;
  expect(answerAt(motion, 1, { faces: { [card]: "machine" } })).toBe("for");
  expect(answerAt(motion, 1, { faces: { [card]: "human" } })).toBe("against");
  motion.each({ 0: "for", 1: "for", others: "against" });
  expect(motion.asked()).toEqual({ seats: [1], kind: "break-tie" });
  expect(answerAt(motion, 1, { faces: { [card]: "machine" } })).toBe("for");
  expect(answerAt(motion, 1, { faces: { [card]: "human" } })).toBe("against");
});
