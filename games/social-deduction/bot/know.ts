/**
 * What a seat knows for certain, read from its view and from nothing else: the faces it has seen,
 * and how many cards of each sort must still lie somewhere unseen (SD-2, SD-4).
 */
import type { Plain, Seat, View } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { programs } from "../src/programs/index.js";
import { COLOURS, LOYALTY, loyaltyOfRow, ROWS } from "../src/rows.js";
import { setups } from "../src/setups/index.js";
import type {
  Colour,
  IdName,
  LoyaltyName,
  MarkFace,
  Options,
  ProgramName,
  State,
  Team,
} from "../src/state.js";
import { isLarge, slotOf } from "../src/table.js";

export type Table = View<State>;
export type IdColour = Exclude<Colour, "legion">;
export const TEAMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];
export const LOYALTIES: readonly LoyaltyName[] = Object.keys(LOYALTY);

/** IDs that make the same of a player: those of one colour and one Always line. */
export type IdKind = {
  readonly colour: IdColour;
  readonly always: Team | undefined;
  /** Which they are, each with its share of an unseen ID of this colour. */
  readonly names: Readonly<Record<IdName, number>>;
  readonly share: number;
  /** Whether it comes from the cards nobody has shown to this seat. */
  readonly pooled: boolean;
};

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
  readonly idPools: readonly { readonly left: readonly number[]; readonly chance: number }[];
  /** Unseen loyalty cards in the order of `LOYALTIES`, wherever they lie. */
  readonly loyaltyPool: readonly number[];
  /** Chance that an unseen program in a hand is a loyalty program, by colour. */
  readonly loyaltyProgram: Readonly<Record<Colour, number>>;
};

export function optionsOf(view: Table): Options {
  return view.options as unknown as Options;
}

export function faceOf(view: Table, card: number): string | undefined {
  const face: Plain = view.faces[card];
  return typeof face === "string" ? face : undefined;
}

/** Everything a seat knows of the cards on the table. */
export function knownTo(view: Table): Known {
  const me = Number(view.viewer);
  const shares = unseenIds(view);
  const players = view.state.seats.map((_, seat) => playerKnown(view, seat, shares));
  return {
    me,
    large: isLarge(view),
    players,
    idPools: idPools(shares, players),
    loyaltyPool: unseenLoyalty(view),
    loyaltyProgram: loyaltyChances(view),
  };
}

