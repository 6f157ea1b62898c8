/**
 * What a card, a board or a marker is. Data comes first; members named after moments and quantities
 * (moments.ts) say what it does beside the rules. Rules find all of it in `g.box`.
 */
import type { Piece, Rule, RuleId, Seat } from "@sprawl/engine";
import type { Deed } from "./deeds.js";
import type { Effect } from "./effects.js";
import type { Listener } from "./moments.js";
import type {
  Beginning,
  CharacterId,
  EnemyType,
  Faction,
  Figure,
  FigureId,
  FigureIndex,
} from "./state.js";

/** A colour says nothing about a faction: anybody may play any (TB-1.9). */
export type CardColour = "blue" | "red" | "grey" | "green" | "unique" | "special";

/** What an attack is about to be; cards and weapons change it before the random card (TB-22.9). */
export type Attack = {
  readonly figure: FigureIndex;
  readonly seat: Seat;
  readonly target: string;
  bonus: number;
  damage: number;
  all: boolean;
  after: (() => Rule<void>)[];
};

/** The cards of a check as they count: special cards and unique ones change them (TB-R100). */
export type Counted = {
  readonly id: string;
  readonly card: number;
  colour: CardColour;
  value: number;
};

export type InfluenceCard = Piece & {
  readonly colour: CardColour;
  /** Signed: blue above 0, red below, all others 0. */
  readonly value: number;
  /** Whose unique card it is; only Dee Coy's two need their owner. */
  readonly owner?: CharacterId;
  /** When a unique card may be played (TB-36.10). */
  readonly moment?: "turn" | "attack" | "reveal" | "hit" | "zero";
  may?(g: Beginning, seat: Seat): boolean;
  play?(g: Beginning, seat: Seat): Rule<void>;
  strike?(g: Beginning, attack: Attack): void;
  /** A special card: changes what lies there; a step of TB-R100. */
  readonly step?: number;
  count?(counted: Counted[]): void;
  tailwind?: number;
};

export type ProgramCard = Piece &
  Listener & {
    readonly copies: number;
    readonly cost: number;
    readonly timing: "turn" | "any";
    readonly lasts: "shot" | "charges" | "permanent";
    /** A moment its text names: it is played, or its charges are used, only then (TB-9.6). */
    readonly moment?: "attack" | "defence" | "pink" | "program" | "reveal";
    readonly order?: number;
    may?(g: Beginning, seat: Seat): boolean;
    play?(g: Beginning, seat: Seat): Rule<void>;
    /** What the moment is changed by: an attack, a defence. */
    readonly bonus?: number;
    /** When it leaves its owner (Cargo Sling). */
    leaves?(g: Beginning, seat: Seat): Rule<void>;
  };

export type Branch = { readonly effects: readonly Effect[] };
export type DecisionOption = Branch & { may?(g: Beginning): boolean };

/** TB-31.8: what an Event can be; a check that counts colours is one too. */
export type EventPiece = Piece & {
  readonly deck: "one" | "two" | "three" | "ex";
  /** Left out with 3 or 4 players (TB-2.4). */
  readonly large?: true;
} & (
    | {
        readonly type: "check";
        readonly target: number; // TB-R94
        readonly success: readonly Effect[];
        readonly failure: readonly Effect[];
        readonly noShow?: true;
      }
    | {
        readonly type: "count";
        /** From this many grey or green cards on (TB-R95). */
        readonly steps: readonly { readonly from: number; readonly effects: readonly Effect[] }[];
      }
    | {
        readonly type: "decision";
        readonly by: "leader" | "general";
        readonly a: DecisionOption;
        readonly b: DecisionOption;
      }
    | { readonly type: "raid"; readonly effects: readonly Effect[] }
    | { readonly type: "ex"; readonly effects: readonly Effect[] }
  );

export type WoundCard = Piece &
  Listener & {
    readonly copies: number;
    /** Each trigger of a Contagious Wound (TB-21.13, TB-21.14). */
    spread?(g: Beginning, bearer: FigureIndex, others: readonly FigureIndex[]): Rule<void>;
  };

export type ObjectiveCard = Piece & {
  /** Judged by the state at the end (TB-43.6), and for the owner's tracker. */
  fulfilled(g: Beginning, seat: Seat): boolean;
  /** How far, and how far it must come; only from what the owner knows. */
  progress(g: Beginning, seat: Seat): readonly [number, number];
};

export type ReconCard = Piece & {
  readonly timing: "turn" | "any";
  may(g: Beginning, seat: Seat, figure: FigureIndex): boolean;
  use(g: Beginning, seat: Seat, figure: FigureIndex): Rule<void>;
};

export type SupplyPiece = Piece & {
  readonly copies: number;
  readonly kind: "weapon" | "item" | "trap";
  /** Bought at HQ, and back there after use (TB-39.9). */
  readonly price?: number;
  /** As part of an attack: what it adds. */
  readonly attack?: { readonly bonus: number; readonly damage: number; readonly all?: true };
  /** Draw a Program after the attack, whatever came of it. */
  readonly program?: true;
  /** A free discard action on one's own turn. */
  may?(g: Beginning, seat: Seat): boolean;
  use?(g: Beginning, seat: Seat): Rule<void>;
  /** A Trap, resolved when it is taken. */
  spring?(g: Beginning, seat: Seat): Rule<void>;
  /** It stays in front of the player (Gag Wire). */
  readonly stays?: true;
};

