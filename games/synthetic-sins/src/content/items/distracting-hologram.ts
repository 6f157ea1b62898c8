/** Fools whoever is about to search your sector. */
import { reaction } from "./item.js";

export const distractingHologram = reaction("search", {
  id: "distracting-hologram",
  number: 3,
  rules: ["SS-36.3", "SS-36.4"],
});
