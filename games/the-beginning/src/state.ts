/**
 * What everything in The Beginning shares. All of it is public (TB-50.20); what is hidden is in it as
 * a handle. A figure is a standee on the board: every seat has one with the seat's own number, and
 * Kuro is one more after them.
 */
import type { Play, Seat, Secret } from "@sprawl/engine";
import type { Area, Place, SpawnId } from "./board.js";
import type { Contents } from "./content.js";
import type { Saying } from "./questions.js";

export type Faction = "human" | "machine" | "fallen" | "legion"; // TB-1.3
/** Who may be victorious: also the Outlaws, to whom nobody belongs (TB-1.4). */
export type Victor = Faction | "outlaws" | "nobody";
export type Colour = "blue" | "red" | "purple";

export type InfluenceId = string;
export type ProgramId = string;
export type EventId = string;
export type WoundId = string;
export type ObjectiveId = string;
export type ReconId = string;
export type SupplyId = string;
export type InterrogationId = string;
export type TrickId = string;
export type CharacterId = "jayden" | "feykah" | "nova" | "havoc" | "dryden" | "dee-coy";
export type FigureId = CharacterId | "kuro";

export type Card = Secret<InfluenceId>;
export type Chip = Secret<Colour>;
export type Program = Secret<ProgramId>;
export type EventCard = Secret<EventId>;
export type Wound = Secret<WoundId>;
export type Objective = Secret<ObjectiveId>;
export type Recon = Secret<ReconId>;
export type Supply = Secret<SupplyId>;
export type Interrogation = Secret<InterrogationId>;
export type Loyalty = Secret<Faction>;
/** A mark that everybody gets at the Machine Phase, and that mostly says nothing (TB-41.19). */
export type Mark = Secret<"none" | "changed">;

/**
 * A standee that rules call a character, Kuro too (TB-49.2): the seat's own number, or his after
 * all seats.
 */
export type FigureIndex = number;
export const NOBODY = -1;

export type Figure = {
  readonly id: FigureId;
  readonly seat: Seat;
  area: Area;
  place: Place;
  health: number;
  /** On the yellow zone of HQ; in the Isolation Cube; off the board (Kuro). */
  lies: "up" | "yellow-zone" | "detained" | "away";
  chips: Chip[];
  /** Scanner 1 and Scanner 2. */
  scanners: [boolean, boolean];
  supply: Supply[];
  recon: Recon[];
  hadRecon: boolean;
  /** Entered Area 6 in this turn; freed from the Isolation Cube in this turn of its own. */
  enteredNetwork: boolean;
  freed: boolean;
};

export type OpenProgram = { readonly card: Program; readonly id: ProgramId; charges: number };
export type OpenWound = { readonly card: Wound; readonly id: WoundId };

/** A skill column: the level reached, and what the first of two steps was. */
export type Column = { level: 0 | 1 | 2; half: string };

/** What was done in public, for Objectives (TB-43.6). */
export type Tally = {
  brought: number;
  eliminated: number;
  nexus: number;
  nexusFailed: number;
  city: number;
  /** Times the city's Resources were drawn upon. */
  resources: number;
  junkyardTurns: number;
  lastJunkyardTurn: number;
  checks: number;
  reconUsed: number;
};

export type SeatState = {
  character: CharacterId;
  loyalty: Loyalty[];
  recruited: Mark[];
  infected: Mark[];
  objectives: Objective[];
  hand: Card[];
  deck: Card[];
  programs: Program[];
  open: OpenProgram[];
  /** Under the Player Board, for the game that follows (CM-1.3). */
  transferred: Program[];
  wounds: OpenWound[];
  tree: Column[]; // TB-5.8
  /** The bar of Nova, Havoc or Dryden. */
  bar: number;
  revoked: boolean;
  /** Gag Wire lies in front of the player. */
  gag: Supply[];
  tricks: TrickId[];
  played: TrickId[];
  tookBack: boolean;
  /** Feykah's bonus for her next attack. */
  driven: boolean;
  /** Kuro's markers that are face-up. */
  markers: Area[];
  /** Kuro was destroyed by a card. */
  destroyed: boolean;
  tally: Tally;
  /** Colours of the Data Chips brought into the Network, known to who knew them. */
  brought: Chip[];
};

export type EnemyType = "tank" | "sniper" | "soldier" | "crawler" | "thief";
export type Level = 1 | 2 | 3;

export type Enemy = {
  /** Type, level and a number of its own: "soldier-2-17". */
  readonly id: string;
  readonly type: EnemyType;
  readonly level: Level;
  /** Counted in damage, with or without chips under the marker (TB-52.4). */
  damage: number;
  /** A Spawn Location, or a space of the red path, 1 to 4. */
  spot: SpawnId | "red";
  space: number;
};

export type Elite = { status: "locked" | "in-play" | "destroyed"; space: number };

export type Slot = { readonly chip: Chip; open: boolean; readonly by: Seat; readonly turn: number };
/** A spot of the Junkyard; `by` is a seat, or the effect that put the chip there (TB-R163). */
export type Spot = {
  readonly spot: number;
  chips: Chip[];
  readonly by: Seat;
  readonly effect: string;
  readonly turn: number;
  readonly looked: Seat[];
};
export type LyingBox = { readonly box: Supply; readonly area: Area; readonly up: boolean };

