import { expect, test } from "vitest";
import { gather } from "./gather.js";

test("TB-22.12, TB-22.13, TB-22.16, TB-47.1 an eliminated Enemy brings cards for its level", () => {
  const t = gather({
    players: { 0: { hand: ["red-4"] } },
    enemies: [{ type: "soldier", level: 2, at: "7a" }],
    chance: { general: ["red-1"] },
  });
  t.choose({ kind: "attack", enemy: "soldier-2-1" })
    .pick([{ card: "red-4" }])
    .quiet();
  expect(t.state().enemies).toEqual([]);
  expect(t.state().seats[0].hand).toHaveLength(3);
});
