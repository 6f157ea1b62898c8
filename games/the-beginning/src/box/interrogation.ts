/** TB-19.12: the five Interrogation cards; lines share their visible consequences. */
import type { InterrogationCard } from "../content.js";

const wound = { wound: 1 } as const;
const cards = { discardRandom: 3 } as const;
const program = { lose: "program", orElse: 2 } as const;
const chip = { lose: "chip", orElse: 2 } as const;

export const interrogation: Readonly<Record<string, InterrogationCard>> = {
  "bright-lamp": {
    id: "bright-lamp",
    lines: { human: wound, machine: cards, fallen: wound, legion: cards },
  },
  blueprints: {
    id: "blueprints",
    lines: {
      human: { bar: "apex", by: -1 },
      machine: { bar: "deus", by: -1 },
      fallen: { bar: "apex", by: -1 },
      legion: { bar: "deus", by: -1 },
    },
  },
  "public-confession": {
    id: "public-confession",
    lines: {
      human: { bar: "morale", by: -1 },
      machine: wound,
      fallen: wound,
      legion: { bar: "morale", by: -1 },
    },
  },
  "confiscated-gear": {
    id: "confiscated-gear",
    lines: { human: program, machine: chip, fallen: program, legion: chip },
  },
  "double-game": {
    id: "double-game",
    lines: {
      human: { bar: "deus", by: 1 },
      machine: { bar: "apex", by: 1 },
      fallen: { bar: "deus", by: 1 },
      legion: { bar: "apex", by: 1 },
    },
  },
};
