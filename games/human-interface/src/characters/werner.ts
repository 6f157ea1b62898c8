import type { Character } from "../content.js";

export const werner: Character = {
  id: "werner",
  faction: "nakamura",
  healthy: {
    physical: 6,
    mental: 4,
    speed: 4,
    wounds: 6,
    chips: 2,
    armour: { head: 2, chest: 4, arms: 5, legs: 3 },
    skills: ["breacher", "steady"],
  },
  crippled: {
    physical: 4,
    mental: 3,
    speed: 3,
    wounds: 4,
    chips: 1,
    armour: { head: 2, chest: 4, arms: 5, legs: 3 },
    skills: ["stubborn"],
  },
  equipment: ["nakamura-cyberarm-ha9", "amm-needle", "nakamura-type-60"],
};
