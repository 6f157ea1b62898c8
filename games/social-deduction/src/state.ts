/**
 * The position of a match, as plain public data. Whatever must stay hidden lies in it as a handle:
 * IDs, loyalty cards, programs, marks, the team a dead player had. Teams are nowhere: teams.ts works
 * them out from the cards whenever they matter (SD-3.1). Nothing in here knows a rule.
 */
import type { Play, Seat, Secret } from "@sprawl/engine";
import type { Target } from "./aim.js";
import type { CampaignTable } from "./campaign/state.js";
import type { Contents } from "./cards.js";
import type { HellGate } from "./hell-gate/gate.js";
import type { Action, Saying } from "./questions.js";
import type { SetupName } from "./setups/index.js";
import type { WeaponKind } from "./weapon-cards.js";

/** Blue, red, gray and green. */
export type Colour = "human" | "machine" | "outlaw" | "legion";
export type Team = Colour | "fallen";
export type Side = "left" | "right";

/** No seat at all. */
export const NOBODY: Seat = -1;

export type IdName = string;
export type LoyaltyName = string;
export type ProgramName = string;

/** A card that lies face up or face down. Face down again, those who saw it still know it. */
export type Laid<Name extends string = string> = { card: Secret<Name>; revealed: boolean };

/** A revealed permanent program before its owner. */
export type Permanent = {
  readonly card: Secret<ProgramName>;
  readonly program: ProgramName;
  /** Chosen when it was played; never changes (SD-13.11), nor while its owner is out (SD-13.13). */
  readonly target: Seat;
};

/** What a player has become, and what it might have been: only who may know it can read it. */
export type Mark = { readonly mark: Secret<MarkFace>; readonly aside: Secret<MarkFace> };
export type MarkFace = "legion" | "fallen" | "unchanged";

/** Whether sudden death began at a check; the other token keeps it a secret. */
export type Check = { readonly mark: Secret<CheckFace>; readonly aside: Secret<CheckFace> };
export type CheckFace = "sudden-death" | "goes-on";

export type SeatState = {
  /** Full, or shown by the ID turned sideways (SD-10.4); the player's own, whatever the ID (SD-10.6). */
  hp: number;
  /** One, or all the Boss IDs of a Boss (SD-12.3). */
  ids: Laid<IdName>[];
  /** Face down, seen by their owner only (SD-13.1). */
  programs: Secret<ProgramName>[];
  permanents: Permanent[];
  marks: Mark[];
  /** Shown beside everybody who became "Fallen unless Legion" (SD-R8). */
  fallenUnlessLegion: boolean;
  /** Weapons unlocked for the rest of the game; permanent programs unlock too (SD-8.20). */
  unlocked: WeaponKind[];
  /** Turns still to be skipped. */
  skips: number;
  /** Whom the Bounty Hunter here is after. */
  bounty: Seat;
  /** Deathbringer still waits for somebody to bring back. */
  waitsForDeath: boolean;
  /** The team at the moment of elimination (SD-3.19), as a token chosen among five. */
  lastTeam: Secret<Team>[];
  /** Who caused the last elimination of this player, or NOBODY (SD-R54). */
  killer: Seat;
  /** Who announces the next action of this player, or NOBODY (Leader). */
  ledBy: Seat;
  /** The cards this player has looked at lately, openly (SD-4.11); the last one is last. */
  looked: Looked[];
};

/** A card somebody looked at, where it lay then. */
export type Looked = { readonly seat: Seat; readonly place: Place; readonly card: Secret };

/** Which card of a player is meant. */
export type Place = Side | "id";

export type Weapon = {
  readonly id: string;
  readonly kind: WeaponKind;
  /** Where it goes when it is dropped (SD-8.17). */
  home: "middle" | "locked";
  holder: Seat;
  /**
   * In the order in which they are hit: clockwise from the holder's left (SD-9.19). It stays, whatever
   * becomes of anybody's cards (SD-8.15).
   */
  aim: Target[];
};

