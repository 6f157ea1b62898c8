/** M7: Both Factions against the Avatar. */
import type { MissionData } from "../content.js";
import { draw, win } from "../results.js";
import { ALL, avatarsWounds, isAvatarSlain, standing } from "./scoring.js";

export const commonEnemy: MissionData = {
  id: "common-enemy",
  mode: "cooperative",
  turns: 13,
  layout: [
    [{ face: "01b" }, { face: "04b" }, { face: "11b" }],
    [{ face: "14b" }, { face: "12b" }, { face: "03a", turned: 270 }],
  ],
  terminals: [
    { id: "orange", at: [2, 14], strength: 1 },
    { id: "green", at: [26, 15], strength: 1 },
    { id: "blue", at: [21, 20], strength: 1 },
  ],
  doors: {
    orange: [
      [9, 16],
      [4, 21],
    ],
    green: [
      [33, 16],
      [32, 19],
      [28, 21],
    ],
    blue: [
      [16, 14],
      [19, 15],
      [16, 18],
    ],
  },
  entries: [
    [5, 0],
    [30, 0],
    [17, 0],
  ],
  protocol: [
    { from: 1, masamune: 1, muramasa: 0 },
    { from: 7, masamune: 1, muramasa: 1 },
  ],
  avatar: [17, 5],
  teams: [
    {
      faction: "ubermensch",
      members: [],
      size: 3,
      special: false,
      deployment: [
        [0, 17],
        [1, 17],
        [2, 17],
        [0, 18],
        [1, 18],
        [2, 18],
      ],
      budget: 10,
      availability: "MIL",
      exits: [],
    },
    {
      faction: "nakamura",
      members: [],
      size: 3,
      special: false,
      deployment: [
        [33, 17],
        [34, 17],
        [35, 17],
        [33, 18],
        [34, 18],
        [35, 18],
      ],
      budget: 10,
      availability: "MIL",
      exits: [],
    },
  ],
  nanovirus: [4, 8],
  avatarTile: "B",
  /** Two Terminals in the players' hands take its shield away. */
  shielded: (g) => g.state.terminals.filter(({ team }) => team >= 0).length < 2,
  decidedAtOnce: (g) => (isAvatarSlain(g) ? win(g, [0, 1], "avatar-slain", "HI-36.7") : undefined),
  progress: (g) => [
    {
      team: ALL,
      what: "terminals",
      n: g.state.terminals.filter(({ team }) => team >= 0).length,
      of: 2,
    },
    avatarsWounds(g),
  ],
  decided: (g, last) => {
    if (isAvatarSlain(g)) return win(g, [0, 1], "avatar-slain", "HI-36.7");
    if ([0, 1].some((team) => standing(g, team).length === 0))
      return draw(g, "nobody-left", "HI-36.7");
    return last ? draw(g, "time-is-up", "HI-36.7") : undefined;
  },
};
