/**
 * What the content of Synthetic Sins is made of: types only, no rules and no sentences. Here stands
 * whatever cards, boards and missions decide (SS-R1).
 *
 * Decisions:
 * - A sector is named by the number of its tile, 1 to 73; each tile lies once on a map. No tile is 0.
 * - Ids are kebab-case. An enemy or objective of a mission has the catalogue's reference in lower
 *   case ("g1", "m2", "o1"). "Lowest reference" (SS-R114) compares these as texts. Reinforcements
 *   have references too: they go on with the numbers of their letter (SS-R130).
 * - A value that may be missing is `undefined` and its key is always there, so that every card of a
 *   kind has the same shape. Nothing is Infinity or null: all content is plain JSON data.
 * - Copies of a gear card are the engine's business: content says how many there are.
 * - Numbers a card's text names stand in `amount`, in `attack` or in `weapon`; what the number
 *   means is written beside it in the card's file. Whatever only one card does is a member of the
 *   card, in the same file: one card, one home (../gear, ../items, ../enemies).
 * - Names and texts stand in ../text/content.ts and ../text/missions.ts, by the same ids.
 */

/** A sector: the number of its tile. It holds whatever comes there, in any number (SS-3.4). */
export type Sector = number;

/** The color of an enemy's base and of its waypoints (SS-15.1). */
export type Color = "red" | "yellow" | "green" | "blue";

/** The name of an enemy or objective inside its mission: "g1", "m1", "o2". */
export type Ref = string;

// --- Characters ------------------------------------------------------------------------------

export type CharacterId = "garrett" | "cass";

export type Character = {
  readonly id: CharacterId;
  readonly armor: number; // SS-21.1, SS-21.2
  readonly health: number; // SS-2.18, SS-2.20
  /** Energy before equipping; 0 for Cass, who uses no gear (SS-29.11). */
  readonly energy: number;
  readonly traps: number; // SS-2.20
  readonly canEquip: boolean; // SS-2.3
  readonly canOverwatch: boolean; // SS-9.12
  /** Second movements place Noise tokens (SS-6.4); not for Cass (SS-6.6). */
  readonly noisySteps: boolean;
};

// --- Modifier cards and the Alarm Level table ---------------------------------------------------

/** The face of a modifier card: -5 to +5, or "any" for the card whose value is chosen. */
export type ModifierFace = number | "any";

export type AlarmRow = {
  /** First and last Alarm Level of the row. */
  readonly from: number;
  readonly to: number;
  /** Added to behavior draws (SS-14.8). */
  readonly behavior: number;
};

// --- Enemies --------------------------------------------------------------------------------

export type EnemyType =
  | "security-guard"
  | "riot-enforcer"
  | "squad-leader"
  | "tracker"
  | "surveillance-drone"
  | "hound-drone"
  | "drone-bomb"
  | "sentry-gun"
  | "target";

export type EnemyKind = "human" | "drone";

export type EnemyAction =
  | { readonly kind: "nothing" } // SS-17.1
  | { readonly kind: "move"; readonly steps: 1 | 2 | 3 } // SS-17.2
  | { readonly kind: "search" } // SS-17.4
  | { readonly kind: "overwatch" }; // SS-17.6

/** As printed: `< X`, `X - Y`, `> X` (SS-15.3 to SS-15.5). */
export type BehaviorRange =
  | { readonly below: number }
  | { readonly from: number; readonly to: number }
  | { readonly above: number };

export type BehaviorRow = {
  readonly when: BehaviorRange;
  /** Executed in this order (SS-15.11). */
  readonly actions: readonly EnemyAction[];
};

/** What is printed on an enemy card beside its numbers; what each means stands in enemies/traits.ts. */
export type EnemyTrait =
  | "ponderous"
  | "command"
  | "bloodhound"
  | "death-signal"
  | "sharp-ears"
  | "dormant"
  | "no-patrol"
  | "detonation"
  | "fixed"
  | "oblivious"
  | "walks-once";

/** What traits change about an enemy. */
export type EnemyNature = {
  /** Makes Intercept Attacks (SS-20.13). */
  readonly intercepts: boolean;
  /** Added to Attack Power and Armor of other enemies here and next door (SS-34.5). */
  readonly lends: number;
  /** Searches each sector it steps into, besides its actions. */
  readonly searchesSteps: boolean;
  /** Leaves a Detection token in its sector when defeated (SS-34.8). */
  readonly leavesSignal: boolean;
  /** How far it hears Noise, in sectors (SS-12.2). */
  readonly hearing: number;
  /** Makes steps only while a Detection token is on the map (SS-34.1). */
  readonly sleeps: boolean;
  /** Walks its waypoints round and round, once and no more (SS-34.11), or not at all (SS-34.2). */
  readonly patrol: "loop" | "once" | "none";
  /** Never steps (SS-34.4). */
  readonly fixed: boolean;
  /** Is gone after its attack, which hits everybody there (SS-R126). */
  readonly explodes: boolean;
  /** Detects you, raises the alarm and follows tokens (SS-34.9 to SS-34.12). */
  readonly notices: boolean;
};

