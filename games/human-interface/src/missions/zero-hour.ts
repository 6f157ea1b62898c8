/** M1: Take the orange Terminal and hold it; or see to it that nobody does. */
import type { MissionData } from "../content.js";
import { win } from "../results.js";
import { AI, type Interface, type Model } from "../state.js";
import { heldTwice, holding, standing, terminalOf, turnsLeft } from "./scoring.js";

export const zeroHour: MissionData = {
  id: "zero-hour",
  mode: "opposed",
  turns: 7,
  layout: [
    [{ face: "03a" }, { face: "10a" }],
    [{ face: "09a" }, { face: "14a" }],
  ],
  terminals: [
    { id: "orange", at: [9, 2], strength: 1 },
    { id: "green", at: [20, 21], strength: 2 },
  ],
  doors: {
    orange: [
      [2, 4],
      [14, 4],
      [4, 8],
      [19, 8],
      [7, 9],
      [16, 9],
    ],
    green: [
      [19, 15],
      [9, 16],
      [14, 16],
      [15, 19],
      [21, 19],
    ],
    plain: [
      [17, 2],
      [21, 4],
      [4, 15],
      [9, 19],
      [4, 21],
    ],
  },
  entries: [
    [21, 2],
    [2, 14],
  ],
  protocol: [
    { from: 1, masamune: 1, muramasa: 1 },
    { from: 5, masamune: 2, muramasa: 1 },
  ],
  teams: [
    {
      faction: "ubermensch",
      members: ["tomo", "shoko", "harvey"],
      size: 3,
      special: false,
      deployment: [
        [5, 20],
        [6, 20],
        [5, 21],
        [6, 21],
        [5, 22],
        [6, 22],
        [5, 23],
        [6, 23],
      ],
      budget: 8,
      availability: "MIL",
      exits: [],
    },
    {
      faction: "nakamura",
      members: ["tetsuo", "werner", "markus"],
      size: 3,
      special: false,
      deployment: [
        [16, 5],
        [17, 5],
        [18, 5],
        [16, 6],
        [17, 6],
        [18, 6],
      ],
      budget: 4,
      availability: "MIL",
      exits: [],
    },
  ],
  directOnly: ["orange"],
  nanovirus: [6, 7],
  nanovirusActs: (g) => terminalOf(g, "orange")?.taken ?? false,
  /** Until the first takeover drones and Nakamura characters leave each other alone. */
  neutral: (g, a, b) => !g.state.lockdown && isPair(g, a, b),
  hidesPresence: (g, model) => !g.state.lockdown && model.team === NAKAMURA,
  decided: (g, last) => {
    if (heldTwice(g, UBERMENSCH, "orange")) return win(g, [UBERMENSCH], "held-terminal");
    if (standing(g, UBERMENSCH).length === 0) return win(g, [NAKAMURA], "nobody-left");
    return last ? win(g, [NAKAMURA], "time-is-up") : undefined;
  },
  progress: (g) => [holding(g, UBERMENSCH, "orange"), turnsLeft(g, NAKAMURA)],
};

const UBERMENSCH = 0;
const NAKAMURA = 1;

/** A Nakamura character and a drone. */
function isPair(_: Interface, a: Model, b: Model): boolean {
  const teams = [a.team, b.team];
  return teams.includes(NAKAMURA) && teams.includes(AI) && !a.lost && !b.lost;
}
