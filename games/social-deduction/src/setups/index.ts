/**
 * HG-14, HG-15: the scenarios, as data. Each fixes the number of players, the IDs and one special
 * rule; the rule is read where it changes something (health.ts, limit.ts, victory.ts...), by field.
 */
import type { IdName, Reading, Team } from "../state.js";
import type { WeaponKind } from "../weapon-cards.js";

export type Setup = {
  /** For so many players only (HG-14.1); none: no scenario is played. */
  readonly seats?: number;
  /** The IDs in play, one more than players (HG-14.2); without it the table row decides. */
  readonly ids?: readonly IdName[];
  /** So many further IDs of this colour at random. */
  readonly more?: { readonly colour: Team; readonly count: number };
  /** Programs everybody starts with, instead of one. */
  readonly startPrograms?: number;
  readonly startHp?: number;
  readonly maxHp?: number;
  readonly limit?: number;
  /** Whatever a player wants may be discarded at the limit. */
  readonly anyDiscard?: true;
  /** Every reanimation costs the others a program each. */
  readonly dearReanimation?: true;
  /** A draw before the first turn decides where Bloodbeast stands. */
  readonly bloodCave?: true;
  /** EX Bosses in play from the beginning, in the gap on the right of the starting player. */
  readonly bosses?: readonly number[];
  readonly randomBoss?: true;
  /** A weapon from the locked side that was fired is open to everybody. */
  readonly opensWeapons?: true;
  /** A weapon that may be answered with the ID. */
  readonly idAnswers?: WeaponKind;
  /** A copy of March of the Fallen lies beside the pile. */
  readonly marching?: true;
  /** The extra action of the scenario (HG-14.5). */
  readonly action?: "heal-self" | "heal-other" | "purge" | "show-id";
  /** Outlaws win together. */
  readonly outlawTeam?: true;
};

const CATALOGUE = {
  none: {},
  "cops-vs-the-world": {
    seats: 4,
    ids: ["undercover-cop", "secret-agent", "assassin", "execute", "thief"], // HG-15.1
    startPrograms: 2, // HG-15.2
  },
  "night-of-the-living-dead": {
    seats: 4,
    ids: ["lifesaver", "deathbringer", "lightbringer", "rocky", "nemesis"], // HG-15.3
    anyDiscard: true, // HG-15.4
  },
  limited: {
    seats: 4,
    ids: ["sleepless", "undercover-cop", "mindless-bot", "homeless", "musician"], // HG-15.5
    startHp: 3,
    maxHp: 3, // HG-15.6
  },
  "watch-out": {
    seats: 5,
    ids: ["sleepless", "photographer", "mindless-bot", "nemesis", "collector", "awesome-backer"], // HG-15.7
    startPrograms: 0, // HG-15.8
  },
  reanimation: {
    seats: 5,
    ids: ["lifesaver", "waitress", "virus", "mindless-bot", "deathbringer", "lightbringer"], // HG-15.9
    dearReanimation: true, // HG-15.10
  },
  "alien-invasion": {
    seats: 5,
    ids: ["astronaut", "mistress", "firewall", "virus", "ait", "mindeater"], // HG-15.11
    startHp: 1, // HG-15.12
  },
  "blood-cave": {
    seats: 5,
    ids: ["rocky", "balance", "believer", "puppet-master", "joke", "stealth"], // HG-15.13
    bloodCave: true, // HG-15.14
  },
  "two-ex": {
    seats: 5, // HG-15.16: the row of five asks for two IDs of each colour
    bosses: [3, 7], // HG-15.17
  },
  "undercover-blues": {
    seats: 6,
    ids: ["seeker", "whistleblower", "stealth", "eye-d", "virus", "insider", "seer"], // HG-15.19
    opensWeapons: true, // HG-15.20
  },
  visions: {
    seats: 6,
    ids: ["sleepless", "seeker", "bounty-hunter", "mercenary", "seer", "fortune-teller", "insider"], // HG-15.21
    idAnswers: "pistol", // HG-15.22
  },
  "risky-business": {
    seats: 6,
    ids: ["believer", "dust", "grunwald", "mercenary", "nemesis", "alice", "homeless"], // HG-15.23
    randomBoss: true, // HG-15.24
  },
  "march-of-the-fallen": {
    seats: 6,
    ids: ["deathbringer", "cultist", "damien", "cheater", "believer", "waitress", "stealth"], // HG-15.25
    marching: true, // HG-15.26
  },
  "man-at-arms": {
    seats: 7,
    ids: [
      "sleepless",
      "mistress",
      "longshot",
      "01011012",
      "joke",
      "destroyer",
      "mindeater",
      "awesome-backer",
    ], // HG-15.27
    limit: 1, // HG-15.28
  },
  "we-are-legion": {
    seats: 7,
    ids: [
      "secret-agent",
      "stealth",
      "waitress",
      "virus",
      "nemesis",
      "firewall",
      "mindeater",
      "spy",
    ], // HG-15.29
    action: "heal-self", // HG-15.30
  },
  "battle-royale": {
    seats: 7,
    ids: [
      "believer",
      "mistress",
      "network",
      "puppet-master",
      "01011012",
      "kick-starter",
      "destiny",
      "leader",
    ], // HG-15.31
    action: "heal-other", // HG-15.32
  },
  "invasion-from-within": {
    seats: 8,
    ids: [
      "undercover-cop",
      "fbi-agent",
      "stealth",
      "waitress",
      "virus",
      "eye-d",
      "firewall",
      "mindeater",
      "network",
    ], // HG-15.33
    action: "purge", // HG-15.34
  },
  "eye-for-an-eye": {
    seats: 8,
    ids: [
      "grunwald",
      "secret-agent",
      "astronaut",
      "destroyer",
      "execute",
      "eye-d",
      "thief",
      "doppelganger",
      "destiny",
    ], // HG-15.35
    action: "show-id", // HG-15.36
  },
  "everything-is-possible": {
    seats: 8,
    ids: [
      "dust",
      "mistress",
      "whistleblower",
      "photographer",
      "network",
      "puppet-master",
      "assassin",
      "leader",
      "balance",
    ], // HG-15.38
    outlawTeam: true, // HG-15.39
  },
  "revenge-of-the-fallen": {
    seats: 8,
    ids: ["cultist", "deathbringer"], // HG-15.40, HG-R28
    more: { colour: "outlaw", count: 7 },
    action: "heal-self", // HG-15.41
  },
} as const satisfies Readonly<Record<string, Setup>>;

export type SetupName = keyof typeof CATALOGUE;

export const setups: Readonly<Record<SetupName, Setup>> = CATALOGUE;

/** The scenario this table plays; without one, nothing special. */
export function setupOf(g: Pick<Reading, "options">): Setup {
  return setups[g.options.scenario];
}

/** Each scenario as a set of options, by its name. */
export const setupPresets: Readonly<Record<string, { readonly scenario: string }>> =
  Object.fromEntries(
    Object.keys(CATALOGUE)
      .filter((name) => name !== "none")
      .map((scenario) => [scenario, { scenario }]),
  );
