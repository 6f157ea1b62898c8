/**
 * What a piece of content is. Numbers, timing and standing effects are data; a card has code only
 * for what it alone does. IDs live in ids/, programs in programs/, each listed in an index.ts there.
 *
 * To add a card: write its file, list it in the index, give it a sentence in text/. Standing effects
 * are read where the rule stands that they change (limit.ts, weapons.ts, teams.ts...), by `anyId` and
 * `permanentsOf`, never by name.
 */
import type { Plain, Rule, Seat } from "@sprawl/engine";
import type { Colour, Deduction, ProgramName, Team, WeaponKind } from "./state.js";

export type Box = "core" | "hell-gate";

/** Which moment a window is: see windows.ts. */
export type Moment = "start" | "interrupt" | "end" | "hit";

/** What an ID does as long as it is revealed and its owner lives (SD-11.2). */
export type Standing = {
  /** Weapons may be newly aimed at the owner only if there is nobody else. */
  readonly aimedLast?: true;
  /** Programs of others cannot target the owner. */
  readonly firewall?: true;
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
  /** Takes 1 damage of a shot in place of a neighbour, once per shot. */
  readonly guards?: true;
  /** May shoot right after a change of target. */
  readonly longshot?: true;
  /** Looks at two programs when drawing as an action, and draws one. */
  readonly cheats?: true;
};

export type IdCard = {
  readonly id: string;
  readonly colour: Exclude<Colour, "legion">;
  readonly box: Box;
  readonly always?: Team;
  /** One of the Boss IDs (SD-12.1). */
  readonly boss?: true;
  readonly changesLoyalty?: true;
  /** Recommended for the first session (SD-21.8). */
  readonly beginner?: true;
  readonly startsRevealed?: true;
  readonly startPrograms?: number;
  /** Added to the limit of whoever owns it, revealed or not. */
  readonly limitBonus?: number;
  /** Comes back after the check if eliminated while this ID is unrevealed (Rocky). */
  readonly risesFallen?: true;
  /** Offered to its owner right before the own shot is answered (Assassin). */
  readonly beforeOwnShot?: true;
  readonly standing?: Standing;
  /** When it is revealed. `cause` made it happen, or is NOBODY (SD-R54). */
  reveal?(g: Deduction, owner: Seat, cause: Seat): Rule<void>;
  /** At the start of each turn of its owner, while revealed. */
  turnStart?(g: Deduction, owner: Seat): Rule<void>;
};

/** How a program may be played: the arguments of the option, besides the card itself. */
export type Choice = Readonly<Record<string, Plain>>;

export type Program = {
  readonly id: ProgramName;
  readonly copies: number;
  readonly box: Box;
  readonly timing: "any" | "turn" | "immediate" | "none";
  /** Stays revealed before its owner (SD-13.5). */
  readonly permanent?: true;
  /** A secret loyalty program of this colour (SD-14). */
  readonly loyalty?: Colour;
  /** Taken out in large games. */
  readonly red?: true;
  readonly changesLoyalty?: true;
  /** Cannot be chosen at the limit while another can, as a loyalty program cannot (SD-14.6). */
  readonly protected?: true;
  /** Does not count towards the limit while it is active (SD-13.17). */
  readonly free?: true;
  /** Heals or speaks of damage: can be played in a hit window (SD-15.4). */
  readonly hit?: true;
  /** Can be played by a player who has just been eliminated (SD-15.16). */
  readonly fromBeyond?: true;
  readonly unlocks?: WeaponKind;
  /** Added to the limit of its owner, or of its target, while active. */
  readonly limitBonus?: number;
  readonly targetLimit?: number;
  /** Nobody else can look at its owner's cards while active. */
  readonly hidesCards?: true;
  /** Its owner sees the programs its target receives while active. */
  readonly watches?: true;
  /** Its target draws no program after own light shots. */
  readonly locksFirmware?: true;
  /** Its owner may let the target take 1 damage of a shot, once. */
  readonly hostage?: true;
  /** Who eliminates its owner reveals the ID or takes 2 damage. */
  readonly deadMansSwitch?: true;
  /** Laid beside the pile when it comes up (HG-1.9, HG-2.1). */
  readonly beside?: true;
  /** A portal of this number. */
  readonly portal?: number;
  /** Gives its owner an action: take a weapon (SD-5.8). */
  readonly grabAction?: true;
  /** Every way to play it now, by what its owner can see (SD-13.24); none: it cannot be played. */
  choices?(g: Deduction, by: Seat, moment: Moment): readonly Choice[];
  /** What it does when played, or, if immediate, when drawn. */
  play?(g: Deduction, by: Seat, choice: Choice): Rule<void>;
};
