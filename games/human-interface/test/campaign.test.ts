import { playOut } from "@sprawl/bots";
import type { Plain } from "@sprawl/engine";
import {
  beginCampaign,
  beginNext,
  concludeMatch,
  endingOf,
  loadCampaign,
  namedSeed,
  offersOf,
  saveCampaign,
  winnersOf,
} from "@sprawl/engine/host";
import { opened } from "@sprawl/engine/search";
import { box, campaign, type Night, type Veteran } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { at, kindsOf, ruleOfThumb, stateOf } from "./mission.js";

const GAMES = [entry.game];
type Change = Readonly<Record<string, Partial<Veteran>>>;

/** After so many missions, with these winners, and what has become of some characters. */
function night(wins: readonly number[], changes: readonly Change[] = [{}, {}]): Night {
  const begun = campaign.begin({}, 2);
  return {
    ...begun,
    wins,
    rosters: begun.rosters.map((roster, team) =>
      roster.map((veteran) => ({
        ...veteran,
        tookPart: changes[team][veteran.card] !== undefined,
        ...changes[team][veteran.card],
      })),
    ),
  };
}

/** The next mission as it begins, with the CanDo cards of its recovery. */
function next(carried: Night, cards: readonly number[] = []) {
  const [offer] = campaign.next(carried);
  return table(entry, {
    seats: 2,
    options: { ...offer.options, equipment: "choose" },
    carried: offer.brings as Plain,
    deal: {},
    chance: { cando: cards },
  });
}
const roster = (t: ReturnType<typeof next>, team: number, card: string): Veteran => {
  const found = stateOf(t).veterans[team].find((each) => each.card === card);
  if (!found) throw new Error(`${card} is not there`);
  return found;
};
const told = (t: ReturnType<typeof next>) => t.told("spectator").join("\n");

test("HI-37.1 the missions follow in order, and a Team comes as the last one left it", () => {
  expect(campaign.next(night([]))[0].name).toBe("zero-hour");
  expect(campaign.next(night([0]))[0].name).toBe("signal-hunt");
  expect(campaign.next(night([0, 1, 0, 1]))).toEqual([]);
  const t = next(
    night([-1], [{ tomo: { chips: ["cortex-bus"], equipment: ["cyberdeck-07"], shock: 3 } }, {}]),
    [9],
  );
  t.pick(
    ["tomo", "shoko", "harvey", "yuko"].map((character) => ({ character })),
    0,
  );
  t.pick(
    ["rin", "markus", "isamu", "werner"].map((character) => ({ character })),
    1,
  );
  t.pick([], 0).pick([], 1);
  expect(t.at("models.tomo")).toMatchObject({ chips: ["cortex-bus"], shock: 2 });
  expect(t.at("models.tomo.equipment")).toHaveLength(1);
});

test("HI-37.1 who stays crippled begins the next mission so", () => {
  const t = next(night([-1], [{ harvey: { crippled: true, wounds: 2 } }, {}]), [7]);
  t.pick(
    ["tomo", "shoko", "harvey", "yuko"].map((character) => ({ character })),
    0,
  );
  t.pick(
    ["rin", "markus", "isamu", "werner"].map((character) => ({ character })),
    1,
  );
  expect(t.at("models.harvey.crippled")).toBe(true);
  expect(t.at("models.shoko.crippled")).toBe(false);
});

test("HI-37.2 in the recovery a crippled character may become healthy, by a test on its healthy PH", () => {
  const hurt = night([-1], [{ harvey: { crippled: true, wounds: 2 } }, {}]);
  expect(roster(next(hurt, [6]), 0, "harvey")).toMatchObject({ crippled: false, wounds: 0 });
  expect(roster(next(hurt, [7]), 0, "harvey")).toMatchObject({ crippled: true, wounds: 0 });
});

