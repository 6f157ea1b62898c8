/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "synthetic-sins",
  title: "Synthetic Sins",
  words: {
    en: {
      line: "Steal one conscience at a time: stealth for one, through the halls of Port Sable.",
      pitch:
        "A solo stealth campaign of fourteen missions. Count the guards, listen at doors, hide in the dark, and be gone before the alarm counts to you.",
    },
    de: {
      line: "Stiehl ein Gewissen nach dem anderen: Schleichen für eine Person in Port Sable.",
      pitch:
        "Eine Kampagne von vierzehn Missionen für eine Person. Zähl die Wachen, horch an Türen, versteck dich im Dunkeln, und sei fort, bevor der Alarm dich einholt.",
    },
  },
  seats: { min: 1, max: 1 },
  minutes: 45,
  difficulty: "medium",
  load: async () => (await import("./entry.js")).entry,
};
