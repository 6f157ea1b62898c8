/** TB-48: Dryden, the Medic. */
import { reach } from "../board.js";
import { drawFromGeneral, drawPersonal } from "../cards.js";
import type { Ability, Character } from "../content.js";
import { canRegain, healed, regain } from "../health.js";
import { removeOneWound } from "../med-center.js";
import { drawPrograms } from "../programs.js";
import type { Beginning, FigureIndex } from "../state.js";
import { figureValue, isAround } from "../values.js";
import {
  censureSomebody,
  discardAtOnce,
  eliminateOne,
  healthThree,
  junkyard,
  more,
  task,
} from "./boosts.js";

const LAST = 5; // TB-R54

/** Characters within his Range, himself and Kuro included (TB-48.3, TB-R123). */
function inReach(g: Beginning, seat: number): FigureIndex[] {
  const { figures } = g.state;
  const own = figures[seat];
  if (!isAround(own)) return [];
  const near = reach(own.area, figureValue(g, seat, "range"));
  return figures
    .map((_, index) => index)
    .filter((index) => isAround(figures[index]) && near.includes(figures[index].area));
}

/** TB-48.2: full Health, then 2 General Influence cards. */
const restore: Ability = {
  id: "restore",
  cost: 1,
  rule: "TB-48.2",
  ways: (g, seat) =>
    inReach(g, seat)
      .filter((figure) => canRegain(g, figure)) // TB-48.4
      .map((figure) => ({ figure })),
  *use(g, seat, { figure }) {
    if (figure === undefined) return;
    const health = regain(g, figure, figureValue(g, figure, "maxHealth")); // TB-48.2
    drawFromGeneral(g, seat, 2); // TB-48.2
    yield* healed(g, seat, health, true);
  },
};

/** TB-48.8: remove 1 Wound from a character in range and draw 1 card (TB-R150). */
const treat: Ability = {
  id: "treat",
  cost: 1,
  rule: "TB-48.8",
  ways: (g, seat) =>
    inReach(g, seat)
      .filter((figure) => figure < g.seats && g.state.seats[figure].wounds.length > 0) // TB-48.4
      .map((figure) => ({ figure })),
  *use(g, seat, { figure }) {
    if (figure === undefined) return;
    yield* removeOneWound(g, figure, seat);
    drawPersonal(g, seat, 1); // TB-R150
    yield* healed(g, seat, 0, true);
  },
};

export const dryden: Character = {
  id: "dryden",
  values: {
    points: 2,
    movement: 2,
    range: 0,
    strength: 0,
    red: 1,
    shield: 1,
    blue: 1,
    health: 2,
    programs: 2,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [2, 4, 5, 4, 2],
    red: [2, 2, 2, 1, 1],
    grey: 2,
    green: 1,
    unique: ["triage", "combat-stims"],
  },
  startPrograms: 2, // TB-3.12, TB-48.1
  startWeapon: "pistol", // TB-2.9, TB-48.1
  woundsAtZero: () => 2, // TB-48.5
  /** TB-48.6, TB-48.7. */
  *afterHealing(g, { owner = 0 }) {
    const own = g.state.seats[owner];
    if (own.bar === LAST) return; // TB-R54
    own.bar++; // TB-48.6
    if (own.bar === 2 || own.bar === LAST) yield* drawPrograms(g, owner, 1); // TB-48.7
  },
  abilities: () => [restore],
  tree: [
    [
      { id: "dryden-hacking-1", rule: "TB-48.8", task: junkyard(1), abilities: () => [treat] },
      { id: "dryden-hacking-2", rule: "TB-48.9", task: discardAtOnce(5), points: more() },
    ],
    [
      {
        id: "dryden-implants-1",
        rule: "TB-48.10",
        task: task((deed) => deed.kind === "healed" && deed.action),
        ...healthThree,
      },
      {
        id: "dryden-implants-2",
        rule: "TB-48.11",
        task: task((deed) => deed.kind === "healed" && deed.health >= 2), // TB-R176
        programLimit: more(),
      },
    ],
    [
      {
        id: "dryden-security-1",
        rule: "TB-48.12",
        task: task(({ kind }) => kind === "program", 2),
        strength: more(),
      },
      {
        id: "dryden-security-2",
        rule: "TB-48.13",
        task: task((deed) => deed.kind === "weapon" && deed.bought, 2),
        movement: more(),
      },
    ],
    [
      { id: "dryden-rigging-1", rule: "TB-48.14", task: eliminateOne, junksFreely: () => true },
      { id: "dryden-rigging-2", rule: "TB-48.15", task: censureSomebody, redLimit: more() },
    ],
  ],
};