test("HI-37.3, HI-7.6 Cybershock goes down by 2 or 1, not below what the equipment begins with", () => {
  const shaken = (shock: number, startShock: number) =>
    night([-1], [{ harvey: { shock, startShock } }, {}]);
  expect(roster(next(shaken(5, 0), [5]), 0, "harvey").shock).toBe(3);
  expect(roster(next(shaken(5, 0), [6]), 0, "harvey").shock).toBe(4);
  expect(roster(next(shaken(2, 1), [5]), 0, "harvey").shock).toBe(1);
  expect(roster(next(shaken(1, 0), [5]), 0, "harvey").shock).toBe(0); // never below 0
});

test("HI-37.4 who is unconscious gets up, or misses one mission and comes back crippled", () => {
  const down = night([-1], [{ harvey: { status: "unconscious", crippled: true, wounds: 4 } }, {}]);
  const up = next(down, [4]);
  expect(roster(up, 0, "harvey")).toMatchObject({ status: "ready", crippled: true, wounds: 0 });
  expect(up.offered(0)).toContain("Harvey Scott");
  const out = next(down, [5]);
  expect(roster(out, 0, "harvey").status).toBe("resting");
  expect(out.offered(0)).not.toContain("Harvey Scott");
  const back = next(night([-1, -1], [{ harvey: { status: "resting", tookPart: false } }, {}]));
  expect(roster(back, 0, "harvey")).toMatchObject({ status: "ready", crippled: true });
});

test("HI-37.4 who stayed away is well again", () => {
  const t = next(
    night([-1], [{ yuko: { tookPart: false, crippled: true, wounds: 3, shock: 5 } }, {}]),
  );
  expect(roster(t, 0, "yuko")).toMatchObject({ crippled: false, wounds: 0, shock: 3 });
});

test("HI-37.4 who is lost comes back for 4 points, crippled and at level 8, or never", () => {
  const lost = night([-1], [{ harvey: { status: "lost", shock: 10 } }, {}]);
  const t = next(lost);
  expect(t.asked()).toEqual({ seats: [0], kind: "reclaim" });
  const budget = t.at("teams.0.budget") as number;
  t.choose("reclaim");
  expect(roster(t, 0, "harvey")).toMatchObject({ status: "ready", crippled: true, shock: 8 });
  expect(t.at("teams.0.budget")).toBe(budget - 4);
  const gone = next(lost).choose("pass");
  expect(roster(gone, 0, "harvey").status).toBe("gone");
  expect(gone.offered(0)).not.toContain("Harvey Scott");
});

test("HI-37.4 the winner of the last mission recovers first and has 2 points more; at most 4 are kept", () => {
  const t = next({ ...night([1]), unspent: [9, 1] });
  const lines = t.told("spectator").filter((line) => line.includes("recovers."));
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["Nakamura", "Übermensch"]);
  const [ours, theirs] = stateOf(t).teams.map(({ budget }) => budget);
  const [first, second] = box.missions["signal-hunt"].teams;
  expect([ours, theirs]).toEqual([first.budget + 4, second.budget + 2 + 1]);
});

test("HI-37.4 cards stay with the Team, and may change hands but for cyberware", () => {
  const carried = { ...night([-1]), stocks: [["thermal-visor"], []] };
  const t = next(carried);
  t.pick(
    ["tomo", "shoko", "harvey", "yuko"].map((character) => ({ character })),
    0,
  );
  t.pick(
    ["rin", "markus", "isamu", "werner"].map((character) => ({ character })),
    1,
  );
  const give = (item: string, model: string) => ({ kind: "issue", item, model });
  expect(() => t.pick([give("thermal-visor", "tomo"), give("thermal-visor", "harvey")], 0)).toThrow(
    /HI-37.4/,
  );
  expect(t.offered(0)).not.toContain("Give Kagoma Cyberarm Type 1 to Harvey Scott");
  t.pick(
    [give("thermal-visor", "tomo"), { kind: "leave", item: "saipan-ar3", model: "harvey" }],
    0,
  ).pick([], 1);
  expect(stateOf(t).teams[0].stock).toContain("saipan-ar3");
  expect(stateOf(t).teams[0].stock).toContain("isenti-nihinto"); // of Shinsu, who stays away
  expect(told(t)).toContain("Tomo Kosuda is given Thermal Visor.");
});

