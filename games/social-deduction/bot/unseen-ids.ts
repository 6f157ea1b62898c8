/** Which IDs a seat has not seen, how many of each colour there are, and what each may be. */
import type { Seat } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { COLOURS, ROWS } from "../src/rows.js";
import { setups } from "../src/setups/index.js";
import type { IdName, Team } from "../src/state.js";
import { faceOf, type IdColour, optionsOf, playsHellGate, type Table } from "./view.js";

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

export function unseenIds(view: Table): UnseenIds {
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

/** How many of each ID are dealt, on average: all of one colour alike, unless a rule says otherwise. */
function dealtShares(view: Table): Record<IdName, number> {
  const options = optionsOf(view);
  const withGate = playsHellGate(view); // HG-14.4
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
export function kindsOf(view: Table, seat: Seat, unseen: UnseenIds): readonly IdKind[] {
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
