/**
 * What to say, true or false (SD-4.12). Humans tell what they have seen and name whom they suspect;
 * the others say they are Human, cover their own and blacken Humans (tips 14, 21, 27).
 */
import type { Draw, OptionView, Seat } from "@sprawl/engine";
import { faceOf } from "../src/advice/view.js";
import { isPlayer } from "../src/aim.js";
import type { SayOption } from "../src/questions.js";
import { LOYALTY } from "../src/rows.js";
import type { Colour, Place, Team } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { colourAt } from "./beliefs/reports.js";
import { type Mind, weaponHeld } from "./mind.js";

type Word = OptionView<SayOption>;

/** The statement to make, or none; to the last one left there is nothing to say. */
export function statement(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  if (mind.others.length < 2) return undefined;
  const fresh = options.filter((word) => isFresh(mind, word));
  const told = report(mind, fresh) ?? denial(mind, fresh);
  if (told || letsOthersSpeak(mind, draw)) return told;
  return accusation(mind, fresh, draw) ?? claim(mind, fresh, draw) ?? proposal(mind, fresh, draw);
}

/** More others than these are a crowd; about so many of it speak up unasked in one round. */
const CROWD = 5;
const SPEAKERS = 4;

const isCrowd = ({ others }: Mind): boolean => others.length > CROWD;

const letsOthersSpeak = (mind: Mind, draw: Draw): boolean =>
  isCrowd(mind) && draw(mind.others.length) >= SPEAKERS;

/** What others have said already is said again the less often, the more of them have. */
function joinsIn({ view, me }: Mind, word: Word, draw: Draw): boolean {
  const heard = view.state.said.filter((said) => said.by !== me && isSame(said, word)).length;
  return heard === 0 || draw(1 + 2 * heard) === 0;
}

function isSame(said: Mind["view"]["state"]["said"][number], word: Word): boolean {
  if (said.kind !== word.kind || said.kind === "claim" || word.kind === "claim") return false;
  if (said.kind === "accuse" && word.kind === "accuse" && said.team !== word.team) return false;
  return said.target === word.target;
}

/** So much likelier one may seem to one player than to another who has seen the same. */
const TASTE = 0.2;

/** Everybody watches some more closely than others: not all suspect, or trust, the same first. */
function likeliest({ me, seats, others, view }: Mind, of: Team, above: number): readonly Seat[] {
  const taste = (seat: Seat) => ((me * 5 + seat * 3 + view.seats) % 7) / 7;
  const liking = (seat: Seat) => seats[seat].teams[of] + TASTE * taste(seat);
  return others
    .filter((seat) => seats[seat].teams[of] > above)
    .sort((a, b) => liking(b) - liking(a));
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
function proposal(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  const target = weaponHeld(mind.view, mind.me)?.aim[0];
  if (target === undefined || !isPlayer(target)) return undefined;
  return goingFor(mind, options, target, draw);
}

/** "Let us go for them", said of an enemy. */
function goingFor(mind: Mind, options: readonly Word[], target: Seat, draw: Draw) {
  if (mind.grudge[target] < 0.5) return undefined;
  const word = options.find((option) => option.kind === "propose" && option.target === target);
  return word && joinsIn(mind, word, draw) ? word : undefined;
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

/** Everybody sees two Human cards of theirs, or one that counts twice: nobody would believe anything else. */
function isClear(view: Mind["view"], seat: Seat): boolean {
  return openWeights(view, seat).filter((colour) => colour === "human").length > 1;
}

/** The colours of the cards of theirs that everybody sees. */
function openCards(view: Mind["view"], seat: Seat): readonly Colour[] {
  return PLACES.flatMap((place) => {
    const colour = isOpen(view, seat, place) ? colourAt(view, seat, place) : undefined;
    return colour ?? [];
  });
}

/** The same by weight: a card that counts twice is there twice. */
function openWeights(view: Mind["view"], seat: Seat): readonly Colour[] {
  const twice = (["left", "right"] as const).filter((side) => {
    const face = faceOf(view, view.state.loyalty[slotOf(view, seat, side)].card);
    return isOpen(view, seat, side) && face !== undefined && LOYALTY[face].weight > 1;
  });
  return [...openCards(view, seat), ...twice.flatMap((side) => colourAt(view, seat, side) ?? [])];
}

function isOpen(view: Mind["view"], seat: Seat, place: Place): boolean {
  const { seats, loyalty } = view.state;
  return (place === "id" ? seats[seat].ids[0] : loyalty[slotOf(view, seat, place)]).revealed;
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
  const { view, me, team } = mind;
  const aim = weaponHeld(view, me)?.aim ?? [];
  const accuse = (target: Seat, named: Team) =>
    options.find(
      (option) => option.kind === "accuse" && option.target === target && option.team === named,
    );
  // Nobody believes who aims at the one they speak for, or has just been accused by them; and who
  // speaks for somebody with an open Machine card says what they are themselves.
  const vouch = (above: number, of: Team) => {
    const friends = likeliest(mind, of, above).slice(0, SPOKEN_OF);
    const isGivenAway = (seat: Seat) =>
      of !== "human" && openCards(view, seat).some((colour) => colour === of);
    const mine = friends.filter(
      (seat) => !aim.includes(seat) && accuserOf(mind) !== seat && !isGivenAway(seat),
    );
    return mine
      .flatMap((seat) => options.filter((each) => each.kind === "vouch" && each.target === seat))
      .find((word) => joinsIn(mind, word, draw));
  };
  /**
   * The first suspect of whom not everybody speaks. Some of a crowd, some where the whole table sees a
   * card of it, and whoever comes late, would rather see them gone than say once more what they are.
   */
  const suspect = (suspects: readonly Seat[], named: Team) => {
    for (const seat of suspects.slice(0, SPOKEN_OF)) {
      const word = accuse(seat, named);
      if (!word) continue;
      const isObvious = isCrowd(mind) || openCards(view, seat).some((colour) => colour === named);
      const isPlainWord = !(isObvious && draw(2) === 0) && joinsIn(mind, word, draw);
      const said = isPlainWord ? word : goingFor(mind, options, seat, draw);
      if (said) return said;
    }
    return undefined;
  };
  if (team === "machine") {
    const prey = likeliest(mind, "human", 0.55).filter((seat) => !isClear(view, seat));
    if (prey.length > 0 && draw(2) === 0) {
      const said = suspect(prey, "machine");
      if (said) return said;
    }
    return vouch(0.7, "machine");
  }
  for (const named of ["machine", "legion", "fallen"] as const) {
    if (named === team) continue;
    const said = suspect(likeliest(mind, named, 0.55), named);
    if (said) return said;
  }
  return team === "human" ? vouch(0.75, "human") : undefined;
}

/** Of so many suspects, or friends, one is spoken of. */
const SPOKEN_OF = 3;

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
  const others = openWeights(view, me).filter((colour) => colour !== self);
  if (self !== team && others.length > 1) return undefined;
  return options.find((option) => option.kind === "claim" && option.team === self);
}