test("HI-37.4 a Team plays with those it has; with none it loses the mission", () => {
  const few = Object.fromEntries(
    ["shoko", "harvey", "yuko", "shinsu", "phantom"].map((card) => [card, { status: "gone" }]),
  ) as Change;
  const t = next(night([-1], [few, {}]));
  expect(t.view(0).question).toMatchObject({ min: 1, max: 1 });
  const none = { ...few, tomo: { status: "gone" } } as Change;
  const lost = next(night([-1], [none, {}]));
  lost.pick(
    ["rin", "markus", "isamu", "werner"].map((character) => ({ character })),
    1,
  );
  lost.pick([], 0).pick([], 1);
  for (let i = 0; i < 4; i++) lost.choose({ kind: "deploy", square: firstSquare(lost) });
  expect(lost.result()).toMatchObject({ winners: [1], reason: "nobody-left" });
});

function firstSquare(t: ReturnType<typeof next>): number {
  const option = t.view(t.asked()?.seats[0] ?? 0).question?.options[0];
  return Number((option as { square?: number } | undefined)?.square);
}

test("HI-37.4 what the last mission means for the next", () => {
  expect(stateOf(next(night([0]))).terminals[0]).toMatchObject({ id: "orange", strength: 1 });
  expect(stateOf(next(night([-1]))).terminals[0]).toMatchObject({ id: "orange", strength: 2 });
  const door = next(night([1]));
  expect(door.asked()).toEqual({ seats: [1], kind: "linked" });
  expect(door.offered(1)).not.toContain("Lock the door at (17, 20)");
  door.choose({ kind: "lock-plain", square: firstSquare(door) });
  expect(stateOf(door).doors.filter(({ locked }) => locked)).toHaveLength(1);
  const entryPoint = next(night([0, 1]));
  entryPoint.choose({ kind: "take-entry", entry: 0 });
  expect(kindsOf(entryPoint)).toEqual(["place-entry"]);
  expect(entryPoint.offered(1)).not.toContain("Put it at (5, 30)"); // 2 from a deployment zone
  entryPoint.choose({ square: at(20, 30) });
  expect(stateOf(entryPoint).entries[0]).toBe(at(20, 30));
  const red = stateOf(next(night([0, 0, 1]))).terminals.find(({ id }) => id === "red");
  expect(red?.guards.map((row) => row.filter(({ up }) => up).length)).toEqual([0, 1]);
});

test("HI-37.1 two points a mission, four for the last; a tie goes to whoever won that", () => {
  const after = (wins: number[], points: number[]) => ({ ...night(wins), points });
  expect(campaign.ending?.(after([0, 0, 0], [6, 0]))).toBeUndefined();
  expect(campaign.ending?.(after([0, 0, -1, 1], [5, 5]))).toBe("nakamura");
  expect(campaign.ending?.(after([0, 1, -1, -1], [3, 3]))).toBe("draw");
});

test("HI-37.1 a whole campaign is played to its end, kept and opened again after each mission", () => {
  let story = beginCampaign(campaign, GAMES);
  const policy = ruleOfThumb(7);
  while (endingOf(story) === undefined) {
    const [{ name }] = offersOf(story);
    const match = beginNext(story, name, namedSeed(name));
    playOut(opened(match), policy, 100_000);
    concludeMatch(story);
    story = loadCampaign(campaign, GAMES, JSON.parse(JSON.stringify(saveCampaign(story))));
  }
  expect(story.carried.wins).toHaveLength(4);
  const [first, second] = story.carried.points;
  expect(first + second).toBeGreaterThanOrEqual(4);
  expect(winnersOf(story).length).toBeLessThanOrEqual(1);
}, 120_000);
