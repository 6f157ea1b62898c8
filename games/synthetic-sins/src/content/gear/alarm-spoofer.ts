/** Puts a Detection token where you want the enemies to be. */
import { free } from "./gear.js";

export const alarmSpoofer = free({
  id: "alarm-spoofer",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  target: "sector-without-detection",
  rules: ["SS-35.2"],
});
