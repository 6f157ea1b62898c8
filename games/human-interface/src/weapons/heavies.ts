import type { Weapon } from "../content.js";
import { shockTest } from "../shock.js";
import { blastBeside } from "./blast.js";
import { isOwn } from "./own.js";

export const heavies = {
  "nakamura-type-9": {
    id: "nakamura-type-9",
    kind: "weapon",
    class: "heavy",
    availability: "MIL",
    nakamura: true,
    effective: { damage: 7, range: 10 },
    maximum: { damage: 5, range: 20 },
    burst: true,
  },
  "akai-kiku-rocket-tube": {
    id: "akai-kiku-rocket-tube",
    kind: "weapon",
    class: "heavy",
    availability: "BLACK",
    effective: { damage: 8, range: 10 },
    maximum: { damage: 8, range: 16 },
    shots: 2,
    afterHit: (g, self, attack) => (isOwn(self, attack) ? blastBeside(g, attack, 4) : undefined),
  },
  "kagutsuchi-plasma-projector": {
    id: "kagutsuchi-plasma-projector",
    kind: "weapon",
    class: "heavy",
    availability: "BLACK",
    effective: { damage: 9, range: 5 },
    maximum: { damage: 6, range: 9 },
    afterHit: (g, self, attack) =>
      isOwn(self, attack) ? shockTest(g, attack.target, "weapon") : undefined,
  },
} as const satisfies Readonly<Record<string, Weapon>>;
