/** What the rule-of-thumb player does where it once did nothing. */
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { bidOf } from "../bot/bidding.js";
import { likingOfDoors } from "../bot/doors.js";
import { likingOfReaction } from "../bot/reacting.js";
import { at, mission, rulesOf } from "./mission.js";
import { duel, held } from "./tables.js";

test("it buys what its people wish for, within its budget", () => {
  const t = table(entry, {
    seats: 2,
    options: { mission: "zero-hour", equipment: "choose" },
  } as never);
  const view = t.view(0);
  if (view.question?.kind !== "buy") throw new Error("nothing is to be bought");
  const answer = entry.instinct?.(view as never, view.question as never, () => 0).answer;
  const picked = view.question.options.filter(
    ({ key }) => Array.isArray(answer) && answer.includes(key),
  );
  expect(picked.length).toBeGreaterThan(0);
  expect(picked.map(({ model }) => model)).toContain("tomo");
});

test("it bids more where its hacker stands beside a Terminal, and keeps 2 SR for a defence", () => {
  const g = rulesOf(duel({ tomo: { at: [17, 12] }, rin: { at: [0, 5] } }, []));
  const tomo = g.state.models.find(({ id }) => id === "tomo");
  if (!tomo) throw new Error("Tomo is not there");
  const bid = (tokens: number): number => {
    tomo.resources = tokens;
    return bidOf(g, 0, 1);
  };
  expect([bid(6), bid(2)]).toEqual([1, 0]);
  tomo.at = g.state.terminals[0].at + 1;
  expect([bid(6), bid(4), bid(2)]).toEqual([3, 2, 0]);
});

test("it locks a door an enemy comes near, and opens one on its own way", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { tomo: { at: [5, 20] }, werner: { at: [13, 17] } },
    arrange: [held("green", 0, "tomo")],
  });
  const g = rulesOf(t);
  const tomo = g.state.models.find(({ id }) => id === "tomo");
  const door = g.state.doors.find(({ at: square }) => square === at(14, 16));
  if (!tomo || !door) throw new Error("somebody or something is not there");
  const setting = (square: number, open: boolean, locked: boolean) =>
    likingOfDoors(g, 0)({ kind: "set-door", square, open, locked, key: "" });
  expect(setting(door.at, false, true)).toBeGreaterThan(0);
  expect(setting(door.at, true, false)).toBeLessThan(0);
  expect(likingOfDoors(g, 0)({ kind: "pass", key: "" })).toBe(0);
  tomo.at = at(14, 15); // In the room: the door lies on the way to the orange Terminal.
  expect(setting(door.at, true, false)).toBeGreaterThan(0);
  expect(setting(door.at, false, true)).toBeLessThan(0);
});

test("it fires at whoever carries an objective, however small the chance", () => {
  const t = mission([["harvey"], ["werner"]], {
    mission: "signal-hunt",
    models: { harvey: { at: [5, 12] }, werner: { at: [5, 18] } },
  });
  const g = rulesOf(t);
  g.state.active = "werner";
  const fire = { kind: "fast-attack", model: "harvey", weapon: "saipan-ar3", key: "" } as const;
  expect(likingOfReaction(g, fire)).toBe(-1);
  g.state.objectives[0].carrier = "werner";
  expect(likingOfReaction(g, fire)).toBeGreaterThan(0);
});
