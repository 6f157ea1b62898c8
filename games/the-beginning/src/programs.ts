/** TB-37: Programs: drawing, charges, losing, and which may be played. */
import type { Rule, Seat } from "@sprawl/engine";
import type { ProgramCard } from "./content.js";
import { ask, pick } from "./questions.js";
import type { Beginning, Program } from "./state.js";
import { did } from "./tasks.js";

export const CHARGES = 2;

/** The top of the Program deck; the pile is reshuffled when the deck is empty (TB-37.9). */
export function takeTopProgram(g: Beginning): Program | undefined {
  const s = g.state;
  if (s.programs.length === 0 && s.programDiscard.length > 0) {
    s.programs = s.programDiscard; // TB-37.9
    s.programDiscard = [];
    g.shuffle("programs", s.programs);
  }
  return s.programs.length === 0 ? undefined : g.draw("program", s.programs); // TB-R134
}

/** A Program comes to a player, face-down (TB-14.4), however they get it (TB-37.8). */
export function* receiveProgram(g: Beginning, seat: Seat, card: Program): Rule<void> {
  g.show(card, seat);
  g.tell("received-program", { seat }, { cards: [card], rule: "TB-14.4" });
  g.put(card, g.state.seats[seat].programs, seat); // TB-14.4, TB-50.15
  yield* did(g, seat, { kind: "program" });
}

export function* drawPrograms(g: Beginning, seat: Seat, count: number): Rule<void> {
  for (let i = 0; i < count; i++) {
    const card = takeTopProgram(g);
    if (card === undefined) return; // TB-R134
    yield* receiveProgram(g, seat, card);
  }
}

/** Draw several, keep one, discard the others (TB-R55). */
export function* drawAndKeepOne(g: Beginning, seat: Seat, count: number): Rule<void> {
  const seen: Program[] = [];
  while (seen.length < count) {
    const card = takeTopProgram(g);
    if (card === undefined) break;
    g.show(card, seat);
    g.state.playing.push({ card, seat, cancelled: false });
    seen.push(card);
  }
  if (seen.length === 0) return;
  const options = seen.map((card) => ({ kind: "program" as const, card, on: `card/${card}` }));
  const kept =
    seen.length === 1
      ? seen[0]
      : (yield* ask(seat, "keep-program", options, { rule: "TB-R55" })).card;
  for (const card of seen) {
    unlay(g, card);
    if (card !== kept) discardProgram(g, card); // TB-R55
  }
  yield* receiveProgram(g, seat, kept);
}

export function unlay(g: Beginning, card: Program): void {
  const index = g.state.playing.findIndex((each) => each.card === card);
  if (index >= 0) g.state.playing.splice(index, 1);
}

export function discardProgram(g: Beginning, card: Program): void {
  g.show(card, "all"); // TB-37.9
  g.state.programDiscard.push(card);
  g.tell("program-discarded", {}, { cards: [card], rule: "TB-37.9" });
}

/** TB-37.5: remove a charge; the last one discards the Program. Gives back its bonus. */
export function* spendCharge(g: Beginning, seat: Seat, index: number): Rule<number> {
  const own = g.state.seats[seat];
  const open = own.open[index];
  const piece = g.box.programs[open.id];
  open.charges--; // TB-37.5
  g.tell("charge-used", { seat, program: open.id, left: open.charges }, { rule: "TB-37.5" });
  if (open.charges === 0) {
    own.open.splice(own.open.indexOf(open), 1);
    discardProgram(g, open.card); // TB-37.5
  }
  return piece.bonus ?? 0;
}

/** Programs a player owns: face-down, charged and permanent (TB-11.3, TB-37.7). */
export function ownedPrograms(g: Beginning, seat: Seat): Program[] {
  const { programs, open } = g.state.seats[seat];
  return [...programs, ...open.map(({ card }) => card)];
}

/** A player loses Programs of their choice (TB-11.2). */
export function* losePrograms(
  g: Beginning,
  seat: Seat,
  count: number,
  kind: "program-limit" | "lose-program",
  rule: string,
): Rule<void> {
  const owned = ownedPrograms(g, seat);
  const many = Math.min(count, owned.length);
  if (many <= 0) return;
  const options = owned.map((card) => ({
    kind: "program" as const,
    card,
    on: `card/${card}`,
    rule,
  }));
  const about = { min: many, max: many, rule, args: { count: many } };
  const picked = many === owned.length ? options : yield* pick(seat, kind, options, about);
  for (const { card } of picked) yield* loseProgram(g, seat, card);
}

export function* loseProgram(g: Beginning, seat: Seat, card: Program): Rule<void> {
  const own = g.state.seats[seat];
  const open = own.open.findIndex((each) => each.card === card);
  if (open < 0) {
    g.take(own.programs, card);
    discardProgram(g, card);
    return;
  }
  const [{ id }] = own.open.splice(open, 1);
  discardProgram(g, card);
  const { leaves } = g.box.programs[id];
  if (leaves) yield* leaves(g, seat);
}

// --- playing -------------------------------------------------------------------------------------

/** A charged Program can be laid out at its time; one shot with a moment only at that moment. */
export function isOpen({ lasts, moment }: ProgramCard): boolean {
  return lasts !== "shot" || moment === undefined;
}

/** One of each face-down Program that fits and may be played now. */
export function programsFor(
  g: Beginning,
  seat: Seat,
  fits: (piece: ProgramCard) => boolean,
): { kind: "program"; card: number; on: string; rule: string }[] {
  const options: { kind: "program"; card: number; on: string; rule: string }[] = [];
  const seen = new Set<string>();
  for (const card of g.state.seats[seat].programs) {
    const id = g.face(card);
    const piece = g.box.programs[id];
    if (seen.has(id) || !fits(piece) || piece.may?.(g, seat) === false) continue;
    seen.add(id);
    options.push({ kind: "program", card, on: `card/${card}`, rule: "TB-37.2" });
  }
  return options;
}
