/** TB-21: Health, Wounds, falling to 0 and waking. */
import type { Rule, Seat } from "@sprawl/engine";
import { moments } from "./moments.js";
import { afterDetention } from "./ranks.js";
import type { Beginning, FigureIndex } from "./state.js";
import { did } from "./tasks.js";
import { figureValue, isConscious, kuroOf, named } from "./values.js";
import { hitWindow, zeroWindow } from "./windows.js";

/** A figure loses Health; from an attack of an Enemy it may be spared (TB-23.13). */
export function* loseHealth(
  g: Beginning,
  index: FigureIndex,
  amount: number,
  inAttack = false,
): Rule<void> {
  const figure = g.state.figures[index];
  if (!isConscious(figure)) return; // TB-21.17, TB-R148
  if (inAttack && index < g.seats && (yield* hitWindow(g, index))) return;
  if (figure.health - amount <= 0 && (yield* zeroWindow(g, index))) {
    figure.health = 1;
    return;
  }
  figure.health = Math.max(0, figure.health - amount);
  g.tell(
    "lost-health",
    { ...named(g, index), amount, health: figure.health },
    { rule: "TB-23.13" },
  );
  if (figure.health === 0) yield* fall(g, index);
}

/** TB-21.5: at 0 Health. What is carried stays (TB-21.9). */
function* fall(g: Beginning, index: FigureIndex): Rule<void> {
  const figure = g.state.figures[index];
  const { seat } = figure;
  if (figure.id === "kuro") {
    figure.lies = "away"; // TB-49.5
    g.tell("kuro-away", { seat }, { rule: "TB-49.5" });
    yield* takeWounds(g, seat, 1); // TB-49.6
    return;
  }
  const wounds = moments.of(seat).value(g, "woundsAtZero", 1, index); // TB-21.5, TB-21.7
  if (figure.lies === "detained") {
    g.tell("fell", { ...named(g, index) }, { rule: "TB-R146" });
    yield* takeWounds(g, seat, wounds); // TB-R146
    return;
  }
  if (g.box.characters[figure.id].detainedAtZero) {
    g.tell("fell", { ...named(g, index) }, { rule: "TB-21.8" });
    yield* takeWounds(g, seat, wounds);
    yield* detain(g, seat); // TB-21.8, TB-R124
    return;
  }
  figure.lies = "yellow-zone"; // TB-21.5
  figure.area = 4;
  figure.place = "hq";
  g.tell("fell", { ...named(g, index) }, { rule: "TB-21.5" });
  yield* takeWounds(g, seat, wounds); // TB-21.5
}

/** TB-21.10: the top of the Wound deck, face-up in front of the player's character. */
export function* takeWounds(g: Beginning, seat: Seat, count: number): Rule<void> {
  const s = g.state;
  for (let i = 0; i < count; i++) {
    if (!woundsLeft(g)) return; // TB-R133
    if (s.wounds.length === 0) {
      s.wounds = s.woundDiscard; // TB-21.15
      s.woundDiscard = [];
      g.shuffle("wounds", s.wounds);
    }
    const card = g.draw("wound", s.wounds);
    g.show(card, "all"); // TB-21.10
    const id = g.face(card);
    s.seats[seat].wounds.push({ card, id });
    g.uses(id);
    g.tell("wounded", { seat, wound: id }, { cards: [card], rule: "TB-21.10" });
  }
}

export function woundsLeft({ state }: Beginning): boolean {
  return state.wounds.length + state.woundDiscard.length > 0; // TB-R133
}

/** Remove a Wound (TB-21.11). */
export function removeWound(g: Beginning, seat: Seat, index: number): void {
  const s = g.state;
  const [wound] = s.seats[seat].wounds.splice(index, 1);
  s.woundDiscard.push(wound.card); // TB-21.15
  g.tell("wound-removed", { seat, wound: wound.id }, { rule: "TB-21.11" });
}

/** Below the maximum, conscious, and not kept from healing. */
export function canRegain(g: Beginning, index: FigureIndex, atMedCenter = false): boolean {
  const figure = g.state.figures[index];
  if (!isConscious(figure) || figure.health >= figureValue(g, index, "maxHealth")) return false; // TB-21.17
  if (figure.id === "kuro") return true;
  return moments.of(figure.seat).bars(g, "barsHealing", atMedCenter) === undefined;
}

/** Restore Health; gives back how much it was. */
export function regain(
  g: Beginning,
  index: FigureIndex,
  amount: number,
  atMedCenter = false,
): number {
  if (!canRegain(g, index, atMedCenter)) return 0;
  const figure = g.state.figures[index];
  const before = figure.health;
  figure.health = Math.min(before + amount, figureValue(g, index, "maxHealth")); // TB-21.4
  g.tell("regained", { ...named(g, index), health: figure.health }, { rule: "TB-21.4" });
  return figure.health - before;
}

/** TB-R151: a player's own healing has restored or removed something. */
export function* healed(g: Beginning, seat: Seat, health: number, action: boolean): Rule<void> {
  yield* moments.of(seat).raise(g, "afterHealing");
  yield* did(g, seat, { kind: "healed", action, health });
}

/** TB-6.4, TB-21.6: awake with 1 Health. */
export function wake(g: Beginning, seat: Seat): void {
  const figure = g.state.figures[seat];
  if (figure.health > 0) return;
  figure.health = 1; // TB-21.6, TB-R146
  if (figure.lies === "yellow-zone") figure.lies = "up"; // TB-R171
  g.tell("woke", { ...named(g, seat) }, { rule: "TB-21.6" });
}

/** TB-49.5: Kuro comes back to Dee Coy's Place. */
export function kuroReturns(g: Beginning, seat: Seat, health: number): void {
  const kuro = kuroOf(g, seat);
  if (kuro === undefined) return;
  const figure = g.state.figures[kuro];
  const { area, lies } = g.state.figures[seat];
  figure.lies = "up";
  figure.health = health;
  const to = lies === "detained" ? 6 : area === "med-center" ? 1 : area; // TB-R125, TB-49.19
  figure.area = to;
  figure.place = to === area ? g.state.figures[seat].place : to === 6 ? "network" : "sector-1";
  g.tell("kuro-returns", { seat, area: to }, { rule: "TB-49.5" });
}

// --- the Isolation Cube --------------------------------------------------------------------------

/** TB-19.1: into the Isolation Cube from wherever it is, with everything it carries. */
export function* detain(g: Beginning, seat: Seat): Rule<void> {
  const figure = g.state.figures[seat];
  if (figure.lies === "detained") return;
  if (figure.lies === "yellow-zone") figure.health = 1; // TB-R131
  figure.lies = "detained"; // TB-19.1, TB-19.2
  figure.area = 6;
  figure.place = "network";
  g.tell("detained", { seat }, { rule: "TB-19.1" });
  yield* afterDetention(g, seat); // TB-19.19, TB-19.20
}

/** TB-19.17: free, in Area 6, without having entered it. */
export function free(g: Beginning, seat: Seat): void {
  const figure = g.state.figures[seat];
  if (figure.lies !== "detained") return;
  figure.lies = "up"; // TB-19.17
  if (figure.health === 0) figure.health = 1; // TB-R147
  if (g.state.turn.seat === seat) figure.freed = true; // TB-18.3, TB-R84
  g.tell("freed", { seat }, { rule: "TB-19.17" });
}
