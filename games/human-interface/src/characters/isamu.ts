import type { Character } from "../content.js";

export const isamu: Character = {
  id: "isamu",
  faction: "nakamura",
  healthy: {
    physical: 7,
    mental: 3,
    speed: 3,
    wounds: 7,
    chips: 2,
    armour: { head: 3, chest: 4, arms: 3, legs: 3 },
    skills: ["suppression", "pain-mask"],
  },
  crippled: {
    physical: 5,
    mental: 2,
    speed: 2,
    wounds: 5,
    chips: 1,
    armour: { head: 3, chest: 4, arms: 3, legs: 3 },
    skills: ["adrenal-surge"],
  },
  equipment: ["nakamura-type-9", "kawashima-combat-armour", "shock-baton"],
};
