/**
 * What a seat knows for certain, read from its view and from nothing else: the faces it has seen,
 * and how many cards of each sort must still lie somewhere unseen (SD-2, SD-4).
 */
import { faceIn, type Seat } from "@sprawl/engine";
import { faceOf, LOYALTIES, playsHellGate, type SeatView } from "../../src/advice/view.js";
import { programs } from "../../src/programs/index.js";
import { LOYALTY } from "../../src/rows.js";
import type { Colour, LoyaltyName, MarkFace, ProgramName } from "../../src/state.js";
import { isLarge, slotOf } from "../../src/table.js";
import {
  type IdKind,
  type IdPool,
  idPools,
  kindsOf,
  type UnseenIds,
  unseenIds,
} from "./unseen-ids.js";

export type PlayerKnown = {
  readonly seat: Seat;
  readonly living: boolean;
  /** What the ID may be. */
  readonly kinds: readonly IdKind[];
  readonly idSeen: boolean;
  /** Where the loyalty cards lie, and what they are if this seat has seen them. */
  readonly slots: readonly [number, number];
  readonly seen: readonly [LoyaltyName | undefined, LoyaltyName | undefined];
  /** Programs of this player that this seat has seen, and how many it has not. */
  readonly programs: readonly ProgramName[];
  readonly unseenPrograms: number;
  readonly marks: readonly MarkFace[];
  /** Marks that may or may not have made this player Legion. */
  readonly doubtfulMarks: number;
};

export type Known = {
  readonly me: Seat;
  readonly large: boolean;
  readonly players: readonly PlayerKnown[];
  /** Unseen IDs by colour, wherever they lie: one way or several ways it may be, with its chance. */
  readonly idPools: readonly IdPool[];
  /** Unseen loyalty cards in the order of `LOYALTIES`, wherever they lie. */
  readonly loyaltyPool: readonly number[];
  /** Chance that an unseen program in a hand is a loyalty program, by colour. */
  readonly loyaltyProgram: Readonly<Record<Colour, number>>;
};

/** Everything a seat knows of the cards on the table. */
export function knownTo(view: SeatView): Known {
  const me = Number(view.viewer);
  const shares = unseenIds(view);
  const players = view.state.seats.map((_, seat) => playerKnown(view, seat, shares));
  return {
    me,
    large: isLarge(view),
    players,
    idPools: idPools(shares, players.filter(({ kinds }) => kinds.some(isPooled)).length),
    loyaltyPool: unseenLoyalty(view),
    loyaltyProgram: loyaltyChances(view),
  };
}

function isPooled({ pooled }: IdKind): boolean {
  return pooled;
}

function playerKnown(view: SeatView, seat: Seat, unseen: UnseenIds): PlayerKnown {
  const { state } = view;
  const own = state.seats[seat];
  const slots = [slotOf(view, seat, "left"), slotOf(view, seat, "right")] as const;
  const faces = own.programs.map((card) => faceOf(view, card));
  const seenPrograms = faces.filter((face) => face !== undefined);
  const marks: MarkFace[] = [];
  let doubtful = 0;
  for (const { mark } of own.marks) {
    const face = faceIn(view, mark);
    if (face) marks.push(face);
    else if (own.fallenUnlessLegion)
      marks.push("fallen"); // SD-R8: Legion comes first anyway
    else doubtful++;
  }
  const kinds = kindsOf(view, seat, unseen);
  return {
    seat,
    living: own.hp > 0,
    kinds,
    idSeen: kinds.length === 1 && !kinds[0].pooled,
    slots,
    seen: [faceOf(view, state.loyalty[slots[0]].card), faceOf(view, state.loyalty[slots[1]].card)],
    programs: seenPrograms,
    unseenPrograms: faces.length - seenPrograms.length,
    marks,
    doubtfulMarks: doubtful,
  };
}

// --- loyalty cards and programs -----------------------------------------------------------------

/** All there are, less those seen on the table and in the box. */
function unseenLoyalty({ state, faces }: SeatView): number[] {
  const left = LOYALTIES.map((name) => LOYALTY[name].copies);
  const places = [...state.loyalty.map(({ card }) => card), ...state.box.loyalty];
  for (const card of places) {
    const face = faces[card];
    if (typeof face === "string") left[LOYALTIES.indexOf(face)]--;
  }
  return left.map((count) => Math.max(0, count)); // arranged tables may hold more than there is
}

/** What may lie in a hand, without and with Project: Hell Gate; what acts at once never does. */
const IN_HANDS = [false, true].map((withGate) => {
  const cards = Object.values(programs).filter(
    ({ box, timing, loyalty }) =>
      (box === "core" || withGate) && (timing !== "immediate" || loyalty !== undefined),
  );
  return new Map(cards.map(({ id, copies, loyalty }) => [id, { copies, loyalty }]));
});

/** SD-14.1: about one in ten. */
function loyaltyChances(view: SeatView): Record<Colour, number> {
  const { state } = view;
  const cards = IN_HANDS[playsHellGate(view) ? 1 : 0];
  const seen = new Map<ProgramName, number>();
  const see = (card: number) => {
    const face = faceOf(view, card);
    if (face !== undefined) seen.set(face, (seen.get(face) ?? 0) + 1);
  };
  for (const { programs: hand, permanents } of state.seats) {
    for (const card of hand) see(card);
    for (const { card } of permanents) see(card);
  }
  for (const place of [state.pile, state.resolving, state.inspected, state.box.programs]) {
    for (const card of place) see(card);
  }
  const chances: Record<Colour, number> = { human: 0, machine: 0, outlaw: 0, legion: 0 };
  let total = 0;
  for (const [id, { copies, loyalty }] of cards) {
    const left = Math.max(0, copies - (seen.get(id) ?? 0));
    total += left;
    if (loyalty) chances[loyalty] += left;
  }
  if (total > 0) for (const colour of Object.keys(chances) as Colour[]) chances[colour] /= total;
  return chances;
}
