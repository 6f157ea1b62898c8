/** SS-35.20: one extra, silent movement now. */
import { type OnSector, sectorTarget } from "../cards.js";
import { enterable } from "../locks.js";
import { move } from "../movement.js";
import { free, type Gear } from "./gear.js";

export const movementsAccelerator: Gear = free({
  id: "movements-accelerator",
  copies: 2, // SS-R88
  equipCost: 3,
  useCost: 2,
  oncePerTurn: true,
  /** Extra movements. */
  amount: 1,
  rules: ["SS-35.20"],
  targets: (g) => enterable(g).map(sectorTarget),
  play: (g, { sector }: OnSector) => move(g, { kind: "extra", to: sector }), // SS-35.20
});
