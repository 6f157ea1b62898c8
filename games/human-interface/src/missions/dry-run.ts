/** The second lesson: a Terminal, two hackers, two doors. No drones. */
import type { MissionData } from "../content.js";
import { hostileIn } from "../cyberwarfare/networks.js";
import { mostPoints } from "../results.js";
import type { Interface } from "../state.js";
import { controlled, outOfAction, pointsOf } from "./scoring.js";

export const dryRun: MissionData = {
  id: "dry-run",
  mode: "opposed",
  turns: 4,
  layout: [[{ face: "16b" }]],
  terminals: [{ id: "orange", at: [5, 4], strength: 1 }],
  doors: {
    orange: [
      [4, 6],
      [7, 6],
    ],
    plain: [
      [2, 9],
      [9, 9],
    ],
  },
  entries: [],
  protocol: [],
  teams: [
    {
      faction: "ubermensch",
      members: ["tomo", "shoko"],
      size: 2,
      special: false,
      deployment: [
        [4, 4],
        [6, 4],
      ],
      budget: 0,
      availability: "COMM",
      exits: [],
    },
    {
      faction: "nakamura",
      members: ["rin", "werner"],
      size: 2,
      special: false,
      deployment: [
        [4, 8],
        [7, 8],
      ],
      budget: 0,
      availability: "COMM",
      exits: [],
    },
  ],
  noResources: true,
  skips: [6],
  decided: (g, last) => {
    if (!last) return undefined;
    return mostPoints(g, points(g));
  },
  progress: (g) => pointsOf(points(g)),
};

const points = (g: Interface): number[] =>
  [0, 1].map((team) => controlled(g, team) + infecting(g, team) + outOfAction(g, 1 - team).length);

/** Programs of this Team in the other's network. */
const infecting = (g: Interface, team: number): number =>
  hostileIn(g.state.teams[1 - team], 1 - team).length;
