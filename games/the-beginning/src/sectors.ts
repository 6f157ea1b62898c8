/** TB-12: Area 1, the Sectors. */
import type { Rule, RuleId, Seat } from "@sprawl/engine";
import { maybeNoWay } from "./ending.js";
import { layInJunkyard } from "./junkyard.js";
import { ask } from "./questions.js";
import type { Beginning, Chip, FigureIndex } from "./state.js";
import { did } from "./tasks.js";
import { figureOption, figuresIn, hasFreeSlot, named } from "./values.js";

const HIGHEST = 4; // TB-12.1

/** Why this Sector cannot be used now; undefined if it can. */
export function whyNotSector(g: Beginning, index: FigureIndex, sector: number): RuleId | undefined {
  const { sectors, values } = g.state;
  if (sectors[sector].length === 0) return "TB-12.5";
  if (!hasFreeSlot(g, index)) return "TB-12.6";
  const raised = Math.min(HIGHEST, values[sector] + 1); // TB-12.3, TB-R28
  for (let other = 0; other < sectors.length; other++) {
    if (sectors[other].length === 0) continue; // TB-12.5, TB-R29
    if (raised > values[other] + 2) return "TB-12.2";
  }
  if (sector === 1) {
    const others = figuresIn(g, 1).filter((each) => each !== index);
    if (others.length === 0) return "TB-12.9";
    const single = sectors[1].length === 1; // TB-R77
    if (!single && !others.some((each) => hasFreeSlot(g, each))) return "TB-12.9";
  }
  return undefined;
}

/** A Sector action (1 AP). */
export function* takeFromSector(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  sector: number,
): Rule<void> {
  const s = g.state;
  s.figures[index].place = (["sector-1", "sector-2", "sector-3"] as const)[sector];
  g.tell("sector-used", { ...named(g, index), sector: sector + 1 }, { rule: "TB-12.4" });
  if (sector === 0)
    equipChip(g, index, takeChip(g, 0)); // TB-12.8
  else if (sector === 1) yield* sectorTwo(g, seat, index);
  else yield* sectorThree(g, seat, index);
  s.values[sector] = Math.min(HIGHEST, s.values[sector] + 1); // TB-12.4
  maybeNoWay(g); // TB-R92
  yield* did(g, seat, { kind: "sector", sector: sector + 1 });
}

function takeChip(g: Beginning, sector: number): Chip {
  return g.draw(`sector ${sector + 1}`, g.state.sectors[sector]);
}

/** Face-down on the board; its owner may look at it at any time (TB-50.9, TB-50.10, TB-R76). */
export function equipChip(g: Beginning, index: FigureIndex, chip: Chip): void {
  const figure = g.state.figures[index];
  g.put(chip, figure.chips, figure.seat); // TB-50.9
  g.tell("equipped-chip", { ...named(g, index) }, { rule: "TB-12.8" });
}

/** TB-12.9 to TB-12.13: three are seen, one is kept, the receiver keeps one of the others. */
function* sectorTwo(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const s = g.state;
  const seen: Chip[] = [];
  while (seen.length < 3 && s.sectors[1].length > 0) seen.push(takeChip(g, 1)); // TB-R77
  s.drawn = seen;
  const kept = yield* keepOne(g, seat, seen); // TB-12.10
  equipChip(g, index, kept);
  if (seen.length === 0) return; // TB-R77
  // Another than who acts (TB-12.7), Kuro too, whatever his markers show (TB-49.14, TB-49.15).
  const receivers = figuresIn(g, 1).filter((each) => each !== index && hasFreeSlot(g, each));
  const options = receivers.map((each) => figureOption(g, each, "TB-12.11"));
  const { figure } =
    options.length === 1 ? options[0] : yield* ask(seat, "receiver", options, { rule: "TB-12.11" }); // TB-R79
  const receiver = s.figures[figure].seat;
  g.tell(
    "gave-chips",
    { ...named(g, index), to: receiver, count: seen.length },
    { rule: "TB-12.11" },
  );
  // Who gave them can no longer tell them apart, once the receiver has chosen (TB-50.11).
  const given: Chip[] = [];
  for (const chip of seen.splice(0)) g.put(chip, given, receiver === seat ? [seat] : [receiver]);
  s.drawn = given;
  const own = yield* keepOne(g, receiver, given); // TB-12.12, TB-12.13
  equipChip(g, figure, own);
  const other = given.pop();
  if (other !== undefined) layInJunkyard(g, other, receiver); // TB-12.12
}

/** Look at these and keep one of them. */
function* keepOne(g: Beginning, seat: Seat, chips: Chip[]): Rule<Chip> {
  for (const chip of chips) g.show(chip, seat);
  g.tell("looked-at-chips", { seat, count: chips.length }, { cards: chips, rule: "TB-50.11" });
  const options = chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` }));
  const { card } =
    options.length === 1
      ? options[0]
      : yield* ask(seat, "equip-chip", options, { rule: "TB-12.10" });
  chips.splice(chips.indexOf(card), 1);
  return card;
}

/** TB-12.14 to TB-12.16: with Guard 1 one of two, and Guard becomes 3. */
function* sectorThree(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const s = g.state;
  const low = s.guard === 1;
  const seen = [takeChip(g, 2)]; // TB-12.14
  if (low && s.sectors[2].length > 0) seen.push(takeChip(g, 2)); // TB-12.15, TB-R78
  s.drawn = seen;
  equipChip(g, index, yield* keepOne(g, seat, seen));
  const other = seen.pop();
  if (other !== undefined) layInJunkyard(g, other, seat); // TB-12.15
  if (low) s.guard = 3; // TB-12.16
}
