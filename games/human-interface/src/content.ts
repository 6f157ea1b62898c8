/** What content is: the data of each kind of piece, and the moments at which pieces take part. */
import type { InPlay, Piece, Result, Rule, RuleId } from "@sprawl/engine";
import type { Attack, Hit } from "./attacks.js";
import type { Battle } from "./cyberwarfare/battles.js";
import type { Plan } from "./plan.js";
import type { Action } from "./questions.js";
import type { Faction, Installed, Interface, Item, Model, Team } from "./state.js";

export type Availability = "COMM" | "MIL" | "BLACK";
export type Location = "head" | "chest" | "arms" | "legs";
export type Self = InPlay<Piece>;

/** HI-7.5: why a Cybershock test is taken. */
export type ShockCause = "program" | "gear" | "weapon" | "mission" | "treachery" | "network";

/** What pieces listen to. A quantity gets the value so far and gives it back changed. */
export type Moments = {
  /** HI-27.4, HI-28.2: the sum of an attack by the bearer. */
  attack(g: Interface, self: Self, value: number, attack: Attack): number;
  /** What an attack against the bearer counts less. */
  attackedSum(g: Interface, self: Self, value: number, attack: Attack): number;
  /** HI-27.5 */
  dodge(g: Interface, self: Self, value: number, attack: Attack, cover: boolean): number;
  /** HI-8.8 */
  reaction(g: Interface, self: Self, value: number): number;
  /** HI-30.9: what a Fast Attack of the bearer costs. */
  fastAttack(g: Interface, self: Self, value: number, attack: Attack): number;
  /** HI-11.1 */
  tac(g: Interface, self: Self, value: number, attack: Attack): number;
  damage(g: Interface, self: Self, value: number, attack: Attack): number;
  /** HI-6.3 */
  armour(g: Interface, self: Self, value: number, location: Location): number;
  /** HI-6.4: Armour an attack of the bearer ignores. */
  piercing(g: Interface, self: Self, value: number, attack: Attack): number;
  /** Wounds a hit on the bearer causes. */
  wounds(g: Interface, self: Self, value: number, hit: Hit): number;
  speed(g: Interface, self: Self, value: number): number;
  /** HI-26.1: steps of a Move Action. */
  steps(g: Interface, self: Self, value: number): number;
  actionPoints(g: Interface, self: Self, value: number): number;
  /** HI-17.4 */
  resources(g: Interface, self: Self, value: number): number;
  /** HI-7.3: M in a Cybershock test. */
  composure(g: Interface, self: Self, value: number, cause: ShockCause): number;
  /** HI-20.1: strength of a program in a battle of the bearer's Team. */
  programStrength(g: Interface, self: Self, value: number, battle: Battle): number;
  /** HI-20.4 */
  remotePenalty(g: Interface, self: Self, value: number, battle: Battle): number;
  /** HI-19.9 */
  cardsDrawn(g: Interface, self: Self, value: number): number;
  /** HI-29.9 */
  healing(g: Interface, self: Self, value: number): number;
  /** HI-31.3: the sum of a throw. */
  throwing(g: Interface, self: Self, value: number): number;
  /** HI-3.6: may the bearer draw two cards here and choose? */
  drawsTwo(g: Interface, self: Self, test: TestKind, attack: Attack | undefined): boolean;
  /** HI-14.9 */
  hidesPresence(g: Interface, self: Self): boolean;
  /** The target of the bearer's attack may not react in this way. */
  forbidsReaction(g: Interface, self: Self, attack: Attack, reaction: Reaction): boolean;
  /** The bearer may react whatever forbids it. */
  ignoresBans(g: Interface, self: Self): boolean;
  /** The bearer itself cannot react in this way. */
  cannotReact(g: Interface, self: Self, reaction: Reaction): boolean;
  /** HI-28.5: no penalty in Close Combat. */
  steadies(g: Interface, self: Self, attack: Attack): boolean;
  /** An attack of the bearer is over, hit or miss. */
  afterAttack(g: Interface, self: Self, attack: Attack, hit: boolean): Rule<void> | void;
  /** An attack of the bearer has caused wounds. */
  afterWounds(g: Interface, self: Self, attack: Attack, wounds: number): Rule<void> | void;
  /** An attack of the bearer hits: who else is hit? */
  afterHit(g: Interface, self: Self, attack: Attack): Rule<void> | void;
  /** A Cybershock test of the bearer failed: is it repeated? */
  repeatsShock(g: Interface, self: Self): boolean;
  /** HI-33.1: after the presence tokens. */
  atAlarm(g: Interface, self: Self): void;
  /** HI-35.8 */
  atCleanUp(g: Interface, self: Self): Rule<void> | void;
  /** HI-30.2, HI-30.9: how many Fast Attacks against moving models the bearer has in a turn. */
  fastAttackLimit(g: Interface, self: Self, value: number): number;
  /** HI-18.2: what the bearer's Team may add to its bid after the reveal, once per mission. */
  bidRaise(g: Interface, self: Self, value: number): number;
  /** HI-34.1, HI-34.17: how many attacks a machine has in an activation. */
  machineAttacks(g: Interface, self: Self, value: number): number;
  /** May a weapon of this class be fired for a Shock attack? */
  shocks(g: Interface, self: Self, weapon: WeaponClass): boolean;
  /** HI-29.10: what else the bearer may do in its activation, at the cost its card names (HI-29.3). */
  actions(g: Interface, self: Self): readonly Action[];
  /** HI-26.1: may the attack go on with an extra Move of so many steps? */
  stepsAfter(g: Interface, self: Self, value: number, attack: Attack): number;
};

