import type { Character } from "../content.js";

export const shinsu: Character = {
  id: "shinsu",
  faction: "ubermensch",
  twin: "yuko",
  armsApart: [2, 4], // HI-42.3
  healthy: {
    physical: 7,
    mental: 3,
    speed: 5,
    wounds: 7,
    chips: 2,
    armour: { head: 2, chest: 5, arms: 3, legs: 4 },
    skills: ["duck-and-weave", "twin-bond"],
  },
  crippled: {
    physical: 5,
    mental: 2,
    speed: 4,
    wounds: 5,
    chips: 1,
    armour: { head: 2, chest: 5, arms: 3, legs: 4 },
    skills: ["duck-and-weave-crippled"],
  },
  equipment: ["matsushita-killer-mod", "isenti-nihinto", "hayabusa-cyberlegs"],
};
