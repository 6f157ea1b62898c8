/**
 * What a piece of content is. Numbers, timing and standing effects are data; a card has code only
 * for what it alone does, in members named after the rules' own moments (moments.ts). IDs live in
 * ids/, programs in programs/, EX Bosses in hell-gate/; each card stands whole in one place.
 *
 * To add a card: write it into the file of its family, and give it a sentence in text/. Standing
 * effects are read where the rule stands that they change (limit.ts, weapons.ts, teams.ts...), by
 * `standing` and `activePermanents`, never by name.
 */
import type { Piece, Rule, Seat } from "@sprawl/engine";
import type { BossCard } from "./hell-gate/boss-card.js";
import type { DeductionMoments } from "./moments.js";
import type { BeforeShot, PlayChoice } from "./questions.js";
import type { Colour, Deduction, Permanent, Reading, Team } from "./state.js";
import type { WeaponKind } from "./weapon-cards.js";

export type Box = "core" | "hell-gate";

/** Which moment a window is: see windows.ts. */
export type Moment = "start" | "interrupt" | "end" | "hit";

/** What an ID does as long as it is revealed and its owner lives (SD-11.2). */
export type Standing = {
  /** Weapons may be newly aimed at the owner only if there is nobody else. */
  readonly aimedLast?: true;
  /** Programs of others cannot target the owner. */
  readonly noTarget?: true;
  /** Investigate may look at an ID although loyalty cards are unrevealed. */
  readonly seesIds?: true;
  /** Other players cannot draw programs. */
  readonly bansDrawing?: true;
  /** Base of the program limit, by size of the game. */
  readonly limit?: { readonly normal: number; readonly large: number };
  /** Sees what the eliminated see at a check. */
  readonly seesChecks?: true;
  /** Damage of the owner's light shots. */
  readonly lightDamage?: number;
};

/** What IDs and programs have in common. */
type Card = Piece &
  Partial<DeductionMoments> & {
    /** Its place in the catalogue. */
    readonly order: number;
    readonly box: Box;
    readonly changesLoyalty?: true;
    /** Whether it works for this player although it is not in play, by what the state remembers (SD-R64). */
    lasting?(g: Reading, owner: Seat): boolean;
  };

export type IdCard = Card & {
  readonly colour: Exclude<Colour, "legion">;
  readonly always?: Team;
  /** One of the Boss IDs (SD-12.1). */
  readonly boss?: true;
  /** Recommended for the first session (SD-21.8). */
  readonly beginner?: true;
  readonly startsRevealed?: true;
  /** Connected with Legion or Fallen: not dealt in a campaign (CM-3.1, CM-R13). */
  readonly tied?: true;
  /** Who these are behind a false ID, in a campaign (CM-3.7, CM-3.11). */
  readonly behindMask?: "legion" | "fallen";
  readonly startPrograms?: number;
  /** Added to the limit of whoever owns it, revealed or not. */
  readonly limitBonus?: number;
  readonly standing?: Standing;
  /** When it is revealed, for who has it now (SD-22.3). `cause` made it happen, or is NOBODY (SD-R54). */
  reveal?(g: Deduction, owner: Seat, cause: Seat): Rule<void>;
  /** At the start of each turn of its owner, while revealed. */
  turnStart?(g: Deduction, owner: Seat): Rule<void>;
  /** The way to use it, unrevealed, right before the own shot is answered; then it is revealed. */
  offeredBeforeShot?(owner: Seat, which: number): BeforeShot;
  usedBeforeShot?(g: Deduction): void;
  /** Heavy shots it answers, where it is turned down again by its own ability. */
  readonly shields?: number;
  /** After the check, if its owner was eliminated while it lay unrevealed. */
  ownerEliminated?(g: Deduction, owner: Seat): Rule<void>;
};

/** `C` is what the option to play it says beside the card itself. */
export type Program<C extends PlayChoice = PlayChoice> = Card & {
  readonly copies: number;
  readonly timing: "any" | "turn" | "immediate" | "none";
  /** Stays revealed before its owner (SD-13.5). */
  readonly permanent?: true;
  /** A secret loyalty program of this colour (SD-14). */
  readonly loyalty?: Colour;
  /** Taken out in large games. */
  readonly red?: true;
  /** Cannot be chosen at the limit while another can, as a loyalty program cannot (SD-14.6). */
  readonly protected?: true;
  /** Does not count towards the limit while it is active (SD-13.17). */
  readonly free?: true;
  /** Heals or speaks of damage: can be played in a hit window (SD-15.4). */
  readonly hit?: true;
  /** HP that it heals. */
  readonly heals?: number;
  /** Can be played by a player who has just been eliminated (SD-15.16). */
  readonly fromBeyond?: true;
  readonly unlocks?: WeaponKind;
  /** Added to the limit of its owner, or taken from that of its target, while active. */
  readonly limitBonus?: number;
  readonly targetLimit?: number;
  /** Laid beside the pile when it comes up (HG-1.9, HG-2.1). */
  readonly beside?: true;
  /** A portal of this number. */
  readonly portal?: number;
  /** Every way to play it now, by what its owner can see; none: it cannot be played (SD-13.24, SD-R14). */
  choices?(g: Deduction, by: Seat, moment: Moment): readonly C[];
  /** What it does when played, or, if immediate, when drawn. */
  play?(g: Deduction, by: Seat, choice: C): Rule<void>;
  /** After its owner was eliminated, and after the check if there is one. */
  ownerEliminated?(g: Deduction, owner: Seat, permanent: Permanent): Rule<void>;
};

/** Nothing is said beside the card. */
export type Plainly = Readonly<Record<never, never>>;
/** One player is named. */
export type AtPlayer = { readonly target: Seat };

/** All content, as the rules find it in `g.box`. */
export type Contents = {
  readonly ids: Readonly<Record<string, IdCard>>;
  readonly programs: Readonly<Record<string, Program>>;
  readonly bosses: Readonly<Record<string, BossCard>>;
  /** Those of them that go on when they are not in play. */
  readonly lasting: ReadonlySet<IdCard | Program>;
};
