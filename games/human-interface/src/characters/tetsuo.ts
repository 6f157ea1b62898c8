import type { Character } from "../content.js";

export const tetsuo: Character = {
  id: "tetsuo",
  faction: "nakamura",
  healthy: {
    physical: 5,
    mental: 6,
    speed: 4, // HI-R10
    wounds: 5,
    chips: 2,
    armour: { head: 3, chest: 4, arms: 3, legs: 2 },
    skills: ["swordmaster", "watch-your-back"],
  },
  crippled: {
    physical: 4,
    mental: 5,
    speed: 3,
    wounds: 4,
    chips: 1,
    armour: { head: 3, chest: 4, arms: 3, legs: 2 },
    skills: ["swordmaster"],
  },
  equipment: ["momuro-cyberarm", "nakamura-type-76-raiden", "nakamura-ceremonial-katana"],
};
