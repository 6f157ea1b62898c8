/** TB-17: the Monolith, and Recon cards. */
import type { Rule, Seat } from "@sprawl/engine";
import { ask } from "./questions.js";
import type { Beginning, FigureIndex, Recon } from "./state.js";
import { did } from "./tasks.js";
import { figuresOf, named } from "./values.js";

/** TB-17.1: look through the whole Recon deck, take 1 card, shuffle the deck. */
export function* takeRecon(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const s = g.state;
  for (const card of s.recon) g.show(card, seat);
  const seen = new Set<string>();
  const options = s.recon.flatMap((card) => {
    const id = g.face(card);
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ kind: "recon" as const, card, on: `card/${card}`, rule: "TB-17.1" }];
  });
  const { card } = yield* ask(seat, "recon-card", options, { rule: "TB-17.1" });
  const figure = s.figures[index];
  g.take(s.recon, card);
  g.put(card, figure.recon, seat); // TB-50.16
  g.shuffle("recon", s.recon); // TB-17.1
  figure.hadRecon = true; // TB-17.2, TB-17.3, TB-49.16
  g.tell("took-recon", { ...named(g, index) }, { rule: "TB-17.1" });
  yield* did(g, seat, { kind: "recon" });
}

/** TB-17.4: only after the Human Phase; Kuro's card from Kuro's Area (TB-R157). */
export function mayUseRecon(g: Beginning, seat: Seat, index: FigureIndex, card: Recon): boolean {
  const s = g.state;
  const figure = s.figures[index];
  if (s.level < 2) return false; // TB-17.4, TB-40.8
  if (figure.lies === "away") return false; // TB-R157
  return g.box.recon[g.face(card)].may(g, seat, index);
}

/** TB-17.5: used without AP; it leaves the game afterwards. */
export function* playRecon(g: Beginning, seat: Seat, card: Recon): Rule<void> {
  const s = g.state;
  const index = figuresOf(g, seat).find((each) => s.figures[each].recon.includes(card));
  if (index === undefined) return;
  g.take(s.figures[index].recon, card);
  g.show(card, "all");
  s.reconUsed.push(card); // TB-17.5
  s.seats[seat].tally.reconUsed++;
  const id = g.face(card);
  g.uses(id);
  g.tell("recon-used", { seat, recon: id }, { cards: [card], rule: "TB-17.5" });
  yield* g.box.recon[id].use(g, seat, index);
}
