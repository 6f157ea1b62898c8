/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "human-interface",
  title: "Human Interface: Nakamura Tower",
  words: {
    en: {
      line: "Two worlds at once: squads in the tower's halls, hackers in its networks.",
      pitch:
        "Lead a small team of augmented specialists square by square through a corporate tower, fight a card battle over its networks at the same time, and mind the tower itself: it counts the noise you make, and sends drones.",
    },
    de: {
      line: "Zwei Welten zugleich: Trupps in den Gängen des Turms, Hacker in seinen Netzen.",
      pitch:
        "Führe ein kleines Team Feld für Feld durch einen Konzernturm, kämpfe zugleich mit Karten um seine Netze, und nimm dich vor dem Turm selbst in Acht: Er zählt deinen Lärm und schickt Drohnen.",
    },
  },
  seats: { min: 1, max: 4 },
  minutes: 90,
  difficulty: "hard",
  load: async () => (await import("./entry.js")).entry,
};
