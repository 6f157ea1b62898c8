/** What the board draws while it is shown what has happened: never what comes later. */
import type { GameEvent } from "@sprawl/engine";
import { expect, test } from "vitest";
import { meanwhile } from "../board/meanwhile.js";
import type { EnemyToken, SinsState } from "../src/state.js";

const guard = (ref: string, sector: number, more: Partial<EnemyToken> = {}) =>
  ({ ref, sector, defeated: false, detected: false, ...more }) as EnemyToken;

function mission(more: Partial<SinsState>): SinsState {
  return {
    turn: { number: 2, phase: "your-actions", freeMovement: false, secondAction: false },
    you: { sector: 17, health: 3, energy: 14, hidden: true, gear: [], items: [] },
    enemies: { g1: guard("g1", 12), g2: guard("g2", 21) },
    noise: [17],
    detection: [],
    alarm: 0,
    reinforcements: [{ ref: "g3", alarm: 4 }],
    ...more,
  } as SinsState;
}

const before = mission({});
const after = mission({
  turn: { number: 3, phase: "your-actions", freeMovement: true, secondAction: true } as never,
  you: { ...before.you, health: 2, hidden: false },
  enemies: {
    g1: guard("g1", 12),
    g2: guard("g2", 17, { detected: true }),
    g3: guard("g3", 13),
  },
  noise: [],
  detection: [17],
  alarm: 5,
  reinforcements: [],
});

const story: readonly GameEvent[] = [
  ["activated", { enemy: "g2" }],
  ["stepped", { enemy: "g2", from: 21, sector: 17 }],
  ["detected", { enemy: "g2", sector: 17 }],
  ["alarm-changed", { before: 0, alarm: 3 }],
  ["detection-placed", { sector: 17 }],
  ["wounded", { health: 2 }],
  ["draw-made", { purpose: "alarm" }],
  ["alarm-changed", { before: 3, alarm: 5 }],
  ["reinforced", { enemy: "g3", sector: 13 }],
  ["turn-began", { turn: 3 }],
].map(([type, args]) => ({ type, args, at: 1 }) as GameEvent);

const told = (upTo: string) =>
  meanwhile(before, after, story.slice(0, story.findLastIndex(({ type }) => type === upTo) + 1));

test("nobody has seen you, nobody has come and nothing has risen before it is told", () => {
  const start = meanwhile(before, after, []);
  expect(start).toMatchObject({
    alarm: 0,
    noise: [17],
    detection: [],
    you: { health: 3, hidden: true },
  });
  expect(Object.keys(start.enemies)).toEqual(["g1", "g2"]);
  expect(start.enemies.g2).toMatchObject({ detected: false });
  expect(start.turn).toMatchObject({ number: 2, phase: "your-actions" });
});

test("who walks is drawn where the walk ends: the stage takes them there", () => {
  expect(meanwhile(before, after, []).enemies.g2.sector).toBe(17);
});

test("each event leaves what it says, in its phase", () => {
  expect(told("detected")).toMatchObject({
    turn: { phase: "enemy-actions" },
    enemies: { g2: { detected: true } },
    you: { hidden: false },
    alarm: 0,
  });
  expect(told("wounded")).toMatchObject({ alarm: 3, detection: [17], you: { health: 2 } });
  expect(told("draw-made").turn.phase).toBe("end-of-turn");
  const reinforced = told("reinforced");
  expect(reinforced).toMatchObject({ alarm: 5, reinforcements: [], noise: [17] });
  expect(reinforced.enemies.g3.sector).toBe(13);
  expect(told("turn-began")).toBe(after);
});

test("a guard falls after the shot", () => {
  const down = mission({ enemies: { g1: guard("g1", 12, { defeated: true }) } });
  const up = mission({ enemies: { g1: guard("g1", 12) } });
  const shot: readonly GameEvent[] = [{ type: "attacked", args: {}, at: 2 }];
  expect(meanwhile(up, down, shot).enemies.g1.defeated).toBe(false);
  const fallen = { type: "defeated", args: { enemy: "g1" }, at: 2 } as GameEvent;
  expect(meanwhile(up, down, [...shot, fallen]).enemies.g1.defeated).toBe(true);
});
