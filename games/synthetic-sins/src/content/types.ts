/**
 * What the content of Synthetic Sins is made of: types only, no rules and no sentences.
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
 *   means is written beside it in the card's file. Whatever only one card does is not data: it is
 *   rule code, found by the card's id.
 * - Names and texts stand in ../text/content.ts and ../text/missions.ts, by the same ids.
 */

/** A sector: the number of its tile. */
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

/** Special rules of enemy cards. */
export type EnemyTrait =
  /** Makes no Intercept Attacks: the Riot Enforcer. */
  | "ponderous"
  /** Other enemies in its sector or an adjacent one have +1 Attack Power and Armor (SS-34.5). */
  | "command"
  /** Searches each sector it steps into, besides its actions: the Tracker. */
  | "bloodhound"
  /** Leaves a Detection token in its sector when defeated (SS-34.8). */
  | "death-signal"
  /** Hears Noise at distance 2: the Hound Drone. */
  | "sharp-ears"
  /** Makes steps only while a Detection token is on the map (SS-34.1). */
  | "dormant"
  /** Never follows waypoints (SS-34.2). */
  | "no-patrol"
  /** Is gone after its attack, which hits everybody there: the Drone Bomb. */
  | "detonation"
  /** Never steps (SS-34.4). */
  | "fixed"
  /** Never attacks, detects or raises the alarm; ignores you and all tokens (SS-34.9 to SS-34.12). */
  | "oblivious"
  /** Walks its waypoints once, in order, and stays at the last (SS-34.11). */
  | "walks-once";

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
};

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

/** Moments at which automatic gear acts by itself. */
export type AutomaticMoment = "enemy-defeated" | "clean-up" | "attacked";

/** What the player names when using a card; weapons name enemies by their `weapon` data. */
export type CardTarget =
  | "none"
  | "enemies"
  | "sector-without-detection"
  | "sector-without-noise"
  | "detection-token"
  /** A human enemy in your sector or an adjacent one. */
  | "near-human"
  | "thing-here"
  /** Your sector or an adjacent one. */
  | "near-sector"
  | "lock"
  /** One enemy in your sector and an adjacent sector to push it to. */
  | "enemy-here"
  | "wall-here";

export type GearId =
  | "alarm-rewiring-kit"
  | "alarm-spoofer"
  | "assault-rifle"
  | "bioconverter"
  | "body-armor"
  | "bulletproof-vest"
  | "camera-hack"
  | "chameleon-cloak"
  | "drone-glitching"
  | "first-aid-kit"
  | "forcefield"
  | "generator"
  | "glue-bomb"
  | "laser-blaster"
  | "motorized-skates"
  | "movements-accelerator"
  | "neural-disruptor"
  | "remote-speaker-hack"
  | "self-defense-drone"
  | "shotgun"
  | "silenced-pistol"
  | "smart-bullets"
  | "sneakers"
  | "sniper-rifle"
  | "spider-drone"
  | "stamina-booster"
  | "stun-gun"
  | "submachine-gun";

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

export type Gear = {
  readonly id: GearId;
  readonly copies: number; // SS-R88
  readonly equipCost: number; // SS-29.2
  readonly useCost: UseCost; // SS-29.5
  readonly timing: GearTiming;
  /** When it may be used; undefined for automatic and passive gear. */
  readonly window: Window | undefined;
  /** When automatic gear acts. */
  readonly automatic: AutomaticMoment | undefined;
  /** For each copy. */
  readonly oncePerTurn: boolean;
  readonly target: CardTarget;
  readonly weapon: Weapon | undefined;
  /** Your Armor with it, if it is an armor card (SS-21.4). */
  readonly armor: number | undefined;
  /** The number its text names. */
  readonly amount: number | undefined;
  readonly rules: readonly string[];
};

export type ItemId =
  | "alarm-adjuster"
  | "assault-grenade"
  | "distracting-hologram"
  | "drone-override-matrix"
  | "emp-grenade"
  | "energy-surge"
  | "flashbang-grenade"
  | "focus-enhancer"
  | "gas-grenade"
  | "general-system-glitch"
  | "lock-breaker"
  | "painkillers"
  | "shockwave"
  | "smoke-grenade"
  | "sound-dampener"
  | "stochastic-modifier"
  | "wall-charges";

export type Item = {
  readonly id: ItemId;
  /** Its number in the catalogue, 1 to 17. */
  readonly number: number;
  readonly windows: readonly Window[]; // SS-R95
  readonly target: CardTarget;
  /** An attack on every such enemy in the target sector, one draw each. */
  readonly attack: { readonly power: number; readonly against: EnemyKind | "enemy" } | undefined;
  /** Where a Noise token is placed afterwards. */
  readonly noise: "target-sector" | "your-sector" | undefined;
  /** The number its text names. */
  readonly amount: number | undefined;
  readonly usedBy: readonly CharacterId[]; // SS-30.4
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
