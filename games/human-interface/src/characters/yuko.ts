import type { Character } from "../content.js";

export const yuko: Character = {
  id: "yuko",
  faction: "ubermensch",
  twin: "shinsu",
  leftHanded: true,
  armsApart: [4, 2], // HI-42.3
  healthy: {
    physical: 6,
    mental: 4,
    speed: 5,
    wounds: 6,
    chips: 2,
    armour: { head: 2, chest: 4, arms: 3, legs: 3 },
    skills: ["twin-bond", "snapshot"],
  },
  crippled: {
    physical: 4,
    mental: 3,
    speed: 4,
    wounds: 4,
    chips: 1,
    armour: { head: 2, chest: 4, arms: 3, legs: 3 },
    skills: ["twin-bond"],
  },
  equipment: ["matsushita-guard-mod", "kaze-twin-smg", "combat-knife"],
};
