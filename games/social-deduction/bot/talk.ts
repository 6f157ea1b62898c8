/**
 * What to say, true or false (SD-4.12). Humans tell what they have seen and name whom they suspect;
 * the others say they are Human, cover their own and blacken Humans (tips 14, 21, 27).
 */
import type { Draw, OptionView, Seat } from "@sprawl/engine";
import { isPlayer } from "../src/aim.js";
import type { SayOption } from "../src/questions.js";
import type { Colour, Place, Team } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { colourAt } from "./beliefs/reports.js";
import { type Mind, weaponHeld } from "./mind.js";

type Word = OptionView<SayOption>;

/** The statement to make, or none; to the last one left there is nothing to say. */
export function statement(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  if (mind.others.length < 2) return undefined;
  const fresh = options.filter((word) => isFresh(mind, word));
  return (
    report(mind, fresh) ??
    denial(mind, fresh) ??
    accusation(mind, fresh, draw) ??
    claim(mind, fresh, draw) ??
    proposal(mind, fresh)
  );
}

/** So sure of somebody's team that a word for them is taken back. */
const SURE = 0.9;

/**
 * Neither said already, as far as the table remembers, nor the opposite of it, nor what everybody
 * sees for themselves.
 */
function isFresh({ view, me, seats }: Mind, word: Word): boolean {
  if (word.kind === "claim") return true; // see there
  const { target } = word;
  if (word.kind === "report") return !isPlain(view, target) && isTopical(view, me, target);
  if (word.kind === "vouch" && isPlain(view, target)) return false;
  if (word.kind === "accuse" && openCards(view, target).filter((c) => c === word.team).length > 1)
    return false;
  const mine = view.state.said.filter(
    (said) => said.by === me && said.kind !== "claim" && said.target === target,
  );
  const said = (kind: Word["kind"]) => mine.some((each) => each.kind === kind);
  const told = (colour: Colour) =>
    mine.some((each) => each.kind === "report" && each.colour === colour);
  if (word.kind === "vouch" && told("machine")) return false;
  if (word.kind === "accuse") {
    const isTaken = said("vouch") || (word.team === "machine" && told("human"));
    if (isTaken && seats[target].teams[word.team] < SURE) return false;
    return !mine.some((each) => each.kind === "accuse" && each.team === word.team);
  }
  return !said("vouch") && !said("propose") && !(word.kind === "vouch" && said("accuse"));
}

/** In these rounds everything seen is news; later, only of those the table speaks of. */
const NEWS = 4;

/** Somebody whom others speak of. */
function isTopical({ state }: Mind["view"], me: Seat, seat: Seat): boolean {
  const { round, said } = state;
  const isOf = (word: (typeof said)[number]) =>
    "target" in word && word.target === seat && word.by !== me && word.round >= round - 1;
  return round <= NEWS || said.some(isOf);
}

/** Tip 14: who has aimed at an enemy asks the others to do the same; once. */
function proposal({ view, me, grudge }: Mind, options: readonly Word[]) {
  const target = weaponHeld(view, me)?.aim[0];
  if (target === undefined || !isPlayer(target) || grudge[target] < 0.5) return undefined;
  return options.find((option) => option.kind === "propose" && option.target === target);
}

/** Who has called this player something it is not, in the last round. */
function accuserOf({ view, me, team }: Mind): Seat | undefined {
  const { said, round, seats } = view.state;
  return said
    .filter((word) => word.kind === "accuse" && word.target === me && word.team !== team)
    .find((word) => word.round === round - 1 && seats[word.by].hp > 0)?.by;
}

/** Whoever was called a Machine by somebody who may be one says so. */
function denial(mind: Mind, options: readonly Word[]): Word | undefined {
  const { view, team, seats } = mind;
  const accuser = accuserOf(mind);
  if (accuser === undefined || isClear(view, accuser)) return undefined;
  const suspect = team === "human" ? seats[accuser].teams.machine : seats[accuser].teams.human;
  if (suspect <= 0.4) return undefined;
  return options.find(
    (word) => word.kind === "accuse" && word.target === accuser && word.team === "machine",
  );
}

/** Everybody sees two cards of one colour: there is nothing to be told of this player. */
function isPlain(view: Mind["view"], seat: Seat): boolean {
  const open = openCards(view, seat);
  return open.some((colour, i) => open.indexOf(colour) < i);
}

/** Everybody sees two Human cards of theirs: nobody would believe anything else. */
function isClear(view: Mind["view"], seat: Seat): boolean {
  return openCards(view, seat).filter((colour) => colour === "human").length > 1;
}

/** The colours of the cards of theirs that everybody sees. */
function openCards(view: Mind["view"], seat: Seat): (Colour | undefined)[] {
  const open = (place: Place) => {
    const laid =
      place === "id"
        ? view.state.seats[seat].ids[0]
        : view.state.loyalty[slotOf(view, seat, place)];
    return laid.revealed ? colourAt(view, seat, place) : undefined;
  };
  return PLACES.map(open).filter((colour) => colour !== undefined);
}

