/** Armour, ammunition and tools. */
import { bearerOf } from "../abilities.js";
import { addAlarm } from "../alarm.js";
import type { Gear, WeaponClass } from "../content.js";
import { doorsBeside } from "../doors.js";
import { giveToken } from "../harm.js";
import { areaOf, isCharacter, isConscious } from "../models.js";

const among =
  (...classes: readonly WeaponClass[]) =>
  (sort: WeaponClass): boolean =>
    classes.includes(sort);
const piercing = among("pistol", "smg", "rifle");
const tracing = among("rifle", "smg");

export const tools = {
  "light-ballistic-vest": {
    id: "light-ballistic-vest",
    kind: "gear",
    sort: "armour",
    availability: "COMM",
    symbols: 0,
    armour: (_, __, value, location) => (location === "chest" ? value + 1 : value),
  },
  "kawashima-combat-armour": {
    id: "kawashima-combat-armour",
    kind: "gear",
    sort: "armour",
    availability: "MIL",
    symbols: 0,
    armour: (_, __, value, location) => (location === "head" ? value : value + 1),
    dodge: (_, __, value) => value - 1,
  },
  "heavy-exo-plate": {
    id: "heavy-exo-plate",
    kind: "gear",
    sort: "armour",
    availability: "BLACK",
    symbols: 0,
    armour: (_, __, value, location) =>
      value + (location === "chest" ? 2 : location === "legs" ? 1 : 0),
    speed: (_, __, value) => value - 1,
  },
  "combat-helmet": {
    id: "combat-helmet",
    kind: "gear",
    sort: "tool",
    availability: "COMM",
    symbols: 0,
    armour: (_, __, value, location) => (location === "head" ? value + 1 : value),
  },
  "optic-camouflage": {
    id: "optic-camouflage",
    kind: "gear",
    sort: "tool",
    availability: "BLACK",
    symbols: 1,
    hidesPresence: (g) => {
      g.uses("optic-camouflage");
      return true;
    },
    attackedSum: (_, __, value, { close, distance }) =>
      !close && distance >= 5 ? value - 2 : value,
  },
  "silent-soles": {
    id: "silent-soles",
    kind: "gear",
    sort: "tool",
    availability: "COMM",
    symbols: 0,
    hidesPresence: (g) => {
      g.uses("silent-soles");
      return true;
    },
  },
  "alarm-scrambler": {
    id: "alarm-scrambler",
    kind: "gear",
    sort: "tool",
    availability: "MIL",
    symbols: 0,
    atAlarm: (g, self) => {
      g.uses("alarm-scrambler");
      addAlarm(g, areaOf(g, bearerOf(g, self)), -2, "alarm-scrambler"); // HI-14.11
    },
  },
  "thermal-visor": {
    id: "thermal-visor",
    kind: "gear",
    sort: "tool",
    availability: "COMM",
    symbols: 0,
    tac: (_, __, value) => value - 1,
  },
  "armour-piercing-ammunition": {
    id: "armour-piercing-ammunition",
    kind: "gear",
    sort: "ammunition",
    availability: "MIL",
    symbols: 0,
    piercing: (_, __, value, { weapon }) => (piercing(weapon.class) ? value + 1 : value),
  },
  "shock-ammunition": {
    id: "shock-ammunition",
    kind: "gear",
    sort: "ammunition",
    availability: "COMM",
    symbols: 0,
    shocks: (_, __, weapon) => weapon === "pistol" || weapon === "smg" || weapon === "shotgun",
    damage: (_, __, value, { shock }) => (shock ? value - 1 : value),
    afterWounds: (g, _, { shock, target }) => {
      if (!shock) return;
      g.uses("shock-ammunition");
      giveToken(g, target, "dodge");
    },
  },
  "tracer-ammunition": {
    id: "tracer-ammunition",
    kind: "gear",
    sort: "ammunition",
    availability: "COMM",
    symbols: 0,
    afterAttack: (g, _, { weapon, target }) => {
      if (!tracing(weapon.class) || !isCharacter(target) || !isConscious(target)) return;
      g.uses("tracer-ammunition");
      giveToken(g, target, "reaction");
    },
  },
  "breaching-charge": {
    id: "breaching-charge",
    kind: "gear",
    sort: "tool",
    opens: "blast-door",
    availability: "MIL",
    symbols: 0,
    uses: 1,
    actions: (g, self) => {
      if (g.state.activation.points === 0) return [];
      return doorsBeside(g, bearerOf(g, self).at)
        .filter(({ open }) => !open)
        .map(({ at }) => ({
          kind: "blast-door",
          square: at,
          on: `square/${at}`,
          rule: "HI-13.22",
        }));
    },
  },
  "signal-relay": {
    id: "signal-relay",
    kind: "gear",
    sort: "tool",
    availability: "COMM",
    symbols: 0,
    resources: (_, __, value) => value + 1,
  },
} as const satisfies Readonly<Record<string, Gear>>;