export type TestKind = "attack" | "dodge" | "battle";
export type Reaction = "fast-attack" | "take-cover";

/** Any piece that takes part while it is in play. */
type Part = Piece & Partial<Moments>;

export type Skill = Part & { readonly kind: "skill" };

export type Side = {
  readonly physical: number;
  readonly mental: number;
  readonly speed: number;
  readonly wounds: number;
  readonly chips: number;
  readonly armour: Readonly<Record<Location, number>>;
  readonly skills: readonly string[];
};

export type Character = Piece & {
  readonly faction: "ubermensch" | "nakamura" | "special";
  readonly hacker?: true;
  /** HI-4.14: who may share its square. */
  readonly twin?: string;
  readonly leftHanded?: true;
  /** HI-42.3: Armour of the left and the right arm, where they differ. */
  readonly armsApart?: readonly [left: number, right: number];
  readonly builtIn?: { readonly symbols: number };
  readonly healthy: Side;
  readonly crippled: Side;
  readonly equipment: readonly string[];
};

export type WeaponClass =
  | "pistol"
  | "smg"
  | "rifle"
  | "shotgun"
  | "heavy"
  | "close"
  | "grenade"
  | "mine";

export type Bracket = { readonly damage: number; readonly range: number };

/** A weapon listens while it is carried; what it does to its own attacks it tells by `attack.weapon`. */
export type Weapon = Part & {
  readonly kind: "weapon";
  readonly class: WeaponClass;
  /** Drone equipment, HI-4.7. */
  readonly drone?: true;
  readonly availability: Availability;
  readonly nakamura?: true;
  readonly effective: Bracket;
  readonly maximum?: Bracket;
  readonly burst?: true;
  /** Spread: the target's Dodge has -1. */
  readonly spread?: true;
  /** Its use adds no Alarm token. */
  readonly silent?: true;
  readonly shots?: number;
  /** HI-34: not for Fast Attacks, and not after a Move. */
  readonly still?: true;
  /** A second attack on another target follows, with this much less. */
  readonly twin?: number;
  /** HI-31.9: what a grenade does to each model in its blast. */
  blast?(g: Interface, thrower: Model, victim: Model, centre: boolean): Rule<void> | void;
};

export type GearKind =
  | "cyberarm"
  | "cyberlegs"
  | "cyberbody"
  | "cyberhead"
  | "cyberdeck"
  | "hacking"
  | "medical"
  | "armour"
  | "tool"
  | "ammunition";

