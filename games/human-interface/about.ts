/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "human-interface",
  title: "Human Interface: Nakamura Tower",
  words: {
    en: {
      line: "One tower, two crews, a drone on every floor. Get in. Get it. Get out.",
      pitch:
        "Lead your crew through the tower square by square while your runner opens the network behind its walls. Drones patrol, files are worth money, and the way out is longer than the way in.",
    },
    de: {
      line: "Ein Turm, zwei Trupps, auf jedem Stock eine Drohne. Rein. Holen. Raus.",
      pitch:
        "Führ deinen Trupp Feld um Feld durch den Turm, während im Netz hinter den Wänden die Türen aufgehen. Drohnen gehen Streife, Daten sind Geld, und der Weg hinaus ist länger als der hinein.",
    },
  },
  seats: { min: 1, max: 3 },
  minutes: 90,
  difficulty: "hard",
};
