import type { Weapon } from "../content.js";

export const pistols = {
  "akai-kiku-p9": {
    id: "akai-kiku-p9",
    kind: "weapon",
    class: "pistol",
    availability: "COMM",
    effective: { damage: 4, range: 4 },
    maximum: { damage: 3, range: 8 },
  },
  "brugg-barret-k5": {
    id: "brugg-barret-k5",
    kind: "weapon",
    class: "pistol",
    availability: "COMM",
    effective: { damage: 5, range: 3 },
    maximum: { damage: 4, range: 7 },
  },
  "whisper-pistol": {
    id: "whisper-pistol",
    kind: "weapon",
    class: "pistol",
    availability: "MIL",
    effective: { damage: 4, range: 4 },
    maximum: { damage: 3, range: 8 },
    silent: true,
  },
} as const satisfies Readonly<Record<string, Weapon>>;