/** SS-15.2: what stands on an enemy's card. */
export type Enemy = {
  readonly id: EnemyType;
  readonly kind: EnemyKind;
  readonly vigilance: number;
  /** Undefined: it cannot attack. */
  readonly attackPower: number | undefined;
  readonly armor: number;
  readonly ignoresBodies: boolean; // SS-18.18
  readonly traits: readonly EnemyTrait[];
  readonly behavior: readonly BehaviorRow[];
} & EnemyNature;

// --- Gear and items ------------------------------------------------------------------------

/** Moments at which a card may be used. */
export type Window =
  /** Your own actions, between two things (SS-R95). */
  | "your-actions"
  /** As the second action of your turn (SS-29.8). */
  | "action"
  /** Before the free movement and everything else (SS-5.8). */
  | "start-of-turn"
  /** The card of one of your attacks on an enemy has been seen. */
  | "your-attack-drawn"
  /** The card of an enemy's attack on you has been seen. */
  | "enemy-attack-drawn"
  /** Any modifier card has been seen, before the result is applied. */
  | "card-drawn"
  /** An enemy is about to search your sector. */
  | "search"
  /** A Noise or Detection token is about to be placed. */
  | "token"
  /** A drone's activation begins, right after SS-16.2. */
  | "drone-activation"
  /** Between the alarm step and the reinforcement check. */
  | "before-reinforcements";

export type GearTiming = "action" | "free" | "start-of-turn" | "reaction" | "automatic" | "passive";

/** Energy for one use: a number, or X of the player's choice, at least this. */
export type UseCost = number | { readonly x: number };

export type Weapon = {
  readonly power: number;
  readonly silent: boolean;
  /** One enemy, every enemy in the sector, or one or several as declared before drawing. */
  readonly targets: "one" | "every" | "one-or-several";
  /** Attack Power when several are attacked; undefined: `power`. */
  readonly powerAgainstSeveral: number | undefined;
  /** Attack Power for each Energy paid as X. */
  readonly powerPerEnergy: number;
  /** Modifier cards drawn, of which the highest counts. */
  readonly cards: 1 | 2;
  /** Sectors away in a straight line; undefined: your own sector. */
  readonly range: { readonly from: number; readonly to: number } | undefined;
  readonly overwatch: boolean; // SS-9.6
};

/** What stands on a gear card. What the card does stands beside it, in its own file in ../gear. */
export type GearFace = {
  readonly copies: number; // SS-R88
  readonly equipCost: number; // SS-29.2
  readonly useCost: UseCost; // SS-29.5, SS-29.6: 0 for many
  readonly timing: GearTiming;
  /** When it may be used; undefined for automatic and passive gear. */
  readonly window: Window | undefined;
  /** For each copy. */
  readonly oncePerTurn: boolean;
  readonly weapon: Weapon | undefined;
  /** Your Armor with it, if it is an armor card (SS-21.4). */
  readonly armor: number | undefined;
  /** The number its text names. */
  readonly amount: number | undefined;
  readonly rules: readonly string[];
};

/** What stands on an item card. */
export type ItemFace = {
  /** Its number in the catalogue, 1 to 17. */
  readonly number: number;
  readonly windows: readonly Window[]; // SS-R95
  /** An attack on every such enemy in the target sector, one draw each. */
  readonly attack: { readonly power: number; readonly against: EnemyKind | "enemy" } | undefined;
  /** Where a Noise token is placed afterwards. */
  readonly noise: "target-sector" | "your-sector" | undefined;
  /** The number its text names. */
  readonly amount: number | undefined;
  readonly rules: readonly string[];
};

// --- Sector tiles and maps -------------------------------------------------------------------

export type District =
  | "streets"
  | "offices"
  | "laboratories"
  | "data-and-power"
  | "precinct"
  | "residences"
  | "docks"
  | "public-places";

export type Tile = { readonly number: Sector; readonly district: District };

/** The two sectors a wall stands between, the lower number first. */
export type Wall = readonly [Sector, Sector];

/** A mission's map, read from its drawing by parseMap in ./map.ts. */
export type SectorMap = {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, rows * columns numbers; 0 where no tile lies. */
  readonly tiles: readonly Sector[];
  readonly walls: readonly Wall[];
};

export type * from "./mission-types.js";
