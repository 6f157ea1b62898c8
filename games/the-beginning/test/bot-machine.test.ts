/** "How a decent bot plays", Machine: one test for each line. */
import { expect, test } from "vitest";
import { isExposed } from "../bot/beliefs.js";
import { bestChannel, destination } from "../bot/chips.js";
import { chanceWorth, nexusWorth, resourceWorth, sectorWorth } from "../bot/deeds.js";
import { worthOf } from "../bot/effects.js";
import { enemyWorth } from "../bot/fights.js";
import { faceOf } from "../bot/mind.js";
import { recruit } from "../bot/ranks.js";
import { machineRoute, worth } from "../bot/worth.js";
import type { Said, State } from "../src/state.js";
import { type Gathering, gather } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FOUR = { characters: ["havoc", "nova", "dryden", "feykah"] };
const FIVE = { characters: ["havoc", "nova", "dryden", "feykah", "jayden"] };
const MACHINE = { faction: "machine", objectives: ["courier"] };

function machine(more = {}, about: Gathering = {}, change?: (state: State) => void) {
  return mindAt(gather({ players: { 0: { ...MACHINE, ...more } }, ...about }), 0, change);
}

const network = (channels: object) => ({ lines: [{ network: { open: true, ...channels } }] });

/** Two of the three others have named seat 0. */
const accused = (s: State) => {
  const by = (seat: number): Said => ({
    kind: "accuse",
    target: 0,
    faction: "machine",
    by: seat,
    round: 1,
  });
  s.said = [by(1), by(2)];
};

test("Machine 1: it fights like a Human", () => {
  const enemies = [{ type: "soldier", at: "6" }];
  const of = (faction: string) => enemyWorth(machine({ faction }, { enemies }), "soldier-1-1");
  expect(of("machine")).toBe(of("human"));
});

/** The check at the depot, after so many others have given a card; seat 3 is asked. */
function depot(others: number, more = {}) {
  const t = gather({
    ...FOUR,
    players: {
      0: { hand: ["red-1"] },
      1: { hand: ["red-2"] },
      2: { hand: ["red-3"] },
      3: { ...MACHINE, hand: ["blue-5", "blue-4", "blue-3", "red-1"], ...more },
    },
    steps: ["event", "pass"],
    chance: { "event one": ["looters-at-the-depot"] },
  });
  for (let seat = 0; seat < 3; seat++) {
    t.pick(seat < others ? [{ card: `red-${seat + 1}` }] : []);
  }
  return t;
}

test("Machine 2: a check that feeds Deus is spoiled where two others gave, by one card", () => {
  const t = depot(2);
  expect(t.asked()).toEqual({ seats: [3], kind: "contribute" });
  const spoiled = answerAt(t, 3) as string[];
  expect(spoiled).toHaveLength(1);
  expect(faceOf(mindAt(t, 3), Number(spoiled[0].split("=")[1]))).toBe("blue-5");
  expect(answerAt(depot(1), 3)).toEqual([]);
});

test("Machine 3: Sectors II and III, red against blue, and no blue where it can be helped", () => {
  const mind = machine();
  expect(sectorWorth(mind, 2)).toBeGreaterThan(sectorWorth(mind, 1));
  expect(sectorWorth(mind, 3)).toBeGreaterThan(sectorWorth(mind, 1));
  const led = machine({}, network({ alpha: ["red"], beta: ["blue"], gamma: ["purple"] }));
  expect(bestChannel(led, "red")).toBe(1);
});

test("Machine 4: the city's Resources often, chance seldom", () => {
  const set = { "bars.resource": 5 };
  const hand = ["blue-1", "blue-2", "blue-3"];
  const human = { faction: "human", hand };
  expect(resourceWorth(machine({ hand }, { set }))).toBeGreaterThan(3);
  expect(resourceWorth(machine(human, { set }))).toBe(0);
  expect(chanceWorth(machine({ hand }, { set }))).toBeLessThan(
    chanceWorth(machine(human, { set })),
  );
});

