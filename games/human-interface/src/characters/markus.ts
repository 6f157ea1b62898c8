import type { Character } from "../content.js";

export const markus: Character = {
  id: "markus",
  faction: "nakamura",
  healthy: {
    physical: 7,
    mental: 4,
    speed: 4,
    wounds: 7,
    chips: 2,
    armour: { head: 2, chest: 4, arms: 2, legs: 2 },
    skills: ["marksman", "overwatch"],
  },
  crippled: {
    physical: 5,
    mental: 3,
    speed: 3,
    wounds: 5,
    chips: 1,
    armour: { head: 2, chest: 4, arms: 2, legs: 2 },
    skills: ["marksman"],
  },
  equipment: ["brugg-barret-m46", "combat-knife", "combat-helmet"],
};
