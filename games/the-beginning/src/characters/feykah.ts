/** TB-45: Feykah, the Machine. */

import type { Ability, Character } from "../content.js";
import { takeWounds, woundsLeft } from "../health.js";
import { drawPrograms } from "../programs.js";
import {
  bringChip,
  discardAtOnce,
  eliminateTwoHigh,
  healthThree,
  junkyard,
  more,
  playUniqueCard,
  task,
  threePrograms,
} from "./boosts.js";

/** TB-45.3: take 1 Wound for a stronger next attack. */
const drive: Ability = {
  id: "drive",
  cost: 0,
  rule: "TB-45.3",
  ways: (g, seat) => (!g.state.seats[seat].driven && woundsLeft(g) ? [{}] : []), // TB-R58, TB-R133
  *use(g, seat) {
    g.state.seats[seat].driven = true;
    yield* takeWounds(g, seat, 1);
  },
};

export const feykah: Character = {
  id: "feykah",
  values: {
    points: 2,
    movement: 2,
    range: 0,
    strength: 1,
    red: 2,
    shield: 2,
    blue: 0,
    health: 2,
    programs: 3,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [2, 3, 3, 2, 1],
    red: [2, 3, 4, 3, 1],
    grey: 2,
    green: 2,
    unique: ["overclock", "system-restore"],
  },
  startCards: 1, // TB-3.6, TB-45.1, TB-R2
  twoLoyalties: true, // TB-45.4
  /** TB-45.2. */
  drawCount: (g, { owner }, value) =>
    owner === g.state.leader || owner === g.state.general ? value + 1 : value,
  barsBoostReward: () => "TB-45.5",
  /** TB-45.6: the fourth Level 1 Boost. */
  *afterBoost(g, { owner = 0 }, level) {
    const { tree } = g.state.seats[owner];
    if (level === 1 && tree.every((column) => column.level > 0)) yield* drawPrograms(g, owner, 2);
  },
  abilities: () => [drive],
  tree: [
    [
      { id: "feykah-hacking-1", rule: "TB-45.7", task: junkyard(3), programLimit: more() },
      {
        id: "feykah-hacking-2",
        rule: "TB-45.8",
        task: { state: (g, seat) => g.state.seats[seat].deck.length === 0 },
        points: more(),
      },
    ],
    [
      {
        id: "feykah-implants-1",
        rule: "TB-45.9",
        task: {
          steps: 2,
          different: true, // TB-R43
          deed: (deed) => (deed.kind === "city" ? deed.action : undefined),
        },
        order: -1,
        handLimit: () => 10,
      },
      { id: "feykah-implants-2", rule: "TB-45.10", task: discardAtOnce(6), rerolls: more() },
    ],
    [
      { id: "feykah-security-1", rule: "TB-45.11", task: bringChip, blueLimit: more() },
      { id: "feykah-security-2", rule: "TB-45.12", task: eliminateTwoHigh, movement: more() },
    ],
    [
      { id: "feykah-rigging-1", rule: "TB-45.13", task: playUniqueCard, ...healthThree },
      {
        id: "feykah-rigging-2",
        rule: "TB-45.14",
        task: task(({ kind }) => kind === "med-free"),
        ...threePrograms,
      },
    ],
  ],
};
