import type { Weapon } from "../content.js";

export const submachineGuns = {
  "nakamura-type-76-raiden": {
    id: "nakamura-type-76-raiden",
    kind: "weapon",
    class: "smg",
    availability: "MIL",
    nakamura: true,
    effective: { damage: 5, range: 5 },
    maximum: { damage: 4, range: 10 },
    burst: true,
  },
  "rekken-maas-mp2": {
    id: "rekken-maas-mp2",
    kind: "weapon",
    class: "smg",
    availability: "COMM",
    effective: { damage: 4, range: 5 },
    maximum: { damage: 3, range: 10 },
    burst: true,
  },
  "kaze-twin-smg": {
    id: "kaze-twin-smg",
    kind: "weapon",
    class: "smg",
    availability: "BLACK",
    effective: { damage: 5, range: 4 },
    maximum: { damage: 4, range: 8 },
    burst: true,
    twin: 2, // one more attack at -2 on a different target
  },
} as const satisfies Readonly<Record<string, Weapon>>;