export type Line =
  | { readonly wound: 1 }
  | { readonly discardRandom: number }
  | { readonly bar: "apex" | "deus" | "morale"; readonly by: number }
  | { readonly lose: "program" | "chip"; readonly orElse: number };

export type InterrogationCard = Piece & { readonly lines: Readonly<Record<Faction, Line>> };

export type TrickCard = Piece & {
  may?(g: Beginning, seat: Seat): boolean;
  play(g: Beginning, seat: Seat): Rule<void>;
};

export type EnemyPiece = Piece & {
  readonly type: EnemyType;
  /** What the red die shows (TB-25.1). */
  readonly dice: readonly number[];
  /** Markers of each level. */
  readonly count: number;
  readonly health: readonly [number, number, number];
  readonly strength: readonly [number, number, number];
  readonly combat: readonly [number, number, number];
  readonly shield: readonly [number, number, number];
  readonly range: number;
  readonly attacksAll?: true;
  readonly steals?: true;
  readonly walks?: true;
};

/** Apex and Deus: what comes of it when a bar is full. */
export type ElitePiece = Piece & { enters(g: Beginning): Rule<void> };

/** What comes of it when Riot stands in a red zone. */
export type RiotPiece = Piece & { breaksOut(g: Beginning): Rule<void> };

/** A skill column's task: a deed, or a state that is judged as it is (TB-R46). */
export type Task = {
  readonly steps?: 2;
  /** The second step must be another than the first. */
  readonly different?: true;
  /** What of the deed names the step; undefined if the deed does not count. */
  deed?(deed: Deed): string | undefined;
  state?(g: Beginning, seat: Seat): boolean;
};

/** TB-5.1: the columns of a skill tree. */
export const COLUMNS = ["hacking", "implants", "security", "rigging"] as const;
export type ColumnName = (typeof COLUMNS)[number];

export type Boost = Piece &
  Listener & {
    readonly task: Task;
    readonly rule: RuleId;
    /** Done once when it is unlocked. */
    unlocked?(g: Beginning, seat: Seat): Rule<void>;
  };

/** What a board or a Boost lets its player do beside the actions of an Area. */
export type Ability = {
  readonly id: string;
  readonly cost: 0 | 1;
  readonly rule: RuleId;
  /** Each way to use it now. */
  ways(g: Beginning, seat: Seat): readonly AbilityWay[];
  use(g: Beginning, seat: Seat, way: AbilityWay): Rule<void>;
};

/** On whom, or with which card. */
export type AbilityWay = { readonly figure?: number; readonly card?: number };

/** What is printed on a Player Board (TB-R7). */
export type Values = {
  readonly points: number;
  readonly movement: number;
  readonly range: number;
  readonly strength: number;
  readonly red: number;
  readonly shield: number;
  readonly blue: number;
  readonly health: number;
  readonly programs: number;
  readonly draw: number;
  readonly hand: number;
};

/**
 * How many blue, red, grey and green cards a Personal deck has; blue and red by value 1 to 5. With
 * the unique ones they are 30 (TB-36.1). Everybody may read it (TB-5.13).
 */
export type DeckList = {
  readonly blue: readonly number[];
  readonly red: readonly number[];
  readonly grey: number;
  readonly green: number;
  readonly unique: readonly string[];
};

export type Character = Piece &
  Listener & {
    readonly id: FigureId;
    readonly values: Values;
    readonly deck: DeckList;
    /** By column, Level 1 and Level 2 (TB-5.1). */
    readonly tree: readonly (readonly [Boost, Boost])[];
    readonly startCards?: number;
    readonly startPrograms?: number;
    readonly startWeapon?: string;
    readonly objectives?: number;
    readonly tricks?: true;
    readonly companion?: true;
    /** Chooses between two Loyalty cards (TB-4.10). */
    readonly twoLoyalties?: true;
    /** Put into the Isolation Cube at 0 Health, instead of HQ. */
    readonly detainedAtZero?: true;
  };

export type Contents = {
  readonly characters: Readonly<Record<string, Character>>;
  readonly boosts: Readonly<Record<string, Boost>>;
  readonly influence: Readonly<Record<string, InfluenceCard>>;
  readonly programs: Readonly<Record<string, ProgramCard>>;
  readonly events: Readonly<Record<string, EventPiece>>;
  readonly wounds: Readonly<Record<string, WoundCard>>;
  readonly objectives: Readonly<Record<string, ObjectiveCard>>;
  readonly recon: Readonly<Record<string, ReconCard>>;
  readonly supply: Readonly<Record<string, SupplyPiece>>;
  readonly interrogation: Readonly<Record<string, InterrogationCard>>;
  readonly tricks: Readonly<Record<string, TrickCard>>;
  readonly enemies: Readonly<Record<string, EnemyPiece>>;
  readonly elites: Readonly<Record<"apex" | "deus", ElitePiece>>;
  readonly riot: Readonly<Record<"red", RiotPiece>>;
};

export type { Figure };
