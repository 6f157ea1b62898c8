/** Where a bot wants to be. */
import { targetsWithin } from "../src/attack.js";
import { AREAS, type Area, areasApart } from "../src/board.js";
import { isBlocked } from "../src/spawning.js";
import type { FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { destination, hasteOf, placingWorth } from "./chips.js";
import { cityWorth, junkyardWorth, medWorth, nexusWorth, rich } from "./deeds.js";
import { attackWorth } from "./fights.js";
import { type Mind, wantsFor } from "./mind.js";
import { tasksIn } from "./tasks.js";

/** What a figure could do in an Area, at best. */
export function areaWorth(mind: Mind, index: FigureIndex, area: Area): number {
  const { g, s, me, faction } = mind;
  const figure = s.figures[index];
  const [chip] = figure.chips;
  let best = 0.2;
  const take = (value: number) => {
    if (value > best) best = value;
  };
  for (const target of targetsWithin(g, area, figureValue(g, index, "range"))) {
    take(attackWorth(mind, index, target) * 0.95);
  }
  if (chip !== undefined) {
    const to = destination(mind, chip);
    if (area === 6 && to === "network") take(placingWorth(mind, chip));
    if (area === "junkyard" && to === "junkyard") take(13);
  }
  const kuro = index >= g.seats;
  if (kuro && !s.seats[me].markers.includes(area)) return best;
  if (area === 1 && figure.chips.length === 0)
    take((faction === "legion" ? 6 : 8) + (wantsFor(mind, "courier") ? 5 : 0) + hasteOf(mind));
  if (area === 2) take(cityWorth(mind));
  if (area === 3) take(nexusWorth(mind));
  if (!kuro) take(tasksIn(mind, area));
  if (area === "med-center" && !kuro) take(medWorth(mind));
  if (area === "junkyard") take(junkyardWorth(mind));
  if (area === 4 && !kuro && wantsFor(mind, "armed") && rich(mind)) take(s.level > 1 ? 8 : 4);
  if (area === 4 && wantsFor(mind, "chain-of-command")) take(s.level === 3 ? 8 : 4);
  if (area === 5 && wantsFor(mind, "insider") && !figure.hadRecon) take(7);
  if (area === 6 && s.leader === me && s.figures.some((each) => each.lies === "detained"))
    take(1.5);
  return best;
}

/** Ways still to go, with the Blockade and without wasting the Network on those who stand in it. */
function distanceTo(mind: Mind, from: Area, to: Area): number {
  const apart = areasApart(from, to);
  if (from === 2 && to === 6 && isBlocked(mind.g)) return 3;
  return apart;
}

/** The pull of all Areas, seen from one of them: what is worth most and nearest. */
export function pull(
  mind: Mind,
  index: FigureIndex,
  from: Area,
  worths: ReadonlyMap<Area, number>,
): number {
  let best = 0;
  for (const area of AREAS) {
    const figure = mind.s.figures[index];
    // Whoever stands in Area 6 without having entered must leave it first (TB-18.3).
    const again = area === 6 && from === 6 && figure.area === 6 && !figure.enteredNetwork;
    const far = again ? 2 : distanceTo(mind, from, area);
    best = Math.max(best, (worths.get(area) ?? 0) * 0.82 ** far);
  }
  return best;
}
