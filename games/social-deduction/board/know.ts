/**
 * What one viewer knows, and what everybody does, worked out from the view and the log alone. Nothing
 * in here guesses: it is what a person with paper could write down.
 */
import { faceIn, type Seat } from "@sprawl/engine";
import type { SeatView } from "../src/advice/view.js";
import { box } from "../src/box.js";
import { ids } from "../src/ids/index.js";
import { programs } from "../src/programs/index.js";
import { LOYALTY } from "../src/rows.js";
import { type Setup, setups } from "../src/setups/index.js";
import type { Colour, Laid, Looked, Place, Team } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { type Belongings, coloursOf, teamBy, teamFrom } from "../src/teams.js";
import type { WeaponKind } from "../src/weapon-cards.js";

export type { SeatView };

export const PLACES: readonly Place[] = ["left", "id", "right"];

/** The cards at one place of a player: one, or all the Boss IDs of a Boss. */
export function laidAt({ seats, state }: SeatView, seat: Seat, place: Place): readonly Laid[] {
  if (place === "id") return state.seats[seat]?.ids ?? [];
  const laid = state.loyalty[slotOf({ seats }, seat, place)];
  return laid ? [laid] : [];
}

/** With whom a card on this side is shared at a large table. */
export function neighbourAt({ seats }: { readonly seats: number }, seat: Seat, place: Place): Seat {
  return place === "left" ? (seat + 1) % seats : (seat + seats - 1) % seats;
}

/** Has the viewer looked at this card? Then it was known to them before everybody saw it. */
export function knewOf({ viewer, state }: SeatView, card: number): boolean {
  const looked: readonly Looked[] = typeof viewer === "number" ? state.seats[viewer].looked : [];
  return looked.some((each) => each.card === card);
}

/** The face of a card as this viewer sees it; undefined if it is hidden. */
export function faceOf({ faces }: SeatView, card: number): string | undefined {
  const face = faces[card];
  return typeof face === "string" ? face : undefined;
}

/** The colour a card shows, whatever kind of card it is. */
export function colourOf(face: string): Team | undefined {
  return LOYALTY[face]?.colour ?? ids[face]?.colour ?? (isTeam(face) ? face : undefined);
}

export const TEAMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];

export function isTeam(face: string): face is Team {
  return TEAMS.some((team) => team === face);
}

/** The scenario that is played; without one, an empty one. */
export function setupIn({ options }: SeatView): Setup {
  const found = Object.entries(setups).find(([name]) => name === options.scenario);
  return found?.[1] ?? {};
}

/** Is the expansion on the table? Scenarios are played with it. */
export function withGate({ options }: SeatView): boolean {
  return options.hellGate === true || (options.scenario ?? "none") !== "none";
}

// --- public facts --------------------------------------------------------------------------------

export type Count = { readonly name: string; readonly open: number; readonly left: number };

/** Does everybody know what is left in the box? Not after it was mixed (D.U.S.T.). */
export function isBoxKnown(view: SeatView): boolean {
  return view.state.box.loyalty.every((card) => faceOf(view, card) !== undefined);
}

/**
 * Loyalty cards by name: how many lie face up, and how many are still somewhere out of sight. What
 * stays in the box from the beginning is known to everybody; once it was mixed, what is out of sight
 * may lie there too.
 */
export function loyaltyCounts(view: SeatView): readonly Count[] {
  const { loyalty, box } = view.state;
  const open = loyalty.filter(({ revealed }) => revealed).map(({ card }) => faceOf(view, card));
  // Of a box that was mixed some may still know some cards; everybody knows that a Legion card
  // that was not dealt is in it (HG-R36).
  const isPublic = (face: string | undefined) =>
    isBoxKnown(view) || (face === "legion" && view.options.legionCard !== true);
  const spare = box.loyalty.map((card) => faceOf(view, card)).filter(isPublic);
  const many = (faces: readonly (string | undefined)[], name: string) =>
    faces.filter((face) => face === name).length;
  return Object.entries(LOYALTY)
    .map(([name, { copies }]) => ({
      name,
      open: many(open, name),
      left: copies - many(spare, name) - many(open, name),
    }))
    .filter(({ open, left }) => open + left > 0);
}

export type IdCount = { readonly colour: Colour; readonly open: number };

/** Revealed IDs of the players, by colour; Boss IDs were not among those drawn for the game. */
export function idCounts(view: SeatView): readonly IdCount[] {
  const faces = view.state.seats.flatMap(({ ids: laid }) =>
    laid.filter(({ revealed }) => revealed).map(({ card }) => faceOf(view, card) ?? ""),
  );
  return (["human", "machine", "outlaw"] as const).map((colour) => ({
    colour,
    open: faces.filter((face) => ids[face]?.colour === colour && !ids[face].boss).length,
  }));
}

