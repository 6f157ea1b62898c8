/**
 * What a seat wants: how much it would gain if this or that player were eliminated, and how far
 * each is from it. Everything the rule-of-thumb player does is weighed with these.
 */
import type { Seat } from "@sprawl/engine";
import { knowsSuddenDeath } from "../src/advice/checks.js";
import { shotsNeeded, weaponHeld } from "../src/advice/shots.js";
import { type Table, TEAMS } from "../src/advice/view.js";
import { playersIn } from "../src/aim.js";
import type { State, Team } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { WEAPONS, type WeaponKind } from "../src/weapon-cards.js";
import { beliefs, type SeatBelief } from "./beliefs/beliefs.js";

export type Mind = {
  readonly view: Table;
  readonly me: Seat;
  readonly team: Team;
  readonly seats: readonly SeatBelief[];
  readonly others: readonly Seat[];
  /** What the elimination of each seat is worth: 1 for a sure enemy, below 0 for a friend. */
  readonly grudge: readonly number[];
  /** How little is known of each seat's team, from 0 to 1. */
  readonly doubt: readonly number[];
};

/** What the elimination of a player of each team is worth to each team. */
const ENMITY: Readonly<Record<Team, Readonly<Record<Team, number>>>> = {
  human: { human: -1.1, machine: 1, outlaw: 0.35, legion: 0.7, fallen: 0.7 },
  machine: { human: 1, machine: -1.1, outlaw: 0.1, legion: 0.2, fallen: 0.2 },
  outlaw: { human: 0.3, machine: 0.8, outlaw: 0.4, legion: 0.5, fallen: 0.5 },
  legion: { human: 0.5, machine: 0.7, outlaw: 0.5, legion: -1.1, fallen: 0.6 },
  fallen: { human: 0.4, machine: 0.7, outlaw: 0.5, legion: 0.6, fallen: -1.1 },
};

export function enmityOf(team: Team): Readonly<Record<Team, number>> {
  return ENMITY[team];
}

/** What deciding the match is worth beside one elimination. */
const MATCH = 2.5;

export function mindOf(view: Table): Mind {
  const { me, team, seats } = beliefs(view);
  const others = seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== me && view.state.seats[seat].hp > 0);
  const grudge = seats.map(({ seat }) => grudgeAgainst(view, me, team, seats, others, seat));
  const doubt = seats.map(({ teams }) => {
    const most = Math.max(...TEAMS.map((each) => teams[each]));
    return Math.min(1, (1 - most) * 1.6);
  });
  return { view, me, team, seats, others, grudge, doubt };
}

function grudgeAgainst(
  view: Table,
  me: Seat,
  team: Team,
  seats: readonly SeatBelief[],
  others: readonly Seat[],
  target: Seat,
): number {
  if (target === me) return -6;
  const { state } = view;
  const { teams } = seats[target];
  if (others.length === 1 && others[0] === target) return MATCH; // nobody else is left
  if (knowsSuddenDeath(view) || isProbablySudden(view, team, seats, others)) {
    const danger = dangerFrom(view, me, target); // tip 12
    return danger + (team === "legion" ? 1 - 2 * teams.legion : 1); // SD-18.2, SD-18.4
  }
  const left = others.filter((seat) => seat !== target);
  const enmity = { ...ENMITY[team] };
  const machines = chanceOfAny(seats, others, "machine");
  const many = (of: Team) => others.reduce((sum, seat) => sum + seats[seat].teams[of], 0);
  // The last Machine gone, friends of necessity are friends no more (tips 15, 28).
  if (team === "human") {
    const rest = many("outlaw") + many("legion") + many("fallen");
    const known = Math.max(...left.map((seat) => seats[seat].teams.machine));
    enmity.outlaw -= 0.25 * upToOne(2.5 * (known - 0.5)); // tip 15
    enmity.outlaw += 0.65 * (1 - machines) + (rest > many("human") + 1 ? 0.15 : 0); // tip 16
  }
  if (team !== "human" && team !== "machine") {
    enmity.human += 0.5 * (1 - machines);
    // Tip 27: whoever stands between the sides keeps them even.
    const lead = many("human") - many("machine");
    const shift = Math.max(-0.3, Math.min(0.45, 0.3 * lead)) * machines;
    // Tip 28: with the last Human's death the Machines win. At a large table they are too many for
    // one Outlaw to outlast, so few Humans are looked after there while Machines live.
    const few = isLarge(view) ? upToOne(1.5 - many("human")) : 0;
    const scarce = few * upToOne(many("machine") - 1);
    enmity.human += shift - 0.5 * scarce;
    enmity.machine += 0.1 * scarce - shift;
  }
  const base = TEAMS.reduce((sum, each) => sum + teams[each] * enmity[each], 0);
  const fear = base > -0.2 ? dangerFrom(view, me, target) : 0;
  return base + fear + MATCH * decided(team, seats, left, target) + impatience(state, base);
}

/** SD-18.1: somebody fell, and as far as one can tell no Human is left. */
function isProbablySudden(
  { state }: Table,
  team: Team,
  seats: readonly SeatBelief[],
  others: readonly Seat[],
): boolean {
  if (team === "human" || state.checks.length === 0) return false;
  return chanceOfAny(seats, others, "human") < 0.2;
}

