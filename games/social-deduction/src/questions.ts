/** What may be answered to each kind of question, and the typed ways to ask. */
import { type Choice, type Pass, questions, type Seat, type Secret } from "@sprawl/engine";
import { type Aim, type Aimed, formsOf } from "./aim.js";
import type { Colour, IdName, LoyaltyName, Place, ProgramName, Side, Team } from "./state.js";
import type { WeaponKind } from "./weapon-cards.js";

// --- what an active player announces -------------------------------------------------------------

export type Equip = Choice<{ kind: Aimed<"equip">; weapon: WeaponKind } & Aim>;
export type Shoot = Choice<{ kind: Aimed<"shoot">; weapon: WeaponKind } & Aim>;
export type Investigate = Choice<
  | { kind: "investigate"; target: Seat; side: Side }
  | { kind: "investigate-id"; target: Seat; which: number }
>;
/** The extra action of a scenario (HG-14.5). */
export type SetupAction = Choice<
  | { kind: "heal-self" | "purge" }
  | { kind: "heal-other"; target: Seat }
  | { kind: "show-id"; which: number }
>;
export type Action =
  | Equip
  | Shoot
  | Investigate
  | SetupAction
  | Choice<
      | { kind: "draw" | "no-action" | "hold-fire" }
      | { kind: "take-weapon"; target: Seat }
      | { kind: "drop"; weapon: WeaponKind }
      | ({ kind: Aimed<"change-target"> } & Aim)
      | ({ kind: "heal" } & Aim)
    >;
export type Keep = Choice<{ kind: "keep" }>;

/** Something said in public, true or false (SD-4.12). */
export type Saying =
  | { kind: "claim"; team: Team }
  | { kind: "vouch" | "propose"; target: Seat }
  | { kind: "accuse"; target: Seat; team: Team }
  | { kind: "report"; target: Seat; place: Place; colour: Colour };
export type SayOption = Choice<Saying>;

// --- what is done in a window --------------------------------------------------------------------

/** What a played program may say beside its card; each card says which of it (cards.ts). */
export type PlayChoice = {
  readonly target?: Seat | readonly Seat[];
  readonly boss?: readonly number[];
  readonly from?: Seat;
  readonly weapon?: WeaponKind;
  readonly side?: Side;
  readonly own?: Side;
  readonly place?: Place;
  readonly which?: number;
  readonly what?: "id" | "loyalty";
  readonly program?: ProgramName;
  readonly portal?: number;
};
/** A program to be played: its kind is the program's name. */
export type PlayOption = Choice<{ kind: ProgramName; card: Secret<ProgramName> } & PlayChoice>;

/** What may be done in a window besides playing a program. */
export type StepIn = Choice<
  { kind: "guard" | "use-hostage"; target: Seat } | { kind: "heal-parasite" }
>;
export type WindowOption = PlayOption | StepIn;

// --- everything else -----------------------------------------------------------------------------

type Card = Secret<ProgramName>;

export type Discard = Choice<{ kind: "discard"; card: Card }>;
export type Payment = Discard | Choice<{ kind: "give-up"; card: Card; program: ProgramName }>;
export type Inspected<Kind extends string> = Choice<{ kind: Kind; card: Card }>;
export type PlayerOption = Choice<{ kind: "player"; target: Seat }>;
export type LoyaltyOption = Choice<{ kind: "loyalty-card"; target: Seat; side: Side }>;
export type RevealLoyalty = Choice<{ kind: "reveal-loyalty"; side: Side }>;
export type Answer =
  | RevealLoyalty
  | Choice<{ kind: "reveal-id"; which: number } | { kind: "take-damage"; amount: number }>;
export type BeforeShot = Choice<{ kind: "assassin"; which: number }>;
export type AimOption = Choice<{ kind: Aimed<"aim"> } & Aim>;

/** What is chosen before the second game of a campaign. */
export type CampaignId = Choice<{ kind: "take-id"; card: Secret<IdName> } | { kind: "wait" }>;

export type DeductionQuestions = {
  announce: Keep | Action | WindowOption | SayOption;
  longshot: Action;
  talk: SayOption | Pass;
  start: WindowOption;
  interrupt: WindowOption;
  end: WindowOption;
  hit: WindowOption;
  order: Choice<{ kind: "effect"; name: IdName }>;
  "before-shot": Choice<{ kind: "fire" }> | BeforeShot;
  answer: Answer;
  aim: AimOption;
  "keep-weapon": Choice<{ kind: "keep-weapon"; weapon: string; name: WeaponKind }>;
  "may-equip": Equip | Pass;
  limit: Payment;
  pay: Payment;
  "no-spam": Discard | Pass;
  "choose-player": PlayerOption;
  "choose-players": PlayerOption;
  "choose-card": LoyaltyOption;
  "boss-id": Choice<{ kind: "boss-id"; target: Seat; which: number }>;
  "turn-down": Choice<{ kind: "turn-down"; side: Side }> | Pass;
  "draw-one": Inspected<"draw-one">;
  "put-under": Inspected<"put-under">;
  "top-card": Choice<{ kind: "leave-on-top" } | { kind: "put-under"; card: Card }>;
  "take-program": Inspected<"take-program">;
  network: Discard;
  "give-program": Choice<{ kind: "give-program"; card: Card; target: Seat }>;
  copy: Choice<{ kind: "copy"; name: IdName; target: Seat }>;
  "pass-card": Choice<{ kind: "pass-loyalty"; side: Side }>;
  trojan: RevealLoyalty;
  "campaign-id": CampaignId;
  "campaign-loyalty": Choice<{ kind: "take-loyalty"; card: Secret<LoyaltyName> }>;
  "campaign-reveal": RevealLoyalty;
  "campaign-keep": Choice<{ kind: "keep-program"; card: Card }>;
  "first-boss": Choice<{ kind: "beast-seat" | "ex-gap"; target: Seat }>;
};

export const { ask, pick, askEach, pickEach, offer } = questions<DeductionQuestions>();

type AnyOption = { readonly kind: string };
const SHOTS: readonly string[] = formsOf("shoot");
const EQUIPS: readonly string[] = formsOf("equip");
const AIMS: readonly string[] = formsOf("change-target");

/** Whatever is aimed at. */
export function isShot<O extends AnyOption>(option: O | undefined): option is Extract<O, Shoot> {
  return option !== undefined && SHOTS.includes(option.kind);
}

export function isEquip<O extends AnyOption>(option: O): option is Extract<O, Equip> {
  return EQUIPS.includes(option.kind);
}

export function isNewAim<O extends AnyOption>(
  option: O,
): option is Extract<O, { readonly kind: Aimed<"change-target"> }> {
  return AIMS.includes(option.kind);
}
