/** M8: Three Factions, three prototype cases. */
import type { MissionData } from "../content.js";
import { mostPoints } from "../results.js";
import type { Interface } from "../state.js";
import { controlled, outOfAction, pointsOf, standing } from "./scoring.js";

export const threeWaySplit: MissionData = {
  id: "three-way-split",
  mode: "three",
  turns: 8,
  layout: [
    [{ face: "06a" }, { face: "01b" }, { face: "13b" }],
    [{ face: "02b", turned: 180 }, { face: "11a" }, { face: "05a" }],
  ],
  terminals: [
    { id: "orange", at: [9, 9], strength: 1 },
    { id: "green", at: [26, 2], strength: 1 },
    { id: "blue", at: [14, 21], strength: 1 },
  ],
  doors: {
    orange: [
      [4, 2],
      [4, 14],
      [3, 19],
    ],
    green: [[31, 2]],
    blue: [
      [14, 16],
      [21, 16],
      [8, 19],
      [21, 19],
    ],
    plain: [
      [7, 14],
      [26, 15],
      [33, 15],
      [29, 20],
    ],
  },
  entries: [
    [0, 17],
    [35, 17],
    [17, 0],
  ],
  protocol: [{ from: 1, masamune: 2, muramasa: 1 }],
  objectives: [
    [17, 9],
    [9, 14],
    [33, 13],
  ],
  teams: [
    {
      faction: "ubermensch",
      members: [],
      size: 3,
      special: false,
      deployment: [
        [0, 5],
        [1, 5],
        [2, 5],
        [0, 6],
        [1, 6],
        [2, 6],
      ],
      budget: 2,
      availability: "MIL",
      exits: [],
    },
    {
      faction: "nakamura",
      members: [],
      size: 3,
      special: false,
      deployment: [
        [33, 5],
        [34, 5],
        [35, 5],
        [33, 6],
        [34, 6],
        [35, 6],
      ],
      budget: 4,
      availability: "MIL",
      exits: [],
    },
    {
      faction: "freelance",
      members: ["phantom"],
      size: 3,
      special: false,
      deployment: [
        [17, 21],
        [18, 21],
        [17, 22],
        [18, 22],
        [17, 23],
        [18, 23],
      ],
      budget: 16,
      availability: "MIL",
      exits: [],
    },
  ],
  carries: 1,
  decided: (g, last) => {
    if (!last) return undefined;
    const { points, cases, held } = counted(g);
    return mostPoints(g, points, cases, held);
  },
  progress: (g) => pointsOf(counted(g).points),
};

const TEAMS = [0, 1, 2];

/** By Team: points, and the cases and Terminals among them. */
function counted(g: Interface) {
  const cases = TEAMS.map(
    (team) =>
      g.state.objectives.filter(({ carrier }) => standing(g, team).some(({ id }) => id === carrier))
        .length,
  );
  const held = TEAMS.map((team) => controlled(g, team));
  const felled = TEAMS.map(
    (team) =>
      TEAMS.flatMap((enemy) => (enemy === team ? [] : outOfAction(g, enemy))).filter(
        ({ felledBy }) => felledBy === team,
      ).length,
  );
  return { points: TEAMS.map((team) => 3 * cases[team] + held[team] + felled[team]), cases, held };
}
