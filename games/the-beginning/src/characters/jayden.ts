/** TB-44: Jayden, the All-Rounder. */

import type { Ability, Character } from "../content.js";
import { boostCount } from "../tasks.js";
import {
  bringChip,
  calmRiot,
  censureSomebody,
  eliminateTwoHigh,
  healthThree,
  junkyard,
  more,
  raiseMorale,
  task,
  twoForOne,
} from "./boosts.js";

/** TB-44.4: once per game, after three Level 2 Boosts. */
const takeBack: Ability = {
  id: "take-back",
  cost: 0,
  rule: "TB-44.4",
  ways: (g, seat) => {
    const { played, tookBack } = g.state.seats[seat];
    return played.length > 0 && !tookBack && boostCount(g, seat, 2) >= 3 ? [{}] : [];
  },
  *use(g, seat) {
    const own = g.state.seats[seat];
    own.tricks = [...own.tricks, ...own.played];
    own.played = [];
    own.tookBack = true;
    g.tell("took-back", { seat }, { rule: "TB-44.4" });
  },
};

export const jayden: Character = {
  id: "jayden",
  values: {
    points: 2,
    movement: 2,
    range: 0,
    strength: 1,
    red: 1,
    shield: 2,
    blue: 0,
    health: 2,
    programs: 2,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [2, 3, 4, 3, 1],
    red: [2, 3, 4, 3, 1],
    grey: 1,
    green: 1,
    unique: ["twice-as-far", "out-of-time"],
  },
  objectives: 2, // TB-4.15, TB-44.3
  tricks: true, // TB-44.1
  abilities: () => [takeBack],
  tree: [
    [
      { id: "jayden-hacking-1", rule: "TB-44.5", task: calmRiot, blueLimit: more() },
      { id: "jayden-hacking-2", rule: "TB-44.6", task: raiseMorale, alonePoints: more() },
    ],
    [
      {
        id: "jayden-implants-1",
        rule: "TB-44.7",
        task: task((deed) => deed.kind === "rolled-4" && deed.roll >= 5),
        ...healthThree,
      },
      {
        id: "jayden-implants-2",
        rule: "TB-44.8",
        task: { state: (g, seat) => g.state.seats[seat].tricks.length === 0 },
        tricksATurn: more(),
      },
    ],
    [
      { id: "jayden-security-1", rule: "TB-44.9", task: bringChip, programLimit: more() },
      { id: "jayden-security-2", rule: "TB-44.10", task: eliminateTwoHigh, drawCount: more() },
    ],
    [
      { id: "jayden-rigging-1", rule: "TB-44.11", task: junkyard(2), ...twoForOne },
      { id: "jayden-rigging-2", rule: "TB-44.12", task: censureSomebody, movement: more() },
    ],
  ],
};
