/** The words content is written in: what stands on each kind of sheet, card and token. */
import type { Piece } from "@sprawl/engine";
import type { Listens } from "./moments.js";

/** CV-R90: one id each, however it is spelled; so for Agents, Districts and Status tokens. */
export type OrgId = "eco" | "fsb" | "nul" | "arg";
export const FEATURES = ["movement", "analysis", "hacking", "reputation", "combat"] as const;
export type Feature = (typeof FEATURES)[number];
export type Colour = "yellow" | "blue" | "red";
export const COLOURS: readonly Colour[] = ["yellow", "blue", "red"];
export type StoreName = "weapons" | "implants" | "gear" | "vehicles";
export const STORES: readonly StoreName[] = ["weapons", "implants", "gear", "vehicles"];
export type Status = "suppression" | "wound" | "bleeding";
export const STATUSES: readonly Status[] = ["bleeding", "wound", "suppression"];
export type AttackType = "close" | "ranged";
/** CV-R111: names of ours, as those of Vehicles and the colours of positions are. */
export type WeaponEffect = "overload" | "fragile" | "burst" | "rapid" | "scope";
export type AttackEffect =
  | "grapple"
  | "frenzy"
  | "disarm"
  | "armor-piercer"
  | "poisoned-blade"
  | "multiple-shot"
  | "adrenalin"
  | "projection";
export type DefenseEffect =
  | "energy-shield"
  | "anti-virus"
  | "bandage"
  | "medkit"
  | "smoke-bomb"
  | "adrenalin"
  | "stealth";
export type BrawlColour = "green" | "red";

/** A District's number, 1 to 5; 0 is HQ, or the whole city. */
export type District = number;
export const HQ: District = 0;
export const EVERYWHERE: District = 0;
export const DISTRICTS: readonly District[] = [1, 2, 3, 4, 5]; // CV-3.4, CV-R6
export type Zone = number;
/** Which Tactical Position of a board, by place in its list. */
export type Position = number;
export const NO_POSITION: Position = -1;

/** CV-2.2: an Organization, with what marks its dashboard. */
export type OrganizationCard = Piece & { readonly colour: string; readonly starter: string };

/** One side of an Agent sheet (CV-6.1). */
export type Profile = Piece &
  Listens & {
    readonly sheet: string;
    readonly health: number;
    readonly salary: number;
    readonly initiative: number; // CV-6.18, CV-R91
  } & { readonly [F in Feature]: number };

export type PositionKind = "hacking" | "advantageous" | "covered";
export type Pair = readonly [Zone, Zone];

/** One side of a District board. */
export type Layout = Piece & {
  readonly district: District;
  readonly entry: Zone;
  /** For each zone, from zone 1 on, its cells as [column, row]. */
  readonly cells: readonly (readonly Pair[])[];
  readonly adjacent: readonly Pair[];
  readonly walls: readonly Pair[];
  readonly positions: readonly { readonly kind: PositionKind; readonly zone: Zone }[];
  /** By zone: those it is adjacent to, and those behind its walls. */
  readonly neighbours: readonly (readonly Zone[])[];
  readonly behindWalls: readonly (readonly Zone[])[];
  /** By zone and zone: moves from one to the other, miniatures ignored (CV-18.15). */
  readonly distances: readonly (readonly number[])[];
};

type Sold = Piece & Listens & { readonly copies: number; readonly price: number };
export type Weapon = Sold & {
  readonly store: "weapons";
  readonly expert: boolean;
  readonly type: AttackType;
  readonly bonus: number;
  readonly effects: readonly WeaponEffect[];
};
/** CV-R95: some raise Movement, none Reputation. */
export type Implant = Sold & { readonly store: "implants"; readonly raises: Feature };
export type Gear = Sold & {
  readonly store: "gear";
  /** Against every attack (CV-12.32). */
  readonly defense?: number;
};
export type Vehicle = Sold & {
  readonly store: "vehicles";
  readonly boost: number;
  readonly express: boolean;
  readonly armoured: boolean;
};
export type SupplyPiece = Weapon | Implant | Gear | Vehicle;

/** CV-22.2: what counts when its character attacks, and when it is attacked. */
export type CombatToken = Piece & {
  readonly copies: number;
  readonly attack: number;
  readonly defense: number;
  readonly onAttack?: AttackEffect;
  readonly onDefense?: DefenseEffect;
};

/** CV-23.5: for everybody to read. */
export type HenchmanCard = Piece & {
  readonly copies: number;
  readonly defense: number;
  readonly attack: number;
  readonly movement: number;
  readonly health: number;
  readonly type: AttackType;
  readonly effects: readonly WeaponEffect[];
};

/** A type of Henchman, or "?" for a random one. */
export type Shown = string;

export type BrawlCard = Piece & {
  readonly colour: BrawlColour;
  readonly henchmen: readonly Shown[];
};

export type SupportPhase = "event" | "strategy" | "activation" | "investigation" | "payday";
/** CV-13.1: its phase, its cost, the Teammates it calls; its effect is what it listens to. */
export type Support = Piece &
  Listens & {
    readonly phase: SupportPhase;
    readonly cost: number;
    readonly teammates: number;
  };

export type AmbushCard = Piece & Listens & { readonly van: boolean };

export type Reward =
  | { readonly kind: "money"; readonly amount: number }
  | { readonly kind: "xp"; readonly value: 1 | 2 }
  | { readonly kind: "healing"; readonly points: number }
  | { readonly kind: "token"; readonly store: StoreName }
  | { readonly kind: "support" }
  | { readonly kind: "influence"; readonly district: District };

export type EventCard = Piece &
  Listens & {
    readonly district: District;
    readonly duration: 1 | 2 | 3; // CV-10.7
    readonly henchmen: readonly { readonly district: District; readonly types: readonly Shown[] }[];
    readonly reward: Reward;
  };

export type Story = Piece & {
  readonly needs: readonly Colour[];
  readonly vp: number;
  readonly starter?: OrgId;
};

export type Test = { readonly feature: Feature; readonly threshold: number };
export type MissionAsk =
  | { readonly kind: "tests"; readonly tests: readonly Test[] } // CV-5.5
  | { readonly kind: "combat"; readonly elimination: boolean } // CV-5.5
  | {
      readonly kind: "hack"; // CV-5.6
      readonly threshold?: number;
      readonly amount?: number;
      readonly rival?: boolean;
    }
  | {
      readonly kind: "gain"; // CV-5.7
      readonly own?: number;
      readonly most?: boolean;
      readonly remove?: boolean;
      /** Where at least one own token must lie as well. */
      readonly with?: District;
    };
export type Mission = {
  readonly district: District;
  /** Other Districts in which it may be done instead. */
  readonly or: readonly District[];
  readonly ask: MissionAsk;
  readonly money: number;
  readonly xp: 1 | 2;
};
export type Investigation = Piece & {
  readonly colour: Colour;
  readonly missions: readonly Mission[];
};
