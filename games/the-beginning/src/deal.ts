/** TB-3.3 to TB-4.16: what everybody is dealt once the characters are known. */
import type { Rule, Seat } from "@sprawl/engine";
import { KURO_MARKERS } from "./board.js";
import { drawFromGeneral, drawPersonal } from "./cards.js";
import type { DeckList } from "./content.js";
import { takeTopProgram } from "./programs.js";
import { ask, askEach, pickEach } from "./questions.js";
import type { Beginning, Faction, Figure, FigureId, Loyalty } from "./state.js";
import { seatsInOrder } from "./values.js";

/** Decks, hands, Programs, Loyalty cards and Objectives, now that the characters are known. */
export function* deal(g: Beginning): Rule<void> {
  const s = g.state;
  for (let seat = 0; seat < g.seats; seat++) dealCharacter(g, seat);
  for (let seat = 0; seat < g.seats; seat++) {
    if (g.box.characters[s.seats[seat].character].companion) {
      s.figures.push(newFigure("kuro", seat, g.box.characters.kuro.values.health)); // TB-49.1
      s.seats[seat].markers = KURO_MARKERS.slice(); // TB-3.16, TB-49.9
    }
  }
  if (g.seats >= 5) {
    drawFromGeneral(g, s.leader, 1); // TB-3.15
    drawFromGeneral(g, s.general, 1); // TB-3.15
  }
  yield* dealLoyalty(g);
  yield* dealObjectives(g);
  if (g.options.tips) yield* askEach("tips", seatsInOrder(g), () => [READ]); // TB-52.3
}

const READ = { kind: "read", rule: "TB-52.3" } as const;

function newFigure(id: FigureId, seat: Seat, health: number): Figure {
  return {
    id,
    seat,
    area: 4,
    place: "hq",
    health, // TB-3.8
    lies: "up",
    chips: [],
    scanners: [false, false],
    supply: [],
    recon: [],
    hadRecon: false,
    enteredNetwork: false,
    freed: false,
  };
}

function dealCharacter(g: Beginning, seat: Seat): void {
  const s = g.state;
  const own = s.seats[seat];
  const piece = g.box.characters[own.character];
  own.deck = g.hide("influence", deckIds(piece.deck));
  g.shuffle("personal deck", own.deck); // TB-3.3
  drawPersonal(g, seat, (g.seats >= 5 ? 4 : 3) + (piece.startCards ?? 0)); // TB-3.4, TB-3.5, TB-3.6
  for (let i = 0; i < (piece.startPrograms ?? 1); i++) {
    const card = takeTopProgram(g);
    if (card !== undefined) g.put(card, own.programs, seat); // TB-3.11, TB-3.12
  }
  s.figures.push(newFigure(own.character, seat, piece.values.health));
  if (piece.startWeapon !== undefined) {
    const weapon = s.weapons.findIndex((card) => g.face(card) === piece.startWeapon);
    if (weapon >= 0) s.figures[seat].supply.push(...s.weapons.splice(weapon, 1)); // TB-2.9
  }
  if (piece.tricks) own.tricks = Object.keys(g.box.tricks); // TB-3.17
}

// --- Loyalty and Objectives ----------------------------------------------------------------------

/**
 * TB-4.1 to TB-4.5, TB-R5: what is in the stack for sure, and from what the rest is drawn (TB-R6).
 */
const STACKS: Readonly<
  Record<
    number,
    { readonly sure: readonly Faction[]; readonly from: readonly Faction[]; readonly drawn: number }
  >
> = {
  3: { sure: ["human", "human"], from: ["machine", "fallen", "legion"], drawn: 1 }, // TB-4.2
  4: { sure: ["human", "human", "machine"], from: ["fallen", "legion"], drawn: 1 }, // TB-4.3
  5: {
    sure: ["human", "human", "human", "machine"],
    from: ["machine", "fallen", "legion"],
    drawn: 1,
  }, // TB-4.4
  6: {
    sure: ["human", "human", "human", "machine"],
    from: ["machine", "fallen", "legion"],
    drawn: 2,
  }, // TB-4.5
};
const ALL_LOYALTY: readonly Faction[] = [
  "human",
  "human",
  "human",
  "machine",
  "machine",
  "fallen",
  "legion",
]; // TB-4.1

