/** What the board draws while it is shown what has happened: never what comes later. */
import type { GameEvent } from "@sprawl/engine";
import { expect, test } from "vitest";
import { meanwhile } from "../board/meanwhile.js";
import type { Enemy, Figure, State } from "../src/state.js";

const operative = (more: Partial<Figure> = {}) =>
  ({ seat: 0, area: 2, place: "city", health: 3, lies: "up", chips: [7], ...more }) as Figure;

const soldier = (id: string, spot: string, damage = 0) => ({ id, spot, damage, space: 0 }) as Enemy;

function city(more: Partial<State>): State {
  return {
    turn: { number: 4, seat: 0, phase: "action", points: 1 },
    figures: [operative()],
    bars: { riot: 0, threat: 1 },
    enemies: [soldier("soldier-1-3", "six"), soldier("thief-1-4", "two")],
    network: [[], [], []],
    happening: [],
    check: undefined,
    level: 1,
    apex: { status: "locked", space: 1 },
    deus: { status: "locked", space: 1 },
    ...more,
  } as State;
}

const before = city({});
const after = city({
  turn: { number: 5, seat: 1, phase: "action", points: 2 } as State["turn"],
  figures: [operative({ area: 4, lies: "yellow-zone", health: 0, chips: [] })],
  bars: { riot: 3, threat: 2 } as State["bars"],
  enemies: [soldier("soldier-1-3", "six", 1), soldier("tank-1-5", "nine")],
  deus: { status: "in-play", space: 1 },
});

const story: readonly GameEvent[] = [
  ["rolled", { dice: "orange red white white", rolled: "2 3 4 5" }],
  ["lost-health", { seat: 0, figure: 0, health: 0, amount: 3 }],
  ["fell", { seat: 0, figure: 0 }],
  ["enemy-damaged", { enemy: "soldier-1-3", damage: 1 }],
  ["enemy-eliminated", { enemy: "thief-1-4" }],
  ["spawned", { enemy: "tank", spawn: "nine" }],
  ["event", { event: "lights" }],
  ["bar-moved", { bar: "riot", change: 3, value: 3 }],
  ["deus-enters", {}],
  ["turn-begins", { seat: 1, round: 2 }],
].map(([type, args]) => ({ type, args, at: 1 }) as GameEvent);

/** The city once everything up to the first event of this type has been told. */
function once(type: string): State {
  return meanwhile(
    before,
    after,
    story.slice(0, story.findIndex((each) => each.type === type) + 1),
  );
}

test("before anything is told the city is as it was", () => {
  const now = meanwhile(before, after, []);
  expect(now.bars).toEqual(before.bars);
  expect(now.enemies).toEqual(before.enemies);
  expect(now.figures).toEqual(before.figures);
  expect(now.turn).toEqual(before.turn);
  expect(now.deus.status).toBe("locked");
});

test("every deed leaves what it leaves, and nothing that comes later", () => {
  expect(once("rolled").turn.phase).toBe("activation");
  expect(once("lost-health").figures[0]).toMatchObject({ health: 0, lies: "up", area: 2 });
  expect(once("fell").figures[0]).toMatchObject({ lies: "yellow-zone", area: 4 });
  expect(once("fell").enemies).toEqual(before.enemies);
  expect(once("enemy-damaged").enemies[0].damage).toBe(1);
  expect(once("enemy-eliminated").enemies.map(({ id }) => id)).toEqual(["soldier-1-3"]);
  expect(once("spawned").enemies.map(({ id }) => id)).toEqual(["soldier-1-3", "tank-1-5"]);
  expect(once("event").turn.phase).toBe("event");
  expect(once("event").bars.riot).toBe(0);
  expect(once("bar-moved").bars).toEqual({ riot: 3, threat: 1 });
  expect(once("deus-enters").deus.status).toBe("in-play");
  expect(once("turn-begins").turn).toEqual(after.turn);
});

test("who walks stands where the walk ends: the stage takes them there", () => {
  const there = city({ figures: [operative({ area: 6, place: "network" } as Partial<Figure>)] });
  expect(meanwhile(before, there, []).figures[0]).toMatchObject({ area: 6, chips: [7] });
});
