/** M5: Two files, one hacker, one way out. */
import type { MissionData } from "../content.js";
import { characterOf, isMember } from "../models.js";
import { draw, win } from "../results.js";
import type { Interface, Model } from "../state.js";

export const loneWolf: MissionData = {
  id: "lone-wolf",
  mode: "solo",
  turns: 14,
  layout: [
    [{ face: "07a" }, { face: "10a" }],
    [{ face: "02b", turned: 180 }, { face: "14a" }],
  ],
  terminals: [
    { id: "orange", at: [9, 9], strength: 2 },
    { id: "green", at: [9, 14], strength: 2 },
    { id: "white-1", at: [15, 2], strength: 1 },
    { id: "white-2", at: [14, 21], strength: 1 },
  ],
  doors: {
    orange: [
      [2, 4],
      [8, 4],
      [14, 4],
      [9, 7],
      [16, 9],
    ],
    green: [
      [4, 9],
      [4, 14],
      [7, 14],
      [14, 16],
      [8, 19],
    ],
    plain: [
      [5, 2],
      [17, 2],
      [21, 4],
      [19, 8],
      [19, 15],
      [3, 19],
      [15, 19],
      [21, 19],
    ],
  },
  entries: [
    [14, 9],
    [21, 9],
    [2, 9],
  ],
  protocol: [
    { from: 1, masamune: 1, muramasa: 0 },
    { from: 4, masamune: 2, muramasa: 0 },
    { from: 8, masamune: 2, muramasa: 1 },
  ],
  teams: [
    {
      faction: "any",
      members: [],
      size: 3,
      special: true,
      deployment: [
        [0, 5],
        [1, 5],
        [2, 5],
        [0, 6],
        [1, 6],
        [2, 6],
      ],
      budget: 8,
      availability: "MIL",
      exits: [
        [0, 17],
        [0, 18],
      ],
    },
  ],
  directOnly: ["white-1", "white-2"],
  hackerNeeded: true,
  decidedAtOnce: (g) => {
    const hackers = g.state.models.filter(
      (model) => model.kind === "character" && characterOf(g, model).hacker,
    );
    const hope = hackers.some(
      (model) => !model.lost && (isMember(model) || model.condition === "escaped"),
    );
    return hope ? undefined : draw(g, "no-hacker-left", "HI-36.6");
  },
  decided: (g, last) => {
    const files = filesOf(g);
    const out = escaped(g);
    const hacker = out.some((model) => characterOf(g, model).hacker);
    if (files === 2 && hacker && out.length >= 2) return win(g, [0], "files-out", "HI-36.6");
    return last ? draw(g, "time-is-up", "HI-36.6") : undefined;
  },
  progress: (g) => [
    { team: 0, what: "files", n: filesOf(g), of: 2 },
    { team: 0, what: "out", n: escaped(g).length, of: 2 },
  ],
};

/** A file is copied with the takeover, and not lost later. */
const filesOf = (g: Interface): number =>
  g.state.terminals.filter(({ id, taken }) => id.startsWith("white") && taken).length;

const escaped = (g: Interface): Model[] =>
  g.state.models.filter(({ condition }) => condition === "escaped");
