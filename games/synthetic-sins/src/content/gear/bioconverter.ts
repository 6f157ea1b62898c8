/** Feeds on the fallen, wherever they fall. */
import { automatic } from "./gear.js";

export const bioconverter = automatic("enemy-defeated", {
  id: "bioconverter",
  equipCost: 3,
  /** Energy for each defeated enemy. */
  amount: 1,
  rules: ["SS-35.5"],
});
