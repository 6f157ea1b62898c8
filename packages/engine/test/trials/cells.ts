/**
 * Hidden sides that change, and a private question that looks the same for all.
 *
 * CL-1 Every seat has two loyalty cards face down, of equally many human and machine ones, and one
 *      program, of which two are backups and the others void. Only its owner looks at them.
 * CL-2 Two machine cards make a machine, two human ones a human, one of each an outlaw.
 * CL-3 In its turn a seat does one of these: look at a loyalty card of another seat; shift; accuse.
 * CL-4 Look: only the looker sees it; all see which card it was.
 * CL-5 Shift: everybody in play chooses one of their loyalty cards, in secret and at once; each of
 *      these goes to the next seat in play to the left, which looks at it. The places are seen by
 *      all, the faces are not.
 * CL-6 Accuse: another seat in play is out. Then that seat is asked in private whether it plays its
 *      program. Everybody who is accused is asked, whatever the program is; without a backup the
 *      only answer is no. A backup is shown and keeps the seat in play, once.
 * CL-7 After an accusation all are told whether the match is over: it is if all in play are of one
 *      side, or only two are left. All seats of that side win, also those out; with two of different
 *      sides the outlaws win.
 */
import {
  ask,
  askEach,
  clockwise,
  defineGame,
  type Option,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type Loyalty = "human" | "machine";
type Program = "backup" | "void";
export type Side = Loyalty | "outlaw";

export type CellsState = {
  turn: Seat;
  rounds: number;
  loyalties: Secret<Loyalty>[][];
  programs: Secret<Program>[];
  out: boolean[];
  usedBackup: boolean[];
};

type Cells = Play<CellsState>;
type Action = Option & { readonly target?: Seat; readonly card?: Secret<Loyalty> };

const inPlay = (g: Cells): Seat[] =>
  clockwise(g.seats, g.state.turn).filter((seat) => !g.state.out[seat]);

/** CL-2 */
export function sideOf(g: Cells, seat: Seat): Side {
  const [left, right] = g.state.loyalties[seat].map((card) => g.face(card));
  return left === right ? left : "outlaw";
}

function* turn(g: Cells): Rule<void> {
  const seat = g.state.turn;
  g.next("pass-on");
  const action = yield* ask(seat, "act", actionsOf(g, seat), { rule: "CL-3" });
  if (action.kind === "look" && action.card !== undefined) look(g, seat, action.card);
  if (action.kind === "shift") yield* shift(g);
  if (action.kind === "accuse" && action.target !== undefined) yield* accuse(g, action.target);
}

function actionsOf(g: Cells, seat: Seat): Action[] {
  const others = inPlay(g).filter((other) => other !== seat);
  const looks = others.flatMap((other) =>
    g.state.loyalties[other].map(
      (card): Action => ({ kind: "look", card, on: `card/${card}`, rule: "CL-4" }),
    ),
  );
  const accusations = others.map(
    (target): Action => ({ kind: "accuse", target, on: `seat/${target}`, rule: "CL-6" }),
  );
  return [...looks, { kind: "shift", rule: "CL-5" }, ...accusations];
}

/** CL-4 */
function look(g: Cells, seat: Seat, card: Secret<Loyalty>): void {
  g.show(card, seat); // CL-4
  g.tell("looked", { seat }, { cards: [card], rule: "CL-4" });
}

/** CL-5 */
function* shift(g: Cells): Rule<void> {
  const { loyalties } = g.state;
  const seats = inPlay(g);
  const chosen = yield* askEach("shift", seats, (seat) =>
    loyalties[seat].map((card) => ({ kind: "hand-on", card, on: `card/${card}`, rule: "CL-5" })),
  );
  const given = seats.map((seat) => chosen.get(seat)?.card ?? loyalties[seat][0]);
  const places = seats.map((seat, i) => loyalties[seat].indexOf(given[i]));
  for (const [i, card] of given.entries()) {
    const to = (i + 1) % seats.length;
    loyalties[seats[to]][places[to]] = card; // CL-5
    g.show(card, seats[to]); // CL-5
  }
  g.tell("shifted", { places }, { cards: given, rule: "CL-5" });
}

/** CL-6 */
function* accuse(g: Cells, target: Seat): Rule<void> {
  const s = g.state;
  s.out[target] = true;
  g.tell("accused", { by: s.turn, target }, { rule: "CL-6" });
  const program = s.programs[target];
  const canPlay = g.face(program) === "backup" && !s.usedBackup[target];
  const options: Option[] = [{ kind: "no" }, ...(canPlay ? [{ kind: "play" }] : [])];
  const { kind } = yield* ask(target, "backup", options, { rule: "CL-6", safe: options[0] }); // CL-6
  if (kind === "play") {
    g.show(program, "all"); // CL-6
    s.usedBackup[target] = true;
    s.out[target] = false;
    g.tell("backed-up", { seat: target }, { cards: [program], rule: "CL-6" });
  }
  verdict(g);
}

/** CL-7 */
function verdict(g: Cells): void {
  const left = inPlay(g);
  const sides = new Set(left.map((seat) => sideOf(g, seat)));
  const over = sides.size === 1 || left.length <= 2;
  g.disclose("verdict", { over: over ? 1 : 0 }, { rule: "CL-7" }); // CL-7
  if (!over) return;
  const [only] = sides;
  const side: Side = sides.size === 1 ? only : "outlaw";
  const winners = clockwise(g.seats, 0).filter((seat) => sideOf(g, seat) === side);
  g.end({ winners, reason: `${side}s-win`, rule: "CL-7", sides: [side] });
}

function passOn(g: Cells): void {
  const s = g.state;
  do {
    s.turn = (s.turn + 1) % g.seats;
    if (s.turn === 0) s.rounds++;
  } while (s.out[s.turn]);
  // Nobody has to accuse: a match that nobody ends is the outlaws'.
  if (s.rounds > 10) g.end({ winners: [], reason: "stalemate" });
  g.next("turn");
}

/** CL-1: hidden cards, dealt, each seat looking at its own. */
function deal<T extends string>(g: Cells, pool: string, faces: readonly T[], each: number) {
  const cards = g.hide(pool, faces);
  g.shuffle(pool, cards);
  return clockwise(g.seats, 0).map((seat) => {
    const own = cards.splice(0, each);
    for (const card of own) g.show(card, seat); // CL-1
    return own;
  });
}

export const cells = defineGame<CellsState>({
  id: "cells",
  version: 1,
  seats: { min: 3, max: 8 },
  options: {},
  setup(g) {
    const half = <T>(face: T) => Array<T>(g.seats).fill(face);
    const voids = Array<Program>(g.seats - 2).fill("void");
    g.next("turn");
    return {
      turn: 0,
      rounds: 1,
      loyalties: deal<Loyalty>(
        g,
        "loyalty",
        [...half("human" as const), ...half("machine" as const)],
        2,
      ),
      programs: deal<Program>(g, "program", ["backup", "backup", ...voids], 1).flat(),
      out: half(false),
      usedBackup: half(false),
    };
  },
  steps: { turn, "pass-on": passOn },
  bound: 400,
  census: ({ loyalties, programs }) => ({ cards: [...loyalties.flat(), ...programs] }),
});
