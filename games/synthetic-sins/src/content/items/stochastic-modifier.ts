/** A second card, and you choose which counts. */
import { reaction } from "./item.js";

export const stochasticModifier = reaction("card-drawn", {
  id: "stochastic-modifier",
  number: 16,
  rules: ["SS-36.19", "SS-R124"],
});
