/** TB-8: movement, and what happens on entering an Area. */
import type { Rule } from "@sprawl/engine";
import { thievesAtEntrance } from "./activation.js";
import { type Area, arrowsFrom, PLACES } from "./board.js";
import { moments } from "./moments.js";
import { isBlocked } from "./spawning.js";
import type { Beginning, FigureIndex } from "./state.js";
import { maybeSniff, maybeTakeSupply } from "./supply-boxes.js";
import { figuresIn, named } from "./values.js";

export type Step = { readonly to: Area; readonly cost: number };

/** TB-8.3: along arrows, at their price; nobody there is in the way (TB-8.12, TB-8.13). */
export function stepsFrom(g: Beginning, index: FigureIndex): Step[] {
  const { figures, turn } = g.state;
  const figure = figures[index];
  const steps: Step[] = [];
  for (const { to, cost } of arrowsFrom(figure.area)) {
    if (to === "med-center" && figure.id === "kuro") continue; // TB-49.19
    if (figure.area === 2 && to === 6 && isBlocked(g)) continue; // TB-8.9, TB-8.10, TB-8.17
    if (cost <= turn.movement) steps.push({ to, cost }); // TB-8.1, TB-8.7
  }
  if (turn.backdoor && index < g.seats && turn.movement > 0 && figure.area !== 6) {
    if (!steps.some(({ to }) => to === 6)) steps.push({ to: 6, cost: 1 });
  }
  return steps;
}

/** A figure goes to an Area and enters it (TB-8.15). */
export function* enter(g: Beginning, index: FigureIndex, to: Area): Rule<void> {
  const figure = g.state.figures[index];
  figure.area = to;
  figure.place = PLACES[to][0]; // TB-8.5
  if (to === 6) figure.enteredNetwork = true; // TB-18.2
  g.tell("moved", { ...named(g, index), area: to }, { rule: "TB-8.1" });
  collectScanner(g, index); // TB-8.14
  yield* thievesAtEntrance(g, index, to); // TB-27.9
  yield* contagion(g, index, to);
  if (figure.id === "kuro")
    yield* maybeSniff(g, index); // TB-49.23
  else if (figure.lies === "up") yield* maybeTakeSupply(g, index); // TB-39.2
}

/** TB-38.1 to TB-38.4. */
function collectScanner(g: Beginning, index: FigureIndex): void {
  const s = g.state;
  const figure = s.figures[index];
  if (figure.chips.length === 0) return; // TB-38.1
  const which = figure.area === 3 ? 0 : figure.area === 5 ? 1 : undefined;
  if (which === undefined || figure.scanners[which] || s.scannersLeft[which] === 0) return; // TB-38.3
  if (moments.of(figure.seat).bars(g, "barsScanners") !== undefined) return; // TB-38.4, TB-46.3
  figure.scanners[which] = true; // TB-38.2
  s.scannersLeft[which]--;
  g.tell("scanner", { ...named(g, index), scanner: which + 1 }, { rule: "TB-38.1" });
}

/** TB-21.13, TB-21.14: every Contagious Wound in the Area of who has just moved into it. */
function* contagion(g: Beginning, index: FigureIndex, area: Area): Rule<void> {
  const here = figuresIn(g, area);
  if (here.length < 2) return; // TB-21.13
  for (const bearer of here) {
    if (bearer >= g.seats) continue;
    for (const { id } of g.state.seats[bearer].wounds.slice()) {
      const { spread } = g.box.wounds[id];
      if (!spread) continue;
      if (bearer !== index && !here.includes(index)) continue;
      g.tell("contagion", { seat: bearer, wound: id }, { rule: "TB-21.13" });
      yield* spread(
        g,
        bearer,
        here.filter((each) => each !== bearer),
      ); // TB-R122
    }
  }
}
