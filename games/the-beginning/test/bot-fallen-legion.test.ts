/** "How a decent bot plays", Fallen and Legion: one test for each line that can be played. */
import { expect, test } from "vitest";
import { areaWorth, reconUse } from "../bot/areas.js";
import { reconWorth } from "../bot/cards.js";
import { destination, fallenHaveIt, hasSeenPurple, hasteOf, placingWorth } from "../bot/chips.js";
import { sectorWorth } from "../bot/deeds.js";
import { attackWorth, enemyWorth } from "../bot/fights.js";
import type { Mind } from "../bot/mind.js";
import { deadZone, enemyTarget, infect } from "../bot/ranks.js";
import { nearestEnd, riotWorth, worth } from "../bot/worth.js";
import type { Said, State } from "../src/state.js";
import { type Gathering, gather, type Round } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FOUR = { characters: ["havoc", "nova", "dryden", "feykah"] };
const FIVE = { characters: ["havoc", "nova", "dryden", "feykah", "jayden"] };

function of(faction: string, more = {}, about: Gathering = {}): Round {
  const own = { faction, objectives: ["courier"], ...more };
  return gather({ ...about, players: { ...about.players, 0: own } });
}

/** The Junkyard, the Network and what others carry, all seen by seat 0. */
function seeing(t: Round, colours: (s: State) => Record<number, string>): Mind {
  return mindAt(t, 0, undefined, colours(mindAt(t).s));
}

const junk = (colours: readonly string[]) => (s: State) =>
  Object.fromEntries(s.junkyard.map(({ chips }, i) => [chips[0], colours[i]]));

const asking = (options: readonly object[], args = {}) =>
  ({ options, args, safe: "", max: 1 }) as never;

test("Fallen 1: purple that was seen is remembered, and who carries it", () => {
  const t = of("fallen", {}, { players: { 1: { chips: ["purple"] }, 2: { chips: ["blue"] } } });
  expect(hasSeenPurple(mindAt(t))).toBe(false);
  const mind = seeing(t, (s) => ({
    [s.figures[1].chips[0]]: "purple",
    [s.figures[2].chips[0]]: "blue",
  }));
  expect(hasSeenPurple(mind)).toBe(true);
  const figures = [1, 2].map((figure) => ({
    kind: "figure",
    figure,
    target: figure,
    key: `${figure}`,
  }));
  expect(enemyTarget(mind, asking(figures, { enemy: "thief-1-1" }))).toBe("1");
});

test("Fallen 2: Sector II first, where the third Data Chip goes to the Junkyard by itself", () => {
  const mind = mindAt(of("fallen"));
  expect(sectorWorth(mind, 2)).toBeGreaterThan(sectorWorth(mind, 1) + 1);
  const t = of("fallen", { area: 1 }, { players: { 1: { area: 1 } } }).act({
    kind: "sector",
    sector: 2,
  });
  expect(t.asked()?.kind).toBe("equip-chip");
  const chips = mindAt(t).s.drawn;
  const faces = { [chips[0]]: "purple", [chips[1]]: "blue", [chips[2]]: "red" };
  expect(answerAt(t, 0, { faces })).toBe(`chip card=${chips[2]}`);
});

test("Fallen 3: purple is dropped, and from Tier 2 on red as well, so that both look alike", () => {
  const dropped = (colour: string, level: number) => {
    const mind = mindAt(of("fallen", { chips: [colour] }, { set: { level } }));
    return destination(mind, mind.s.figures[0].chips[0]);
  };
  expect(dropped("purple", 1)).toBe("junkyard");
  expect(dropped("red", 1)).toBe("network");
  expect(dropped("red", 2)).toBe("junkyard");
  expect(dropped("blue", 2)).toBe("network");
  expect(dropped("blue", 3)).toBe("junkyard");
});

test("Fallen 4: with two in the Junkyard and one in the Network the next goes there", () => {
  const about = {
    lines: [{ junkyard: ["purple", "purple"] }, { network: { alpha: ["purple"], open: true } }],
  };
  const t = of("fallen", { chips: ["purple"] }, about);
  const mind = seeing(t, junk(["purple", "purple"]));
  expect(destination(mind, mind.s.figures[0].chips[0])).toBe("network");
});

test("Fallen 5: it looks into the Junkyard, and removes nothing of its own", () => {
  const t = of(
    "fallen",
    { area: "junkyard", hand: ["green"], objectives: ["scavenger"] },
    { lines: [{ junkyard: ["purple", "red"] }] },
  ).act("remove");
  const seen = junk(["purple", "red"])(mindAt(t).s);
  if (t.asked()?.kind === "spend-cards") t.pick(["green"]);
  expect(t.asked()?.kind).toBe("spots");
  expect(answerAt(t, 0, { faces: seen })).toEqual(["spot spot=2"]);
});

