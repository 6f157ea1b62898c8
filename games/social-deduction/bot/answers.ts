/** Everything that is asked besides actions, programs and talk. */
import type { Draw, OptionView, QuestionView, Seat } from "@sprawl/engine";
import { beastWalks } from "../src/advice/bosses.js";
import { goesLast } from "../src/advice/programs.js";
import { aimedAt, shotsNeeded } from "../src/advice/shots.js";
import { faceOf, type Table } from "../src/advice/view.js";
import { aimOf, playersIn } from "../src/aim.js";
import {
  type Answer,
  type DeductionQuestions,
  isShot,
  type LoyaltyOption,
  type Payment,
  type PlayerOption,
} from "../src/questions.js";
import { LOYALTY } from "../src/rows.js";
import type { Side } from "../src/state.js";
import { SIDES, slotOf } from "../src/table.js";
import { WEAPONS } from "../src/weapon-cards.js";
import { isFriend, type Mind, weaponHeld } from "./mind.js";
import { opinionOf } from "./opinions/ids.js";
import { programOpinions } from "./opinions/programs.js";
import { cardWorth } from "./windows.js";

/** Of equals any is taken: else it would always be the first seats that are struck. */
export function anyOfEqual(worth: number, draw: Draw): number {
  return worth + draw(100) / 10_000;
}

/** The option liked best, the first of equals. */
export function best<O>(options: readonly O[], like: (option: O) => number): O | undefined {
  let chosen: O | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const liking = like(option);
    if (liking > most) {
      most = liking;
      chosen = option;
    }
  }
  return chosen;
}

/** Tips 5, 6, 17, 25: show what fits the story, and take a light blow before the first red card. */
export function answerWorth(mind: Mind, option: Answer): number {
  const { view, me } = mind;
  const { hp, programs: hand } = view.state.seats[me];
  switch (option.kind) {
    case "take-damage": {
      if (hp <= option.amount) return -10;
      const cured = hand.some((card) => programOpinions[faceOf(view, card) ?? ""]?.cures);
      return option.amount * (cured ? -0.35 : -0.55);
    }
    case "reveal-loyalty":
      return -showing(mind, option.side);
    case "reveal-id": {
      const heavy = aimedAt(view, me).some(({ kind }) => WEAPONS[kind].heavy);
      return (heavy ? -0.5 : -0.4) - (beastWalks(view) ? 0.5 : 0);
    }
    default:
      return option satisfies never;
  }
}

/** What it costs to show this card: a blue one is good to show for everybody. */
function showing({ view, me, team, others }: Mind, side: Side): number {
  const face = faceOf(view, view.state.loyalty[slotOf(view, me, side)].card);
  if (face === undefined) return 0.4;
  const { colour } = LOYALTY[face];
  const hushed = team === "outlaw" ? 0.1 : 0; // tip 31
  if (colour === "human") return team === "human" ? 0.1 : 0.15 + hushed; // tip 17
  if (others.length === 1) return 0.2; // there is nobody left to be told anything
  if (team === "human") return colour === "machine" ? 0.6 : 0.5;
  // Tip 25: red cards only where red is known already.
  const known = SIDES.some((each) => isOpenRed(view, me, each));
  return colour === "machine" ? (known ? 0.35 : 0.7) : 0.45 + hushed;
}

function isOpenRed(view: Table, seat: Seat, side: Side): boolean {
  const { card, revealed } = view.state.loyalty[slotOf(view, seat, side)];
  const face = faceOf(view, card);
  return revealed && face !== undefined && LOYALTY[face].colour === "machine";
}

/** Which loyalty card to pass on: one that is not of my colour; what makes me Legion stays (tip 35). */
export function passing({ view, me, team }: Mind, side: Side): number {
  const face = faceOf(view, view.state.loyalty[slotOf(view, me, side)].card);
  if (face === undefined) return 0;
  const { colour, weight } = LOYALTY[face];
  return colour === team ? -weight : weight;
}

