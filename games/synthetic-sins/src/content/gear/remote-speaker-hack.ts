/** Makes a noise where you are not. */
import { free } from "./gear.js";

export const remoteSpeakerHack = free({
  id: "remote-speaker-hack",
  equipCost: 2,
  useCost: 1,
  oncePerTurn: true,
  target: "sector-without-noise",
  rules: ["SS-35.23"],
});
