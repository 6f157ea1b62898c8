/** Switches one human off until Clean up. */
import { free } from "./gear.js";

export const neuralDisruptor = free({
  id: "neural-disruptor",
  equipCost: 3,
  useCost: 3,
  oncePerTurn: true,
  target: "near-human",
  rules: ["SS-35.21", "SS-35.22"],
});
