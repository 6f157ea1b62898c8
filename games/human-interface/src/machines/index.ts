/** Drones and the AI Avatar: HI-4.6, HI-33.14. */
import type { Machine } from "../content.js";

export const machines = {
  masamune: {
    id: "masamune",
    kind: "drone",
    physical: 5,
    mental: 0,
    speed: 5,
    wounds: 4,
    chips: 0,
    armour: { head: 2, chest: 3, arms: 3, legs: 2 },
    weapons: ["nakamura-chain-gun"],
    upgrade: "akai-kiku-mini-rocket-launchers",
    skills: [],
  },
  muramasa: {
    id: "muramasa",
    kind: "drone",
    physical: 6,
    mental: 0,
    speed: 3,
    wounds: 6,
    chips: 0,
    armour: { head: 3, chest: 4, arms: 4, legs: 3 },
    weapons: ["rekken-maas-shotgun"],
    upgrade: "saipan-sa21-heavy-shotgun",
    skills: ["bulwark"],
  },
  avatar: {
    id: "avatar",
    kind: "avatar",
    physical: 7,
    mental: 0,
    speed: 4,
    wounds: 12,
    chips: 0,
    armour: { head: 4, chest: 5, arms: 4, legs: 4 },
    weapons: ["arc-projector", "mono-claws"],
    skills: ["twin-core"],
  },
} as const satisfies Readonly<Record<string, Machine>>;
