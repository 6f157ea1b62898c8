/** Writing gear cards down: a card file says what is special about the card, these add the rest. */
import type { Piece } from "@sprawl/engine";
import type { Ability } from "../cards.js";
import type { GearFace, GearTiming, Weapon, Window } from "../content/types.js";
import type { Moments } from "../moments.js";
import type { GearId } from "./index.js";

/** A gear card: what stands on it, what it does when it is used, and the moments it listens to. */
export type Gear = Piece & { readonly id: GearId } & GearFace & Partial<Ability> & Partial<Moments>;

type Needed = "id" | "equipCost" | "rules";
type Card = Pick<Gear, Needed> & Partial<Omit<Gear, Needed | "timing" | "weapon">>;

const plain = {
  copies: 1,
  useCost: 0,
  window: undefined,
  oncePerTurn: false,
  weapon: undefined,
  armor: undefined,
  amount: undefined,
} as const;

const made = (timing: GearTiming, window: Window | undefined, card: Card): Gear => ({
  ...plain,
  timing,
  window,
  ...card,
});

/** Used as the second action of a turn (SS-29.8). */
export const action = (card: Card): Gear => made("action", "action", card);

/** Used at any time in your own actions (SS-29.9). */
export const free = (card: Card): Gear => made("free", "your-actions", card);

/** Used before anything else in your turn (SS-5.8). */
export const startOfTurn = (card: Card): Gear => made("start-of-turn", "start-of-turn", card);

/** Used at the moment its text names (SS-29.9). */
export const reaction = (window: Window, card: Card): Gear => made("reaction", window, card);

/** Acts by itself, at the moments it listens to. */
export const automatic = (card: Card): Gear => made("automatic", undefined, card);

/** Has its effect all the time. */
export const passive = (card: Card): Gear => made("passive", undefined, card);

/** Used as an action to attack, or by Overwatch (SS-7.4, SS-9.6). */
export const weapon = (
  card: Card,
  { power, silent, ...special }: Partial<Weapon> & Pick<Weapon, "power" | "silent">,
): Gear => ({
  ...action(card),
  weapon: {
    power,
    silent,
    targets: "one",
    powerAgainstSeveral: undefined,
    powerPerEnergy: 0,
    cards: 1,
    range: undefined,
    overwatch: true,
    ...special,
  },
});