function playerKnown(view: Table, seat: Seat, unseen: UnseenIds): PlayerKnown {
  const { state } = view;
  const own = state.seats[seat];
  const slots = [slotOf(view, seat, "left"), slotOf(view, seat, "right")] as const;
  const faces = own.programs.map((card) => faceOf(view, card));
  const seenPrograms = faces.filter((face) => face !== undefined);
  const marks: MarkFace[] = [];
  let doubtful = 0;
  for (const { mark } of own.marks) {
    const face = faceOf(view, mark) as MarkFace | undefined;
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

// --- IDs -----------------------------------------------------------------------------------------

/** What an unseen ID of each colour may be, and how many there are. */
type UnseenIds = {
  /** The chance that an ID nobody can hold face down was dealt, as far as the counts say (SD-1.19). */
  readonly asleep: number;
  readonly kinds: Readonly<Record<IdColour, readonly IdKind[]>>;
  readonly left: Readonly<Record<IdColour, number>>;
};

function unseenIds(view: Table): UnseenIds {
  const { state } = view;
  const shares = dealtShares(view);
  const left = { human: 0, machine: 0, outlaw: 0 };
  for (const [name, share] of Object.entries(shares)) left[ids[name].colour] += share;
  // What was dealt and has been seen lies with a player or is set aside; the rest of the box never was.
  const dealt = [
    ...state.seats.flatMap((own) => own.ids.map(({ card }) => card)),
    ...state.setAside,
  ];
  for (const card of dealt) {
    const face = faceOf(view, card);
    if (face && !ids[face].boss) left[ids[face].colour]--;
  }
  const seen = [...dealt, ...state.box.ids].map((card) => faceOf(view, card));
  const kinds = { human: [], machine: [], outlaw: [] } as Record<IdColour, IdKind[]>;
  // Once a set-aside ID has been taken up, anything may lie face down (Kick Starter).
  const takenUp = state.setAside.some((card) => faceOf(view, card) !== undefined);
  let asleep = 0;
  for (const colour of COLOURS) {
    left[colour] = Math.max(0, Math.round(left[colour]));
    const names = Object.keys(shares).filter(
      (name) => ids[name].colour === colour && shares[name] > 0 && !seen.includes(name),
    );
    const down = names.filter((name) => takenUp || !ids[name].startsRevealed);
    kinds[colour] = grouped(down, shares, true);
    if (down.length < names.length) asleep = left[colour] / names.length;
  }
  return { kinds, left, asleep };
}

/** SD-1.19: Sleepless face down can only be set aside; it is there, or it was not dealt. */
function idPools({ left, asleep }: UnseenIds, players: readonly PlayerKnown[]): Known["idPools"] {
  const all = COLOURS.map((colour) => left[colour]);
  const total = all.reduce((sum, count) => sum + count, 0);
  const hidden = players.filter(({ kinds }) => kinds.some(({ pooled }) => pooled)).length;
  if (asleep === 0 || total <= hidden) return [{ left: all, chance: 1 }];
  const aside = asleep * (1 - hidden / total);
  const chance = aside / (aside + 1 - asleep);
  const without = [all[0] - 1, ...all.slice(1)];
  if (chance === 1) return [{ left: without, chance }];
  return [
    { left: all, chance: 1 - chance },
    { left: without, chance },
  ];
}

/** How many of each ID are dealt, on average: all of one colour alike, unless a rule says otherwise. */
function dealtShares(view: Table): Record<IdName, number> {
  const options = optionsOf(view);
  const withGate = options.hellGate || options.scenario !== "none"; // HG-14.4
  const inUse = Object.values(ids).filter(
    ({ boss, box, changesLoyalty }) =>
      !boss && (box === "core" || withGate) && !(options.noLoyaltyChanges && changesLoyalty), // SD-1.6, SD-21.1
  );
  const { ids: listed, more } = setups[options.scenario] as {
    readonly ids?: readonly IdName[];
    readonly more?: { readonly colour: Team; readonly count: number };
  };
  const shares: Record<IdName, number> = {};
  if (listed) {
    for (const name of listed) if (ids[name]) shares[name] = 1; // HG-14.2
    const rest = inUse.filter(({ id, colour }) => colour === more?.colour && !listed.includes(id));
    for (const { id } of rest) shares[id] = (more?.count ?? 0) / rest.length;
    return shares;
  }
  COLOURS.forEach((colour, i) => {
    let left = ROWS[view.seats].ids[i]; // SD-1.8
    const ofColour = inUse.filter((card) => card.colour === colour);
    const first = ofColour.filter(({ beginner }) => options.firstSession && beginner); // SD-21.8
    const later = ofColour.filter(
      (card) =>
        !first.includes(card) && !(options.firstSession && (card.always || card.startsRevealed)),
    ); // SD-21.11
    for (const pile of [first, later]) {
      const taken = Math.min(left, pile.length);
      for (const { id } of pile) shares[id] = taken / pile.length;
      left -= taken;
    }
  });
  return shares;
}

function grouped(
  names: readonly IdName[],
  shares: Readonly<Record<IdName, number>>,
  pooled: boolean,
): IdKind[] {
  const total = names.reduce((sum, name) => sum + (shares[name] ?? 1), 0);
  const kinds = new Map<
    string,
    {
      colour: IdColour;
      always: Team | undefined;
      names: Record<IdName, number>;
      share: number;
      pooled: boolean;
    }
  >();
  for (const name of names) {
    const { colour, always } = ids[name];
    const key = `${colour} ${always ?? ""}`;
    const kind = kinds.get(key) ?? { colour, always, names: {}, share: 0, pooled };
    const share = (shares[name] ?? 1) / total;
    kind.names[name] = share;
    kind.share += share;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

/** What the ID of this player may be: one this seat has seen, a Boss ID, or any of the unseen. */
function kindsOf(view: Table, seat: Seat, unseen: UnseenIds): readonly IdKind[] {
  const laid = view.state.seats[seat].ids;
  for (const { card } of laid) {
    const face = faceOf(view, card);
    if (face) return grouped([face], {}, false);
  }
  const bosses = bossKinds(view, seat);
  return bosses.length > 0 ? bosses : COLOURS.flatMap((colour) => unseen.kinds[colour]);
}

/** SD-12.3: who lies behind Boss IDs has taken all of one colour. */
function bossKinds(view: Table, seat: Seat): IdKind[] {
  const { bossIds, seats } = view.state;
  const own = seats[seat];
  const taken = COLOURS.filter((colour) => bossIds[colour].length === 0).filter((colour) => {
    const count = Object.values(ids).filter((id) => id.boss && id.colour === colour).length;
    return count === own.ids.length && (count > 1 || own.marks.length > 0);
  });
  const names = Object.values(ids).filter(({ boss, colour }) => boss && taken.includes(colour));
  return grouped(
    names.map(({ id }) => id),
    {},
    false,
  );
}

// --- loyalty cards and programs -----------------------------------------------------------------

function unseenLoyalty(view: Table): number[] {
  const left = LOYALTIES.map(() => 0);
  for (const name of loyaltyOfRow(ROWS[view.seats], optionsOf(view).legionCard)) {
    left[LOYALTIES.indexOf(name)]++;
  }
  for (const { card } of view.state.loyalty) {
    const face = faceOf(view, card);
    if (face) left[LOYALTIES.indexOf(face)]--;
  }
  return left.map((count) => Math.max(0, count)); // arranged tables may hold more than there is
}

/** SD-14.1: about one in ten. */
function loyaltyChances(view: Table): Record<Colour, number> {
  const { state } = view;
  const options = optionsOf(view);
  const withGate = options.hellGate || options.scenario !== "none";
  const left: Record<ProgramName, number> = {};
  for (const { id, copies, box, timing, loyalty } of Object.values(programs)) {
    if (box !== "core" && !withGate) continue;
    if (timing !== "immediate" || loyalty) left[id] = copies; // what acts at once is in no hand
  }
  const places = [
    ...state.seats.flatMap((own) => [...own.programs, ...own.permanents.map(({ card }) => card)]),
    ...state.pile,
    ...state.resolving,
    ...state.inspected,
    ...state.box.programs,
  ];
  for (const card of places) {
    const face = faceOf(view, card);
    if (face !== undefined && left[face] !== undefined) left[face]--;
  }
  const chances: Record<Colour, number> = { human: 0, machine: 0, outlaw: 0, legion: 0 };
  let total = 0;
  for (const [id, count] of Object.entries(left)) {
    const { loyalty } = programs[id];
    total += Math.max(0, count);
    if (loyalty) chances[loyalty] += Math.max(0, count);
  }
  if (total > 0) for (const colour of Object.keys(chances) as Colour[]) chances[colour] /= total;
  return chances;
}
