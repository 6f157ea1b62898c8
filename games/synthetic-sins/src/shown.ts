/** What is shown of hidden cards, when and to whom. The laws compare. */
import { showing } from "@sprawl/engine";

export const shown = [
  showing("card-drawn", "modifier", "all", "SS-37.4"),
  showing("at purse.itemsDrawn", "item", "all", "SS-37.6"),
  showing("at purse.market", "gear", "all", "SS-37.6"),
];
