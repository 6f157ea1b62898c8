/** HI-4.9: Neurochips. */
import { bearerOf, mayGainPoint } from "../abilities.js";
import type { Chip } from "../content.js";
import { doorsBeside } from "../doors.js";
import { raiseShock } from "../shock.js";

export const chips = {
  "door-breaker": {
    id: "door-breaker",
    kind: "chip",
    opens: "break-door",
    availability: "MIL",
    actions: (g, self) => {
      if (g.state.activation.points === 0) return [];
      return doorsBeside(g, bearerOf(g, self).at)
        .filter(({ open, locked }) => !open && locked) // HI-13.18
        .map(({ at }) => ({
          kind: "break-door",
          square: at,
          on: `square/${at}`,
          rule: "HI-13.18",
        }));
    },
  },
  "targeting-coprocessor": {
    id: "targeting-coprocessor",
    kind: "chip",
    availability: "COMM",
    attack: (_, __, value, { close }) => (close ? value : value + 1),
  },
  "melee-subroutine": {
    id: "melee-subroutine",
    kind: "chip",
    availability: "COMM",
    attack: (_, __, value, { close }) => (close ? value + 1 : value),
  },
  "reflex-wiring": {
    id: "reflex-wiring",
    kind: "chip",
    availability: "MIL",
    dodge: (_, __, value) => value + 1,
  },
  "sprint-governor": {
    id: "sprint-governor",
    kind: "chip",
    availability: "COMM",
    steps: (g, _, value) => (g.state.activation.moves === 0 ? value + 1 : value),
  },
  "pain-editor": {
    id: "pain-editor",
    kind: "chip",
    availability: "MIL",
    wounds: (g, self, value) => {
      const model = bearerOf(g, self);
      if (value <= 0 || model.used.includes("turn:pain-editor")) return value;
      model.used.push("turn:pain-editor");
      return value - 1;
    },
  },
  "calm-loop": {
    id: "calm-loop",
    kind: "chip",
    availability: "COMM",
    composure: (_, __, value) => value + 1,
  },
  "cortex-bus": {
    id: "cortex-bus",
    kind: "chip",
    availability: "COMM",
    resources: (_, __, value) => value + 1,
  },
  "ghost-protocol": {
    id: "ghost-protocol",
    kind: "chip",
    availability: "MIL",
    programStrength: (_, __, value, { role, ground }) =>
      role === "attack" && ground === "network" ? value + 1 : value,
  },
  "terminal-key": {
    id: "terminal-key",
    kind: "chip",
    availability: "MIL",
    programStrength: (_, __, value, { role, ground, remote }) =>
      role === "attack" && ground === "terminal" && !remote ? value + 1 : value,
  },
  "ice-lattice": {
    id: "ice-lattice",
    kind: "chip",
    availability: "COMM",
    programStrength: (_, __, value, { program, role, ground }) => {
      const defensive =
        program.type === "ice" || program.type === "ids" || program.type === "bastion";
      return defensive && (role === "purge" || ground === "network") ? value + 1 : value;
    },
  },
  "quick-draw": {
    id: "quick-draw",
    kind: "chip",
    availability: "MIL",
    fastAttack: (g, _, value) => {
      g.uses("quick-draw");
      return Math.max(value, -2); // HI-R135
    },
  },
  "threat-map": {
    id: "threat-map",
    kind: "chip",
    availability: "COMM",
    tac: (_, __, value) => value - 1,
  },
  "sixth-sense": {
    id: "sixth-sense",
    kind: "chip",
    availability: "BLACK",
    ignoresBans: (g) => {
      g.uses("sixth-sense");
      return true;
    },
  },
  overclock: {
    id: "overclock",
    kind: "chip",
    givesPoint: true,
    availability: "BLACK",
    actions: (g, self) => {
      const model = bearerOf(g, self);
      if (!mayGainPoint(g, model) || model.used.includes("mission:overclock")) return [];
      return [{ kind: "use", item: "overclock", on: `model/${model.id}`, rule: "HI-25.9" }];
    },
    use: (g, model) => {
      model.used.push("mission:overclock");
      g.state.activation.points++; // HI-25.9
      raiseShock(g, model, 1); // HI-7.14
    },
  },
  "grenadier-solver": {
    id: "grenadier-solver",
    kind: "chip",
    availability: "COMM",
    throwing: (_, __, value) => value + 2,
  },
  "medic-routine": {
    id: "medic-routine",
    kind: "chip",
    availability: "COMM",
    healing: (g, _, value) => {
      g.uses("medic-routine");
      return value + 1;
    },
  },
  "memory-cache": {
    id: "memory-cache",
    kind: "chip",
    availability: "MIL",
    cardsDrawn: (g, _, value) => {
      g.uses("memory-cache");
      return value + 1;
    },
  },
} as const satisfies Readonly<Record<string, Chip>>;