/** Ways through a door for which one needs a piece. */
export type DoorTool = "break-door" | "blast-door";

export type Gear = Part & {
  readonly kind: "gear";
  readonly sort: GearKind;
  readonly hacking?: true;
  /** Its Use calls for a Cybershock test: HI-7.3. */
  readonly tests?: true;
  readonly availability: Availability;
  readonly nakamura?: true;
  /** HI-7.1 */
  readonly symbols: number;
  readonly uses?: number;
  /** HI-30: an attack made with the gear itself. */
  readonly weapon?: Weapon;
  /** HI-17.4: what a Cyberdeck gives; one of a character's counts. */
  readonly tokens?: number;
  /** HI-19.11 */
  readonly drawsSeven?: true;
  /** HI-R108: its Use gives an Action Point. */
  readonly givesPoint?: true;
  /** HI-R99: an attack it was put to Use for is followed by another. */
  readonly strikesAgain?: true;
  /** What it lets its bearer do to a door. */
  readonly opens?: DoorTool;
  /** HI-29.1: it is put to Use. */
  use?(g: Interface, model: Model): void;
  /** HI-29.9: it is used on a patient; `restores` to flip a card back. */
  treat?(g: Interface, model: Model, patient: Model, restores: boolean): Rule<void> | void;
};

export type Chip = Part & {
  readonly kind: "chip";
  readonly availability: Availability;
  readonly givesPoint?: true;
  readonly opens?: DoorTool;
  use?(g: Interface, model: Model): void;
};

export type ProgramType =
  | "virus"
  | "worm"
  | "ice"
  | "ids"
  | "bastion"
  | "booster"
  | "sr-booster"
  | "sniffer"
  | "blank";

/** A hostile program listens at the model that is its target. None is for sale: HI-R82. */
export type Program = Part & {
  readonly kind: "program";
  readonly type: ProgramType;
  readonly deck: "ubermensch" | "nakamura" | "ai" | "any";
  readonly copies: number;
  readonly strength: number;
  readonly install: number;
  readonly run: number;
  /** SR Booster: what it gives. */
  readonly gives?: number;
  /** Sniffer: what it looks at. */
  readonly sniffs?: "each" | "two" | "all";
  /** What it counts as a support card of a defensive program. */
  readonly defending?: number;
  /** Discarded after one battle, or after the CW attack. */
  readonly fleeting?: "battle" | "attack";
  /** HI-16.6: it affects one character at a time. */
  readonly targets?: true;
  /** HI-24.5, HI-16.5 */
  ability?(g: Interface, installed: Installed, target: Model, first: boolean): Rule<void> | void;
  /** It is turned up, wins or loses as defender against this battle's attacker. */
  turnedUp?(g: Interface, battle: Battle): void;
  winsDefending?(g: Interface, battle: Battle): Rule<void> | void;
  /** It wins a CW attack on a Tactical Network: true if there is no infection. */
  insteadOfInfection?(g: Interface, victim: Model): Rule<void>;
  /** Its player sees the attacker's face-down support card. */
  readonly watches?: true;
  /** A Team whose TN it infects draws so many cards less. */
  readonly fewerCards?: number;
  /** HI-14.10: areas it raises the alarm in at the start of Phase 6. */
  alarms?(g: Interface, team: Team): readonly Model[];
  /** What the attacker's boost and support card count at most against it. */
  /** Beaten as defender: what the attacking program loses for the rest of the attack. */
  readonly weakens?: number;
  readonly boostAtMost?: number;
  readonly supportLess?: number;
};

export type Machine = Piece &
  Side & {
    readonly kind: "drone" | "avatar";
    readonly weapons: readonly string[];
    /** HI-4.6: what its free slot may hold. */
    readonly upgrade?: string;
  };

export type Tile = Piece & {
  readonly name: string;
  readonly hallway: number;
  readonly rooms: readonly number[];
  readonly squares: readonly string[];
};

