/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "uplink",
  folder: "examples/uplink",
  title: "Uplink",
  words: {
    en: {
      line: "Twenty signals, one frequency: send yours before the others send theirs.",
      pitch:
        "Each signal must be stronger than the one on the air, and only a whisper goes on anything. Whoever has nothing left to say wins.",
    },
    de: {
      line: "Zwanzig Signale, eine Frequenz: Sende deine, bevor andere ihre senden.",
      pitch:
        "Jedes Signal muss stärker sein als das auf Sendung, und nur ein Flüstern geht immer. Wer nichts mehr zu sagen hat, gewinnt.",
    },
  },
  seats: { min: 2, max: 4 },
  minutes: 5,
  difficulty: "easy",
  load: async () => (await import("./entry.js")).entry,
};
