import { readFileSync } from "node:fs";
import { box, columnOf, modelOf, nameOf, rowOf, WIDTH } from "@sprawl/human-interface";
import { DOORWAY, FLOOR, sees, stepsFrom, stepsTo, WALL } from "@sprawl/parts";
import { describe, expect, test } from "vitest";
import {
  canSee,
  distanceBetween,
  isAdjacent,
  seesSquare,
  tacBetween,
  tacOf,
} from "../src/sight.js";
import { at, mission, rulesOf } from "./mission.js";

const rules = readFileSync(new URL("../rules.md", import.meta.url), "utf8");
const missions = Object.values(box.missions);
const named = (id: string) => box.missions[id];
const OPEN = () => false;

/** The maps of rules.md, as rows of marks, by the mission's title number. */
const maps = [...rules.matchAll(/#### M(\d+) .*?```text\n {4}[\d ]+\n {4}\d+\n(.*?)```/gs)].map(
  ([, , rows]) =>
    rows
      .trimEnd()
      .split("\n")
      .map((row) => row.slice(4)),
);

describe("boards", () => {
  test("HI-9.1, HI-9.2, HI-9.12, HI-15.4 every board is built of its tiles as its map shows, and wall around", () => {
    expect(maps).toHaveLength(11);
    for (const [i, { plan, entries, terminals }] of missions.entries()) {
      const rows = maps[i];
      expect(rows).toHaveLength(plan.height);
      for (let y = 0; y < plan.height; y++) {
        for (let x = 0; x < plan.width; x++) {
          const mark = rows[y][x];
          const kind = plan.floor.ground[y * WIDTH + x];
          const door = plan.doorOf[y * WIDTH + x] >= 0;
          if (mark === "#") expect(kind, `${i} ${x},${y}`).toBe(WALL);
          else if ("ogbr+".includes(mark)) expect([kind, door]).toEqual([DOORWAY, true]);
          else if (mark === "'") expect([kind, door]).toEqual([DOORWAY, false]);
          else expect(kind, `${i} ${x},${y} ${mark}`).toBe(FLOOR);
        }
      }
      for (const [x, y] of entries) expect(rows[y][x]).toBe("e");
      for (const {
        id,
        at: [x, y],
      } of terminals)
        expect("OGBR$".includes(rows[y][x]), id).toBe(true);
      expect(plan.floor.ground[plan.width % WIDTH === 0 ? 0 : plan.width]).toBe(WALL);
    }
  });

  test("HI-9.3, HI-9.4, HI-9.6, HI-9.7 rooms and each tile's hallway are areas with a TAC of their own", () => {
    const { areas } = named("zero-hour").plan;
    expect(areas.map(({ name }) => name)).toEqual([
      "AH",
      "A1",
      "A2",
      "A3",
      "BH",
      "B1",
      "B2",
      "B3",
      "B4",
      "CH",
      "C1",
      "C2",
      "C3",
      "C4",
      "DH",
      "D1",
      "D2",
      "D3",
    ]);
    expect(areas.map(({ tac }) => tac)).toEqual([
      0, 2, 3, 2, 0, 2, 2, 3, 2, 0, 2, 2, 2, 3, 0, 2, 2, 3,
    ]);
  });

  test("HI-9.5 a door belongs to the room it leads into, between two rooms to the lower number", () => {
    const { areas, areaOf } = named("zero-hour").plan;
    expect(areas[areaOf[at(4, 8)]].name).toBe("A2");
    expect(areas[areaOf[at(17, 2)]].name).toBe("B1");
  });

  test("HI-9.2 squares are written (x, y)", () => {
    expect(nameOf(at(3, 7))).toBe("(3, 7)");
    expect([columnOf(at(3, 7)), rowOf(at(3, 7))]).toEqual([3, 7]);
  });

  test("HI-13.1, HI-12.6 at most 21 doors, at most 6 of a colour, each coloured one controlled", () => {
    for (const { id, doors, plan, terminals } of missions) {
      expect(plan.doors.length, id).toBeLessThanOrEqual(21);
      for (const [colour, places] of Object.entries(doors)) {
        if (colour === "plain") continue;
        expect(places.length).toBeLessThanOrEqual(6);
        if (!terminals.some((terminal) => terminal.id === colour)) continue;
        expect(plan.controls[colour].length, `${id} ${colour}`).toBe(places.length);
      }
    }
  });

  test("HI-12.5, HI-R35 a Terminal covers its area and those within two squares, as the missions say", () => {
    const listed = [
      ...rules.matchAll(/(\w+) at \(\d+, \d+\) in \w+, Strength \d, covers ([A-Z0-9, ]+)/g),
    ];
    const built = missions.flatMap(({ plan, terminals }) =>
      terminals
        .filter(({ id }) => plan.covers[id])
        .map(({ id }) => [
          id,
          plan.covers[id]
            .map((area) => plan.areas[area].name)
            .sort()
            .join(", "),
        ]),
    );
    expect(built).toEqual(
      listed.map(([, colour, areas]) => [colour, areas.split(", ").sort().join(", ")]),
    );
  });

  test("HI-15.4 everything that matters can be reached on foot, doors passable", () => {
    for (const { id, plan, teams, terminals, entries, objectives = [] } of missions) {
      const left = stepsTo(plan.floor, OPEN, [at(...teams[0].deployment[0])]);
      const places = [
        ...teams.flatMap(({ deployment, exits }) => [...deployment, ...exits]),
        ...terminals.map((each) => each.at),
        ...entries,
        ...objectives,
      ];
      for (const [x, y] of places)
        expect(left[at(x, y)], `${id} ${x},${y}`).toBeGreaterThanOrEqual(0);
    }
  });

  test("HI-1.1 steps from the deployment zones are those the missions list", () => {
    const { plan, teams, terminals } = named("zero-hour");
    const far = teams.map(({ deployment }) => {
      const left = stepsTo(
        plan.floor,
        OPEN,
        deployment.map(([x, y]) => at(x, y)),
      );
      return terminals.map(({ at: [x, y] }) => left[at(x, y)]);
    });
    expect(far).toEqual([
      [19, 18],
      [11, 17],
    ]);
  });
});

describe("steps and sight on a tile", () => {
  const { floor } = named("night-shift").plan; // tile B is 01a: columns 12 to 23
  const on = (x: number, y: number) => at(x + 12, y);

  test("HI-9.8, HI-9.9, HI-9.10, HI-26.6 steps go in eight directions, through doors straight, not past wall corners", () => {
    expect(stepsFrom(floor, OPEN, on(5, 2))).toContain(on(4, 2));
    expect(stepsFrom(floor, OPEN, on(5, 1))).not.toContain(on(4, 2)); // HI-E34
    expect(stepsFrom(floor, OPEN, on(5, 5))).toContain(on(6, 6));
    expect(stepsFrom(floor, OPEN, on(4, 5))).not.toContain(on(5, 4));
  });

  test("HI-10.2, HI-10.3, HI-10.5, HI-10.9, HI-R29, HI-R30, HI-E32 walls block, also by their corners; doorways do not", () => {
    expect(sees(floor, OPEN, on(5, 2), on(1, 2))).toBe(true);
    expect(sees(floor, OPEN, on(5, 1), on(3, 3))).toBe(true);
    expect(sees(floor, OPEN, on(5, 1), on(3, 1))).toBe(false);
    expect(sees(floor, OPEN, on(4, 5), on(5, 4))).toBe(false);
  });

  test("HI-10.4, HI-13.21, HI-E33 a closed door blocks, an open one does not", () => {
    const shut = (square: number) => square === on(4, 2);
    expect(sees(floor, shut, on(5, 2), on(1, 2))).toBe(false);
    expect(sees(floor, OPEN, on(5, 2), on(1, 2))).toBe(true);
    expect(sees(floor, shut, on(5, 2), on(4, 2))).toBe(true);
  });

  test("HI-10.11 without models sight is the same in both directions, on every board", () => {
    for (const { plan } of missions) {
      const squares = plan.squaresOf.flat();
      for (let i = 0; i < 400; i++) {
        const [a, b] = [
          squares[(i * 37) % squares.length],
          squares[(i * 101 + 13) % squares.length],
        ];
        expect(sees(plan.floor, OPEN, a, b)).toBe(sees(plan.floor, OPEN, b, a));
      }
    }
  });
});

describe("sight between models", () => {
  const line = () =>
    mission([["harvey"], ["werner", "tetsuo"]], {
      models: { harvey: { at: [2, 5] }, tetsuo: { at: [5, 5] }, werner: { at: [8, 5] } },
    });

  test("HI-10.1, HI-10.6, HI-10.7, HI-10.8, HI-R31 enemies in between block, friends do not", () => {
    const g = rulesOf(line());
    const [harvey, werner, tetsuo] = ["harvey", "werner", "tetsuo"].map((id) => modelOf(g, id));
    expect(canSee(g, werner, harvey)).toBe(true);
    expect(canSee(g, harvey, werner)).toBe(false);
    expect(canSee(g, harvey, tetsuo)).toBe(true);
  });

  test("HI-5.11 who is unconscious blocks no sight", () => {
    const t = mission([["harvey"], ["werner", "tetsuo"]], {
      models: {
        harvey: { at: [2, 5] },
        tetsuo: { at: [5, 5], condition: "unconscious" },
        werner: { at: [8, 5] },
      },
    });
    const g = rulesOf(t);
    expect(canSee(g, modelOf(g, "harvey"), modelOf(g, "werner"))).toBe(true);
  });

  test("HI-10.10 a line through the corner of a model's square is not blocked by it", () => {
    const t = mission([["harvey"], ["werner", "tetsuo"]], {
      models: { harvey: { at: [2, 5] }, tetsuo: { at: [3, 5] }, werner: { at: [3, 6] } },
    });
    const g = rulesOf(t);
    expect(canSee(g, modelOf(g, "harvey"), modelOf(g, "werner"))).toBe(true);
  });

  test("HI-10.12 drones are friendly to each other for sight", () => {
    const t = mission([["harvey"], ["werner"]], {
      models: {
        harvey: { at: [2, 5] },
        werner: { at: [2, 2] },
        "masamune-1": { at: [5, 5] },
        "masamune-2": { at: [8, 5] },
      },
    });
    const g = rulesOf(t);
    expect(canSee(g, modelOf(g, "masamune-2"), modelOf(g, "harvey"))).toBe(true);
    expect(canSee(g, modelOf(g, "harvey"), modelOf(g, "masamune-2"))).toBe(false);
  });

  test("HI-41.1 with the option only three models in between block", () => {
    const models = {
      harvey: { at: [1, 5] },
      tetsuo: { at: [3, 5] },
      markus: { at: [5, 5] },
      isamu: { at: [7, 5] },
      werner: { at: [9, 5] },
    };
    const three = mission([["harvey"], ["werner", "tetsuo", "markus", "isamu"]], {
      models,
      options: { intervening: true },
    });
    const two = mission([["harvey"], ["werner", "tetsuo", "markus", "isamu"]], {
      models: { ...models, isamu: { at: [2, 2] } },
      options: { intervening: true },
    });
    for (const [t, seen] of [
      [three, false],
      [two, true],
    ] as const) {
      const g = rulesOf(t);
      expect(canSee(g, modelOf(g, "harvey"), modelOf(g, "werner"))).toBe(seen);
    }
  });

  test("HI-9.11, HI-R33 a diagonal counts as one, walls ignored", () => {
    const g = rulesOf(line());
    expect(distanceBetween(g, at(1, 1), at(5, 6))).toBe(5);
  });

  test("HI-13.14, HI-R32 over a doorway's corner one is adjacent, round a wall's corner not", () => {
    const t = mission([["rin", "werner"]], {
      mission: "night-shift",
      seats: 1,
      arrange: [{ doors: { all: { open: true } } }],
    });
    const g = rulesOf(t);
    expect(isAdjacent(g, at(17, 1), at(16, 2))).toBe(true); // HI-E34
    expect(isAdjacent(g, at(16, 5), at(17, 4))).toBe(false);
    expect(seesSquare(g, at(17, 2), at(13, 2))).toBe(true);
  });
});

describe("TAC", () => {
  const inRoom = { mission: "signal-hunt", arrange: [{ doors: { all: { open: true } } }] };
  const area = (name: string) =>
    named("signal-hunt").plan.areas.findIndex((each) => each.name === name);

  test("HI-11.3, HI-11.4, HI-11.5, HI-11.7, HI-R34 the highest counts; where cameras are held it is 0", () => {
    const free = mission([["harvey"], ["werner"]], inRoom);
    expect(tacBetween(rulesOf(free), 1, at(29, 9), at(26, 9))).toBe(3);
    const held = mission([["tomo"], ["rin"]], {
      ...inRoom,
      arrange: [
        ...inRoom.arrange,
        { terminal: { id: "orange", team: 0, controller: "tomo" } },
        { terminal: { id: "green", team: 1, controller: "rin" } },
      ],
    });
    const g = rulesOf(held);
    expect(tacOf(g, 0, area("B2"))).toBe(0);
    expect(tacOf(g, 1, area("B2"))).toBe(2);
    expect([tacOf(g, 0, area("BH")), tacOf(g, 1, area("BH"))]).toEqual([0, 0]); // covered by both
    expect(tacBetween(g, 1, at(29, 9), at(26, 9))).toBe(3); // C3 is not covered
  });

  test("HI-11.6, HI-34.26, HI-R36 drones ignore TAC, but not where a Team holds the cameras", () => {
    const free = mission([["tomo"], ["rin"]], inRoom);
    expect(tacOf(rulesOf(free), -1, area("B2"))).toBe(0);
    const held = mission([["tomo"], ["rin"]], {
      ...inRoom,
      arrange: [...inRoom.arrange, { terminal: { id: "orange", team: 0, controller: "tomo" } }],
    });
    expect(tacOf(rulesOf(held), -1, area("B2"))).toBe(2);
  });
});
