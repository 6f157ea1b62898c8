/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "cyberverse",
  title: "CyberVerse",
  words: {
    en: {
      line: "Three Agents, five Districts, one city that watches: solve the Stories first.",
      pitch:
        "Lead an Organization in New Eden: send Agents into five neon Districts, hack accounts, spread influence, brawl with gangs and rivals, and solve Stories before the others do. Two to four play against each other, or you alone against one that plays by the book.",
    },
    de: {
      line: "Drei Agenten, fünf Viertel, eine Stadt, die zusieht: Löse die Geschichten als Erster.",
      pitch:
        "Führe eine Organisation in New Eden: Schick Agenten in fünf Neonviertel, hacke Konten, gewinne Einfluss, schlage dich mit Banden und Rivalen und löse Geschichten vor den anderen. Zu zweit bis viert gegeneinander, oder allein gegen eine, die nach dem Buch spielt.",
    },
  },
  seats: { min: 1, max: 4 },
  minutes: 90,
  difficulty: "hard",
  load: async () => (await import("./entry.js")).entry,
};
