import type { Character } from "../content.js";

export const tomo: Character = {
  id: "tomo",
  faction: "ubermensch",
  hacker: true,
  builtIn: { symbols: 1 }, // HI-42.5
  healthy: {
    physical: 4,
    mental: 7,
    speed: 4,
    wounds: 4,
    chips: 2,
    armour: { head: 2, chest: 3, arms: 4, legs: 2 },
    skills: ["codebreaker", "terminal-hunter", "net-jammer"],
  },
  crippled: {
    physical: 3,
    mental: 5,
    speed: 3,
    wounds: 3,
    chips: 1,
    armour: { head: 2, chest: 3, arms: 4, legs: 2 },
    skills: ["terminal-hunter"],
  },
  equipment: ["cyberwar-helmet", "cyberdeck-07", "akai-kiku-p9"],
};