/** Who holds a weapon is dangerous, and most of all who aims it at me. */
function dangerFrom(view: Table, me: Seat, seat: Seat): number {
  const weapon = weaponHeld(view, seat);
  if (!weapon) return 0;
  const { heavy } = WEAPONS[weapon.kind];
  return (heavy ? 0.1 : 0.05) + (weapon.aim.includes(me) ? 0.1 : 0);
}

function upToOne(number: number): number {
  return Math.max(0, Math.min(1, number));
}

/** Late and at quiet tables anybody but a sure friend will do; somebody must fall in the end. */
function impatience({ round, quiet }: State, base: number): number {
  const late = base > -0.6 ? Math.min(0.3, 0.03 * Math.max(0, round - 8)) : 0;
  return late + 0.15 * Math.max(0, quiet - 2);
}

/** Chance that somebody among these is of that team. */
function chanceOfAny(seats: readonly SeatBelief[], among: readonly Seat[], team: Team): number {
  return 1 - among.reduce((none, seat) => none * (1 - seats[seat].teams[team]), 1);
}

/** Chance that this elimination wins the match for the own team, less that for another (SD-17). */
function decided(
  team: Team,
  seats: readonly SeatBelief[],
  rest: readonly Seat[],
  target: Seat,
): number {
  const allOf = (each: Team) => rest.reduce((all, seat) => all * seats[seat].teams[each], 1);
  // Nobody is given up for it who is a friend, while the others may well be none.
  const spared = team !== "outlaw" && seats[target].teams[team] > 0.6 && allOf(team) < 0.6;
  if (team === "human") return spared ? 0 : allOf("human");
  const noHuman = rest.reduce((none, seat) => none * (1 - seats[seat].teams.human), 1);
  // SD-18.1: without a Human, the fall of anybody else begins the sudden death (tips 22, 30, 37).
  const sudden = (1 - seats[target].teams.human) * noHuman;
  if (team === "machine") return seats[target].teams.human * noHuman - 0.05 * sudden;
  const lost = machinesWin(seats, rest, target);
  if (team === "legion") return (spared ? 0 : allOf(team)) - lost;
  if (team === "fallen")
    return (spared ? 0 : allOf(team)) * (1 + 0.05 * sudden) - lost - 0.05 * sudden;
  return 0.05 * sudden - lost;
}

/** SD-17.8: the last Human falls while a Machine lives. */
function machinesWin(seats: readonly SeatBelief[], rest: readonly Seat[], target: Seat): number {
  const noHuman = rest.reduce((none, seat) => none * (1 - seats[seat].teams.human), 1);
  return seats[target].teams.human * noHuman * chanceOfAny(seats, rest, "machine");
}

/** How far the own side lags behind the strongest other one, from 0 to 1. */
export function behind({ seats, others, team }: Mind): number {
  const many = (of: Team) => others.reduce((sum, seat) => sum + seats[seat].teams[of], 0);
  const own = 1 + (team === "outlaw" ? 0 : many(team));
  const rivals = TEAMS.filter((each) => each !== team && each !== "outlaw").map(many);
  return Math.min(1, Math.max(0, (Math.max(...rivals) - own) / 2));
}

/** Whoever is less wished for than this is not shot at, whatever else the shot would do. */
const SURE_FRIEND = -0.8;

/** After these rounds the one who is nearest to the end is shot first: a match must end. */
const LATE = 7;

/** What one shot at these seats does for this mind. */
export function shotValue(mind: Mind, kind: WeaponKind, targets: readonly Seat[]): number {
  const { view, grudge, doubt } = mind;
  const nearness = view.state.round > LATE ? 0.3 : 0.5;
  let value = 0;
  for (const seat of targets) {
    const needed = shotsNeeded(view, kind, seat);
    const wish = grudge[seat];
    // To strip a doubtful friend of a card costs little; to kill one, or to shoot a sure one, all.
    const isSure = wish <= SURE_FRIEND && seat !== mind.me;
    const isStripped = wish <= 0 && !isSure && needed > 1;
    const step = isStripped ? 0.5 / needed : wish > 0 ? 1.2 * nearness ** (needed - 1) : 1.2;
    value += wish * step + (needed > 1 ? 0.12 * doubt[seat] : 0);
  }
  return value;
}

/** In these rounds nobody is harmed of whom nothing is known, and weapons are aimed less gladly. */
const EARLY = 3;

/** How much better it is to wait before harming this seat: early on, while it may be anything. */
export function hesitation({ view, doubt }: Mind, seat: Seat): number {
  return view.state.round <= EARLY ? 0.35 * doubt[seat] : 0;
}

/** Somebody this mind would rather keep. */
export function isFriend({ grudge, me }: Mind, seat: Seat): boolean {
  return seat === me || grudge[seat] < -0.3;
}

/** How much a holder's weapon hurts this mind. */
export function threatFrom(mind: Mind, holder: Seat): number {
  const weapon = weaponHeld(mind.view, holder);
  if (!weapon) return 0;
  const value = shotValue(mind, weapon.kind, playersIn(weapon.aim));
  return Math.max(0, Math.min(1.5, -value));
}

export { weaponHeld };
