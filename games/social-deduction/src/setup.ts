/** SD-1, SD-2, SD-20, SD-21: setting up. Everything is hidden first and shuffled then. */
import { BadInput, type Rule, type Seat, type Secret } from "@sprawl/engine";
import { type Brought, broughtTo } from "./campaign/brought.js";
import { unmask } from "./campaign/masks.js";
import { begin, dealCampaign, isRemoved, startsAs } from "./campaign/starting.js";
import { noGate } from "./hell-gate/gate.js";
import { COLOURS, loyaltyOfRow, ROWS, type Row, spareLoyalty } from "./rows.js";
import { checkSetup, dealSetupIds, layMarch } from "./setups/dealing.js";
import { setupOf } from "./setups/index.js";
import { bloodCave, hasOpening } from "./setups/opening.js";
import {
  type Deduction,
  FULL_HP,
  type IdName,
  type Laid,
  type LoyaltyName,
  NOBODY,
  type ProgramName,
  type SeatState,
  type State,
  type Weapon,
} from "./state.js";
import { isLarge, ownersOf, usesBox } from "./table.js";
import { newTurn } from "./turn.js";
import { WEAPON_KINDS, WEAPONS, type WeaponKind } from "./weapon-cards.js";

export function setup(g: Deduction): State {
  checkTable(g);
  const row = ROWS[g.seats]; // SD-2.1, HG-14.3
  const brought = broughtTo(g);
  const story = brought && dealCampaign(g, brought); // CM-3.3
  const dealtIds = story
    ? { dealt: story.dealt, setAside: [], box: story.box.ids, bosses: bossIds(g) }
    : dealIds(g, row);
  const loyalty = story ? { laid: story.laid, box: story.box.loyalty } : dealLoyalty(g, row);
  const pile = startingPile(g, brought);
  const seats: SeatState[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const card = dealtIds.dealt[seat];
    g.show(card, seat); // SD-1.21, SD-3.18, SD-4.1, SD-4.3
    const own = newSeat(card, setupOf(g).startHp ?? FULL_HP); // HG-15.6, HG-15.12
    if (brought) startsAs(g, own, brought, seat); // CM-4.8
    seats.push(own);
  }
  const starter = brought ? (brought.lastTurn + 1) % g.seats : startingSeat(g); // CM-4.11
  const state: State = {
    seats,
    loyalty: loyalty.laid,
    weapons: layWeapons(g, row),
    pile: pile.open,
    resolving: [],
    inspected: [],
    setAside: dealtIds.setAside,
    bossIds: dealtIds.bosses,
    box: { ids: dealtIds.box, loyalty: loyalty.box, programs: pile.box },
    starter,
    round: 1,
    quiet: 0,
    stirred: false,
    turn: newTurn(starter), // SD-1.24
    hit: undefined,
    shot: undefined,
    suddenDeath: false,
    checks: [],
    assassins: Object.values(g.box.ids).some(
      ({ id, usedBeforeShot }) => usedBeforeShot && mayHold(g, id),
    ),
    unchecked: [],
    deaths: 0,
    justOut: [],
    firstOut: NOBODY,
    sightings: [],
    said: [],
    gate: noGate(),
    ...(story && { campaign: { ...story.campaign, immediate: pile.immediate } }),
  };
  if (story) {
    g.next("campaign-choose"); // CM-3.4
    g.next("campaign-start");
    if (g.options.talk) g.next("talk");
    g.next("turn", starter);
    return state;
  }
  turnUpStarters(g, state);
  if (setupOf(g).bloodCave) bloodCave(g, state, pile.open, pile.immediate); // HG-15.14
  if (setupOf(g).marching) layMarch(g, state, pile.immediate); // HG-15.26
  dealPrograms(g, state);
  state.pile.push(...pile.immediate);
  g.shuffle("pile", state.pile); // SD-1.17
  if (hasOpening(g)) g.next("opening"); // HG-R24
  if (g.options.talk) g.next("talk");
  g.next("turn", starter);
  return state;
}

/** CM-4: once everybody has chosen, as every game starts. */
export function* campaignStart(g: Deduction): Rule<void> {
  turnUpStarters(g, g.state);
  yield* begin(g, () => dealPrograms(g, g.state));
}

/** Options that do not go together. */
function checkTable(g: Deduction): void {
  const { firstSession, noLoyaltyChanges, legionCard } = g.options;
  if (firstSession && noLoyaltyChanges) {
    throw new BadInput("options.firstSession", "does not go with noLoyaltyChanges"); // SD-21.18, SD-R60
  }
  if (firstSession && legionCard) {
    throw new BadInput("options.firstSession", "does not go with legionCard"); // SD-21.16
  }
  checkSetup(g); // HG-14.1, HG-14.8, SD-21.18
  if (legionCard && g.seats < 6) {
    throw new BadInput("options.legionCard", "needs 6 players or more"); // SD-21.12
  }
}

