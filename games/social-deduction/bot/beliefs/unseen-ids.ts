/** Which IDs a seat has not seen, how many of each colour there are, and what each may be. */
import type { Seat } from "@sprawl/engine";
import {
  faceOf,
  type IdColour,
  optionsOf,
  playsHellGate,
  type SeatView,
} from "../../src/advice/view.js";
import { ids } from "../../src/ids/index.js";
import { COLOURS, ROWS } from "../../src/rows.js";
import { setups } from "../../src/setups/index.js";
import type { IdName, Team } from "../../src/state.js";

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

/** Unseen IDs by colour, and the chance that it is these. */
export type IdPool = { readonly left: readonly number[]; readonly chance: number };

/** What an unseen ID of each colour may be, and how many there are. */
export type UnseenIds = {
  /** The chance that an ID nobody can hold face down was dealt, as far as the counts say (SD-1.19). */
  readonly asleep: number;
  readonly kinds: Readonly<Record<IdColour, readonly IdKind[]>>;
  readonly left: Readonly<Record<IdColour, number>>;
};

export function unseenIds(view: SeatView): UnseenIds {
  const { state } = view;
  const { shares, sums, names: all } = dealtAt(view);
  const left = { ...sums };
  // What was dealt and has been seen lies with a player or is set aside; the rest of the box never was.
  const dealt = [
    ...state.seats.flatMap((own) => own.ids.map(({ card }) => card)),
    ...state.setAside,
  ];
  for (const card of dealt) {
    const face = faceOf(view, card);
    if (face && !ids[face].boss) left[ids[face].colour]--;
  }
  const seen = new Set([...dealt, ...state.box.ids].map((card) => faceOf(view, card)));
  const kinds = { human: [], machine: [], outlaw: [] } as Record<IdColour, IdKind[]>;
  // Once a set-aside ID has been taken up, anything may lie face down (Kick Starter).
  const takenUp = state.setAside.some((card) => faceOf(view, card) !== undefined);
  let asleep = 0;
  for (const colour of COLOURS) {
    left[colour] = Math.max(0, Math.round(left[colour]));
    const names = all[colour].filter((name) => !seen.has(name));
    const down = names.filter((name) => takenUp || !ids[name].startsRevealed);
    kinds[colour] = grouped(down, shares, true);
    if (down.length < names.length) asleep = left[colour] / names.length;
  }
  return { kinds, left, asleep };
}

/** SD-1.19: Sleepless face down can only be set aside; it is there, or it was not dealt. */
export function idPools({ left, asleep }: UnseenIds, hidden: number): IdPool[] {
  const all = COLOURS.map((colour) => left[colour]);
  const total = all.reduce((sum, count) => sum + count, 0);
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

/** The IDs that can be dealt at all, without and with Project: Hell Gate (SD-1.6, HG-14.4). */
const DEALT = [false, true].map((withGate) =>
  Object.values(ids).filter(({ boss, box }) => !boss && (box === "core" || withGate)),
);

/** How many of each ID are dealt, on average; of each colour; and which may be, by colour. */
type Dealt = {
  readonly shares: Readonly<Record<IdName, number>>;
  readonly sums: Readonly<Record<IdColour, number>>;
  readonly names: Readonly<Record<IdColour, readonly IdName[]>>;
};

const DEALT_AT = new Map<string, Dealt>();

/** Worked out once for each kind of table. */
function dealtAt(view: SeatView): Dealt {
  const { scenario, firstSession, noLoyaltyChanges } = optionsOf(view);
  const table = [view.seats, scenario, firstSession, noLoyaltyChanges, playsHellGate(view)].join();
  const known = DEALT_AT.get(table);
  if (known) return known;
  const shares = sharesAt(view);
  const sums = { human: 0, machine: 0, outlaw: 0 };
  const names: Record<IdColour, IdName[]> = { human: [], machine: [], outlaw: [] };
  for (const [name, share] of Object.entries(shares)) {
    sums[ids[name].colour] += share;
    if (share > 0) names[ids[name].colour].push(name);
  }
  const dealt = { shares, sums, names };
  DEALT_AT.set(table, dealt);
  return dealt;
}

/** All of one colour alike, unless a rule says otherwise. */
function sharesAt(view: SeatView): Record<IdName, number> {
  const options = optionsOf(view);
  const all = DEALT[playsHellGate(view) ? 1 : 0];
  const inUse = options.noLoyaltyChanges ? all.filter((card) => !card.changesLoyalty) : all; // SD-21.1
  const { ids: listed, more } = setups[options.scenario];
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
export function kindsOf(view: SeatView, seat: Seat, unseen: UnseenIds): readonly IdKind[] {
  const laid = view.state.seats[seat].ids;
  for (const { card } of laid) {
    const face = faceOf(view, card);
    if (face) return grouped([face], {}, false);
  }
  const bosses = laid.length > 1 ? bossKinds(view, laid.length) : [];
  if (bosses.length > 0) return bosses;
  const any = COLOURS.flatMap((colour) => unseen.kinds[colour]);
  return [...any, ...loneBoss(view, seat, unseen, any.length === 0)];
}

/** SD-12.3: who lies behind several IDs has taken all Boss IDs of one colour. */
function bossKinds({ state }: SeatView, many: number): IdKind[] {
  const names = BOSSES.filter(({ colour }) => isTaken(state, colour));
  const colours = COLOURS.filter(
    (each) => names.filter(({ colour }) => colour === each).length === many,
  );
  const open = names.filter(({ colour }) => colours.includes(colour)).map(({ id }) => id);
  return grouped(open, {}, false);
}

const BOSSES = Object.values(ids).filter(({ boss }) => boss);

function isTaken({ bossIds }: SeatView["state"], colour: IdColour): boolean {
  return bossIds[colour].length === 0;
}

/** How likely the Boss of one ID still has it, and how likely it has come to this other player. */
const STILL = 0.9;
const MOVED = 0.02;

/**
 * A Boss ID that is alone of its colour looks like any other ID once it has been exchanged. Its
 * taker has a mark (SD-12.13); so it is probably there, and perhaps anywhere else.
 */
function loneBoss(view: SeatView, seat: Seat, { left }: UnseenIds, isOnly: boolean): IdKind[] {
  const { state } = view;
  const lone = COLOURS.filter((colour) => isTaken(state, colour)).flatMap((colour) => {
    const cards = BOSSES.filter((id) => id.colour === colour);
    return cards.length === 1 ? cards : [];
  });
  const seen = state.seats.flatMap(({ ids: laid }) => laid.map(({ card }) => faceOf(view, card)));
  const hidden = lone.filter(({ id }) => !seen.includes(id));
  if (hidden.length === 0) return [];
  const chance = state.seats[seat].marks.length > 0 ? STILL : MOVED;
  // The unseen are weighed by how many there are of each, so this one is weighed against them all.
  const all = COLOURS.reduce((sum, colour) => sum + left[colour], 0);
  const share = isOnly || all === 0 ? 1 : (all * chance) / (1 - chance);
  const names = hidden.map(({ id }) => id);
  return grouped(names, {}, false).map((kind) => ({
    ...kind,
    share: kind.share * share,
    names: Object.fromEntries(names.map((name) => [name, share / names.length])),
  }));
}
