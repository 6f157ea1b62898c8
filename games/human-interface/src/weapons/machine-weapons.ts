/** Drone use only: HI-4.7. */
import type { Weapon } from "../content.js";
import { blastBeside } from "./blast.js";
import { ignores, isOwn } from "./own.js";

export const machineWeapons = {
  "rekken-maas-shotgun": {
    id: "rekken-maas-shotgun",
    kind: "weapon",
    class: "shotgun",
    drone: true,
    availability: "MIL",
    effective: { damage: 6, range: 3 },
    maximum: { damage: 4, range: 6 },
    spread: true,
  },
  "nakamura-chain-gun": {
    id: "nakamura-chain-gun",
    kind: "weapon",
    class: "smg",
    drone: true,
    availability: "MIL",
    nakamura: true,
    effective: { damage: 5, range: 5 },
    maximum: { damage: 4, range: 10 },
    burst: true,
  },
  "akai-kiku-mini-rocket-launchers": {
    id: "akai-kiku-mini-rocket-launchers",
    kind: "weapon",
    class: "heavy",
    drone: true,
    availability: "MIL",
    effective: { damage: 7, range: 8 },
    maximum: { damage: 6, range: 14 },
    afterHit: (g, self, attack) => (isOwn(self, attack) ? blastBeside(g, attack, 3) : undefined),
  },
  "saipan-sa21-heavy-shotgun": {
    id: "saipan-sa21-heavy-shotgun",
    kind: "weapon",
    class: "heavy",
    drone: true,
    availability: "MIL",
    effective: { damage: 8, range: 4 },
    maximum: { damage: 5, range: 7 },
    spread: true,
  },
  "arc-projector": {
    id: "arc-projector",
    kind: "weapon",
    class: "smg",
    drone: true,
    availability: "BLACK",
    effective: { damage: 6, range: 6 },
    maximum: { damage: 5, range: 12 },
    burst: true,
  },
  "mono-claws": {
    id: "mono-claws",
    kind: "weapon",
    class: "close",
    drone: true,
    availability: "BLACK",
    effective: { damage: 7, range: 1 },
    ...ignores(1),
  },
} as const satisfies Readonly<Record<string, Weapon>>;
