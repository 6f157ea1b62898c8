/** What may be answered to each kind of question. */
import { type Choice, type Pass, questions, type Secret } from "@sprawl/engine";
import type { EnemyAction, ModifierFace, Ref, Sector } from "./content/types.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";

/** What is named when a card is used. */
export type Target = {
  readonly sector?: Sector;
  readonly enemy?: Ref;
  readonly thing?: "key" | Ref;
  readonly carrier?: Ref;
};

/** Using a gear card or an item: its id, which copy, and what it is used on. */
export type Use = Choice<{ kind: GearId | ItemId; copy?: number } & Target>;

export type Move = Choice<{ kind: "free-move" | "second-move" | "skate"; sector: Sector }>;
export type Carry = Choice<{ kind: "carry"; body: Ref; sector: Sector }>;
export type Attack = Choice<{ kind: "attack"; weapon: GearId; enemy: Ref }>;
/** An attack on all enemies there, or on several of them. */
export type AreaAttack = Choice<{ kind: "attack-all" | "attack-several"; weapon: GearId }>;
export type QuietAction = Choice<{ kind: "hide" | "pick-up" | "end-actions" | "give-up" }>;
/** What ends Hidden once it is resolved (SS-10.5); and cards, most of which do not. */
export type OpenAction = Attack | AreaAttack | Choice<{ kind: "overwatch" | "place-trap" }> | Use;
export type Action = Move | Carry | QuietAction | OpenAction;

export type NextEnemy = Choice<{ kind: "enemy"; enemy: Ref }>;
export type EnemyStep = Choice<{ kind: "step"; enemy: Ref; sector: Sector }>;
/** SS-28.10, SS-R91: nothing is sold or exchanged. */
export type Preparation = Choice<{
  kind: "begin-mission" | "buy-gear" | "non-lethal" | "lower-alertness";
}>;

export type SinsQuestions = {
  "your-actions": Action;
  prepare: Preparation;
  equip: Choice<{ kind: "equip"; gear: GearId; copy: number }>;
  buy: Choice<{ kind: "take-gear"; gear: GearId; card: Secret<GearId> }>;
  "discard-items": Choice<{ kind: "discard-item"; item: ItemId }>;
  "several-targets": NextEnemy;
  // Windows in which cards may be used.
  "after-draw": Use;
  search: Use;
  token: Use;
  "drone-acts": Use;
  "before-reinforcements": Use;
  overwatch: Choice<{ kind: "overwatch-attack"; weapon: GearId; enemy: Ref }> | Pass;
  // Where the rules leave a choice (SS-33).
  "drop-where": Choice<{ kind: "drop-in"; sector: Sector }>;
  "enemy-path": EnemyStep;
  "next-waypoint": Choice<{ kind: "head-for"; enemy: Ref; waypoint: number; sector: Sector }>;
  "who-acts": NextEnemy;
  "intercept-order": NextEnemy;
  "attack-order": NextEnemy;
  "detonation-order": NextEnemy;
  "overwatch-order": NextEnemy;
  "trap-order": NextEnemy;
  // What single cards ask.
  "override-row": Choice<{ kind: "row"; row: number; actions: readonly EnemyAction[] }>;
  "override-step": EnemyStep | Pass;
  "override-attack": Choice<{ kind: "strike"; enemy: Ref }> | Pass;
  "which-card": Choice<{ kind: "count-card"; card: Secret<ModifierFace>; value: number }>;
  energy: number;
  "any-card": number;
};

/** Questions in which one of several enemies is named. */
export type OrderQuestion = {
  [K in keyof SinsQuestions]: SinsQuestions[K] extends NextEnemy ? K : never;
}[keyof SinsQuestions];

export const { ask, pick, amount, offer } = questions<SinsQuestions>();
