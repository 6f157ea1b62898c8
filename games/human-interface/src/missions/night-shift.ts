/** M6: Three Terminals to restore before the night is over. */
import type { MissionData } from "../content.js";
import { draw, win } from "../results.js";
import { controlled, outOfAction } from "./scoring.js";

export const nightShift: MissionData = {
  id: "night-shift",
  mode: "solo",
  turns: 11,
  layout: [
    [{ face: "06b" }, { face: "01a" }],
    [{ face: "11b" }, { face: "13b" }],
  ],
  terminals: [
    { id: "orange", at: [9, 2], strength: 1 },
    { id: "green", at: [21, 9], strength: 2 },
    { id: "blue", at: [21, 14], strength: 2 },
  ],
  doors: {
    orange: [[2, 7]],
    green: [
      [16, 2],
      [19, 2],
    ],
    blue: [
      [16, 9],
      [16, 14],
    ],
  },
  entries: [
    [5, 0],
    [23, 5],
    [5, 23],
    [23, 18],
  ],
  protocol: [
    { from: 1, masamune: 1, muramasa: 1 },
    { from: 4, masamune: 2, muramasa: 1 },
    { from: 8, masamune: 2, muramasa: 2 },
  ],
  teams: [
    {
      faction: "nakamura",
      members: ["rin"],
      size: 4,
      special: false,
      deployment: [
        [5, 17],
        [6, 17],
        [5, 18],
        [6, 18],
        [4, 18],
      ],
      budget: 6,
      availability: "MIL",
      exits: [],
    },
  ],
  directOnly: ["orange", "green", "blue"],
  hidesPresence: (g) => controlled(g, 0) >= 1,
  lowestEntry: (g) => controlled(g, 0) >= 2,
  decidedAtOnce: (g) =>
    outOfAction(g, 0).length >= 3 ? draw(g, "nobody-left", "HI-36.6") : undefined,
  progress: (g) => [
    { team: 0, what: "terminals", n: controlled(g, 0), of: 3 },
    { team: 0, what: "down", n: outOfAction(g, 0).length, of: 3 },
  ],
  decided: (g, last) => {
    if (controlled(g, 0) === 3) return win(g, [0], "all-terminals", "HI-36.6");
    return last ? draw(g, "time-is-up", "HI-36.6") : undefined;
  },
};
