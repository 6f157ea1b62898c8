/** SS-36.5: what an overridden drone's steps lead to; and what a push does to a patrol. */
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, questionsOf } from "@sprawl/engine/search";
import { syntheticSins } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { CASS, kinds, six, sneak } from "./sneak.js";

const end = "end-actions";
const matrix = "drone-override-matrix";
const away = { sector: 6, hidden: true, items: [matrix] };

test("SS-36.5, SS-R53, SS-19.16 an overridden drone leaves its patrol, and reaches waypoints", () => {
  const t = six({
    you: away,
    waypoints: { blue: [1, 3] },
    enemies: { h1: { type: "hound-drone", at: 2, patrolling: true, next: 1, previous: 1 } },
  });
  t.choose(end).choose(matrix).choose("Move 1").choose({ sector: 3 });
  expect(t.at("enemies.h1")).toMatchObject({ sector: 3, patrolling: false, previous: 0, next: 0 });
});

test("SS-36.5 nobody but a drone can be overridden", () => {
  const t = six({ you: away, enemies: { g1: { at: 1 } }, cards: [0], set: { reinforcements: [] } });
  t.choose(end);
  expect(t.asked()?.kind).toBe("your-actions"); // and not "drone-acts"
  expect(t.at("enemies.g1.acted")).toBe(false); // its activation is over, the turn too
});

test("SS-36.5, SS-R27 an overridden drone that steps away has not detected you any more", () => {
  const t = six({
    you: { items: [matrix] },
    enemies: { h1: { type: "hound-drone", at: 2, detected: true } },
  });
  t.choose(end).choose(matrix).choose("Move 2").choose({ sector: 3 });
  expect(t.at("enemies.h1.detected")).toBe(false);
  t.choose({ sector: 2 });
  expect(t.at("enemies.h1.detected")).toBe(false);
  expect(t.at("you.health")).toBe(3);
});

test("SS-R120 glue holds an overridden drone too: it loses its steps", () => {
  const t = six({
    you: away,
    enemies: { h1: { type: "hound-drone", at: 2 } },
    set: { reinforcements: [] },
  });
  t.arrange({ set: "turn.glue", to: 2 }).choose(end).choose(matrix).choose("Move 2");
  expect(t.asked()?.kind).toBe("your-actions"); // and not where it steps
  expect(t.at("enemies.h1.sector")).toBe(2);
});

test("SS-36.5, SS-31.7, SS-16.12 a Trap stops an overridden drone for good", () => {
  const t = six({
    options: CASS,
    you: away,
    enemies: { h1: { type: "hound-drone", at: 1 } },
    tokens: { traps: [2] },
    cards: [0, 0],
    set: { reinforcements: [] },
  });
  t.choose(end).choose(matrix).choose("Move 2").choose({ sector: 2 });
  expect(t.at("enemies.h1.defeated")).toBe(true);
  expect(t.at("traps")).toEqual([]);
  expect(t.asked()?.kind).toBe("your-actions"); // and not where it steps next
});

test("SS-36.5, SS-9.3, SS-16.12 your Overwatch stops it too", () => {
  const t = six({
    gear: ["silenced-pistol"],
    you: { overwatch: true, items: [matrix] },
    enemies: { h1: { type: "hound-drone", at: 1 } },
    cards: [1, 0],
    set: { reinforcements: [] },
  });
  t.choose(end).choose(matrix).choose("Move 2").choose({ sector: 2 });
  expect(t.asked()?.kind).toBe("overwatch");
  t.choose("overwatch-attack");
  expect(t.at("enemies.h1.defeated")).toBe(true);
  expect(t.asked()?.kind).toBe("your-actions");
});

test("SS-36.5, SS-16.12 a drone that a Trap has stopped is no target for your Overwatch any more", () => {
  const t = six({
    gear: ["silenced-pistol"],
    you: { overwatch: true, items: [matrix] },
    enemies: { h1: { type: "hound-drone", at: 1 } },
    tokens: { traps: [2] },
    cards: [0, -5, 0],
    set: { reinforcements: [] },
  });
  t.choose(end).choose(matrix).choose("Move 2").choose({ sector: 2 });
  expect(t.at("enemies.h1.defeated")).toBe(true);
  expect(t.asked()?.kind).toBe("your-actions");
});

test("SS-36.6 an overridden drone attacks one other enemy once, and no more", () => {
  const t = six({
    you: away,
    enemies: {
      h1: { type: "hound-drone", at: 1 },
      g1: { at: 1, acted: true },
      g2: { at: 2, acted: true },
    },
    cards: [-5, 0],
    set: { reinforcements: [] },
  });
  t.choose(end).choose(matrix).choose("Move 1");
  expect(t.asked()?.kind).toBe("override-attack");
  t.choose({ kind: "strike", enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(false);
  expect(t.asked()?.kind).toBe("override-step");
  t.choose({ sector: 2 });
  expect(t.asked()?.kind).toBe("your-actions"); // g2 is there, but it has had its attack
});

test("SS-36.5, SS-16.12 a Drone Bomb that has gone off takes no further step", () => {
  const t = six({
    you: away,
    enemies: {
      b1: { type: "drone-bomb", color: "yellow", at: 1 },
      g1: { at: 2, acted: true },
    },
    cards: [0, 0],
    set: { reinforcements: [] },
  });
  t.choose(end).choose(matrix).choose("Move 2").choose({ sector: 2 });
  t.choose({ kind: "strike", enemy: "g1" });
  expect(t.at("enemies")).not.toHaveProperty("b1");
  expect(t.asked()?.kind).toBe("your-actions");
});

test("SS-R53, SS-R127 a push takes an enemy off its patrol, and into its next waypoint", () => {
  const t = six({
    you: { items: ["shockwave"] },
    waypoints: { blue: [1, 3] },
    enemies: { g1: { at: 2, patrolling: true, next: 1, previous: 1 } },
  });
  t.choose({ kind: "shockwave", enemy: "g1", sector: 3 });
  expect(t.at("enemies.g1")).toMatchObject({ sector: 3, patrolling: false, previous: 0, next: 0 });
});

test("SS-27.6, SS-R99 Alertness that is 0 cannot be lowered", () => {
  const offered = (loweredAlertness: number) => {
    const match = createMatch(syntheticSins, {
      seats: 1,
      seed: namedSeed("zero"),
      options: { mission: "paper-trail", loweredAlertness },
      carried: {
        gear: [],
        items: [],
        itemDiscard: [],
        byteBucks: 0,
        replay: false,
        retry: true,
      },
    });
    const [question] = questionsOf(match.pending);
    return question.form === "choose" ? question.options.map(({ kind }) => kind) : [];
  };
  expect(offered(1)).toContain("lower-alertness");
  expect(offered(2)).not.toContain("lower-alertness");
});

test("SS-29.10, SS-36.8 an Energy Surge fills up what equipping has left, and is kept when that is full", () => {
  const t = sneak({ gear: ["silenced-pistol"], you: { items: ["energy-surge"], energy: 3 } });
  t.choose("energy-surge");
  expect(t.at("you.energy")).toBe(9);
  const full = sneak({ gear: ["silenced-pistol"], you: { items: ["energy-surge"] } });
  expect(kinds(full)).not.toContain("energy-surge");
});

test("SS-R115 the limit is 200 turns in a single match, and may be from 20 to 500", () => {
  expect(syntheticSins.options.turnLimit).toMatchObject({ min: 20, max: 500, default: 200 });
});
