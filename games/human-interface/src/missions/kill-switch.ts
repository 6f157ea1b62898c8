/** M9: Four Terminals, a point for each in every Clean-Up Phase. */
import type { MissionData } from "../content.js";
import { mostPoints } from "../results.js";
import { controlled, pointsOf } from "./scoring.js";

export const killSwitch: MissionData = {
  id: "kill-switch",
  mode: "opposed",
  turns: 8,
  layout: [
    [{ face: "11a" }, { face: "04b" }],
    [{ face: "06b" }, { face: "01a" }],
  ],
  terminals: [
    { id: "orange", at: [9, 2], strength: 1 },
    { id: "green", at: [17, 5], strength: 1 },
    { id: "blue", at: [2, 21], strength: 1 },
    { id: "red", at: [21, 21], strength: 1 },
  ],
  doors: {
    orange: [
      [2, 4],
      [2, 7],
      [9, 7],
    ],
    green: [[18, 8]],
    blue: [[9, 16]],
    red: [
      [16, 14],
      [19, 14],
      [16, 21],
    ],
  },
  entries: [
    [17, 0],
    [5, 23],
  ],
  protocol: [
    { from: 1, masamune: 1, muramasa: 1 },
    { from: 5, masamune: 2, muramasa: 1 },
  ],
  teams: [
    {
      faction: "ubermensch",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [0, 5],
        [1, 5],
        [2, 5],
        [0, 6],
        [1, 6],
        [2, 6],
      ],
      budget: 10,
      availability: "MIL",
      exits: [],
    },
    {
      faction: "nakamura",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [21, 17],
        [22, 17],
        [23, 17],
        [21, 18],
        [22, 18],
        [23, 18],
      ],
      budget: 7,
      availability: "MIL",
      exits: [],
    },
  ],
  hackerNeeded: true,
  scores: (g) => {
    if (g.state.turn < 2) return;
    for (const [team, side] of g.state.teams.entries()) side.points += controlled(g, team);
  },
  progress: (g) =>
    pointsOf(
      g.state.teams.map(({ points }) => points),
      8,
    ),
  decided: (g, last) => {
    const points = g.state.teams.map((team) => team.points);
    if (!last && (Math.max(...points) < 8 || points[0] === points[1])) return undefined;
    return mostPoints(
      g,
      points,
      [0, 1].map((team) => controlled(g, team)),
    );
  },
};
