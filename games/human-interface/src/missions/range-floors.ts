/** Further floors on which the Firing Range may be built, so that every tile is trained on. */
import type { FloorData, MissionTeam, Place } from "../content.js";

/** A team of this range on other squares; where its end is the better one, with less to spend. */
const standing = (
  team: MissionTeam,
  deployment: readonly Place[],
  budget = team.budget,
): MissionTeam => ({ ...team, deployment, budget });

/** Six squares of a hallway two wide, from one of its ends on. */
const along = (x: number, y: number, dx: number, dy: number): Place[] =>
  [0, 1, 2].flatMap((i): Place[] => [
    [x + i * dx, y + i * dy],
    [x + i * dx + Math.abs(dy), y + i * dy + Math.abs(dx)],
  ]);

/** Every door is plain: there is no Terminal. */
export const rangeFloors = ([first, second]: readonly MissionTeam[]): readonly FloorData[] => [
  {
    layout: [[{ face: "02a" }, { face: "10b" }]],
    doors: {
      plain: [
        [6, 2],
        [3, 4],
        [8, 4],
        [3, 7],
        [8, 7],
        [15, 4],
        [21, 4],
        [19, 6],
        [16, 7],
        [19, 9],
      ],
    },
    teams: [standing(first, along(0, 5, 1, 0)), standing(second, along(18, 5, -1, 0), 1)],
  },
  {
    layout: [[{ face: "13a" }, { face: "16a", turned: 90 }]],
    doors: {
      plain: [
        [2, 4],
        [5, 4],
        [9, 4],
        [3, 7],
        [8, 7],
        [19, 2],
        [16, 4],
        [19, 5],
        [16, 7],
        [19, 9],
      ],
    },
    teams: [standing(first, along(0, 5, 1, 0)), standing(second, along(18, 5, -1, 0), 1)],
  },
  {
    layout: [[{ face: "03b" }], [{ face: "05b" }]],
    doors: {
      plain: [
        [5, 7],
        [4, 10],
        [7, 10],
        [7, 14],
        [4, 15],
        [2, 18],
        [4, 20],
        [7, 21],
      ],
    },
    teams: [standing(first, along(5, 8, 0, 1)), standing(second, along(5, 23, 0, -1))],
  },
  {
    layout: [[{ face: "08a" }], [{ face: "12a" }]],
    doors: {
      plain: [
        [4, 2],
        [7, 4],
        [4, 7],
        [9, 7],
        [7, 9],
        [2, 16],
        [9, 16],
        [4, 19],
      ],
    },
    teams: [
      standing(first, along(5, 0, 0, 1)),
      standing(second, [
        [1, 18],
        [2, 18],
        [3, 18],
        [8, 18],
        [9, 18],
        [10, 18],
      ]),
    ],
  },
  {
    layout: [[{ face: "15a" }], [{ face: "01a" }]],
    doors: {
      plain: [
        [7, 2],
        [4, 5],
        [9, 5],
        [7, 8],
        [4, 14],
        [7, 14],
        [4, 21],
        [7, 21],
      ],
    },
    teams: [standing(first, along(5, 0, 0, 1)), standing(second, along(5, 23, 0, -1))],
  },
  {
    layout: [[{ face: "15b" }], [{ face: "01a" }]],
    doors: {
      plain: [
        [4, 2],
        [7, 2],
        [5, 5],
        [4, 9],
        [7, 9],
        [4, 14],
        [7, 14],
        [4, 21],
        [7, 21],
      ],
    },
    teams: [standing(first, along(5, 0, 0, 1)), standing(second, along(5, 23, 0, -1))],
  },
];
