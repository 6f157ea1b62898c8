/** What is shown of the cards, when and to whom. The laws compare (docs/write-a-game.md). */
import { showing } from "@sprawl/engine";

export const shown = [
  showing("at hands", "cards", "holder", "CA-1.5"),
  showing("at market", "cards", "all", "CA-1.4"),
  showing("played", "cards", "all", "CA-4.1"),
  showing("sold", "cards", "all", "CA-4.4"),
  showing("guarded", "cards", "all", "CA-7.1"),
  showing("raided", "cards", "some", "CA-5.2"),
];
