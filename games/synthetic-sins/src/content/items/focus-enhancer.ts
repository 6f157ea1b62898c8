/** A better result for any of your attacks. */
import { reaction } from "./item.js";

export const focusEnhancer = reaction("your-attack-drawn", {
  id: "focus-enhancer",
  number: 8,
  /** Added to the result. */
  amount: 4,
  rules: ["SS-36.10"],
});
