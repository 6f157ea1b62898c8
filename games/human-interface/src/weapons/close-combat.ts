import type { Weapon } from "../content.js";
import { stun } from "../harm.js";
import { ignores, isOwn } from "./own.js";

export const closeCombat = {
  "amm-needle": {
    id: "amm-needle",
    kind: "weapon",
    class: "close",
    availability: "MIL",
    effective: { damage: 5, range: 1 },
    ...ignores(2),
  },
  "isenti-nihinto": {
    id: "isenti-nihinto",
    kind: "weapon",
    class: "close",
    availability: "BLACK",
    effective: { damage: 8, range: 1 },
    ...ignores(2),
  },
  "combat-knife": {
    id: "combat-knife",
    kind: "weapon",
    class: "close",
    availability: "COMM",
    effective: { damage: 4, range: 1 },
    silent: true,
  },
  "shock-baton": {
    id: "shock-baton",
    kind: "weapon",
    class: "close",
    availability: "COMM",
    effective: { damage: 3, range: 1 },
    afterWounds: (g, self, attack) => {
      if (isOwn(self, attack)) stun(g, attack.target);
    },
  },
  "monofilament-whip": {
    id: "monofilament-whip",
    kind: "weapon",
    class: "close",
    availability: "BLACK",
    effective: { damage: 6, range: 2 },
    ...ignores(1),
  },
  "nakamura-ceremonial-katana": {
    id: "nakamura-ceremonial-katana",
    kind: "weapon",
    class: "close",
    availability: "COMM",
    nakamura: true,
    effective: { damage: 6, range: 1 },
    attack: (_, self, value, attack) => (isOwn(self, attack) ? value + 1 : value),
  },
} as const satisfies Readonly<Record<string, Weapon>>;