test("Fallen 6 and 9: the game goes on until the count is reached, then any end will do", () => {
  const nearly = {
    lines: [
      {
        network: {
          alpha: ["blue", "blue", "blue"],
          beta: ["blue", "blue", "blue"],
          gamma: ["red", "red"],
          open: true,
        },
      },
      { junkyard: ["purple", "purple", "purple"] },
    ],
    set: { level: 3, "bars.security": 1 },
  };
  const t = of("fallen", { chips: ["blue"] }, nearly);
  const blind = mindAt(t);
  const [chip] = blind.s.figures[0].chips;
  expect(placingWorth(blind, chip)).toBeLessThan(0);
  expect(worth(blind, "security")).toBeGreaterThan(0);
  const mind = seeing(t, junk(["purple", "purple", "purple"]));
  expect(fallenHaveIt(mind)).toBe(true);
  expect(placingWorth(mind, chip)).toBe(60);
  expect(nearestEnd(mind).bar).toBe("security");
  expect(worth(mind, "security")).toBeLessThan(0);
});

test("Fallen 8: the best fighter of five holds back before the Machine Phase", () => {
  const at = (eliminated: number) => {
    const t = of("fallen", {}, { ...FIVE, enemies: [{ type: "soldier", at: "2" }] });
    const mind = mindAt(t, 0, (s) => {
      s.seats[0].tally.eliminated = eliminated;
    });
    return enemyWorth(mind, mind.s.enemies.at(-1)?.id ?? "");
  };
  expect(at(3)).toBeLessThan(at(0));
});

test("Fallen 10: who has seen no purple by Tier 2 buys a Sector Sweep", () => {
  const early = mindAt(of("fallen"));
  const late = mindAt(of("fallen", {}, { set: { level: 2 } }));
  expect(reconUse(early)).toBe(0);
  expect(areaWorth(late, 0, 5)).toBeGreaterThanOrEqual(6);
  expect(reconWorth(late, "sector-sweep")).toBeGreaterThan(reconWorth(late, "open-book"));
});

/** What the Enemy that was laid last is worth, from its own Area. */
function spared(faction: string, at: string, about: Gathering = {}, change?: (s: State) => void) {
  const t = of(
    faction,
    {},
    { ...FOUR, ...about, enemies: [{ type: at.startsWith("red") ? "crawler" : "soldier", at }] },
  );
  const mind = mindAt(t, 0, change);
  return enemyWorth(mind, mind.s.enemies.at(-1)?.id ?? "");
}

test("Legion 1: it fights, but rather where Enemies neither come often nor seldom", () => {
  expect(spared("legion", "7a")).toBeGreaterThan(0);
  expect(spared("legion", "7a")).toBeLessThan(spared("human", "7a"));
  expect(spared("legion", "2")).toBeLessThan(spared("human", "2"));
  expect(spared("legion", "5")).toBe(spared("human", "5"));
});

test("Legion 2: Crawlers pass in Areas 4 and 5, unless somebody is near to see it", () => {
  const about = (other: number): Gathering => ({
    ...FOUR,
    enemies: [{ type: "crawler", at: "red-2" }],
    players: { 1: { area: other }, 2: { area: 1 }, 3: { area: 1 } },
  });
  const at = (faction: string, other: number) => {
    const mind = mindAt(of(faction, { area: 4, hand: ["red-5", "red-4"] }, about(other)));
    return attackWorth(mind, 0, "crawler-1-1", 4);
  };
  expect(at("legion", 1)).toBe(0);
  expect(at("legion", 4)).toBeGreaterThan(0);
  expect(at("human", 1)).toBeGreaterThan(0);
});

test("Legion 3: among five it lowers Security before the Machine Phase, until it may infect", () => {
  const at = (level: number, security: number, threat: number) =>
    worth(
      mindAt(
        of(
          "legion",
          {},
          { ...FIVE, set: { level, "bars.security": security, "bars.threat": threat } },
        ),
      ),
      "security",
    );
  expect(at(2, 4, 0)).toBeLessThan(at(1, 4, 0));
  expect(at(2, 2, 2)).toBe(at(1, 2, 2));
});

