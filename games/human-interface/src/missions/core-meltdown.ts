/** M4: The core, its Avatar, and the red Terminal in it. */
import type { MissionData } from "../content.js";
import { draw, win } from "../results.js";
import { avatarsWounds, controlled, heldTwice, holding, isAvatarSlain, isIn } from "./scoring.js";

export const coreMeltdown: MissionData = {
  id: "core-meltdown",
  mode: "opposed",
  turns: 10,
  layout: [
    [{ face: "03a" }, { face: "08b" }, { face: "14b", turned: 270 }],
    [{ face: "13b" }, { face: "04b" }, { face: "06a" }],
    [{ face: "01b" }, { face: "02b", turned: 180 }, { face: "11b" }],
  ],
  terminals: [
    { id: "orange", at: [2, 14], strength: 1 },
    { id: "green", at: [26, 14], strength: 1 },
    { id: "blue", at: [17, 33], strength: 2 },
    { id: "red", at: [18, 18], strength: 3 },
  ],
  doors: {
    orange: [
      [8, 4],
      [4, 8],
      [7, 9],
      [7, 14],
    ],
    green: [
      [28, 2],
      [26, 7],
      [33, 7],
      [31, 21],
    ],
    blue: [
      [16, 26],
      [19, 26],
      [15, 31],
      [20, 31],
    ],
  },
  entries: [
    [5, 35],
    [30, 35],
    [17, 9],
  ],
  protocol: [
    { from: 1, masamune: 2, muramasa: 1 },
    { from: 5, masamune: 2, muramasa: 2 },
  ],
  avatar: [17, 17],
  teams: [
    {
      faction: "ubermensch",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [0, 17],
        [1, 17],
        [2, 17],
        [0, 18],
        [1, 18],
        [2, 18],
      ],
      budget: 10,
      availability: "BLACK",
      exits: [],
    },
    {
      faction: "nakamura",
      members: [],
      size: 4,
      special: true,
      deployment: [
        [33, 17],
        [34, 17],
        [35, 17],
        [33, 18],
        [34, 18],
        [35, 18],
      ],
      budget: 10,
      availability: "BLACK",
      exits: [],
    },
  ],
  directOnly: ["red"],
  nanovirus: [2, 4, 6, 8, 10],
  avatarTile: "E",
  /** Each other Security Terminal a Team controls helps it against the red one. */
  strength: (g, value, { role, terminal, team }) =>
    role === "attack" && terminal?.id === "red" ? value + controlled(g, team) : value,
  progress: (g) => [holding(g, 0, "red"), holding(g, 1, "red"), avatarsWounds(g)],
  decided: (g, last) => {
    const holder = [0, 1].find((team) => heldTwice(g, team, "red"));
    if (holder !== undefined) return win(g, [holder], "held-terminal");
    const slain = isAvatarSlain(g);
    const inside = [0, 1].filter((team) => isIn(g, team, "E1"));
    if (slain && inside.length === 1) return win(g, inside, "core-taken");
    if (!last) return undefined;
    return slain && g.state.avatarSlayer >= 0
      ? win(g, [g.state.avatarSlayer], "avatar-slain")
      : draw(g);
  },
};
