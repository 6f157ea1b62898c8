/** M2: Three data cores; bring them out by your own side. */
import type { MissionData } from "../content.js";
import { mostPoints } from "../results.js";
import type { Interface } from "../state.js";
import { controlled, outOfAction, pointsOf, standing } from "./scoring.js";

export const signalHunt: MissionData = {
  id: "signal-hunt",
  mode: "opposed",
  turns: 8,
  layout: [
    [{ face: "06a" }, { face: "02b" }, { face: "01a" }],
    [{ face: "13b" }, { face: "05a" }, { face: "11a" }],
  ],
  terminals: [
    { id: "orange", at: [14, 9], strength: 2 },
    { id: "green", at: [21, 9], strength: 2 },
  ],
  doors: {
    orange: [
      [4, 2],
      [15, 4],
      [7, 9],
      [16, 9],
      [14, 15],
    ],
    green: [
      [28, 2],
      [20, 4],
      [19, 9],
      [28, 9],
      [21, 15],
    ],
    plain: [
      [31, 2],
      [31, 9],
      [4, 14],
      [7, 14],
      [26, 16],
      [33, 16],
      [26, 19],
      [33, 19],
      [17, 20],
    ],
  },
  entries: [
    [6, 0],
    [29, 23],
  ],
  protocol: [{ from: 1, masamune: 2, muramasa: 1 }],
  objectives: [
    [17, 2],
    [17, 21],
    [17, 12],
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
        [0, 6],
        [1, 6],
        [0, 17],
        [1, 17],
        [0, 18],
        [1, 18],
      ],
      budget: 8,
      availability: "MIL",
      exits: [
        [0, 5],
        [0, 6],
        [0, 17],
        [0, 18],
      ],
    },
    {
      faction: "nakamura",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [28, 5],
        [29, 5],
        [28, 6],
        [29, 6],
        [27, 17],
        [28, 17],
        [27, 18],
        [28, 18],
      ],
      budget: 8,
      availability: "MIL",
      exits: [
        [35, 5],
        [35, 6],
        [35, 17],
        [35, 18],
      ],
    },
  ],
  nanovirus: [4, 7],
  carries: 2,
  decided: (g, last) => {
    const { objectives } = g.state;
    if (!last && objectives.some(({ out }) => out < 0)) return undefined;
    return mostPoints(
      g,
      points(g),
      [0, 1].map((team) => -outOfAction(g, team).length),
    );
  },
  progress: (g) => pointsOf(points(g)),
};

/** 3 for each core brought out, 2 for each carried, 1 for each Terminal. */
const points = (g: Interface): number[] =>
  [0, 1].map((team) => {
    const { objectives } = g.state;
    const carried = objectives.filter(({ carrier }) =>
      standing(g, team).some(({ id }) => id === carrier),
    );
    const out = objectives.filter((each) => each.out === team);
    return 3 * out.length + 2 * carried.length + controlled(g, team);
  });
