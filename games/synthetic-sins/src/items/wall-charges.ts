/** SS-36.20: a wall of your sector is gone; the sectors on both sides are adjacent. */
import type { Rule } from "@sprawl/engine";
import type { Ability, Use } from "../cards.js";
import { onSector } from "../choose.js";
import { wallsAround, withoutWall } from "../map.js";
import type { Sins } from "../state.js";
import { placeNoise } from "../tokens.js";

export const wallCharges: Ability = {
  targets: ({ state: { map, you } }) =>
    wallsAround(map, you.sector).map(([a, b]) => {
      const sector = a === you.sector ? b : a;
      return { sector, on: onSector(sector) };
    }),
  *play(g: Sins, use: Use): Rule<void> {
    const { map, you } = g.state;
    const other = Number(use.sector);
    g.state.map = withoutWall(map, [Math.min(you.sector, other), Math.max(you.sector, other)]); // SS-36.20
    g.tell("wall-removed", { from: you.sector, sector: other }, { rule: "SS-36.20" });
    yield* placeNoise(g, you.sector);
  },
};
