import type { Character } from "../content.js";

export const shoko: Character = {
  id: "shoko",
  faction: "ubermensch",
  healthy: {
    physical: 8,
    mental: 3,
    speed: 4,
    wounds: 8,
    chips: 2,
    armour: { head: 2, chest: 4, arms: 4, legs: 3 },
    skills: ["juggernaut", "bull-rush"],
  },
  crippled: {
    physical: 6,
    mental: 2,
    speed: 3,
    wounds: 6,
    chips: 1,
    armour: { head: 2, chest: 4, arms: 4, legs: 3 },
    skills: ["rage"],
  },
  equipment: ["kagoma-cyberarm", "saipan-sa12", "combat-knife"],
};
