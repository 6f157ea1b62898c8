/** Takes a Detection token off the map. */
import { free } from "./gear.js";

export const cameraHack = free({
  id: "camera-hack",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  target: "detection-token",
  rules: ["SS-35.7"],
});
