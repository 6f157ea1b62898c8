/** What this game says of itself before anybody plays it. */
import type { GameAbout } from "@sprawl/engine";

export const about: GameAbout = {
  id: "cyberverse",
  title: "CyberVerse",
  words: {
    en: {
      line: "Leave your body in the chair and take the other city, block by block.",
      pitch:
        "Build an avatar out of implants and gear, explore districts that nobody has drawn yet, and take them from each other, fight by fight.",
    },
    de: {
      line: "Lass den Körper im Sessel und nimm die andere Stadt, Block um Block.",
      pitch:
        "Bau dir einen Avatar aus Implantaten und Ausrüstung, erkunde Viertel, die noch niemand gezeichnet hat, und nehmt sie einander ab, Kampf um Kampf.",
    },
  },
  seats: { min: 2, max: 4 },
  minutes: 90,
  difficulty: "hard",
};
