/** Lower Alertness for the rest of the mission. */
import { item } from "./item.js";

export const generalSystemGlitch = item({
  id: "general-system-glitch",
  number: 10,
  /** Alertness lost. */
  amount: 2,
  rules: ["SS-36.12", "SS-14.14"],
});
