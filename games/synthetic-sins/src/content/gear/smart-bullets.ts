/** Bends a weapon's shot after the card has been seen; two cards of it exist. */
import { reaction } from "./gear.js";

export const smartBullets = reaction("your-attack-drawn", {
  id: "smart-bullets",
  copies: 2, // SS-R88
  equipCost: 2,
  useCost: 1,
  /** Added to the result. */
  amount: 2,
  rules: ["SS-35.29"],
});
