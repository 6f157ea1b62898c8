/** Where a bot wants to be. */
import { targetsWithin } from "../src/attack.js";
import { AREAS, type Area } from "../src/board.js";
import type { FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { destination, hasSeenPurple, hasteOf, placingWorth } from "./chips.js";
import { armsWorth, cityWorth, junkyardWorth, medWorth, nexusWorth, rich } from "./deeds.js";
import { attackWorth, huntsThief } from "./fights.js";
import { isDeusNear, isUrgent, type Mind, wantsFor, wantsLate, zealFor } from "./mind.js";
import { tasksIn } from "./tasks.js";
import { stepsBetween, type Ways } from "./ways.js";

/** The Areas of the red path, where Deus comes by. */
const PATH_OF_DEUS: readonly Area[] = [2, 4, 5];

/** What a figure could do in an Area, at best. */
export function areaWorth(mind: Mind, index: FigureIndex, area: Area): number {
  const { g, s, me } = mind;
  const figure = s.figures[index];
  const [chip] = figure.chips;
  let best = 0.2;
  const take = (value: number) => {
    if (value > best) best = value;
  };
  for (const target of targetsWithin(g, area, figureValue(g, index, "range"))) {
    take(attackWorth(mind, index, target, area) * 0.95);
  }
  if (chip !== undefined) {
    const to = destination(mind, chip);
    if (area === 6 && to === "network") take(placingWorth(mind, chip));
    if (area === "junkyard" && to === "junkyard") take(13);
    take(scannerWorth(mind, index, area));
  }
  const kuro = index >= g.seats;
  if (kuro && !s.seats[me].markers.includes(area)) return best;
  if (area === 1 && figure.chips.length === 0) take(tripWorth(mind, index));
  if (area === 2) take(cityWorth(mind));
  if (area === 3) take(nexusWorth(mind));
  if (!kuro) take(tasksIn(mind, area));
  if (area === "med-center" && !kuro) take(medWorth(mind));
  if (area === "junkyard") take(junkyardWorth(mind));
  if (area === 4 && !kuro && rich(mind))
    take(Math.max(wantsLate(mind, "armed") * 8, armsWorth(mind)));
  if (area === 4) take(wantsLate(mind, "chain-of-command") * 8);
  if (area === 5 && !figure.hadRecon) take(reconUse(mind));
  if (area === 6 && s.leader === me && s.figures.some((each) => each.lies === "detained"))
    take(1.5);
  if (PATH_OF_DEUS.includes(area)) take(guardWorth(mind, index));
  return best;
}

/** A trip for a Data Chip; a Thief that can be killed is killed first. */
function tripWorth(mind: Mind, index: FigureIndex): number {
  const courier = zealFor(mind, 5, "courier");
  const hunt = huntsThief(mind, index) ? 3 : 0;
  return (mind.faction === "legion" ? 6 : 8) + courier + hasteOf(mind) - hunt;
}

/** What a Recon card is worth: to who must use one, and to Fallen who have seen no purple yet. */
export function reconUse(mind: Mind): number {
  if (wantsFor(mind, "insider")) return zealFor(mind, 7, "insider");
  return mind.faction === "fallen" && mind.s.level > 1 && !hasSeenPurple(mind) ? 6 : 0;
}

/** While Deus walks, two characters stay where it comes by. */
function guardWorth(mind: Mind, index: FigureIndex): number {
  const { s, faction } = mind;
  if (faction !== "human" || s.deus.status !== "in-play") return 0;
  const others = s.figures.filter(
    ({ area, lies }, other) => other !== index && lies === "up" && PATH_OF_DEUS.includes(area),
  );
  return others.length < 2 ? 6 : 0;
}

/** The long way, by both Scanners: for a Boost that is worth two turns, while nothing presses. */
function scannerWorth(mind: Mind, index: FigureIndex, area: Area): number {
  const { g, s } = mind;
  const { scanners, chips, id } = s.figures[index];
  const needed = [3, 5].findIndex((where, i) => where === area && !scanners[i]);
  if (needed < 0 || g.box.characters[id].barsScanners || isUrgent(mind) || isDeusNear(mind))
    return 0;
  const both = scanners.every((has, i) => has || s.scannersLeft[i] > 0);
  if (!both || destination(mind, chips[0]) !== "network") return 0;
  const boost = wantsFor(mind, "augmented", "specialist");
  return boost ? placingWorth(mind, chips[0]) * (scanners[0] || area === 3 ? 1.5 : 0.5) : 0;
}

/** The pull of all Areas, seen from one of them: what is worth most and nearest. */
export function pull(
  mind: Mind,
  index: FigureIndex,
  from: Area,
  worths: ReadonlyMap<Area, number>,
  ways: Ways,
): number {
  let best = 0;
  for (const area of AREAS) {
    const figure = mind.s.figures[index];
    // Whoever stands in Area 6 without having entered must leave it first (TB-18.3).
    const again = area === 6 && from === 6 && figure.area === 6 && !figure.enteredNetwork;
    const far = again ? 2 : stepsBetween(ways, from, area);
    best = Math.max(best, (worths.get(area) ?? 0) * 0.82 ** far);
  }
  return best;
}
