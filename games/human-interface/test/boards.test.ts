/** Every mission can be played on its board, and won by each side. */
import { playOut } from "@sprawl/bots";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { box, type Mission, square } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { DOORWAY, FLOOR, stepsTo, WALL } from "@sprawl/parts";
import { describe, expect, test } from "vitest";
import { ruleOfThumb } from "./mission.js";

const OPEN = () => false;

/** Everything a Team may have to get to. */
function places({ terminals, objectives = [], figure, avatar, lifts = [], teams }: Mission) {
  return [
    ...terminals.map(({ at }) => at),
    ...objectives,
    ...(figure ? [figure] : []),
    ...(avatar ? [avatar] : []),
    ...lifts.flat(),
    ...teams.flatMap(({ exits }) => exits),
  ].map(([x, y]) => square(x, y));
}

/** The Teams that win among the first matches of the rule-of-thumb players; as few as are needed. */
function winnersOf({ id, teams, mode }: Mission, floor: number): Set<string> {
  const wanted = mode === "cooperative" || mode === "solo" ? 1 : teams.length;
  const won = new Set<string>();
  for (let i = 0; i < 40 && won.size < wanted; i++) {
    const seed = namedSeed(`board ${i}`);
    const begun = {
      seats: teams.length,
      seed,
      options: { mission: id, floor: String(floor) },
      history: false,
    };
    const match = createMatch(entry.game, begun);
    const result = playOut(match, ruleOfThumb(i + 1), 100_000);
    if (result === undefined || result === "out of time") throw new Error(`${id} did not end`);
    if (wanted === 1 && result.winners.length > 0) won.add("all");
    if (wanted > 1) for (const seat of result.winners) won.add(String(seat));
  }
  return won;
}

/** All missions, on all their floors. */
const boards = Object.values(box.missions).flatMap((mission) =>
  [mission, ...mission.floors].map((each, i) => [mission.id, i + 1, each] as const),
);

describe.each(boards)("%s, floor %i", (_, floor, mission) => {
  const { plan, teams, entries } = mission;
  const { ground } = plan.floor;

  test("HI-1.1, HI-15.22 every Team has room to start, on floor, apart from the others", () => {
    const zones = teams.map(({ deployment }) => deployment.map(([x, y]) => square(x, y)));
    for (const [index, zone] of zones.entries()) {
      expect(zone.length).toBeGreaterThanOrEqual(teams[index].size);
      expect(zone.every((at) => ground[at] === FLOOR)).toBe(true);
    }
    expect(new Set(zones.flat()).size).toBe(zones.flat().length);
  });

  test("HI-13.1 every door stands in a doorway of its own", () => {
    expect(plan.doors.every(({ at }) => ground[at] === DOORWAY)).toBe(true);
    expect(new Set(plan.doors.map(({ at }) => at)).size).toBe(plan.doors.length);
  });

  test("HI-1.1 everything can be reached from every deployment zone", () => {
    for (const { deployment } of teams) {
      const zone = deployment.map(([x, y]) => square(x, y));
      const left = stepsTo(plan.floor, OPEN, zone);
      for (const at of places(mission)) expect(left[at], `${at}`).toBeGreaterThanOrEqual(0);
    }
  });

  test("HI-33.5 machines come in on floor, apart from each other and from the Teams, and get to them", () => {
    const gates = entries.map(([x, y]) => square(x, y));
    expect(new Set(gates).size).toBe(gates.length);
    const zone = teams.flatMap(({ deployment }) => deployment.map(([x, y]) => square(x, y)));
    const left = stepsTo(plan.floor, OPEN, zone);
    for (const at of gates) {
      expect(ground[at]).not.toBe(WALL);
      expect(left[at]).toBeGreaterThan(0);
    }
    expect(gates.length > 0 || mission.protocol.length === 0).toBe(true);
  });

  test("HI-36.1 each side wins some of the matches of the rule-of-thumb players", () => {
    const wanted = mission.mode === "cooperative" || mission.mode === "solo" ? 1 : teams.length;
    expect(winnersOf(mission, floor).size).toBe(wanted);
  }, 120_000);
});

test("HI-15.4 every face of every tile is laid on some floor", () => {
  const laid = boards.flatMap(([, , { layout }]) => layout.flat().map(({ face }) => face));
  expect([...new Set(laid)].sort()).toEqual(Object.keys(box.tiles).sort());
});
