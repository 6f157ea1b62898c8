/**
 * The position of a mission, as plain data. All of it is public (SS-37.1), to a spectator as to the
 * player (SS-37.8), and saved as it is (SS-R112); only the decks hold cards nobody has seen yet, as
 * handles. Nothing in here knows a rule.
 */
import type { Play, Secret } from "@sprawl/engine";
import type {
  CharacterId,
  Color,
  EnemyType,
  MissionId,
  ModifierFace,
  Ref,
  Reinforcement,
  Sector,
  SectorMap,
} from "./content/types.js";
import type { Gear, GearId } from "./gear/index.js";
import type { Item, ItemId } from "./items/index.js";

/** The one player (SS-1.1). */
export const YOU = 0;
/** No sector at all; no tile has this number. */
export const NOWHERE: Sector = 0;

export type SinsOptions = {
  readonly mission: MissionId;
  readonly nonLethal: boolean; // SS-32.1
  /** How much lower than printed Alertness is (SS-R99). */
  readonly loweredAlertness: number;
  readonly kit: "recommended" | "everything";
  readonly chooseForMe: boolean; // SS-R114
  readonly pauseAtEveryWindow: boolean;
  readonly giveUp: boolean; // SS-R100
  readonly turnLimit: number; // SS-R115
};

export type ModifierCard = Secret<ModifierFace>;

/** An equipped gear card; copies are told apart by number. */
export type EquippedGear = { readonly id: GearId; readonly copy: number; used: boolean };

export type You = {
  readonly character: CharacterId;
  sector: Sector;
  health: number;
  maxHealth: number;
  armor: number;
  energy: number;
  maxEnergy: number;
  /** Lasts over any number of turns, until something ends it (SS-10.7). */
  hidden: boolean;
  overwatch: boolean;
  /** Keys in front of you, and Traps on your board. */
  keys: number;
  traps: number;
  gear: EquippedGear[];
  items: ItemId[];
};

export type EnemyToken = {
  readonly ref: Ref;
  readonly type: EnemyType;
  readonly color: Color;
  sector: Sector;
  /** Laid on its side: a body (SS-8.7). */
  defeated: boolean;
  overwatch: boolean;
  /** Moved by a Drone Override Matrix: its Overwatch does nothing to you. */
  overridden: boolean;
  /** Has detected you (SS-R27). */
  detected: boolean;
  /** Has detected you with effect, and raised the alarm, this turn (SS-13.5, SS-14.4). */
  noticed: boolean;
  raised: boolean;
  /** Has had its activation this turn, or has none. */
  acted: boolean;
  /** Skips its turn (SS-R116). */
  skips: boolean;
  /** "key", the ref of an objective, or nothing; it goes where the enemy goes (SS-23.5). */
  carries: string;
  patrolling: boolean;
  /** Index of its next waypoint, its own and not its color's (SS-R59); below 0 if it has none yet. */
  next: number;
  /** Where its latest patrol step came from, or NOWHERE (SS-R53). */
  previous: Sector;
  /** Where it was placed: its post, if its color has no waypoints (SS-19.17). */
  readonly post: Sector;
};

export type ObjectiveToken = {
  /** Where it lies; NOWHERE while somebody carries it, or once it is yours. */
  sector: Sector;
  done: boolean;
};

export type Turn = {
  number: number;
  phase: "preparation" | "your-actions" | "enemy-actions" | "end-of-turn" | "over";
  /** Something was done that comes after the start of the turn (SS-5.8). */
  begun: boolean;
  freeMovement: boolean;
  secondAction: boolean;
  /** You have changed your sector this turn (SS-35.31). */
  moved: boolean;
  /** Movements left on Motorized Skates. */
  skates: number;
  cloak: boolean;
  smoke: boolean;
  /** Enemies cannot step out of this sector. */
  glue: Sector;
  /** Your Overwatch attack has been made (SS-9.5). */
  overwatchAttack: boolean;
};

export type DrawPurpose =
  | "your-attack"
  | "enemy-attack"
  | "enemy-against-enemy"
  | "trap-against-you"
  | "behavior"
  | "alarm";

/** A draw while it is resolved, and the last one afterwards. */
export type Draw = {
  readonly purpose: DrawPurpose;
  readonly base: number;
  /** The number to be reached, where there is one. */
  readonly against?: number;
  readonly attacker?: Ref;
  readonly enemy?: Ref;
  /** A weapon of yours: Smart Bullets may help. */
  readonly weapon?: GearId;
  cards: ModifierCard[];
  values: number[];
  /** Which of the cards counts. */
  counts: number;
  bonus: number;
  /** A Forcefield has stopped the attack. */
  stopped: boolean;
};

/** What the player owns beyond this mission. */
export type Purse = {
  byteBucks: number;
  gear: GearId[];
  /** Items gained by this mission, not yet usable (SS-28.3). */
  itemDeck: Secret<ItemId>[];
  itemsDrawn: Secret<ItemId>[];
  itemDiscard: ItemId[];
  gearDeck: Secret<GearId>[];
  /** The cards of the purchase that is being made (SS-28.8). */
  gearOffered: Secret<GearId>[];
  /** Gear cards bought in this match, as they lay in the deck. */
  gearBought: Secret<GearId>[];
};

/** What a campaign has brought along, if there is one. */
export type Occasion = "single" | "campaign" | "replay";

export type SinsState = {
  readonly mission: MissionId;
  standing: Occasion;
  nonLethal: boolean;
  lowered: number;
  map: SectorMap;
  /** By color: waypoints 1 to 4 in order. */
  readonly waypoints: { readonly [C in Color]?: readonly Sector[] };
  you: You;
  enemies: Record<Ref, EnemyToken>;
  objectives: Record<Ref, ObjectiveToken>;
  /** Oldest first (SS-12.5, SS-13.10). */
  noise: Sector[];
  detection: Sector[];
  traps: Sector[];
  locks: Sector[];
  keys: Sector[];
  alarm: number;
  alertness: number;
  /** Tokens still on the Alarm Level table, lowest first; open from the start (SS-37.2, SS-R110). */
  reinforcements: Reinforcement[];
  turn: Turn;
  deck: ModifierCard[];
  discard: ModifierCard[];
  /** Cards of the draw that is being resolved are in here and nowhere else. */
  draw?: Draw | undefined;
  /** Ids of the texts read so far (SS-37.7). */
  texts: string[];
  purse: Purse;
  outcome: "open" | "success" | "failure";
};

/** The cards in the box, by kind and id. */
export type SinsBox = {
  readonly gear: Readonly<Record<GearId, Gear>>;
  readonly items: Readonly<Record<ItemId, Item>>;
};

export type Sins = Play<SinsState, SinsOptions, SinsBox>;

/** Whatever shows the position: a match in play, or a view of it. */
export type Seen = { readonly state: SinsState };
