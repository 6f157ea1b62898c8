import type { Character } from "../content.js";

export const harvey: Character = {
  id: "harvey",
  faction: "ubermensch",
  healthy: {
    physical: 6,
    mental: 5,
    speed: 5,
    wounds: 6,
    chips: 2,
    armour: { head: 2, chest: 3, arms: 2, legs: 2 },
    skills: ["desert-warrior", "covering-fire"],
  },
  crippled: {
    physical: 4,
    mental: 4,
    speed: 4,
    wounds: 4,
    chips: 1,
    armour: { head: 2, chest: 3, arms: 2, legs: 2 },
    skills: ["desert-warrior"],
  },
  equipment: ["saipan-ar3", "flash-bang-grenades", "light-ballistic-vest"],
};
