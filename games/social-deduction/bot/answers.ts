/** Everything that is asked besides actions, programs and talk. */
import type { OptionView, QuestionView, Seat } from "@sprawl/engine";
import { programs } from "../src/programs/index.js";
import { LOYALTY } from "../src/rows.js";
import { BOSS, type Side, type WeaponKind } from "../src/state.js";
import { SIDES, slotOf } from "../src/table.js";
import { aimOf, WEAPONS } from "../src/weapons.js";
import { gainOf, threatFrom } from "./actions.js";
import { beastWalks } from "./gate.js";
import { aimedAt, isFriend, type Mind, shotsNeeded, weaponHeld } from "./mind.js";
import { faceOf, type Table } from "./view.js";
import { keepWorth } from "./worth.js";

/** The option liked best, the first of equals. */
export function best(
  options: readonly OptionView[],
  like: (option: OptionView) => number,
): OptionView | undefined {
  let chosen: OptionView | undefined;
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
export function answerWorth(mind: Mind, option: OptionView): number {
  const { view, me } = mind;
  const { hp, programs: hand } = view.state.seats[me];
  switch (option.kind) {
    case "take-damage": {
      if (hp <= Number(option.amount)) return -10;
      const faces = hand.map((card) => faceOf(view, card));
      const cured = faces.includes("nano-medkit") || faces.includes("body-armour");
      return Number(option.amount) * (cured ? -0.35 : -0.55);
    }
    case "reveal-loyalty":
      return -showing(mind, option.side as Side);
    case "reveal-id": {
      const heavy = aimedAt(view, me).some(({ kind }) => WEAPONS[kind].heavy);
      return (heavy ? -0.5 : -0.4) - (beastWalks(mind) ? 0.5 : 0);
    }
    default:
      return -1;
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
export function passing({ view, me, team }: Mind, option: OptionView): number {
  const face = faceOf(view, view.state.loyalty[slotOf(view, me, option.side as Side)].card);
  if (face === undefined) return 0;
  const { colour, weight } = LOYALTY[face];
  return colour === team ? -weight : weight;
}

// --- players and cards that abilities choose -----------------------------------------------------

const HELPS: readonly string[] = [
  "photographer",
  "waitress",
  "marshal-of-the-last-line",
  "lifesaver",
  "lightbringer",
  "deathbringer",
  "believer",
];
const LOOKS: readonly string[] = [
  "secret-agent",
  "seeker",
  "fbi-agent",
  "seer",
  "voice-of-the-bunker",
];
const TAKES: readonly string[] = ["undercover-cop"];

/** How much this card's owner wants to choose that player. */
export function choosing(mind: Mind, card: string, seat: Seat): number {
  const { grudge, doubt, seats, team, view } = mind;
  if (HELPS.includes(card)) {
    if (seat === mind.me) return view.state.seats[seat].hp < 2 ? 3 : 0;
    const hurt = view.state.seats[seat].hp < 2 ? 0.3 : 0;
    return seats[seat].teams[team] - 0.4 + hurt;
  }
  if (LOOKS.includes(card)) return doubt[seat] + 0.01;
  if (TAKES.includes(card)) return 0.1 + threatFrom(mind, seat);
  // Tip 33: whoever joins us should be healthy and trusted.
  if (card === "mindeater" || card === "cultist")
    return view.state.seats[seat].hp - Math.max(0, grudge[seat]) / 2;
  if (card === "thief") return 0.5 + view.state.seats[seat].programs.length / 4 + grudge[seat] / 4;
  return grudge[seat];
}

/** Which loyalty card to turn up, to look at, or to move: an unseen one of somebody disliked. */
export function choosingCard(mind: Mind, card: string, option: OptionView): number {
  const seat = Number(option.target);
  const { view, grudge, doubt } = mind;
  const slot = slotOf(view, seat, option.side as Side);
  const unseen = faceOf(view, view.state.loyalty[slot].card) === undefined;
  if (LOOKS.includes(card)) return unseen ? doubt[seat] + 0.1 : 0;
  return grudge[seat] + (unseen ? 0.2 * doubt[seat] : 0);
}

// --- weapons ---------------------------------------------------------------------------------

/** Where to aim a weapon, one's own or somebody else's. */
export function aimWorth(mind: Mind, kind: WeaponKind, option: OptionView): number {
  return gainOf(mind, kind, aimOf(option));
}

/** Heavy ones first, then what earns programs. */
export function weaponWorth(name: string): number {
  const card = WEAPONS[name as WeaponKind];
  if (!card) return 0;
  return card.damage + card.targets / 2 + (card.program ? 0.2 : 0);
}

/** Assassin: no answer is allowed, so the blow must be worth the open ID. */
export function assassinate(mind: Mind): boolean {
  const { view, me, grudge } = mind;
  const weapon = weaponHeld(view, me);
  if (!weapon) return false;
  const { damage } = WEAPONS[weapon.kind];
  const { action } = view.state.turn;
  const targets = weapon.aim.length > 0 ? weapon.aim : action ? aimOf(action) : [];
  return targets.some(
    (seat) =>
      seat < BOSS &&
      grudge[seat] > 0.45 &&
      view.state.seats[seat].hp <= damage &&
      shotsNeeded(view, weapon.kind, seat) > 1,
  );
}

// --- programs ------------------------------------------------------------------------------------

export function cardWorth({ view, team }: Mind, option: OptionView): number {
  const face = faceOf(view, Number(option.card));
  return face === undefined ? 0.3 : keepWorth(face, team);
}

/** Destiny: the good ones for me and mine, the bad ones for the others. */
export function giving(mind: Mind, option: OptionView): number {
  const worth = cardWorth(mind, option);
  const seat = Number(option.target);
  if (seat === mind.me) return worth;
  return isFriend(mind, seat) ? 0.8 * worth : (0.35 - worth) * mind.grudge[seat];
}

/** Where the first EX Boss of a match is put: beside whom I like least, and not beside me. */
export function placingBoss({ me, view, grudge }: Mind, option: OptionView): number {
  const seat = Number(option.target);
  const beside = [seat, (seat + view.seats - 1) % view.seats]; // the gap is on the right of it
  const touched = option.kind === "beast-seat" ? [seat] : beside;
  if (touched.includes(me)) return -6;
  return touched.reduce((sum, each) => sum + grudge[each], 0);
}

/** At the limit throw away what is worth least; what must go by rule goes as the safe answer says. */
export function discarding(mind: Mind, { options, safe }: QuestionView): readonly string[] {
  const picked = Array.isArray(safe) ? (safe as readonly string[]) : [];
  const bound = options.filter((option) => picked.includes(option.key) && isBound(mind, option));
  const free = options.filter((option) => !isBound(mind, option));
  free.sort((a, b) => cardWorth(mind, a) - cardWorth(mind, b));
  return [...free.slice(0, picked.length - bound.length), ...bound].map(({ key }) => key);
}

/** SD-14.6: loyalty programs and Spam go last. */
function isBound({ view }: Mind, { kind, card }: OptionView): boolean {
  if (kind === "give-up") return false;
  const face = faceOf(view, Number(card));
  if (face === undefined) return false;
  const { loyalty, protected: held, unlocks } = programs[face];
  const open = view.state.weapons.some(
    (weapon) => weapon.kind === unlocks && weapon.home === "middle",
  );
  return loyalty !== undefined || held === true || (unlocks !== undefined && open);
}

/** Up to so many players, as long as each is a gain. */
export function choosingSome(mind: Mind, { options, args, max }: QuestionView): readonly string[] {
  const card = String(args?.name ?? "");
  const liked = options
    .map((option) => ({ option, like: choosing(mind, card, Number(option.target)) }))
    .filter(
      ({ option, like }) => like > 0 && !(hurts(card) && isFriend(mind, Number(option.target))),
    )
    .sort((a, b) => b.like - a.like);
  return liked.slice(0, max ?? 1).map(({ option }) => option.key);
}

function hurts(card: string): boolean {
  return !HELPS.includes(card) && !LOOKS.includes(card);
}
