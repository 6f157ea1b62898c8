/** TB-18: the Network: placing Data Chips, rewards, and what a full Tier brings. */
import type { Rule, Seat } from "@sprawl/engine";
import { CHANNELS, TIERS } from "./board.js";
import { finish, maybeNoWay } from "./ending.js";
import { moments } from "./moments.js";
import { humanPhase, machinePhase } from "./phases.js";
import { drawPrograms } from "./programs.js";
import { ask, PASS } from "./questions.js";
import type { Beginning, Chip, FigureIndex } from "./state.js";
import { did, lowestColumns, unlockLowest } from "./tasks.js";

/** TB-18.4 to TB-18.7: the Channels into whose lowest open slot a Data Chip may go. */
export function openChannels({ state: { network } }: Beginning): number[] {
  const lowest = Math.min(...network.map((channel) => channel.length));
  return CHANNELS.map((_, channel) => channel).filter((channel) => {
    const filled = network[channel].length;
    if (lowest < 2) return filled === lowest; // TB-18.4
    return filled < TIERS; // TB-18.5
  });
}

/** TB-18.2, TB-18.3: only who has entered Area 6 in this turn, and was not freed in it. */
export function mayPlace(g: Beginning, index: FigureIndex): boolean {
  const figure = g.state.figures[index];
  return (
    figure.lies === "up" &&
    figure.area === 6 &&
    figure.enteredNetwork && // TB-18.2
    !figure.freed && // TB-18.3, TB-R84
    figure.chips.length > 0 &&
    openChannels(g).length > 0
  );
}

/** TB-18.2, TB-18.15: one free action, one Data Chip after the other; then the reward (TB-R85). */
export function* placeChips(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const figure = g.state.figures[index];
  const both = figure.scanners[0] && figure.scanners[1]; // TB-18.9, TB-38.5
  let placed = 0;
  while (figure.chips.length > 0 && openChannels(g).length > 0) {
    const chip = yield* chooseChip(g, seat, index, placed > 0);
    if (chip === undefined) break; // TB-R83
    const { channel, open } = yield* chooseSlot(g, seat, both);
    returnScanners(g, index); // TB-18.11
    placeOne(g, seat, index, chip, channel, open);
    placed++;
    yield* did(g, seat, { kind: "brought", kuro: index >= g.seats, scanners: both });
    yield* afterPlacing(g);
  }
  if (placed > 0) yield* reward(g, seat, index, both, placed);
}

function* chooseChip(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  mayStop: boolean,
): Rule<Chip | undefined> {
  const { chips } = g.state.figures[index];
  if (chips.length === 1 && !mayStop) return chips[0];
  const options = chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` }));
  const all = mayStop ? [...options, PASS] : options;
  const chosen = yield* ask(seat, "place-chip", all, { rule: "TB-18.15" });
  return chosen.kind === "chip" ? chosen.card : undefined;
}

/** TB-18.6, TB-18.8, TB-18.9. */
function* chooseSlot(g: Beginning, seat: Seat, both: boolean) {
  const options = openChannels(g).flatMap((channel) => {
    const on = `channel/${channel}`;
    const down = { kind: "slot" as const, channel, open: false, on, rule: "TB-18.6" };
    return both ? [down, { ...down, open: true, rule: "TB-18.9" }] : [down]; // TB-18.8, TB-18.9
  });
  return options.length === 1
    ? options[0]
    : yield* ask(seat, "channel", options, { rule: "TB-18.6" });
}

function placeOne(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  chip: Chip,
  channel: number,
  open: boolean,
): void {
  const s = g.state;
  g.take(s.figures[index].chips, chip);
  const own = s.seats[seat];
  own.brought.push(...g.hide("brought", [g.face(chip)], seat)); // TB-43.6
  own.tally.brought++;
  if (open) g.show(chip, "all"); // TB-18.9
  s.network[channel].push({ chip, open, by: seat, turn: s.turn.number }); // TB-18.7, TB-50.13
  s.guard = Math.max(1, s.guard - 1); // TB-12.17, TB-18.10, TB-R30
  const tier = s.network[channel].length;
  g.tell("placed", { seat, channel, tier, open }, { cards: [chip], rule: "TB-18.2" });
}

/** TB-18.11: all Scanners go back to their Areas. */
export function returnScanners(g: Beginning, index: FigureIndex): void {
  const figure = g.state.figures[index];
  for (const i of [0, 1] as const) {
    if (!figure.scanners[i]) continue;
    figure.scanners[i] = false; // TB-18.11
    g.state.scannersLeft[i]++;
  }
}

/**
 * TB-18.16 to TB-18.18: what the last slot of a Tier triggers, at once (TB-6.5); then the turn goes
 * on (TB-6.6).
 */
function* afterPlacing(g: Beginning): Rule<void> {
  const s = g.state;
  const full = Math.min(...s.network.map((channel) => channel.length));
  if (full >= 3) finish(g, "tier-3"); // TB-18.18, TB-R82
  if (full >= 1 && s.level === 1) yield* humanPhase(g); // TB-18.16, TB-40.1
  if (full >= 2 && s.level === 2) yield* machinePhase(g); // TB-18.17, TB-41.1
  maybeNoWay(g); // TB-R92
}

/** TB-18.12 to TB-18.14, TB-R85: one choice for all Data Chips of this free action. */
function* reward(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  both: boolean,
  placed: number,
): Rule<void> {
  const kuro = index >= g.seats;
  const mayBoost =
    both &&
    lowestColumns(g, seat).length > 0 && // TB-R86
    moments.of(seat).bars(g, "barsBoostReward") === undefined; // TB-45.5
  if (kuro) {
    if (mayBoost) yield* unlockLowest(g, seat); // TB-R87
    return;
  }
  if (mayBoost) {
    const options = [
      { kind: "boost" as const, rule: "TB-18.13" },
      { kind: "draw-programs" as const, rule: "TB-18.14" },
    ];
    const { kind } = yield* ask(seat, "reward", options, { rule: "TB-18.12" });
    if (kind === "boost") return yield* unlockLowest(g, seat); // TB-18.13
  }
  yield* drawPrograms(g, seat, placed); // TB-18.14
}