export type Turn = {
  seat: Seat;
  /** SD-5.4, SD-5.10 */
  armed: boolean;
  /** The weapon the turn began with, as long as it was never lost since; else "" (SD-5.9). */
  began: string;
  action: Action | undefined;
  /** A program was played since the action was announced (SD-15.10). */
  interrupted: boolean;
  /** The active player was eliminated: nothing more of this turn is theirs (SD-5.19). */
  over: boolean;
  /** Weapons that cannot be fired this turn. */
  jammed: string[];
  /** Whom the active player cannot aim at any more this turn. */
  spared: Seat[];
  /** An additional action: none, still to come, or taken. */
  extra: "none" | "granted" | "taken";
  /** The active player has made a statement this turn. */
  spoke: boolean;
  /** Who announces in place of the active player, or NOBODY. */
  led: Seat;
  /** The target was changed, and the shot is announced right afterwards. */
  shotFollows: boolean;
  /** Who strikes back when the announced shot is done (Mirror protocol). */
  mirrors: Seat[];
};

/** Damage about to be taken (SD-15.4). */
export type Hit = {
  victim: Seat;
  amount: number;
  weapon: boolean;
  by: Seat;
  /** Taken in place of somebody else: it cannot be passed on again. */
  passedOn: boolean;
};

/** A shot being resolved. */
export type Shot = {
  readonly weapon: string;
  readonly shooter: Seat;
  barred: boolean;
  /** Who has stepped in for a neighbour in this shot. */
  guards: Seat[];
};

/** What some players were told of all living players' teams (SD-17.4), or of who is Legion. */
export type Sighting = {
  readonly what: "teams" | "legion";
  readonly by: readonly Seat[];
  readonly round: number;
  readonly seats: readonly Seat[];
  readonly teams: readonly Secret<SeenTeam>[];
};

/** Where only Legion are shown, all others are "other". */
export type SeenTeam = Team | "other";

/** Something said in public, true or false (SD-4.12). */
export type Statement = Saying & { readonly by: Seat; readonly round: number };

export type State = {
  seats: SeatState[];
  /** Two for each seat, or one in each gap of a large game; see table.ts. */
  loyalty: Laid<LoyaltyName>[];
  weapons: Weapon[];
  /** The top is last. */
  pile: Secret<ProgramName>[];
  /** Programs being resolved right now. */
  resolving: Secret<ProgramName>[];
  /** Cards taken from the pile to be looked at by one player. */
  inspected: Secret<ProgramName>[];
  setAside: Secret<IdName>[];
  bossIds: { human: Secret<IdName>[]; machine: Secret<IdName>[]; outlaw: Secret<IdName>[] };
  box: { ids: Secret<IdName>[]; loyalty: Secret<LoyaltyName>[]; programs: Secret<ProgramName>[] };
  starter: Seat;
  round: number;
  /** Rounds in a row in which nothing stirred, and whether something did in this one (SD-R45). */
  quiet: number;
  stirred: boolean;
  turn: Turn;
  hit: Hit | undefined;
  shot: Shot | undefined;
  /** Sudden death was announced: only in matches saved before version 3 (SD-18.7). */
  suddenDeath: boolean;
  /** What each check has come to, for those who made it (SD-18.7). */
  checks: Check[];
  /** Whether an ID that is used before its own shot can be among the players at all. */
  assassins: boolean;
  /** Eliminated since the last check (SD-17.22). */
  unchecked: Seat[];
  /** Eliminations so far. */
  deaths: number;
  /** Who may still play backup.exe for themselves (SD-15.16). */
  justOut: Seat[];
  /** Who was eliminated first, for a rematch (SD-1.23). */
  firstOut: Seat;
  sightings: Sighting[];
  said: Statement[];
  /** Project: Hell Gate; empty without it. */
  gate: HellGate;
  /** The second game of a campaign (CM-3). */
  campaign?: CampaignTable | undefined;
};

export type Options = {
  /** With 5 or 6 players (SD-2.2). */
  readonly weapons: "printed" | "companion" | "two-rifles";
  readonly noLoyaltyChanges: boolean; // SD-21.1
  readonly noSpam: boolean; // SD-21.6
  readonly firstSession: boolean; // SD-21.8
  readonly legionCard: boolean; // SD-21.12
  readonly hellGate: boolean; // HG-1.1
  /** A scenario is played with core game and expansion (HG-14.4). */
  readonly scenario: SetupName;
  /** The game ends undecided after this round (SD-R45). */
  readonly lastRound: number;
  /** Structured statements (SD-R63). */
  readonly talk: boolean;
};

export type Deduction = Play<State, Options, Contents>;

/** What a question about the table reads: a match, or what a view shows of one (advice/). */
export type Reading = Pick<Deduction, "state" | "seats" | "options" | "box" | "listened" | "face">;

export const FULL_HP = 2; // SD-10.1