const PLACES: readonly Place[] = ["left", "id", "right"];

/** A card that may be reported, once: the one looked at last comes first. As it is, or as it suits. */
function report(mind: Mind, options: readonly Word[]): Word | undefined {
  const { view, me } = mind;
  for (const { seat, place } of view.state.seats[me].looked.slice().reverse()) {
    const said = view.state.said.some(
      (word) =>
        word.by === me && word.kind === "report" && word.target === seat && word.place === place,
    );
    const mine = options.filter(
      (option) => option.kind === "report" && option.target === seat && option.place === place,
    );
    const truth = colourAt(view, seat, place);
    if (said || mine.length === 0 || truth === undefined) continue;
    const colour = reported(mind, seat, place, truth);
    return mine.find((option) => option.kind === "report" && option.colour === colour);
  }
  return undefined;
}

/** What a player of this team says of a card of that player; asked again, the same. */
function reported({ me, team, seats }: Mind, seat: Seat, place: Place, truth: Colour): Colour {
  const { teams } = seats[seat];
  const mood = me + 2 * seat + PLACES.indexOf(place);
  if (team === "machine") {
    // A Machine card is blamed on nobody who may be one of us.
    if (teams.machine > 0.5 || (truth === "machine" && teams.human <= 0.5)) return "human";
    return truth === "human" && teams.human > 0.5 && mood % 2 === 0 ? "machine" : truth;
  }
  // Keeps the sides even.
  if (team !== "human" && teams.human > 0.6 && mood % 3 === 0) return "machine";
  return truth;
}

function accusation(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  const { view, me, team, seats, others } = mind;
  const aim = weaponHeld(view, me)?.aim ?? [];
  const accuse = (target: Seat, named: Team) =>
    options.find(
      (option) => option.kind === "accuse" && option.target === target && option.team === named,
    );
  // Nobody believes who aims at the one they speak for, or has just been accused by them.
  const vouch = (target: Seat) =>
    aim.includes(target) || accuserOf(mind) === target
      ? undefined
      : options.find((option) => option.kind === "vouch" && option.target === target);
  const most = (of: Team) =>
    others.reduce(
      (top, seat) => (seats[seat].teams[of] > seats[top].teams[of] ? seat : top),
      others[0],
    );
  if (team === "machine") {
    const prey = most("human");
    const isPrey = seats[prey].teams.human > 0.55 && !isClear(view, prey);
    if (isPrey && draw(2) === 0) return accuse(prey, "machine");
    const friend = most("machine");
    if (seats[friend].teams.machine > 0.7) return vouch(friend);
    return undefined;
  }
  for (const named of ["machine", "legion", "fallen"] as const) {
    const suspect = most(named);
    if (named === team || seats[suspect].teams[named] <= 0.55) continue;
    const said = accuse(suspect, named);
    if (said) return said;
  }
  if (team !== "human") return undefined;
  const friend = most("human");
  if (seats[friend].teams.human > 0.75) return vouch(friend);
  return undefined;
}

/** After these rounds nobody says unasked who they are: it was said. */
const INTRODUCTIONS = 3;

/**
 * What a player says to be, unasked: one of these, any as likely; nothing as well, so that not all
 * speak at once. Everybody would be Human (tips 21, 27); but an Outlaw is feared less than a Machine,
 * so some are Outlaws, and some say so who are not.
 */
const SELVES: Readonly<Record<Team, readonly (Team | undefined)[]>> = {
  human: ["human", "human", "human", undefined, undefined],
  machine: ["human", "human", "human", "outlaw", undefined, undefined],
  outlaw: ["human", "human", "outlaw", "outlaw", undefined, undefined],
  legion: ["human", "human", "human", "outlaw", undefined, undefined],
  fallen: ["human", "human", "human", "outlaw", undefined, undefined],
};

/**
 * Everybody says once who they are, and once more who was called something else: the same. But
 * nobody says what their open cards give the lie.
 */
function claim(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  const { view, me, team } = mind;
  const claims = view.state.said.filter((word) => word.by === me && word.kind === "claim");
  const isCalled = accuserOf(mind) !== undefined;
  if (isCalled ? claims.length > 1 : claims.length > 0 || view.state.round > INTRODUCTIONS)
    return undefined;
  const last = claims.at(-1);
  const before = last?.kind === "claim" ? last.team : undefined;
  const self = isCalled ? (before ?? "human") : SELVES[team][draw(SELVES[team].length)];
  const others = openCards(view, me).filter((colour) => colour !== self);
  if (self !== team && others.length > 1) return undefined;
  return options.find((option) => option.kind === "claim" && option.team === self);
}
