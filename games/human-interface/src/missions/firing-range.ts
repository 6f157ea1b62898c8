/** M0: Training: no cyberwarfare, no drones. */
import type { MissionData, MissionTeam } from "../content.js";
import { isMember } from "../models.js";
import { mostPoints, win } from "../results.js";
import type { Interface } from "../state.js";
import { rangeFloors } from "./range-floors.js";
import { outOfAction, pointsOf, standing as standingOf } from "./scoring.js";

const TEAMS: readonly MissionTeam[] = [
  {
    faction: "ubermensch",
    members: [],
    size: 2,
    special: false,
    deployment: [
      [0, 5],
      [1, 5],
      [2, 5],
      [0, 6],
      [1, 6],
      [2, 6],
    ],
    budget: 4,
    availability: "COMM",
    exits: [],
  },
  {
    faction: "nakamura",
    members: [],
    size: 2,
    special: false,
    deployment: [
      [21, 5],
      [22, 5],
      [23, 5],
      [21, 6],
      [22, 6],
      [23, 6],
    ],
    budget: 2,
    availability: "COMM",
    exits: [],
  },
];

export const firingRange: MissionData = {
  id: "firing-range",
  mode: "opposed",
  turns: 6,
  layout: [[{ face: "07b" }, { face: "13b" }]],
  terminals: [],
  doors: {
    plain: [
      [16, 2],
      [19, 2],
      [2, 4],
      [9, 4],
      [5, 7],
    ],
  },
  entries: [],
  protocol: [],
  teams: TEAMS,
  floors: rangeFloors(TEAMS),
  noResources: true,
  skips: [1, 4, 6],
  decided: (g, last) => {
    const standing = [0, 1].filter((team) => membersLeft(g, team) > 0);
    if (standing.length === 1) return win(g, standing, "last-standing");
    if (!last) return undefined;
    const unhurt = [0, 1].map((team) => -woundsOf(g, team));
    return mostPoints(g, points(g), unhurt);
  },
  progress: (g) => pointsOf(points(g)),
};

/** 2 for each enemy out of action, 1 for each that is crippled. */
const points = (g: Interface): number[] =>
  [0, 1].map((team) => {
    const enemies = g.state.models.filter(
      (model) => model.kind === "character" && model.home === 1 - team,
    );
    const down = outOfAction(g, 1 - team).length;
    return 2 * down + enemies.filter((model) => model.crippled && isMember(model)).length;
  });

const membersLeft = (g: Interface, team: number): number => standingOf(g, team).length;

/** Wounds on the cards of a Team's conscious characters. */
const woundsOf = (g: Interface, team: number): number =>
  standingOf(g, team).reduce((sum, { wounds }) => sum + wounds, 0);