// --- players and cards that abilities choose -----------------------------------------------------

/** How much this card's owner wants to choose that player. */
export function choosing(mind: Mind, card: string, seat: Seat): number {
  return opinionOf(card).like(mind, seat);
}

/** Which loyalty card to turn up, to look at, or to move: an unseen one of somebody disliked. */
export function choosingCard(mind: Mind, card: string, option: LoyaltyOption): number {
  const { view, grudge, doubt } = mind;
  const seat = option.target;
  const slot = slotOf(view, seat, option.side);
  const unseen = faceOf(view, view.state.loyalty[slot].card) === undefined;
  if (opinionOf(card).as === "look") return unseen ? doubt[seat] + 0.1 : 0;
  return grudge[seat] + (unseen ? 0.2 * doubt[seat] : 0);
}

/** Up to so many players, as long as each is a gain. */
export function choosingSome(
  mind: Mind,
  card: string,
  options: readonly OptionView<PlayerOption>[],
  max: number,
  draw: Draw,
): readonly string[] {
  const { as, like } = opinionOf(card);
  const liked = options
    .map(({ key, target }) => ({ key, target, liking: like(mind, target) }))
    .filter(({ target, liking }) => liking > 0 && !(as === "other" && isFriend(mind, target)))
    .map((option) => ({ ...option, liking: anyOfEqual(option.liking, draw) }))
    .sort((a, b) => b.liking - a.liking);
  return liked.slice(0, max).map(({ key }) => key);
}

// --- weapons ---------------------------------------------------------------------------------

/** Assassin: no answer is allowed, so the blow must be worth the open ID. */
export function assassinate(mind: Mind): boolean {
  const { view, me, grudge } = mind;
  const weapon = weaponHeld(view, me);
  if (!weapon) return false;
  const { damage } = WEAPONS[weapon.kind];
  const { action } = view.state.turn;
  const targets = weapon.aim.length > 0 ? weapon.aim : isShot(action) ? aimOf(action) : [];
  return playersIn(targets).some(
    (seat) =>
      grudge[seat] > 0.45 &&
      view.state.seats[seat].hp <= damage &&
      shotsNeeded(view, weapon.kind, seat) > 1,
  );
}

// --- programs ------------------------------------------------------------------------------------

/** Destiny: the good ones for me and mine, the bad ones for the others. */
export function giving(mind: Mind, card: number, seat: Seat): number {
  const worth = cardWorth(mind, card);
  if (seat === mind.me) return worth;
  return isFriend(mind, seat) ? 0.8 * worth : (0.35 - worth) * mind.grudge[seat];
}

/** Where the first EX Boss of a match is put: beside whom I like least, and not beside me. */
export function placingBoss({ me, view, grudge }: Mind, seat: Seat, isAtSeat: boolean): number {
  const beside = [seat, (seat + view.seats - 1) % view.seats]; // the gap is on the right of it
  const touched = isAtSeat ? [seat] : beside;
  if (touched.includes(me)) return -6;
  return touched.reduce((sum, each) => sum + grudge[each], 0);
}

type Paying = Extract<QuestionView<DeductionQuestions>, { readonly kind: "limit" | "pay" }>;

/** At the limit throw away what is worth least; what must go by rule goes as the safe answer says. */
export function discarding(mind: Mind, { options, safe }: Paying): readonly string[] {
  const picked: readonly unknown[] = Array.isArray(safe) ? safe : [];
  const deeds = options.filter(isPayment);
  const isBound = ({ kind, card }: Payment) => kind === "discard" && goesLast(mind.view, card);
  const bound = deeds.filter((option) => picked.includes(option.key) && isBound(option));
  const free = deeds.filter((option) => !isBound(option));
  free.sort((a, b) => cardWorth(mind, a.card) - cardWorth(mind, b.card));
  return [...free.slice(0, picked.length - bound.length), ...bound].map(({ key }) => key);
}

function isPayment(option: Paying["options"][number]): option is OptionView<Payment> {
  return option.kind !== "pass";
}
