import type { Character } from "../content.js";

export const phantom: Character = {
  id: "phantom",
  faction: "special",
  hacker: true,
  healthy: {
    physical: 5,
    mental: 6,
    speed: 5,
    wounds: 5,
    chips: 2,
    armour: { head: 2, chest: 3, arms: 2, legs: 3 },
    skills: ["ghost", "double-agent"],
  },
  crippled: {
    physical: 3,
    mental: 5,
    speed: 4,
    wounds: 3,
    chips: 1,
    armour: { head: 2, chest: 3, arms: 2, legs: 3 },
    skills: ["ghost"],
  },
  equipment: ["cyberdeck-07", "silent-soles", "whisper-pistol"],
};
