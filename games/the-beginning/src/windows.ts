/**
 * TB-9.6, TB-9.7, TB-R137: the moments at which others may step in. In an interval everything that
 * may be done at any time is open to whoever might have something of that kind, which is public:
 * face-down Programs, a Recon card, the badge of the General. The other windows are for what names
 * that very moment.
 */
import type { Rule, Seat } from "@sprawl/engine";
import type { Attack, ProgramCard } from "./content.js";
import { playProgram } from "./play-program.js";
import { isOpen, programsFor, spendCharge } from "./programs.js";
import { offer, type Questions, type StepIn } from "./questions.js";
import { clearEnemies, mayClear } from "./ranks.js";
import { mayUseRecon, playRecon } from "./recon-cards.js";
import type { Beginning, FigureIndex } from "./state.js";
import { playUnique } from "./unique-cards.js";
import { figuresOf, named, seatsInOrder } from "./values.js";

type WindowKind = Extract<
  keyof Questions,
  "interval" | "pink" | "strike" | "guard" | "reveal" | "hit" | "zero"
>;

/** Between two steps: whatever may be done at any time. */
export function* interval(g: Beginning): Rule<void> {
  yield* offer(
    "interval",
    () => seatsInOrder(g).filter((seat) => mightStepIn(g, seat)), // TB-9.7
    (seat) => ({ options: anyTime(g, seat), rule: "TB-9.6" }),
    (seat, option) => stepIn(g, seat, option),
  );
}

/** What everybody can see: does this player have something that might be used at any time? */
function mightStepIn(g: Beginning, seat: Seat): boolean {
  const { programs } = g.state.seats[seat];
  return programs.length > 0 || mayClear(g, seat) || holdsRecon(g, seat);
}

function holdsRecon(g: Beginning, seat: Seat): boolean {
  return g.state.level > 1 && figuresOf(g, seat).some((i) => g.state.figures[i].recon.length > 0);
}

/** Programs, Recon cards and the General's ability that need no moment of their own. */
export function anyTime(g: Beginning, seat: Seat): StepIn[] {
  const options: StepIn[] = programsFor(
    g,
    seat,
    (piece) => piece.timing === "any" && isOpen(piece),
  );
  for (const index of figuresOf(g, seat)) {
    for (const card of g.state.figures[index].recon) {
      const piece = g.box.recon[g.face(card)];
      if (piece.timing === "any" && mayUseRecon(g, seat, index, card)) {
        options.push({ kind: "recon", card, on: `card/${card}`, rule: "TB-17.5" });
      }
    }
  }
  if (mayClear(g, seat)) options.push({ kind: "general", rule: "TB-35.5" });
  return options;
}

export function* stepIn(g: Beginning, seat: Seat, option: StepIn): Rule<void> {
  switch (option.kind) {
    case "program":
      return yield* playProgram(g, seat, option.card);
    case "charge":
      return void (yield* spendCharge(g, seat, option.open));
    case "recon":
      return yield* playRecon(g, seat, option.card);
    case "unique":
      return yield* playUnique(g, seat, option.card);
    case "general":
      return yield* clearEnemies(g, seat);
    case "pass":
      return;
    default:
      return option satisfies never;
  }
}

// --- charges, which everybody sees ---------------------------------------------------------------

/** TB-R116: at any time, or at the moment that their text names. */
function charges(g: Beginning, seat: Seat, moment: ProgramCard["moment"]): StepIn[] {
  return g.state.seats[seat].open.flatMap(({ id, charges: left }, open) =>
    left > 0 && g.box.programs[id].moment === moment
      ? [{ kind: "charge" as const, open, rule: "TB-37.5" }]
      : [],
  );
}

/** Open charges that name this moment; only their owners are asked, since charges are public. */
function* chargeWindow(
  g: Beginning,
  kind: WindowKind,
  moment: ProgramCard["moment"],
  about: { readonly seat?: Seat; readonly [name: string]: number | string | undefined },
  works: (bonus: number) => void,
): Rule<void> {
  const owners = () => seatsInOrder(g).filter((seat) => charges(g, seat, moment).length > 0);
  if (owners().length === 0) return;
  yield* offer(
    kind,
    owners,
    (seat) => ({
      options: charges(g, seat, moment),
      rule: "TB-37.5",
      args: about,
      ...(about.seat !== undefined && { targets: [about.seat] }), // TB-R180
    }),
    function* (seat, option) {
      if (option.kind === "charge") works(yield* spendCharge(g, seat, option.open));
    },
  );
}

