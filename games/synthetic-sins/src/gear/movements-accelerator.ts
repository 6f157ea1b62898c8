/** SS-35.20: one extra, silent movement now. */
import { type Ability, sectorTarget } from "../cards.js";
import { enterable } from "../locks.js";
import { move } from "../movement.js";

export const movementsAccelerator: Ability = {
  targets: (g) => enterable(g).map(sectorTarget),
  play: (g, { sector }) => move(g, { kind: "extra", to: Number(sector) }), // SS-35.20
};
