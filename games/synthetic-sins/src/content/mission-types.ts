/** What a mission is made of. Decisions that concern all content stand at the top of types.ts. */
import type { CharacterId, Color, EnemyType, Ref, Sector, SectorMap } from "./types.js";

export type MissionId =
  | "back-door"
  | "paper-trail"
  | "cold-scene"
  | "house-keys"
  | "shadow-walk"
  | "kill-corridor"
  | "eyes-everywhere"
  | "volatile-freight"
  | "evidence-room"
  | "the-courier"
  | "kennel"
  | "last-witnesses"
  | "thirty-ninth-floor"
  | "absolution";

export type PlacedEnemy = {
  readonly ref: Ref;
  readonly type: EnemyType;
  readonly color: Color;
  readonly at: Sector;
  /** "key", or the ref of an objective. */
  readonly carries?: "key" | Ref;
};

/** Where an objective is: in a sector, or with the enemy that carries it. */
export type ObjectivePlace =
  | { readonly at: Sector; readonly carrier?: undefined }
  | { readonly at?: undefined; readonly carrier: Ref };

/** A Mission Objective (SS-26.2, SS-26.3). */
export type Objective = ObjectivePlace & {
  readonly ref: Ref;
  readonly how: "pickup" | "reach";
  /** Must be complete before this one can be picked up. */
  readonly requires?: readonly Ref[];
};

/** ByteBucks, and a number of draws from the item deck (SS-28.1, SS-28.4). */
export type Reward = { readonly byteBucks: number; readonly items: number };

/** What picking up an Optional Objective does at once, besides its reward (SS-R109). */
export type OptionalEffect =
  | { readonly kind: "remove-enemies"; readonly type: EnemyType }
  | { readonly kind: "lower-alarm"; readonly by: number };

/** An Optional Objective; always picked up (SS-26.4). */
export type OptionalObjective = {
  readonly ref: Ref;
  readonly at: Sector;
  readonly reward: Reward;
  readonly effect?: OptionalEffect;
};

export type Reinforcement = {
  readonly ref: Ref;
  /** The number its token lies on (SS-2.15). */
  readonly alarm: number;
  readonly type: EnemyType;
  readonly color: Color;
  /** Appears here instead of at the Entrance (SS-25.6). */
  readonly at?: Sector;
};

/** Part of a mission's Goal (SS-26.1, SS-R109). */
export type Goal =
  | { readonly kind: "pickup"; readonly ref: Ref }
  | { readonly kind: "reach"; readonly ref: Ref }
  /** Enter the Exit; always the last of a list. */
  | { readonly kind: "exit" }
  /** At Clean up: the Target is on its last waypoint and you are within so many sectors of it. */
  | { readonly kind: "tail"; readonly target: Ref; readonly within: number };

/** What fails a mission besides Health 0 (SS-27.2, SS-R109). */
export type Failure =
  /** At Clean up: the Target is further away than this. */
  | { readonly kind: "trail-lost"; readonly target: Ref; readonly max: number }
  | { readonly kind: "defeated"; readonly target: Ref }
  /** The Target enters its last waypoint and still carries this (SS-R129). */
  | { readonly kind: "arrives"; readonly target: Ref; readonly carrying: Ref };

export type Mission = {
  readonly id: MissionId;
  readonly number: number;
  readonly character: CharacterId;
  readonly alertness: number;
  readonly map: SectorMap;
  readonly start: Sector;
  readonly exit: Sector | undefined;
  readonly entrance: Sector;
  /** Waypoints 1 to 4 of a color, in order. */
  readonly waypoints: { readonly [C in Color]?: readonly Sector[] };
  readonly enemies: readonly PlacedEnemy[];
  readonly objectives: readonly Objective[];
  readonly optional: readonly OptionalObjective[];
  readonly locks: readonly Sector[];
  /** Keys lying on the map; carried ones stand with their enemies. */
  readonly keys: readonly Sector[];
  /** Rising by `alarm`, each number once. */
  readonly reinforcements: readonly Reinforcement[];
  readonly goal: readonly Goal[];
  readonly fail: readonly Failure[];
  readonly reward: Reward;
  /**
   * How hard it is: of 200 matches with recommended gear, so many the rule-of-thumb player
   * completes. Measured with `sprawl simulate synthetic-sins -n 200 --seed curve`.
   */
  readonly measured: number;
};
