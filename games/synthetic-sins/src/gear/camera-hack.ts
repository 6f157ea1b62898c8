/** SS-35.7: removes a Detection token. */
import { type OnSector, sectorTarget } from "../cards.js";
import { removeDetection } from "../tokens.js";
import { free, type Gear } from "./gear.js";

export const cameraHack: Gear = free({
  id: "camera-hack",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  rules: ["SS-35.7"],
  targets: ({ state }) => state.detection.map(sectorTarget), // SS-R117
  play: (g, { sector }: OnSector) => removeDetection(g, sector), // SS-35.7
});
