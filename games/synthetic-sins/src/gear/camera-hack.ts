/** SS-35.7: removes a Detection token. */
import { type Ability, sectorTarget } from "../cards.js";
import { removeDetection } from "../tokens.js";

export const cameraHack: Ability = {
  targets: ({ state }) => state.detection.map(sectorTarget), // SS-R117
  play: (g, { sector }) => removeDetection(g, Number(sector)), // SS-35.7
};
