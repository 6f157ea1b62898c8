import type { Character } from "../content.js";

export const rin: Character = {
  id: "rin",
  faction: "nakamura",
  hacker: true,
  healthy: {
    physical: 4,
    mental: 8,
    speed: 4,
    wounds: 4,
    chips: 2,
    armour: { head: 3, chest: 3, arms: 2, legs: 2 },
    skills: ["system-architect", "backdoor"],
  },
  crippled: {
    physical: 3,
    mental: 6,
    speed: 3,
    wounds: 3,
    chips: 1,
    armour: { head: 3, chest: 3, arms: 2, legs: 2 },
    skills: ["system-architect"],
  },
  equipment: ["cyberdeck-11", "nakamura-cyberbody", "akai-kiku-p9"],
};