/** Right after a pink die was rolled. */
export function* pinkWindow(g: Beginning, again: () => void): Rule<void> {
  yield* chargeWindow(g, "pink", "pink", {}, again);
}

/** Before the random card of an attack. */
export function* strikeWindow(g: Beginning, attack: Attack): Rule<void> {
  const about = { ...named(g, attack.figure), enemy: attack.target };
  yield* chargeWindow(g, "strike", "attack", about, (bonus) => {
    attack.bonus += bonus;
  });
}

/** Before the red cards of an Enemy's attack on a character; gives back what Shield it adds. */
export function* guardWindow(g: Beginning, figure: FigureIndex): Rule<number> {
  let sum = 0;
  yield* chargeWindow(g, "guard", "defence", { ...named(g, figure) }, (bonus) => {
    sum += bonus;
  });
  return sum;
}

// --- what is hidden in hands ---------------------------------------------------------------------

/** Is a unique card for this moment in the game at all? Who plays is public. */
function isThere(g: Beginning, moment: string): boolean {
  return Object.values(g.box.influence).some(
    (piece) =>
      piece.moment === moment && g.state.seats.some(({ character }) => character === piece.owner),
  );
}

function uniques(g: Beginning, seat: Seat, moment: string): StepIn[] {
  return g.state.seats[seat].hand.flatMap((card) => {
    const piece = g.box.influence[g.face(card)];
    return piece.moment === moment
      ? [{ kind: "unique" as const, card, on: `card/${card}`, rule: "TB-36.10" }]
      : [];
  });
}

/** After the cards of a check are revealed (TB-R156); in Event checks unique cards too. */
export function* revealWindow(g: Beginning, inEvent: boolean): Rule<void> {
  const unique = inEvent && isThere(g, "reveal");
  yield* offer(
    "reveal",
    () =>
      seatsInOrder(g).filter((seat) => {
        const { hand, programs } = g.state.seats[seat];
        return programs.length > 0 || (unique && hand.length > 0 && mayAddCard(g, seat));
      }),
    (seat) => ({
      options: [
        ...programsFor(g, seat, ({ moment }) => moment === "reveal"),
        ...(unique && mayAddCard(g, seat) ? uniques(g, seat, "reveal") : []),
      ],
      rule: "TB-9.6",
    }),
    (seat, option) => stepIn(g, seat, option),
  );
}

/** TB-19.5, TB-39.22: Influence cards in an Event, of the detained and the gagged. */
export function mayAddCard(g: Beginning, seat: Seat): boolean {
  const { figures, seats, check } = g.state;
  if (seats[seat].gag.length > 0) return false; // TB-39.22
  if (figures[seat].lies !== "detained") return true;
  const given = check?.contributions.find((each) => each.seat === seat)?.count ?? 0;
  return given === 0; // TB-19.5
}

/** An Enemy's attack would take Health from this player's character; true if it does not. */
export function* hitWindow(g: Beginning, index: FigureIndex): Rule<boolean> {
  const { seat } = g.state.figures[index];
  return yield* spareWindow(g, "hit", index, () => [seat]);
}

/** A character would fall to 0 Health; true if it stays at 1. */
export function* zeroWindow(g: Beginning, index: FigureIndex): Rule<boolean> {
  return yield* spareWindow(g, "zero", index, () => seatsInOrder(g));
}

function* spareWindow(
  g: Beginning,
  kind: "hit" | "zero",
  index: FigureIndex,
  seats: () => Seat[],
): Rule<boolean> {
  if (!isThere(g, kind)) return false;
  let spared = false;
  yield* offer(
    kind,
    () => (spared ? [] : seats().filter((seat) => g.state.seats[seat].hand.length > 0)),
    (seat) => ({
      options: mayPlayNow(g, seat) ? uniques(g, seat, kind) : [],
      rule: "TB-36.10",
      args: { ...named(g, index) },
      targets: [g.state.figures[index].seat],
    }),
    function* (seat, option) {
      spared = true;
      yield* stepIn(g, seat, option);
    },
  );
  return spared;
}

function mayPlayNow(g: Beginning, seat: Seat): boolean {
  return g.state.happening.length === 0 || mayAddCard(g, seat); // TB-39.22, TB-19.5
}
