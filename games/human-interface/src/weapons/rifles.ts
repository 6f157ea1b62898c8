import type { Weapon } from "../content.js";
import { isOwn } from "./own.js";

export const rifles = {
  "brugg-barret-m46": {
    id: "brugg-barret-m46",
    kind: "weapon",
    class: "rifle",
    availability: "MIL",
    effective: { damage: 6, range: 8 },
    maximum: { damage: 4, range: 16 },
    burst: true,
  },
  "nakamura-type-60": {
    id: "nakamura-type-60",
    kind: "weapon",
    class: "rifle",
    availability: "COMM",
    nakamura: true,
    effective: { damage: 5, range: 7 },
    maximum: { damage: 4, range: 14 },
  },
  "saipan-ar3": {
    id: "saipan-ar3",
    kind: "weapon",
    class: "rifle",
    availability: "COMM",
    effective: { damage: 5, range: 8 },
    maximum: { damage: 3, range: 16 },
    burst: true,
  },
  "nakamura-longbow": {
    id: "nakamura-longbow",
    kind: "weapon",
    class: "rifle",
    availability: "MIL",
    nakamura: true,
    effective: { damage: 6, range: 12 },
    maximum: { damage: 6, range: 24 },
    still: true,
    tac: (_, self, value, attack) => (isOwn(self, attack) ? value - 2 : value),
  },
} as const satisfies Readonly<Record<string, Weapon>>;
