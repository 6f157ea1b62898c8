/** "How a decent bot plays", Leader and General, and Campaign: one test for each line. */
import { expect, test } from "vitest";
import { transferWorth } from "../bot/actions.js";
import { placingWorth } from "../bot/chips.js";
import { medWorth } from "../bot/deeds.js";
import { enemyTarget, hqOrCubeWorth, keepGeneral, panelWorth } from "../bot/ranks.js";
import type { State } from "../src/state.js";
import { type Gathering, gather, type Round } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FOUR = { characters: ["havoc", "nova", "dryden", "feykah"] };

function of(faction: string, more = {}, about: Gathering = {}): Round {
  const own = { faction, objectives: ["courier"], ...more };
  return gather({ ...FOUR, ...about, players: { ...about.players, 0: own } });
}

const asking = (options: readonly object[], args = {}) =>
  ({ options, args, safe: "", max: 1 }) as never;
const kinds = (...names: string[]) => names.map((kind) => ({ kind, key: kind }));

test("Leader 1: among equal targets a suspected or tough one, never who carries what is needed", () => {
  const t = of("human", {}, { leader: 0, players: { 1: { chips: ["blue"] }, 2: {}, 3: {} } });
  const mind = mindAt(t);
  const [suspect] = mind.s.seats[3].loyalty;
  const [friend] = mind.s.seats[1].loyalty;
  const figures = [1, 2, 3].map((figure) => ({
    kind: "figure",
    figure,
    target: figure,
    key: `${figure}`,
  }));
  const args = { enemy: "soldier-1-1" };
  const known = mindAt(t, 0, undefined, { [suspect]: "machine", [friend]: "human" });
  expect(enemyTarget(known, asking(figures, args))).toBe("3");
  expect(enemyTarget(known, asking(figures.slice(0, 2), args))).toBe("2");
  const tough = mindAt(t, 0, (s) => {
    s.figures[2].health = 1;
    s.figures[3].health = 3;
  });
  expect(enemyTarget(tough, asking(figures.slice(1), args))).toBe("3");
});

test("Leader 2: a hidden enemy takes the worse side only where little hangs on it", () => {
  const at = (faction: string, resource: number) => {
    const t = of(
      faction,
      {},
      {
        leader: 0,
        set: { "bars.resource": resource },
        steps: ["event", "pass"],
        chance: { "event one": ["ration-plan"] },
      },
    ).until("decide");
    return answerAt(t);
  };
  // Resource -1, or Morale -2: harmless at 9, deadly at 1.
  expect(at("human", 1)).toBe("option-b");
  expect(at("machine", 9)).toBe("option-a");
  expect(at("machine", 1)).toBe("option-b");
});

test("Leader 3: an ally is pardoned, but not in the first round", () => {
  const t = of("machine", { area: 6 }, { leader: 0, players: { 1: { lies: "detained" } } });
  const [card] = mindAt(t).s.seats[1].loyalty;
  const pardon = { kind: "pardon", target: 1, key: "pardon" } as never;
  const at = (turn: number) =>
    hqOrCubeWorth(
      mindAt(
        t,
        0,
        (s: State) => {
          s.turn.number = 9;
          s.checks = [
            { event: "", by: 1, turn, goal: 4, total: 0, result: "missed", given: [], cards: [] },
          ];
        },
        { [card]: "machine" },
      ),
      pardon,
    );
  expect(at(8)).toBe(0);
  expect(at(5)).toBeGreaterThan(0);
});

test("Leader 4: a detained General stays one only if nobody else is trusted", () => {
  const t = of("human", {}, { leader: 0, general: 1, players: { 1: { lies: "detained" } } });
  const mind = mindAt(t);
  const faces = (faction: string) =>
    Object.fromEntries([2, 3].map((seat) => [mind.s.seats[seat].loyalty[0], faction]));
  const answer = (faction: string) =>
    keepGeneral(mindAt(t, 0, undefined, faces(faction)), asking(kinds("yes", "no")));
  expect(answer("human")).toBe("no");
  expect(answer("machine")).toBe("yes");
});

test("General 5: Apex attacks while it has more than 4 Health, and moves when Deus is on Red 2 or 3", () => {
  const at = (health: number, deus?: number) =>
    mindAt(
      of(
        "human",
        {},
        {
          general: 0,
          lines: [{ elite: { apex: 1, health } }, ...(deus ? [{ elite: { deus } }] : [])],
        },
      ),
    );
  expect(panelWorth(at(5), "apex-attack")).toBeGreaterThan(0);
  expect(panelWorth(at(4), "apex-attack")).toBe(0);
  expect(panelWorth(at(5, 1), "apex-move")).toBe(0);
  expect(panelWorth(at(5, 2), "apex-move")).toBeGreaterThan(3);
  expect(panelWorth(at(5), "apex-move")).toBe(0);
});

test("General 6: a hidden Machine presses red", () => {
  const mind = mindAt(
    of("machine", {}, { general: 0, lines: [{ elite: { apex: 1, health: 9 } }] }),
  );
  expect(panelWorth(mind, "red-button")).toBeGreaterThan(panelWorth(mind, "apex-attack"));
});

const campaign = (s: State) => {
  s.campaign = true;
};

test("Campaign 1: Programs are transferred in the last part, and only what is beyond the limit", () => {
  const worth = (level: number, programs: readonly string[]) =>
    transferWorth(
      mindAt(of("human", { programs: [...programs] }, { set: { level } }), 0, campaign),
    );
  const two = ["wiretap", "memory-wipe"];
  expect(worth(3, two)).toBeGreaterThan(1);
  expect(worth(2, two)).toBe(0);
  expect(worth(3, two.slice(1))).toBe(0);
});

test("Campaign 2: Wounds are healed before the last Data Chip is placed", () => {
  const about = {
    lines: [
      {
        network: {
          alpha: ["blue", "blue", "blue"],
          beta: ["blue", "blue", "blue"],
          gamma: ["red", "red"],
          open: true,
        },
      },
    ],
    set: { level: 3, "bars.threat": 0 },
  };
  const t = of("human", { chips: ["blue"], wounds: ["tremor"] }, about);
  const done = (s: State) => {
    s.seats[0].tally.brought = 2;
  };
  const [chip] = mindAt(t).s.figures[0].chips;
  const carried = mindAt(t, 0, (s) => {
    done(s);
    campaign(s);
  });
  expect(placingWorth(mindAt(t, 0, done), chip)).toBe(60);
  expect(placingWorth(carried, chip)).toBeLessThan(1);
  expect(medWorth(carried)).toBeGreaterThan(medWorth(mindAt(t, 0, done)));
});

test("Campaign 3: near the end an ally is pardoned in time", () => {
  const t = of(
    "human",
    { area: 6 },
    { leader: 0, players: { 1: { lies: "detained" } }, set: { level: 3 } },
  );
  const [card] = mindAt(t).s.seats[1].loyalty;
  const pardon = { kind: "pardon", target: 1, key: "pardon" } as never;
  const worth = (change?: (s: State) => void) =>
    hqOrCubeWorth(mindAt(t, 0, change, { [card]: "human" }), pardon);
  expect(worth(campaign)).toBeGreaterThan(worth());
});
