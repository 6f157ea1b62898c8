/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "social-deduction",
  title: "Human Punishment: Social Deduction 2.0",
  words: {
    en: {
      line: "Human, machine or outlaw? Find your side before somebody finds you.",
      pitch:
        "Find your own kind, aim openly, wait a whole round, and shoot: a war of hidden loyalties. Hack cards, look into files, trade words for programs, and change sides if the files say so.",
    },
    de: {
      line: "Mensch, Maschine oder Gesetzloser? Finde deine Seite, bevor man dich findet.",
      pitch:
        "Finde deinesgleichen, ziele offen, warte eine ganze Runde, und schieß: ein Krieg verdeckter Loyalitäten. Hacke Karten, sieh in Akten, spiele Programme, und wechsle die Seite, wenn die Akten es wollen.",
    },
  },
  seats: { min: 4, max: 16 },
  minutes: 30,
  difficulty: "medium",
  load: async () => (await import("./entry.js")).entry,
};
