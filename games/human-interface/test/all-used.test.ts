/** Every card, machine, tile and mission comes to its use in play. */
import { playOut, randomPolicy } from "@sprawl/bots";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";
import { diceOf, ruleOfThumb } from "./mission.js";

const { game, runs = [] } = entry;

/** Every mission on every floor, then lockers and upgraded drones until nothing is left. */
const SETTINGS = [
  ...runs.map(({ name, seats = 2 }) => ({ seats, options: { mission: name, blanks: true } })),
  ...["2", "3", "4", "5", "6", "7"].map((floor) => ({
    seats: 2,
    options: { mission: "firing-range", floor },
  })),
];
const LONG = ["zero-hour", "kill-switch", "core-meltdown", "signal-hunt"];
const MATCHES = 170;
/** Nobody comes to them in so few matches; they have tests of their own: HI-13.22, HI-29.9. */
const RARE = ["breaching-charge", "medic-routine"];

function playOne(i: number, used: Set<string>): void {
  const mission = LONG[i % LONG.length];
  const locker = { mission, equipment: "drawn", upgraded: true, drones: 2 };
  const { seats, options } = SETTINGS[i] ?? { seats: 2, options: locker };
  const policy = i % 3 === 0 ? ruleOfThumb(i + 1) : randomPolicy(diceOf(i + 1));
  const begun = { seats, seed: namedSeed(`used ${i}`), options, history: false, used };
  playOut(createMatch(game, begun), policy, 1e5);
}

test("every piece of content gets used", () => {
  const used = new Set<string>();
  const left = (): string[] =>
    (game.content ?? []).filter((id) => !used.has(id) && !RARE.includes(id));
  for (let i = 0; i < MATCHES && left().length > 0; i++) playOne(i, used);
  expect(left()).toEqual([]);
}, 120_000);
