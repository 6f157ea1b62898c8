/** SS-36.20: a wall of your sector is gone; the sectors on both sides are adjacent. */
import type { Rule } from "@sprawl/engine";
import type { OnSector } from "../cards.js";
import { onSector } from "../choose.js";
import { wallsAround, withoutWall } from "../map.js";
import type { Sins } from "../state.js";
import { placeNoise } from "../tokens.js";
import { type Item, item } from "./item.js";

export const wallCharges: Item = item({
  id: "wall-charges",
  number: 17,
  noise: "your-sector",
  rules: ["SS-36.20"],
  targets: ({ state: { map, you } }) =>
    wallsAround(map, you.sector).map(([a, b]) => {
      const sector = a === you.sector ? b : a;
      return { sector, on: onSector(sector) };
    }),
  *play(g: Sins, { sector: other }: OnSector): Rule<void> {
    const { map, you } = g.state;
    g.state.map = withoutWall(map, [Math.min(you.sector, other), Math.max(you.sector, other)]); // SS-36.20
    g.tell("wall-removed", { from: you.sector, sector: other }, { rule: "SS-36.20" });
    yield* placeNoise(g, you.sector);
  },
});