test("Machine 5: at the Nexus its lowest card, once in three turns", () => {
  const hand = ["blue-1", "blue-4", "blue-5"];
  expect(nexusWorth(machine({ hand }))).toBeGreaterThan(1);
  const again = (s: State) => {
    s.seats[0].tally.nexusFailed = 1;
  };
  expect(nexusWorth(machine({ hand }, {}, again))).toBe(0);
  const t = gather({ players: { 0: { ...MACHINE, hand, area: 3 } } }).act("nexus");
  const [key] = answerAt(t) as string[];
  expect(faceOf(mindAt(t), Number(key.split("=")[1]))).toBe("blue-1");
});

test("Machine 6: Leader or General is recruited, else who carries a Data Chip", () => {
  const ask = { decision: "x", kind: "recruit", form: "ask", safe: "confirm" };
  const options = [1, 2, 3].map((target) => ({
    kind: "player",
    target,
    key: `player target=${target}`,
  }));
  const of = (leader: number, general: number) =>
    recruit(
      machine({}, { ...FIVE, leader, general, players: { 0: MACHINE, 2: { chips: ["blue"] } } }),
      { ...ask, options } as never,
    );
  expect(of(1, 4)).toBe("player target=1");
  expect(of(4, 0)).toBe("player target=2");
});

test("Machine 7: it leaves Deus alone, and Crawlers that push it on", () => {
  const walking = {
    lines: [{ elite: { deus: 2 } }],
    enemies: [{ type: "crawler", at: "red-1" }],
  };
  const mind = machine({}, walking);
  expect(enemyWorth(mind, "deus")).toBeLessThan(0);
  const calm = machine({}, { enemies: walking.enemies });
  expect(enemyWorth(mind, "crawler-1-1")).toBeLessThan(enemyWorth(calm, "crawler-1-1") / 2);
  expect(worthOf(mind, [{ crawlers: 1 }])).toBeGreaterThan(0);
  expect(worthOf(calm, [{ crawlers: 1 }])).toBeLessThan(0);
});

test("Machine 8: exposed, it burns Resource, drops blue and spoils every check", () => {
  const chips = { chips: ["blue"], hand: ["blue-1", "blue-2", "blue-3", "red-1", "red-2"] };
  const open = machine(chips, FOUR, accused);
  const hidden = machine(chips, FOUR);
  expect(isExposed(open)).toBe(true);
  expect(isExposed(hidden)).toBe(false);
  expect(resourceWorth(open)).toBeGreaterThan(resourceWorth(hidden));
  expect(destination(open, open.s.figures[0].chips[0])).toBe("junkyard");
  expect(destination(hidden, hidden.s.figures[0].chips[0])).toBe("network");
  const t = gather({
    ...FOUR,
    players: { 0: { ...MACHINE, hand: ["red-5", "red-4", "red-3", "blue-1"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["overcrowded-wards"] },
  });
  expect(answerAt(t, 0, { change: accused })).toHaveLength(2);
});

test("Machine 9: the nearest of its three ways is taken", () => {
  const of = (set: object, lines = {}) => machineRoute(machine({}, { set: { ...set }, ...lines }));
  expect(of({ "bars.resource": 3 })).toBe("resource");
  expect(of({}, { lines: [{ elite: { deus: 3 } }] })).toBe("deus");
  const red = { alpha: ["red", "red", "red"], beta: ["red", "red"], gamma: ["blue", "blue"] };
  expect(of({}, network(red))).toBe("network");
  expect(worth(machine({}, { set: { "bars.resource": 3 } }), "resource")).toBeLessThan(
    worth(machine(), "resource"),
  );
});

test("Machine 10: for an ally it votes only where others would", () => {
  const t = gather({ ...FIVE, leader: 1, players: { 1: MACHINE } })
    .choose("censure")
    .choose("seat 3");
  const [card] = mindAt(t, 1).s.seats[3].loyalty;
  const faces = { [card]: "machine" };
  expect(answerAt(t, 1, { faces })).toBe("against");
  const change = (s: State) => {
    for (let spot = 1; spot < 6; spot++)
      s.junkyard.push({ spot, chips: [], by: 3, effect: "", turn: 1, looked: [] });
  };
  expect(answerAt(t, 1, { faces, change })).toBe("for");
});
