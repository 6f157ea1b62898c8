/** M3: Drag the sedated doctor to your own lift. */

import { stepsAway } from "@sprawl/parts";
import type { MissionData, Place } from "../content.js";
import { modelOf, planOf } from "../models.js";
import { square } from "../plan.js";
import { draw, win } from "../results.js";
import type { Interface, Model } from "../state.js";
import { standing } from "./scoring.js";

/** The lifts of Übermensch and of Nakamura. */
const PLACES: readonly (readonly Place[])[] = [
  [
    [5, 21],
    [6, 21],
  ],
  [
    [17, 7],
    [18, 7],
  ],
];
const LIFTS = PLACES.map((lift) => lift.map(([x, y]) => square(x, y)));

export const extraction: MissionData = {
  id: "extraction",
  lifts: PLACES,
  mode: "opposed",
  turns: 9,
  layout: [
    [{ face: "03a" }, { face: "14b", turned: 270 }],
    [{ face: "09b" }, { face: "05a", turned: 270 }],
    [{ face: "04a" }, { face: "06b" }],
  ],
  terminals: [
    { id: "orange", at: [9, 21], strength: 2 },
    { id: "green", at: [22, 15], strength: 2 },
  ],
  doors: {
    orange: [
      [4, 14],
      [7, 14],
      [4, 21],
      [7, 21],
      [2, 28],
      [9, 28],
    ],
    green: [
      [15, 14],
      [20, 18],
    ],
    plain: [
      [16, 2],
      [2, 4],
      [8, 4],
      [14, 7],
      [21, 7],
      [4, 8],
      [7, 9],
      [15, 21],
      [21, 28],
      [3, 31],
    ],
  },
  entries: [
    [17, 35],
    [2, 2],
  ],
  protocol: [
    { from: 1, masamune: 2, muramasa: 1 },
    { from: 5, masamune: 2, muramasa: 2 },
  ],
  teams: [
    {
      faction: "ubermensch",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [5, 26],
        [6, 26],
        [5, 27],
        [6, 27],
        [5, 28],
        [6, 28],
      ],
      budget: 8,
      availability: "BLACK",
      exits: [],
    },
    {
      faction: "nakamura",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [20, 4],
        [21, 4],
        [22, 4],
        [20, 5],
        [21, 5],
        [22, 5],
      ],
      budget: 10,
      availability: "BLACK",
      exits: [],
    },
  ],
  nanovirus: [3, 6, 9],
  figure: [15, 17],
  decidedAtOnce: (g) => {
    const team = LIFTS.findIndex((lift) => lift.includes(doctorOf(g).at));
    return team < 0 ? undefined : win(g, [team], "doctor-extracted");
  },
  progress: (g) => toLifts(g).map((n, team) => ({ team, what: "lift", n })),
  decided: (g, last) => {
    if (!last) return undefined;
    const [ours, theirs] = toLifts(g);
    if (ours === theirs) return draw(g);
    const nearer = ours < theirs ? 0 : 1;
    return standing(g, nearer).length > 0 ? win(g, [nearer], "doctor-nearer") : draw(g);
  },
};

/** Steps from the doctor to each lift. */
function toLifts(g: Interface): number[] {
  const left = stepsAway(planOf(g).floor, doctorOf(g).at);
  return LIFTS.map((lift) => Math.min(...lift.map((at) => left[at])));
}

const doctorOf = (g: Interface): Model => modelOf(g, "doctor");
