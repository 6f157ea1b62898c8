/** The end of a mission on the board: the scene, the line of the alarm, the moments. */
import type { GameEvent } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { callerOf, howItWent } from "../board/how-it-went.js";
import { alarmByTurn } from "../board/spine.js";
import { turningPoints } from "../board/turning-points.js";
import { drawWayOut } from "../board/way-out.js";
import { whoWasIt } from "../board/who-was-it.js";
import { missionOf, missions } from "../src/content/missions/index.js";
import type { Mission } from "../src/content/types.js";

const event = (type: string, args: GameEvent["args"] = {}, at = 1): GameEvent => ({
  type,
  args,
  at,
});

test("what is told of a mission that was won: how close it was, else who saw you", () => {
  expect(howItWent(2, 1)).toBe("end.close");
  expect(howItWent(0, 1)).toBe("end.due");
  expect(howItWent(-4, 1)).toBe("end.due");
  expect(howItWent(9, 0)).toBe("end.unseen");
  expect(howItWent(undefined, 3)).toBe("end.seen");
});

test("Odalys calls where she speaks; what Cass does is told of Cass", () => {
  expect(callerOf({ id: "back-door", character: "garrett" }, true)).toBe("odalys");
  expect(callerOf({ id: "paper-trail", character: "garrett" }, true)).toBe("garrett");
  expect(callerOf({ id: "paper-trail", character: "garrett" }, false)).toBe("odalys");
  expect(callerOf({ id: "cold-scene", character: "cass" }, true)).toBe("cass");
  expect(callerOf({ id: "cold-scene", character: "cass" }, false)).toBe("cass");
});

describe("whoever comes out of the house", () => {
  const ways = (["back-door", "paper-trail"] as const).map((id) => missionOf(id));
  const people = ["garrett", "cass"] as const;

  test("walks away with what was taken, or stands with both hands up; each their own picture", () => {
    const scenes = ways.flatMap((way) =>
      people.flatMap((who) => [true, false].map((won) => drawWayOut(way, who, won))),
    );
    expect(new Set(scenes).size).toBe(8);
    for (const scene of scenes) {
      expect(scene).toContain('id="out-leaver"');
      expect(scene).not.toMatch(/NaN|undefined/);
    }
  });

  test("comes out on a roof where the exit is one, else in an alley", () => {
    const isRoof = (id: Mission["id"]) =>
      drawWayOut(missionOf(id), "garrett", true).includes("roof-deck");
    expect(missions.filter(({ id }) => isRoof(id)).map(({ exit }) => exit)).toEqual(
      missions.map(({ exit }) => exit).filter((exit) => [9, 10, 40, 73].includes(exit ?? 0)),
    );
    expect(isRoof("back-door")).toBe(false);
    expect(isRoof("shadow-walk")).toBe(false);
  });

  test.each(ways)("is drawn the same every time, with ids of its own: $id", (way) => {
    const scene = drawWayOut(way, "garrett", true);
    expect(drawWayOut(way, "garrett", true)).toBe(scene);
    const ids = [...scene.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the alarm is told by turns: where it stood at the end of each", () => {
  const log = [
    event("turn-began", { turn: 1 }),
    event("alarm-changed", { alarm: 2 }),
    event("turn-began", { turn: 2 }),
    event("alarm-changed", { alarm: 7 }),
    event("alarm-changed", { alarm: 5 }),
    event("turn-began", { turn: 3 }),
  ];
  expect(alarmByTurn(log)).toEqual([2, 5, 5]);
});

test("four moments at most, in their order; what was done counts before what was seen", () => {
  const log = ["hid", "detected", "wounded", "defeated", "reinforced", "objective-done"].map(
    (type, at) => event(type, {}, at),
  );
  expect(turningPoints(log).map(({ event: { type } }) => type)).toEqual([
    "detected",
    "wounded",
    "defeated",
    "objective-done",
  ]);
});

test("a mission that was lost is not four times the same wound", () => {
  const types = ["hid", "detected", "wounded", "reinforced", "wounded", "wounded"];
  const log = types.map((type, at) => event(type, {}, at));
  expect(turningPoints(log).map(({ at }) => at)).toEqual([0, 1, 3, 5]);
});

test("whoever a moment was about is pictured, also if nothing of them is left on the map", () => {
  const shot = event("attacked-you", { enemy: "g3" });
  const [seen, hurt] = [event("detected", { enemy: "g2" }), event("wounded", { health: 2 })];
  const log = [seen, shot, hurt];
  const mission = missionOf("back-door");
  expect(whoWasIt(mission, log, seen)).toMatchObject({ type: "security-guard", color: "red" });
  expect(whoWasIt(mission, log, hurt)).toMatchObject({ ref: "g3", color: "blue" });
  expect(whoWasIt(mission, log, event("hid"))).toBeUndefined();
});