test("Legion 4: it infects the General, then who holds Patrol Routine, then likely Humans", () => {
  const t = of(
    "legion",
    {},
    { ...FIVE, general: 3, players: { 2: { programs: ["patrol-routine"] } } },
  );
  const options = [1, 2, 3].map((target) => ({ kind: "player", target, key: `${target}` }));
  const [program] = mindAt(t).s.seats[2].programs;
  const mind = mindAt(t, 0, undefined, { [program]: "patrol-routine" });
  expect(infect(mind, asking(options))).toEqual(["3"]);
  expect(infect(mind, asking(options.slice(0, 2)))).toEqual(["2"]);
});

/** Seat 3 is asked after three others gave a card. */
function check(faction: string, event: string, deck: string, change?: (s: State) => void) {
  const hand = ["blue-5", "red-5", "blue-4", "red-4"];
  const t = gather({
    ...FOUR,
    players: {
      0: { hand: ["blue-1"] },
      1: { hand: ["blue-2"] },
      2: { hand: ["blue-3"] },
      3: { faction, objectives: ["courier"], hand },
    },
    set: { level: 3 },
    steps: ["event", "pass"],
    chance: { [`event ${deck}`]: [event] },
  });
  for (let seat = 0; seat < 3; seat++) t.pick([{ card: `blue-${seat + 1}` }]);
  const mind = mindAt(t, 3);
  return (answerAt(t, 3, { ...(change && { change }), draw: () => 2 }) as string[]).map(
    (key) => mind.view.faces[Number(key.split("=")[1])],
  );
}

const named: (s: State) => void = (s) => {
  const by = (seat: number): Said => ({
    kind: "accuse",
    target: 3,
    faction: "legion",
    by: seat,
    round: 1,
  });
  s.said = [by(0), by(1)];
};

test("Legion 6: while Morale is yellow, Riot is welcome near a red zone", () => {
  const at = (morale: number) =>
    riotWorth(mindAt(of("legion", {}, { set: { "bars.morale": morale } })), 4, 6);
  expect(at(-2)).toBeGreaterThan(0);
  expect(at(3)).toBeLessThan(0);
});

test("Legion 7: it blames Machines for a failed check, and says that Legion is not there", () => {
  const t = gather({
    ...FOUR,
    general: -1,
    leader: 0,
    turn: 3,
    options: { talk: true },
    players: { 1: { faction: "legion" } },
    set: { starter: 0 },
    steps: ["pass"],
  });
  const missed = (s: State) => {
    s.checks.push({
      event: "funding-vote",
      by: 0,
      turn: 1,
      goal: 8,
      total: 0,
      result: "missed",
      given: [],
      cards: [],
    });
  };
  expect(answerAt(t, 1, { change: missed })).toMatch(/^accuse faction=machine/);
  const claimed = (s: State) => {
    s.said.push({ kind: "claim", faction: "human", by: 1, round: 1 });
  };
  expect(answerAt(t, 1, { change: claimed })).toMatch(/^accuse faction=fallen/);
});

test("Legion 8: it slows the last Tier while one step would do", () => {
  const at = (security: number) =>
    hasteOf(mindAt(of("legion", {}, { set: { level: 3, "bars.security": security } })));
  expect(at(1)).toBeLessThan(0);
  expect(at(3)).toBe(0);
});

test("Legion 9: among four, Threat counts for more from 2 on", () => {
  const at = (threat: number) =>
    worth(
      mindAt(of("legion", {}, { ...FOUR, set: { level: 3, "bars.threat": threat } })),
      "threat",
    );
  expect(at(2)).toBeGreaterThan(at(1));
});

test("Legion 5 and 10: only checks of Security and Threat are spoiled, once exposed all of them", () => {
  expect(check("legion", "storm-the-barricades", "three")).toHaveLength(1);
  expect(check("legion", "last-broadcast", "three")).not.toContain("red-5");
  expect(check("legion", "last-broadcast", "three", named)).toHaveLength(2);
  const exposed = (s: State) => {
    const by = (seat: number): Said => ({
      kind: "accuse",
      target: 0,
      faction: "legion",
      by: seat,
      round: 1,
    });
    s.said = [by(1), by(2)];
  };
  expect(spared("legion", "7a", {}, exposed)).toBe(0);
  const open = mindAt(of("legion", {}, { set: { level: 3 } }));
  const spots = ["2", "7a", "12"].map((spawn) => ({ kind: "spawn", spawn, key: spawn }));
  expect(deadZone(open, asking(spots))).toBe("7a");
  expect(deadZone(mindAt(of("human")), asking(spots))).not.toBe("7a");
});
