/** Cyberlegs, cyberbodies and cyberheads. */
import { bearerOf, mayGainPoint } from "../abilities.js";
import type { Gear } from "../content.js";

export const cyberware = {
  "nakamura-cyberbody": {
    id: "nakamura-cyberbody",
    kind: "gear",
    sort: "cyberbody",
    availability: "MIL",
    nakamura: true,
    symbols: 2,
    armour: (_, __, value, location) => (location === "chest" ? value + 1 : value),
    drawsSeven: true, // HI-19.11
  },
  "hayabusa-cyberlegs": {
    id: "hayabusa-cyberlegs",
    kind: "gear",
    sort: "cyberlegs",
    availability: "COMM",
    symbols: 1,
    dodge: (_, __, value) => value + 1,
  },
  "hayabusa-sprint-mod": {
    id: "hayabusa-sprint-mod",
    kind: "gear",
    sort: "cyberlegs",
    availability: "MIL",
    symbols: 1,
    steps: (_, __, value) => value + 1,
  },
  "cyberwar-helmet": {
    id: "cyberwar-helmet",
    kind: "gear",
    sort: "cyberhead",
    hacking: true,
    availability: "MIL",
    symbols: 1,
    resources: (_, __, value) => value + 3,
  },
  "reflex-booster": {
    id: "reflex-booster",
    kind: "gear",
    givesPoint: true,
    sort: "cyberbody",
    availability: "MIL",
    symbols: 2,
    actions: (g, self) => {
      const model = bearerOf(g, self);
      const { activation } = g.state;
      const begun = activation.moves > 0 || activation.points < 2;
      if (begun || !mayGainPoint(g, model)) return [];
      return [{ kind: "use", item: "reflex-booster", on: `model/${model.id}`, rule: "HI-25.9" }];
    },
    tests: true,
    use: (g) => {
      g.state.activation.points++; // HI-25.9
      g.state.activation.due.push("reflex-booster");
    },
  },
  "smartlink-goggles": {
    id: "smartlink-goggles",
    kind: "gear",
    sort: "cyberhead",
    availability: "MIL",
    nakamura: true,
    symbols: 1,
    attack: (_, __, value, { close, weapon }) =>
      close || weapon.class === "grenade" ? value : value + 1,
  },
  "cortex-firewall": {
    id: "cortex-firewall",
    kind: "gear",
    sort: "cyberhead",
    availability: "MIL",
    symbols: 1,
    composure: (_, __, value, cause) => (cause === "program" ? value + 2 : value), // HI-R121
  },
} as const satisfies Readonly<Record<string, Gear>>;