/** TB-4.6 to TB-4.13. */
function* dealLoyalty(g: Beginning): Rule<void> {
  const s = g.state;
  const { sure, from, drawn } = STACKS[g.seats];
  const spare = g.hide<Faction>("loyalty", from, "all");
  g.shuffle("spare loyalty", spare); // TB-4.6
  const stack = [...g.hide<Faction>("loyalty", sure, "all"), ...spare.splice(0, drawn)];
  s.loyaltyStack = stack;
  const rest = ALL_LOYALTY.slice();
  for (const faction of [...sure, ...from]) rest.splice(rest.indexOf(faction), 1);
  s.loyaltyBox = [...spare, ...g.hide<Faction>("loyalty", rest, "all")]; // TB-4.7
  g.shuffle("loyalty out of play", s.loyaltyBox); // TB-50.3
  g.shuffle("loyalty", stack);
  const chooser = s.seats.findIndex(({ character: id }) => g.box.characters[id].twoLoyalties);
  if (chooser >= 0) yield* chooseLoyalty(g, chooser, stack); // TB-4.10
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === chooser) continue;
    const card = g.draw("loyalty card", stack);
    g.show(card, seat); // TB-4.9, TB-50.1
    s.seats[seat].loyalty.push(card); // TB-4.8
  }
}

/** TB-4.10 to TB-4.13: a Machine must be kept. */
function* chooseLoyalty(g: Beginning, seat: Seat, stack: Loyalty[]): Rule<void> {
  const s = g.state;
  const dealt = [g.draw("loyalty card", stack), g.draw("loyalty card", stack)]; // TB-4.10
  for (const card of dealt) g.show(card, seat); // TB-50.2
  s.seats[seat].loyalty = dealt.slice();
  const machines = dealt.filter((card) => g.face(card) === "machine");
  const may = machines.length > 0 ? machines : dealt; // TB-4.11, TB-4.12
  const options = may.map((card) => ({ kind: "keep-loyalty" as const, card, on: `card/${card}` }));
  const { card: kept } = yield* ask(seat, "loyalty", options, { rule: "TB-4.11" });
  const back = dealt.filter((card) => card !== kept);
  s.seats[seat].loyalty = [];
  g.put(kept, s.seats[seat].loyalty, seat);
  stack.push(...back);
  g.shuffle("loyalty again", stack); // TB-4.13
}

/** TB-4.14 to TB-4.16, TB-52.1, TB-52.2. */
function* dealObjectives(g: Beginning): Rule<void> {
  const s = g.state;
  const deck = g.hide("objectives", Object.keys(g.box.objectives));
  g.shuffle("objectives", deck); // TB-4.14
  const extra = g.options.firstGame ? 1 : 0; // TB-52.1
  s.objectiveBox = deck;
  for (const own of s.seats) {
    const seat = s.seats.indexOf(own);
    const many = (g.box.characters[own.character].objectives ?? 1) + extra; // TB-4.15, TB-52.2
    for (let i = 0; i < many; i++) g.put(g.draw("objective", deck), own.objectives, seat); // TB-50.5
  }
  if (extra === 0) return;
  const seats = s.seats.map((_, seat) => seat);
  const given = yield* pickEach("objective", seats, (seat) => ({
    options: s.seats[seat].objectives.map((card) => ({
      kind: "give-back" as const,
      card,
      on: `card/${card}`,
    })),
    min: 1,
    max: 1,
    rule: "TB-52.1",
  }));
  for (const [seat, options] of given) {
    for (const { card } of options) {
      g.take(s.seats[seat].objectives, card);
      g.put(card, deck, []); // TB-4.16, TB-52.1
    }
  }
}

/** The cards of a deck list, by id. */
export function deckIds({ blue, red, grey, green, unique }: DeckList): string[] {
  const valued = (colour: string, counts: readonly number[]) =>
    counts.flatMap((count, i) => new Array<string>(count).fill(`${colour}-${i + 1}`));
  return [
    ...valued("blue", blue),
    ...valued("red", red),
    ...new Array<string>(grey).fill("grey"),
    ...new Array<string>(green).fill("green"),
    ...unique,
  ];
}