/** Quiet rounds are counted openly from the eighth on (SD-R45). */
const QUIET_SHOWN = 8;

/** How many rounds have been quiet, once that matters; 0 before. */
export function quietRounds({ state }: SeatView): number {
  return state.quiet >= QUIET_SHOWN ? state.quiet : 0;
}

/** Who among the living may take this weapon from the locked side (SD-8.20). */
export function unlockedBy({ state }: SeatView, kind: WeaponKind): readonly Seat[] {
  return state.seats.flatMap(({ hp, unlocked, permanents }, seat) => {
    const open =
      unlocked.includes(kind) ||
      permanents.some(({ program }) => programs[program]?.unlocks === kind);
    return hp > 0 && open ? [seat] : [];
  });
}

// --- what I know ---------------------------------------------------------------------------------

/** Everything that decides the viewer's own team; undefined where somebody has no seat. */
export function ownBelongings(view: SeatView): Belongings | undefined {
  return view.viewer === "spectator" ? undefined : belongingsOf(view, view.viewer);
}

/** What is known of everything that decides somebody's team; undefined while their ID is not. */
export function belongingsOf(view: SeatView, seat: Seat): Belongings | undefined {
  const own = view.state.seats[seat];
  const known = (cards: readonly number[]) => cards.flatMap((card) => faceOf(view, card) ?? []);
  const belongings = {
    ids: known(own.ids.map(({ card }) => card)),
    loyalty: (["left", "right"] as const).flatMap((side) =>
      known(laidAt(view, seat, side).map(({ card }) => card)),
    ),
    programs: known(own.programs),
    marks: own.marks.flatMap(({ mark }) => faceIn(view, mark) ?? []),
  };
  return belongings.ids.length > 0 ? belongings : undefined;
}

/** What made somebody this, where it was not the colours of the cards. */
export type Made = "always" | "marked" | { readonly program: string };

export function whatMade(own: Belongings, team: Team): Made | undefined {
  const plain = { isLegion: false, isFallen: false, line: undefined };
  if (teamBy(coloursOf(box, own), plain) === team || teamFrom(box, own) !== team) return undefined;
  if (own.ids.some((id) => box.ids[id].always === team)) return "always";
  if (own.marks.some((mark) => mark === team)) return "marked";
  const program = own.programs.find((name) => box.programs[name].loyalty === team);
  return program === undefined ? undefined : { program };
}

/** The team the viewer is on now, or was when eliminated. */
export function ownTeam(view: SeatView): Team | undefined {
  const { viewer, state } = view;
  if (viewer === "spectator") return undefined;
  const { hp, lastTeam } = state.seats[viewer];
  if (hp === 0 && lastTeam.length > 0) return faceIn(view, lastTeam[0]);
  const own = ownBelongings(view);
  return own && teamFrom(box, own);
}

/** A hidden card of somebody else that the viewer knows. */
export type Known = { readonly card: number; readonly place: Place; readonly face: string };

export function knownOf(view: SeatView, seat: Seat): readonly Known[] {
  if (seat === view.viewer) return [];
  return PLACES.flatMap((place) =>
    laidAt(view, seat, place).flatMap(({ card, revealed }) => {
      const face = revealed ? undefined : faceOf(view, card);
      return face === undefined ? [] : [{ card, place, face }];
    }),
  );
}

/** Hidden programs and marks of somebody else that the viewer knows. */
export function alsoKnownOf(view: SeatView, seat: Seat): readonly Omit<Known, "place">[] {
  if (seat === view.viewer) return [];
  const { programs: hand, marks } = view.state.seats[seat];
  return [...hand, ...marks.map(({ mark }) => mark)].flatMap((card) => {
    const face = faceOf(view, card);
    return face === undefined || face === "unchanged" ? [] : [{ card, face }];
  });
}

/** What the viewer saw of everybody's team at a check. */
export type Sight = {
  readonly round: number;
  readonly what: "teams" | "legion";
  readonly seats: readonly { readonly seat: Seat; readonly team: string }[];
};

/**
 * The last check and the last time Legion were shown, if there was any. Tokens also lie where they
 * tell this viewer nothing (HG-10.4): what cannot be read was not seen.
 */
export function sightsOf(view: SeatView): readonly Sight[] {
  const { viewer, state } = view;
  if (viewer === "spectator") return [];
  const seen = state.sightings
    .filter(({ by }) => by.includes(viewer))
    .map(({ round, what, seats, teams }) => ({
      round,
      what,
      seats: seats.flatMap((seat, i) => {
        const team = faceOf(view, teams[i]);
        return team === undefined ? [] : [{ seat, team }];
      }),
    }))
    .filter(({ seats }) => seats.length > 0);
  return (["teams", "legion"] as const).flatMap(
    (what) => seen.findLast((sight) => sight.what === what) ?? [],
  );
}
