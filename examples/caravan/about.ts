/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "caravan",
  folder: "examples/caravan",
  title: "Caravan-40",
  words: {
    en: {
      line: "Forty cards, four suits, sticky fingers: a trading race of ten minutes.",
      pitch:
        "Load four beasts, always higher than before, and rob whoever looks away. Two to four traders are on the road to the same town; hands are hidden, and guards may be waiting.",
    },
    de: {
      line: "Vierzig Karten, vier Farben, lange Finger: ein Handelsrennen von zehn Minuten.",
      pitch:
        "Belade vier Tiere, immer höher als zuvor, und raub aus, wer wegsieht. Zwei bis vier Händler ziehen in dieselbe Stadt; die Hände sind verdeckt, und vielleicht warten Wachen.",
    },
  },
  seats: { min: 2, max: 4 },
  minutes: 10,
  difficulty: "easy",
  example: true,
  load: async () => (await import("./entry.js")).entry,
};
