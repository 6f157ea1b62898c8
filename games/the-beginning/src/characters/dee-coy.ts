/** TB-49: Dee Coy and his dog Kuro. */

import { KURO_MARKERS } from "../board.js";
import { drawPersonal } from "../cards.js";
import type { Character } from "../content.js";
import { ask } from "../questions.js";
import type { Beginning } from "../state.js";
import { boostCount } from "../tasks.js";
import { kuroOf } from "../values.js";
import {
  calmRiot,
  healthThree,
  junkyard,
  more,
  playUniqueCard,
  succeedAtNexus,
  task,
} from "./boosts.js";

function isKuro(g: Beginning, seat: number, figure: number): boolean {
  return kuroOf(g, seat) === figure;
}

export const deeCoy: Character = {
  id: "dee-coy",
  values: {
    points: 2,
    movement: 2,
    range: 0,
    strength: 1,
    red: 1,
    shield: 1,
    blue: 1,
    health: 2,
    programs: 2,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [2, 3, 4, 3, 1],
    red: [2, 3, 4, 2, 1],
    grey: 3,
    green: 0,
    unique: ["last-command", "good-boy"],
  },
  companion: true, // TB-49.1
  detainedAtZero: true, // TB-21.8, TB-49.4
  sparesMarkers: (g, { owner = 0 }) => boostCount(g, owner, 2) >= 2, // TB-49.12
  tree: [
    [
      { id: "dee-coy-hacking-1", rule: "TB-49.29", task: succeedAtNexus, programLimit: more() },
      { id: "dee-coy-hacking-2", rule: "TB-49.30", task: playUniqueCard, ...healthThree },
    ],
    [
      { id: "dee-coy-implants-1", rule: "TB-49.31", task: calmRiot, redLimit: more() },
      {
        id: "dee-coy-implants-2",
        rule: "TB-49.32",
        task: {
          deed: (deed) =>
            deed.kind === "brought" && deed.scanners && !deed.kuro ? "brought" : undefined,
        },
        movement: more(),
      },
    ],
    [
      {
        id: "dee-coy-security-1",
        rule: "TB-49.33",
        task: junkyard(1),
        /** TB-49.33: while he is in Kuro's Area. */
        shield: (g, { owner = 0 }, value) => {
          const kuro = kuroOf(g, owner);
          if (kuro === undefined) return value;
          const dog = g.state.figures[kuro];
          const { area, lies } = g.state.figures[owner];
          return lies === "up" && dog.lies === "up" && dog.area === area ? value + 1 : value;
        },
      },
      {
        id: "dee-coy-security-2",
        rule: "TB-49.34",
        task: task(({ kind }) => kind === "sniffed"),
        bothForKuro: () => true,
      },
    ],
    [
      {
        id: "dee-coy-rigging-1",
        rule: "TB-49.35",
        task: { state: (g, seat) => g.state.seats[seat].markers.length <= KURO_MARKERS.length - 2 },
        /** TB-49.35, TB-R150. */
        *afterEliminating(g, { owner = 0 }, figure) {
          if (isKuro(g, owner, figure)) drawPersonal(g, owner, 1);
        },
      },
      {
        id: "dee-coy-rigging-2",
        rule: "TB-49.36",
        task: {
          deed: (deed) =>
            deed.kind === "eliminated" && deed.level >= 2 && deed.kuro ? "eliminated" : undefined,
        },
        /** TB-49.36: turn 2 face-down Kuro markers face-up. */
        *unlocked(g, seat) {
          const own = g.state.seats[seat];
          for (let i = 0; i < 2; i++) {
            const down = KURO_MARKERS.filter((area) => !own.markers.includes(area));
            if (down.length === 0) return;
            const options = down.map((to) => ({ kind: "move" as const, to, rule: "TB-49.36" }));
            const { to } = yield* ask(seat, "marker", options, { rule: "TB-49.36" });
            own.markers.push(to);
          }
        },
      },
    ],
  ],
};

/** TB-49.7, TB-49.26: Kuro's board. He has no deck and no tree of his own. */
export const kuro: Character = {
  id: "kuro",
  values: {
    points: 1,
    movement: 1,
    range: 0,
    strength: 1,
    red: 1,
    shield: 1,
    blue: 1,
    health: 2,
    programs: 0,
    draw: 0,
    hand: 0,
  },
  deck: { blue: [], red: [], grey: 0, green: 0, unique: [] },
  tree: [],
};
