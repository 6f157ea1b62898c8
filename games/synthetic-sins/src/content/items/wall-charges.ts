/** One wall less, and one Noise more. */
import { item } from "./item.js";

export const wallCharges = item({
  id: "wall-charges",
  number: 17,
  target: "wall-here",
  noise: "your-sector",
  rules: ["SS-36.20"],
});
