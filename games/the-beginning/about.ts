/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "the-beginning",
  title: "Human Punishment: The Beginning",
  words: {
    en: {
      line: "The machines have woken. Work together, trust nobody, and hide what you want.",
      pitch:
        "Half a dozen heroes in a rioting city, each with a secret side. Fight, hack and bargain from area to area, and find out in time who was never with you.",
    },
    de: {
      line: "Die Maschinen sind erwacht. Haltet zusammen, traut niemandem, verratet nichts.",
      pitch:
        "Ein halbes Dutzend Helden in einer brennenden Stadt, jeder mit einer geheimen Seite. Kämpft, hackt und handelt euch von Ort zu Ort, und merkt rechtzeitig, wer nie zu euch gehörte.",
    },
  },
  seats: { min: 3, max: 6 },
  minutes: 120,
  difficulty: "hard",
  load: async () => (await import("./entry.js")).entry,
};
