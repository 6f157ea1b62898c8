/** The two people one plays (SS-1.3). */
import type { Character, CharacterId } from "./types.js";

export const characters: Readonly<Record<CharacterId, Character>> = {
  garrett: {
    id: "garrett",
    armor: 4, // SS-21.1
    health: 3, // SS-21.1
    energy: 16, // SS-2.19
    traps: 0,
    canEquip: true, // SS-2.3
    canOverwatch: true, // SS-9.1
    noisySteps: true, // SS-6.4
  },
  cass: {
    id: "cass",
    armor: 6, // SS-21.2
    health: 3, // SS-21.2
    energy: 0, // SS-29.11
    traps: 3, // SS-31.4
    canEquip: false, // SS-31.2, SS-31.3
    canOverwatch: false, // SS-9.12
    noisySteps: false, // SS-6.6
  },
};
