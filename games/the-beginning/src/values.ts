/** TB-5.12: the numbers of a figure as Boosts, Programs and Wounds have changed them. */
import type { Reckoned, Seat } from "@sprawl/engine";
import type { Values } from "./content.js";
import { moments } from "./moments.js";
import type { Beginning, Figure, FigureIndex } from "./state.js";

const PRINTED = {
  points: "points",
  movement: "movement",
  range: "range",
  strength: "strength",
  redLimit: "red",
  shield: "shield",
  blueLimit: "blue",
  maxHealth: "health",
  programLimit: "programs",
  drawCount: "draw",
  handLimit: "hand",
} as const satisfies Readonly<Record<string, keyof Values>>;

export type ValueName = keyof typeof PRINTED;

/** Kuro is worth what is printed on his board (TB-R127); a value is never below 0 (TB-21.12). */
export function figureValue(g: Beginning, index: FigureIndex, name: ValueName): number {
  const figure = g.state.figures[index];
  const base = g.box.characters[figure.id].values[PRINTED[name]];
  if (figure.id === "kuro") return base; // TB-R127, TB-49.18
  return Math.max(0, moments.of(figure.seat).value(g, name, base, index)); // TB-21.12
}

/** The same with what made it, for screens. */
export function reckon(g: Beginning, index: FigureIndex, name: ValueName): Reckoned {
  const figure = g.state.figures[index];
  const base = g.box.characters[figure.id].values[PRINTED[name]];
  if (figure.id === "kuro") return { value: base, because: [] };
  const { value, because } = moments.of(figure.seat).reckon(g, name, base, index);
  return { value: Math.max(0, value), because };
}

/** How many Data Chips a figure may carry (TB-5.11, TB-R165). */
export function chipSlots(g: Beginning, index: FigureIndex): number {
  const figure = g.state.figures[index];
  if (figure.id === "kuro") return 1; // TB-49.13
  return moments.of(figure.seat).value(g, "chipSlots", 1, index); // TB-R165
}

export function hasFreeSlot(g: Beginning, index: FigureIndex): boolean {
  return g.state.figures[index].chips.length < chipSlots(g, index);
}

/** How a standee is named in events and options: its player, and whether it is Kuro. */
export function named(g: Beginning, index: FigureIndex) {
  const { seat, id } = g.state.figures[index];
  return { seat, body: id === "kuro" ? "kuro" : "self", figure: index };
}

/** A standee to choose. */
export function figureOption(g: Beginning, index: FigureIndex, rule = "TB-37.10") {
  const { seat, body } = named(g, index);
  const on = `figure/${index}`;
  return { kind: "figure" as const, figure: index, target: seat, body, on, rule };
}

// --- who is who ----------------------------------------------------------------------------------

/** Kuro's standee, if Dee Coy is in play. */
export function kuroOf(g: Beginning, seat: Seat): FigureIndex | undefined {
  const last = g.state.figures.length - 1;
  const figure = g.state.figures[last];
  return figure?.id === "kuro" && figure.seat === seat ? last : undefined;
}

export function figuresOf(g: Beginning, seat: Seat): FigureIndex[] {
  const kuro = kuroOf(g, seat);
  return kuro === undefined ? [seat] : [seat, kuro];
}

/**
 * On the board, awake and free. Who lies on the yellow zone (TB-16.2) or is detained (TB-19.4) is in
 * no Area, so that no Enemy reaches them (TB-23.9, TB-R123, TB-R131).
 */
export function isAround(figure: Figure): boolean {
  return figure.lies === "up";
}

/** Conscious: on the board or detained, with Health (TB-21.17). */
export function isConscious(figure: Figure): boolean {
  return figure.health > 0 && figure.lies !== "away" && figure.lies !== "yellow-zone";
}

export function isDetained(g: Beginning, seat: Seat): boolean {
  return g.state.figures[seat].lies === "detained";
}

/** The standees in an Area, clockwise from the Active Player, Kuro right after Dee Coy (TB-R66). */
export function figuresIn(g: Beginning, area: Figure["area"]): FigureIndex[] {
  const found: FigureIndex[] = [];
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.state.turn.seat + i) % g.seats;
    for (const index of figuresOf(g, seat)) {
      const figure = g.state.figures[index];
      if (isAround(figure) && figure.area === area) found.push(index);
    }
  }
  return found;
}

/** All seats clockwise from the Active Player, whether their characters stand or lie (TB-R34). */
export function seatsInOrder(g: Beginning): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < g.seats; i++) order.push((g.state.turn.seat + i) % g.seats);
  return order;
}
