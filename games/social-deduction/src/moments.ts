/**
 * The moments of the rules, and who is in play to hear them: revealed IDs and permanent programs of
 * living players, EX Bosses, and what goes on although it left play. The active player's come first,
 * then clockwise, EX Bosses last (SD-15.15).
 */
import {
  type InPlay,
  momentsOf,
  type Piece,
  type Rule,
  type RuleId,
  type Seat,
} from "@sprawl/engine";
import type { Target } from "./aim.js";
import type { IdCard, Moment, Program } from "./cards.js";
import type { BossCard } from "./hell-gate/boss-card.js";
import type { ExBoss } from "./hell-gate/gate.js";
import type { Action, StepIn } from "./questions.js";
import { type Deduction, NOBODY, type Permanent, type Reading, type Weapon } from "./state.js";

/** A piece in play and whose it is: NOBODY's if it is an EX Boss. */
export type Self = InPlay<IdCard | Program | BossCard> & {
  readonly owner: Seat;
  readonly permanent?: Permanent;
  readonly boss?: ExBoss;
};

export type DeductionMoments = {
  /** What this player may do in a window besides playing a program. */
  waysToStepIn(g: Deduction, self: Self, seat: Seat, moment: Moment): readonly StepIn[];
  /** Whether this player might, as far as everybody can tell (HG-R35). */
  mightStepIn(g: Deduction, self: Self, seat: Seat, moment: Moment): boolean;
  /** Do it; false if it is the way of another piece. */
  stepIn(g: Deduction, self: Self, seat: Seat, way: StepIn): Rule<boolean>;
  /** Further actions of an unarmed owner. */
  actions(g: Deduction, self: Self): readonly Action[];
  /** The owner draws as an action. */
  insteadOfDrawing(g: Deduction, self: Self): Rule<boolean>;
  /** An action was resolved; true if another was announced right behind it. */
  afterAction(g: Deduction, self: Self, action: Action): Rule<boolean>;
  /** Nobody but its owners may look at a card of these. */
  barsLook(g: Reading, self: Self, by: Seat, owners: readonly Seat[]): RuleId | undefined;
  /** Who sees the programs this player receives. */
  alsoSees(g: Deduction, self: Self, seat: Seat): readonly Seat[];
  /** Keeps this player from drawing after light shots. */
  barsProgram(g: Deduction, self: Self, shooter: Seat): RuleId | undefined;
  /** All targets of a shot have answered. */
  afterHits(g: Deduction, self: Self, weapon: Weapon): Rule<void>;
  /** The shot is over. */
  afterShot(g: Deduction, self: Self, shooter: Seat, targets: readonly Target[]): Rule<void>;
  /** These were eliminated, and the check is done (SD-16.10). */
  afterElimination(g: Deduction, self: Self, out: readonly Seat[]): Rule<void>;
  /** Somebody is out, at this moment. */
  playerOut(g: Deduction, self: Self, seat: Seat): void;
  /** The active player's turn is over. */
  turnEnded(g: Deduction, self: Self): void;
  /** A portal was laid beside the pile. */
  portalPlaced(g: Deduction, self: Self): void;
};

/** Who hears the moment in question; all of them where none is. */
type Hearing = ReadonlySet<Piece> | undefined;

export const moments = momentsOf<Reading, DeductionMoments, Self["piece"]>({
  active: (g) => g.state.turn.seat,
  inPlay,
  place: (g, { owner = NOBODY }) =>
    owner === NOBODY ? g.seats : (owner - g.state.turn.seat + g.seats) % g.seats,
});

function inPlay(g: Reading, whose: Seat | undefined, hearers?: Hearing): Self[] {
  const found: Self[] = [];
  const { seats, gate } = g.state;
  for (let owner = 0; owner < seats.length; owner++) {
    if (whose === undefined || owner === whose) addOf(g, owner, hearers, found);
  }
  if (whose !== undefined) return found;
  for (const boss of gate.bosses) {
    const piece = boss.hp > 0 && bossCard(g, boss.number);
    if (piece) found.push({ piece, owner: NOBODY, boss, copy: boss.number });
  }
  return found;
}

/** What works for a living player (SD-11.2, SD-13.23). */
function addOf(g: Reading, owner: Seat, hearers: Hearing, found: Self[]): void {
  const { hp, ids, permanents } = g.state.seats[owner];
  if (hp === 0) return;
  const { box } = g;
  for (const { card, revealed } of ids) {
    if (!revealed) continue;
    const piece = box.ids[g.face(card)];
    if (hears(piece, hearers)) found.push({ piece, owner });
  }
  for (const permanent of permanents) {
    const { program, card } = permanent;
    const piece = box.programs[program];
    if (hears(piece, hearers)) found.push({ piece, owner, permanent, copy: card });
  }
  for (const piece of box.lasting) {
    if (hearers?.has(piece) === false) continue;
    if (piece.lasting?.(g, owner)) found.push({ piece, owner });
  }
}

/** Whether it hears this moment for as long as it is in play. */
function hears(piece: IdCard | Program, hearers: Hearing): boolean {
  return !piece.lasting && hearers?.has(piece) !== false;
}

/** HG-2.15: the EX Boss of this number. */
export function bossCard({ box }: Pick<Reading, "box">, number: number): BossCard {
  const found = Object.values(box.bosses).find((card) => card.number === number);
  if (!found) throw new Error(`there is no EX Boss ${number}`);
  return found;
}
