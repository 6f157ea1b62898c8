import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { table } from "@sprawl/scenarios/testing";
import { content, type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";
import { sneak } from "./sneak.js";

test("SS-1.1, SS-37.8, SS-R112 one player; a spectator sees what the player sees", () => {
  expect(entry.game.seats).toEqual({ min: 1, max: 1 });
  const t = sneak();
  const [mine, theirs] = [t.view(0), t.view("spectator")];
  expect(theirs.state).toEqual(mine.state);
  expect(theirs.faces).toEqual(mine.faces);
});

test("SS-2.4, SS-2.5, SS-2.6, SS-37.5, SS-37.6 three decks, shuffled and hidden", () => {
  const t = sneak();
  expect(t.at("deck")).toHaveLength(36);
  expect(t.at("purse.itemDeck")).toHaveLength(17);
  expect(t.at("purse.gearDeck")).toHaveLength(30);
  for (const pile of ["deck", "purse.itemDeck", "purse.gearDeck"]) {
    expect(new Set(t.seenBy(0, pile))).toEqual(new Set(["hidden"]));
    const orders = ["a", "b"].map((seed) => table(entry, { seed }).faces(pile).join());
    expect(orders[0]).not.toBe(orders[1]);
  }
});

test("SS-2.7, SS-2.8, SS-2.10, SS-2.12, SS-2.14, SS-2.15, SS-2.21, SS-R7, SS-37.1, SS-37.2, SS-R110 a mission as it begins", () => {
  for (const mission of content.missions) {
    const t = sneak({ options: { mission: mission.id, chooseForMe: true } });
    expect(t.at("texts")).toEqual(["introduction"]);
    expect(t.at("map")).toEqual(mission.map);
    expect(t.at("you")).toMatchObject({
      character: mission.character,
      sector: mission.start,
      hidden: false,
      overwatch: false,
      health: 3,
    });
    expect(t.at("alarm")).toBe(0);
    expect(t.at("alertness")).toBe(mission.alertness);
    expect(t.at("reinforcements")).toEqual(mission.reinforcements);
    expect([t.at("noise"), t.at("detection"), t.at("traps")]).toEqual([[], [], []]);
    expect([t.at("locks"), t.at("keys")]).toEqual([mission.locks, mission.keys]);
    for (const { ref, type, color, at, carries } of mission.enemies) {
      expect(t.at(["enemies", ref])).toMatchObject({
        type,
        color,
        sector: at,
        overwatch: false,
        previous: 0,
        carries: carries ?? "",
      });
      expect(at).not.toBe(mission.start);
    }
  }
});

test("SS-1.3, SS-1.4, SS-2.1 Cass where the mission names her, Garrett everywhere else", () => {
  const cass = content.missions.filter(({ character }) => character === "cass");
  expect(cass.map(({ number }) => number)).toEqual([3, 5, 9, 12]);
});

test("SS-2.16, SS-29.1 Garrett is asked what to equip, with map and introduction before him", () => {
  const t = table(entry, { options: { mission: "house-keys" } });
  expect(t.asked()?.kind).toBe("equip");
  expect(t.at("texts")).toEqual(["introduction"]);
  t.pick([]);
  expect(t.at("you")).toMatchObject({ energy: 16, health: 3, armor: 4 });
});

test("SS-R113 a movement can be taken back until a card is drawn", () => {
  const t = sneak({ you: { sector: 19 }, enemies: {} });
  t.choose({ kind: "free-move", sector: 15 });
  expect(t.view(0).undo).toEqual({ possible: true });
  t.choose("end-actions");
  expect(t.view(0).undo).toMatchObject({ possible: false });
});

test("SS-R113 a movement and a Pick up cannot be taken back once they have revealed a text", () => {
  const moved = sneak({ options: { mission: "cold-scene" }, you: { sector: 28 }, enemies: {} });
  moved.choose({ kind: "free-move", sector: 50 });
  expect(moved.at("texts")).toContain("m1");
  expect(moved.view(0).undo).toEqual({ possible: false, reason: "shown" });
  const taken = sneak({ you: { sector: 20 }, enemies: {} }).choose("pick-up");
  expect(taken.at("texts")).toContain("m1");
  expect(taken.view(0).undo).toEqual({ possible: false, reason: "shown" });
});

test("SS-R113 a Pick up that reveals no text can be taken back", () => {
  const t = sneak({ you: { sector: 19 }, enemies: {}, tokens: { keys: [19] } }).choose("pick-up");
  expect(t.at("you.keys")).toBe(1);
  expect(t.view(0).undo).toEqual({ possible: true });
});

test("SS-R99, SS-14.14 lowered Alertness is never below 0", () => {
  const lowered = (n: number) => sneak({ options: { loweredAlertness: n } }).at("alertness");
  expect([lowered(0), lowered(1), lowered(3)]).toEqual([1, 0, 0]);
});

test("SS-27.7, SS-2.10, SS-2.15 every attempt sets the mission up anew, with nothing left of the last", () => {
  const attempt = () => {
    const options = { mission: "thirty-ninth-floor" };
    const match = createMatch(syntheticSins, { seats: 1, seed: namedSeed("again"), options });
    return match.play.state as SinsState;
  };
  const first = attempt();
  for (const list of [first.locks, first.keys, first.reinforcements]) list.length = 0;
  const second = attempt();
  expect([second.locks, second.keys]).toEqual([[18, 33], [22]]);
  expect(second.reinforcements).toHaveLength(5);
});