function newSeat(card: Secret<IdName>, hp: number): SeatState {
  return {
    hp, // SD-1.20
    ids: [{ card, revealed: false }], // SD-1.9, SD-1.19
    programs: [],
    permanents: [],
    marks: [],
    fallenUnlessLegion: false,
    unlocked: [],
    skips: 0,
    bounty: NOBODY,
    waitsForDeath: false,
    lastTeam: [],
    killer: NOBODY,
    ledBy: NOBODY,
    looked: [],
  };
}

// --- IDs -----------------------------------------------------------------------------------------

/** The IDs of this game that may be dealt, by name. */
function idsInUse(g: Deduction): IdName[] {
  const { noLoyaltyChanges } = g.options;
  return Object.values(g.box.ids)
    .filter(({ boss, box }) => !boss && usesBox(g, box)) // SD-1.6
    .filter(({ changesLoyalty }) => !(noLoyaltyChanges && changesLoyalty)) // SD-21.1
    .map(({ id }) => id);
}

/** SD-21.11, SD-R38: whether an ID is dealt first, dealt to fill up, or not at all. */
function firstSessionRank(g: Deduction, id: IdName): number {
  const { beginner, always, startsRevealed } = g.box.ids[id];
  if (!g.options.firstSession || beginner) return 0; // SD-21.8
  return always || startsRevealed ? 2 : 1; // SD-21.11
}

/** Whether this ID can be in the hand of any player at all, as far as the table knows. */
function mayHold(g: Deduction, id: IdName): boolean {
  const { ids: listed, more } = setupOf(g);
  // An ID from the box may come through Shadow existence, where loyalty may change.
  if (listed) return listed.includes(id) || more !== undefined || !g.options.noLoyaltyChanges;
  if (!g.options.firstSession) return true;
  const { colour } = g.box.ids[id];
  const first = Object.values(g.box.ids).filter((card) => card.beginner && card.colour === colour);
  return ROWS[g.seats].ids[COLOURS.indexOf(colour)] > first.length;
}

function dealIds(g: Deduction, row: Row) {
  if (setupOf(g).ids) return { ...dealSetupIds(g), bosses: bossIds(g) }; // HG-14.2
  const drawn: Secret<IdName>[] = [];
  const box: Secret<IdName>[] = [];
  const inUse = idsInUse(g);
  COLOURS.forEach((colour, i) => {
    let left = row.ids[i];
    for (const rank of [0, 1, 2]) {
      const names = inUse.filter(
        (id) => g.box.ids[id].colour === colour && firstSessionRank(g, id) === rank,
      );
      const cards = g.hide<IdName>("ids", names);
      g.shuffle(`ids ${colour}`, cards); // SD-1.7
      const taken = cards.splice(0, rank < 2 ? Math.min(left, cards.length) : 0); // SD-1.8
      left -= taken.length;
      drawn.push(...taken);
      box.push(...cards); // SD-1.11
    }
  });
  const unused = Object.values(g.box.ids).filter(
    ({ id, boss, box: from }) => !boss && usesBox(g, from) && !inUse.includes(id),
  );
  box.push(
    ...g.hide<IdName>(
      "ids",
      unused.map(({ id }) => id),
      "all",
    ),
  );
  g.shuffle("ids", drawn); // SD-1.8
  const dealt = drawn.splice(0, g.seats); // SD-1.9
  return { dealt, setAside: drawn, box, bosses: bossIds(g) }; // SD-1.10
}

/** SD-1.6, SD-12.1: everybody knows which Boss IDs there are. */
function bossIds(g: Deduction): State["bossIds"] {
  const of = (colour: string) =>
    g.hide<IdName>(
      "ids",
      Object.values(g.box.ids)
        .filter((id) => id.boss && id.colour === colour)
        .map(({ id }) => id),
      "all",
    );
  return { human: of("human"), machine: of("machine"), outlaw: of("outlaw") };
}

/** SD-1.19: who has an ID that starts revealed. Where none lies open, nobody has one. */
function turnUpStarters(g: Deduction, s: State): void {
  const open: Seat[] = [];
  s.seats.forEach(({ ids: [laid] }, seat) => {
    if (!g.box.ids[g.face(laid.card)].startsRevealed) return;
    if (s.campaign) unmask(g, seat, 0); // CM-3.7, CM-3.11
    laid.revealed = true; // SD-1.19
    g.show(laid.card, "all");
    g.uses(g.face(laid.card));
    open.push(seat);
  });
  if (open.length > 0) g.disclose("started-revealed", { seats: open }, { rule: "SD-1.19" });
}

