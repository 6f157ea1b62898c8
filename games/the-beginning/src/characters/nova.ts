/** TB-46: Nova, the Runner. */
import { drawFromGeneral } from "../cards.js";
import type { Ability, Character } from "../content.js";
import { ask } from "../questions.js";
import { equipFromHq, weaponsFor } from "../supply-boxes.js";
import {
  eliminateOne,
  junkyard,
  more,
  playUniqueCard,
  raiseMorale,
  succeedAtNexus,
  takeSectorThree,
  task,
  threePrograms,
} from "./boosts.js";

const FULL = 2;

/** TB-46.5: with the bar at 2, one weapon at HQ without cards and without AP (TB-R177). */
const freeWeapon: Ability = {
  id: "free-weapon",
  cost: 0,
  rule: "TB-46.5",
  ways: (g, seat) => {
    const figure = g.state.figures[seat];
    if (g.state.seats[seat].bar < FULL || figure.area !== 4 || figure.lies !== "up") return [];
    return weaponsFor(g, seat).map((card) => ({ card }));
  },
  *use(g, seat, { card }) {
    if (card === undefined) return;
    g.state.seats[seat].bar = 0;
    yield* equipFromHq(g, seat, card, false);
  },
};

export const nova: Character = {
  id: "nova",
  values: {
    points: 2,
    movement: 3,
    range: 0,
    strength: 0,
    red: 1,
    shield: 2,
    blue: 0,
    health: 3,
    programs: 2,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [3, 4, 4, 2, 1],
    red: [3, 3, 2, 1, 1],
    grey: 2,
    green: 2,
    unique: ["shortcut", "right-tool"],
  },
  cityDraw: more(), // TB-46.1
  /** TB-46.2: whenever another player takes City Action 3. */
  *afterCityDraw(g, { owner = 0 }) {
    const options = [
      { kind: "yes" as const, rule: "TB-46.2" },
      { kind: "no" as const, rule: "TB-46.2" },
    ];
    const { kind } = yield* ask(owner, "may", options, { rule: "TB-46.2", args: { what: "draw" } });
    if (kind === "yes") drawFromGeneral(g, owner, 1);
  },
  barsScanners: () => "TB-46.3",
  /** TB-46.4. */
  *afterBoost(g, { owner = 0 }) {
    const own = g.state.seats[owner];
    own.bar = Math.min(FULL, own.bar + 1);
  },
  abilities: () => [freeWeapon],
  tree: [
    [
      { id: "nova-hacking-1", rule: "TB-46.6", task: playUniqueCard, strength: more() },
      {
        id: "nova-hacking-2",
        rule: "TB-46.7",
        task: task(({ kind }) => kind === "weapon", 2),
        points: more(),
      },
    ],
    [
      { id: "nova-implants-1", rule: "TB-46.8", task: junkyard(3), rerolls: more() },
      { id: "nova-implants-2", rule: "TB-46.9", task: raiseMorale, chipSlots: () => 2 },
    ],
    [
      { id: "nova-security-1", rule: "TB-46.10", task: succeedAtNexus, blueLimit: more() },
      { id: "nova-security-2", rule: "TB-46.11", task: takeSectorThree, ...threePrograms },
    ],
    [
      { id: "nova-rigging-1", rule: "TB-46.12", task: eliminateOne, programLimit: more() },
      {
        id: "nova-rigging-2",
        rule: "TB-46.13",
        task: { state: (g, seat) => g.state.seats[seat].hand.length === 0 },
        movement: more(),
      },
    ],
  ],
};