export type Contribution = { readonly seat: Seat; count: number; statement: string };

/** A check that is being made, for the panel (TB-32). */
export type Check = {
  readonly event: string;
  readonly about: "event" | "isolation" | "leader";
  contributions: Contribution[];
  pool: Card[];
  revealed: boolean;
};

/** A check that was made: all that everybody has seen of it (TB-R178). */
export type CheckMade = {
  /** The Event; empty for a plea in the Isolation Cube, which `by` has made. */
  readonly event: EventId;
  readonly by: Seat;
  readonly turn: number;
  readonly goal: number;
  readonly total: number;
  readonly result: "met" | "missed" | "counted";
  readonly given: readonly Readonly<Contribution>[];
  readonly cards: readonly InfluenceId[];
};

/** A motion of censure: who moved it, who was for it, and whether it was carried (TB-16.7). */
export type Motion = {
  readonly by: Seat;
  readonly target: Seat;
  readonly inFavour: readonly Seat[];
  readonly carried: boolean;
};

/** Something that was said aloud, true or false (TB-R179). */
export type Said = Saying & { readonly by: Seat; readonly round: number };

export type Playing = { readonly card: Program; readonly seat: Seat; cancelled: boolean };

export type BarName = "riot" | "morale" | "resource" | "security" | "threat" | "apex" | "deus";

export type Turn = {
  /** Who has the Active Player card (TB-R3). */
  seat: Seat;
  /** Turns since the start, and rounds. */
  number: number;
  round: number;
  phase: "setup" | "action" | "activation" | "event";
  /** Whose part it is, who has played, and what is left. */
  figure: FigureIndex;
  acted: FigureIndex[];
  points: number;
  movement: number;
  /** Jayden has spent his extra point. */
  alonePoint: boolean;
  /** Points lost for this turn (Tremor), and what points and movement were reckoned from. */
  lostPoints: number;
  counted: { points: number; movement: number };
  city: string[];
  panel: boolean;
  tricks: number;
  rerolled: boolean;
  /** The next attack of this turn: more Range and red cards (Gunner's Trick). */
  gunner: number;
  backdoor: boolean;
  /** Kuro acts without a marker (Good Boy). */
  freeMarker: boolean;
};

export type State = {
  /** The first game of a campaign (CM-1.2). */
  campaign: boolean;
  seats: SeatState[];
  figures: Figure[];
  /** Characters nobody has taken yet. */
  free: CharacterId[];
  turn: Turn;
  starter: Seat;
  /** Players, so that Kuro can be neither (TB-35.12, TB-49.21). */
  leader: Seat;
  general: Seat;
  /** All players have lost the privilege: the badge has left the game (TB-35.11). */
  badgeGone: boolean;
  bars: Record<BarName, number>; // TB-34.18
  /** EX Riot Bar markers. */
  anarchy: boolean;
  surveillance: boolean;
  /** Riot stands in a red zone and Security has already fallen for it (TB-R27). */
  redZone: boolean;
  redPaid: boolean;
  /** An EX Event is being resolved (TB-R101). */
  inEx: boolean;
  sectors: Chip[][];
  values: number[];
  guard: number;
  network: Slot[][];
  junkyard: Spot[];
  removed: Chip[];
  /** Data Chips being looked at in a Sector action. */
  drawn: Chip[];
  scannersLeft: [number, number];
  /** 1 until the Human Phase, 2 until the Machine Phase, then 3. */
  level: Level;
  influence: Card[];
  discard: Card[];
  /** Cards played or turned over that still lie on the table (TB-R166). */
  table: Card[];
  programs: Program[];
  display: Program[];
  programDiscard: Program[];
  events: { one: EventCard[]; two: EventCard[]; three: EventCard[]; ex: EventCard[] };
  /** Programs being played, the last on top; a cancelled one has no effect (TB-R115). */
  playing: Playing[];
  /** The Event being resolved, and EX Events in it. */
  happening: EventCard[];
  wounds: Wound[];
  woundDiscard: Wound[];
  interrogation: Interrogation[];
  recon: Recon[];
  reconUsed: Recon[];
  supply: Supply[];
  supplyDiscard: Supply[];
  weapons: Supply[];
  traps: Supply[];
  boxes: LyingBox[];
  stacks: Record<EnemyType, Level[]>;
  enemies: Enemy[];
  nextEnemy: number;
  deadZones: SpawnId[];
  apex: Elite;
  deus: Elite;
  /** Before this seat's turns Deus moves (TB-30.5). */
  deusBefore: Seat;
  loyaltyBox: Loyalty[];
  /** What is still to be dealt, while somebody chooses. */
  loyaltyStack: Loyalty[];
  objectiveBox: Objective[];
  check: Check | undefined;
  /** What the table remembers: checks made, motions voted on, words said lately. */
  checks: CheckMade[];
  motions: Motion[];
  said: Said[];
  /** Revealed cards of a check that count 0 and have no colour. */
  blanked: Card[];
  /** How it ended, for the end scene. */
  ended: { cause: string; victor: Victor } | undefined;
};

export type Options = {
  readonly characters: "choose" | "random";
  readonly firstGame: boolean;
  readonly tips: boolean;
  readonly talk: boolean;
  readonly lastRound: number;
};

export type Beginning = Play<State, Options, Contents>;