// --- loyalty cards -------------------------------------------------------------------------------

function dealLoyalty(g: Deduction, row: Row) {
  const used = loyaltyOfRow(row, g.options.legionCard);
  const cards = g.hide<LoyaltyName>("loyalty", used);
  g.shuffle("loyalty", cards); // SD-1.12
  const places = isLarge(g) ? g.seats : g.seats * 2; // SD-1.13, SD-1.14, SD-20.2, SD-R4
  const laid: Laid<LoyaltyName>[] = cards
    .splice(0, places)
    .map((card) => ({ card, revealed: false })); // SD-1.19
  for (const [slot, { card }] of laid.entries()) g.show(card, ownersOf(g, slot)); // SD-1.21, SD-4.2, SD-20.4
  const spare = g.hide<LoyaltyName>("loyalty", spareLoyalty(used), "all");
  return { laid, box: [...cards, ...spare] }; // SD-4.8, SD-20.5
}

// --- programs ------------------------------------------------------------------------------------

/** All programs of this game: those that may be dealt, those that act when drawn, and the rest. */
function startingPile(g: Deduction, brought: Brought | undefined) {
  const all = Object.values(g.box.programs).filter(({ box }) => usesBox(g, box));
  const isOut = (id: ProgramName) => {
    const { red, changesLoyalty, loyalty } = g.box.programs[id];
    if (brought && isRemoved(brought, id)) return true; // CM-4.1, CM-4.2, CM-4.3, CM-4.4
    if (isLarge(g) && red) return true; // SD-20.1, SD-R51
    if (g.options.noLoyaltyChanges && changesLoyalty) return true; // SD-21.2
    return g.options.firstSession && loyalty === "legion"; // SD-21.9
  };
  const names = (wanted: (id: ProgramName) => boolean) =>
    all.flatMap(({ id, copies }) => (wanted(id) ? new Array<ProgramName>(copies).fill(id) : []));
  const acts = (id: ProgramName) =>
    g.box.programs[id].timing === "immediate" && !g.box.programs[id].loyalty;
  const open = g.hide<ProgramName>(
    "programs",
    names((id) => !isOut(id) && !acts(id)),
  );
  g.shuffle("programs", open); // SD-1.15
  const immediate = g.hide<ProgramName>(
    "programs",
    names((id) => !isOut(id) && acts(id)),
  );
  const box = g.hide<ProgramName>("programs", names(isOut), "all");
  return { open, immediate, box };
}

/** SD-1.16, SD-1.17, SD-R9: cards that act when drawn are not dealt; they come into the pile afterwards. */
function dealPrograms(g: Deduction, s: State): void {
  s.seats.forEach(({ ids: [laid], programs: hand }, seat) => {
    const more = laid.revealed ? (g.box.ids[g.face(laid.card)].startPrograms ?? 0) : 0;
    const transferred = s.campaign?.conditions[seat].transferred ?? 0; // CM-4.9
    for (let i = 0; i < (setupOf(g).startPrograms ?? 1) + more + transferred; i++) {
      const card = s.pile.pop();
      if (card !== undefined) g.put(card, hand, seat); // SD-1.16
    }
    for (const card of hand) if (g.box.programs[g.face(card)].loyalty) g.uses(g.face(card));
  });
}

// --- weapons and the rest ------------------------------------------------------------------------

function layWeapons(g: Deduction, row: Row): Weapon[] {
  const { weapons: chosen } = g.options;
  const middle = (chosen === "printed" ? undefined : row.sets?.[chosen]) ?? row.weapons; // SD-2.2
  const weapons: Weapon[] = [];
  const lay = (kind: WeaponKind, home: Weapon["home"]) => {
    const n = weapons.filter((other) => other.kind === kind).length + 1;
    const id = WEAPONS[kind].several ? `${kind}-${n}` : kind;
    weapons.push({ id, kind, home, holder: NOBODY, aim: [] });
  };
  for (const kind of middle) lay(kind, "middle"); // SD-1.2
  for (const kind of WEAPON_KINDS) {
    const { lockable } = WEAPONS[kind];
    if (lockable && usesBox(g, lockable) && !middle.includes(kind)) lay(kind, "locked"); // SD-1.3, SD-1.4, HG-1.5
  }
  return weapons; // SD-1.5
}

/** SD-1.22, SD-1.23: chance, or who was eliminated first in the game before. */
function startingSeat(g: Deduction): Seat {
  const carried = g.carried as { readonly firstOut?: Seat } | undefined;
  const first = carried?.firstOut ?? NOBODY;
  if (first >= 0 && first < g.seats) return first; // SD-1.23
  return g.below("starting-player", g.seats); // SD-1.22, SD-R10
}