export type Place = readonly [x: number, y: number];

export type MissionTeam = {
  readonly faction: Faction | "any";
  /** HI-15.5: exactly these, or so many of the Faction. */
  readonly members: readonly string[];
  readonly size: number;
  /** HI-15.6 */
  readonly special: boolean;
  /** HI-15.22, HI-38.5 */
  readonly deployment: readonly Place[];
  readonly budget: number;
  readonly availability: Availability;
  /** HI-29.13: squares by which it may leave. */
  readonly exits: readonly Place[];
};

/** How near a Team is, or all players together (`ALL`): so many of so many. */
export type Progress = {
  readonly team: number;
  readonly what: string;
  readonly n: number;
  readonly of?: number;
};

/** What another floor of the same mission differs in. */
export type FloorData = Pick<MissionData, "layout" | "doors" | "teams">;

/** A mission with its board, and as it is on its other floors. */
export type Mission = MissionData & { readonly plan: Plan; readonly floors: readonly Mission[] };

export type MissionData = Piece & {
  readonly mode: "opposed" | "solo" | "cooperative" | "three";
  readonly turns: number;
  readonly layout: readonly (readonly { readonly face: string; readonly turned?: number }[])[];
  readonly teams: readonly MissionTeam[];
  /** Further floors it may be played on. */
  readonly floors?: readonly FloorData[];
  /** HI-12.1: by colour, white ones Basic. HI-12.3: those have Strength 1. */
  readonly terminals: readonly {
    readonly id: string;
    readonly at: Place;
    readonly strength: number;
  }[];
  /** HI-13.1: by colour, in the order of their numbers. */
  readonly doors: Readonly<Record<string, readonly Place[]>>;
  readonly entries: readonly Place[];
  readonly protocol: readonly {
    readonly from: number;
    readonly masamune: number;
    readonly muramasa: number;
  }[];
  readonly objectives?: readonly Place[];
  readonly avatar?: Place;
  /** The tile the Avatar never leaves. */
  readonly avatarTile?: string;
  /** By Team: squares onto which a figure is dragged. */
  readonly lifts?: readonly (readonly Place[])[];
  /** A neutral figure that can be dragged. */
  readonly figure?: Place;
  /** Phases that are skipped. */
  readonly skips?: readonly number[];
  /** Terminals that can only be attacked directly. */
  readonly directOnly?: readonly string[];
  /** HI-1.12: turns with a Cybershock test for everybody. */
  readonly nanovirus?: readonly number[];
  readonly hackerNeeded?: true;
  /** How many Objectives a character carries; 0 if they cannot be carried. */
  readonly carries?: number;
  /** Nakamura's Resources skill is not used. */
  readonly noResources?: true;
  /** May a member be left out because of the Team's kind? */
  nanovirusActs?(g: Interface): boolean;
  neutral?(g: Interface, a: Model, b: Model): boolean;
  hidesPresence?(g: Interface, model: Model): boolean;
  strength?(g: Interface, value: number, battle: Battle): number;
  lowestEntry?(g: Interface): boolean;
  shielded?(g: Interface): boolean;
  /** HI-35.1: before victory is checked. */
  scores?(g: Interface): void;
  /** How near each side is to its aim now, as the board says it. */
  progress(g: Interface): readonly Progress[];
  /** HI-36.1: the result in this Clean-Up Phase, or undefined; `last` if the mission ends with it. */
  decided(g: Interface, last: boolean): Result | undefined;
  /** "At once". */
  decidedAtOnce?(g: Interface): Result | undefined;
};

export type Content = {
  readonly skills: Readonly<Record<string, Skill>>;
  readonly characters: Readonly<Record<string, Character>>;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly gear: Readonly<Record<string, Gear>>;
  readonly chips: Readonly<Record<string, Chip>>;
  readonly programs: Readonly<Record<string, Program>>;
  readonly machines: Readonly<Record<string, Machine>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly missions: Readonly<Record<string, Mission>>;
};

export type { Item, RuleId };
