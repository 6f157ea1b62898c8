/** What an enemy did, told from events: every step with its sentence and the rule behind it. */
import type { GameEvent } from "@sprawl/engine";
import { type Speaker, sayLabel } from "@sprawl/engine/speech";
import { advice, content, en } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";

const speaker: Speaker = { text: en, seat: String, face: () => undefined };

const tell = (events: readonly GameEvent[]) =>
  advice
    .activationsIn(events)
    .map(({ enemy, steps }) => [
      enemy,
      ...steps.map(({ label, args, rule }) => `${sayLabel(speaker, label, args)} (${rule})`),
    ]);

const event = (type: string, args: GameEvent["args"], rule: string): GameEvent => ({
  type,
  at: 1,
  args,
  rule,
});

test("SS-18.3, SS-18.6, SS-18.9, SS-18.19, SS-36.5 a story: the draw, the alarm, where it goes and why, what it does to you", () => {
  const draw = { purpose: "behavior", base: 4, value: 3, bonus: 0, result: 7 };
  const attack = { purpose: "enemy-attack", base: 3, value: -1, bonus: 0, result: 2, against: 4 };
  const actions = content.rowFor(content.enemies["security-guard"], 7).actions;
  const events = [
    event("moved", { from: 2, sector: 3 }, "SS-6.10"),
    event("activated", { enemy: "g1", sector: 1 }, "SS-15.6"),
    event("card-drawn", { purpose: "behavior" }, "SS-4.1"),
    event("draw-made", draw, "SS-4.7"),
    event("behavior", { enemy: "g1", result: 7, actions }, "SS-15.10"),
    event("stepped", { enemy: "g1", from: 1, sector: 2, why: "detection" }, "SS-17.2"),
    event("stepped", { enemy: "g1", from: 2, sector: 3, why: "detection" }, "SS-17.2"),
    event("detected", { enemy: "g1", sector: 3 }, "SS-13.1"),
    event("attacked-you", { enemy: "g1" }, "SS-20.2"),
    event("draw-made", attack, "SS-4.7"),
    event("activated", { enemy: "d1", sector: 4 }, "SS-15.6"),
    event("stepped", { enemy: "d1", from: 4, sector: 5, why: "noise" }, "SS-17.2"),
    event("stepped", { enemy: "d1", from: 5, sector: 6, why: "patrol" }, "SS-17.2"),
    event("stepped", { enemy: "d1", from: 6, sector: 3, why: "back" }, "SS-17.2"),
    event("stepped", { enemy: "d1", from: 3, sector: 2, why: "override" }, "SS-36.5"),
    event("draw-made", { ...draw, purpose: "alarm" }, "SS-4.7"),
    event("noise-made", { sector: 1 }, "SS-12.1"),
  ];
  expect(tell(events)).toEqual([
    [
      "g1",
      "draws +3, the alarm adds 4: 7 (SS-4.7)",
      "that means Move 2, Search (SS-15.10)",
      "moves 2 towards the Detection token, to Monorail Platform (3) (SS-18.9)",
      "sees you in Monorail Platform (3) (SS-13.1)",
      "attacks you (SS-20.2)",
      "3 and card -1 come to 2, 4 would be needed: a miss (SS-4.7)",
    ],
    [
      "d1",
      "moves 1 towards the Noise, to Underpass (5) (SS-18.3)",
      "moves 1 on patrol, to Pawn Arcade (6) (SS-18.19)",
      "moves 1 back to its patrol, to Monorail Platform (3) (SS-18.6)",
      "moves 1 as you say, to Noodle Bar (2) (SS-36.5)",
    ],
  ]);
  expect(advice.activationsIn(events)[0].steps[2].args.path).toEqual([2, 3]);
});
