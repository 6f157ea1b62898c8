/**
 * SS-1: the campaign, a series of missions with what is carried from one to the next. What the
 * player decides between missions (buying gear, lowering Alertness) is asked at the start of the
 * next one, where chance is at hand.
 */
import type { CampaignDefinition, NextMatch, OptionValues } from "@sprawl/engine";
import { FIRST_GEAR } from "./content/components.js";
import { missions } from "./content/missions/index.js";
import type { Mission, MissionId, Ref } from "./content/types.js";
import { syntheticSins } from "./game.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";
import type { Brought } from "./kits.js";
import type { Sins, SinsState } from "./state.js";

/** How a mission went, for the list of missions. */
export type MissionRecord = {
  readonly mission: MissionId;
  readonly success: boolean;
  readonly turns: number;
  readonly alertness: number;
  readonly nonLethal: boolean;
  readonly optional: readonly Ref[];
};

/** How the player likes to be asked: given when the campaign begins, and changed with any mission. */
export type Preferences = { readonly chooseForMe: boolean; readonly pauseAtEveryWindow: boolean };

export type Carried = {
  readonly preferences: Preferences;
  readonly byteBucks: number;
  readonly gear: readonly GearId[];
  readonly items: readonly ItemId[];
  readonly itemDiscard: readonly ItemId[];
  /** How many missions have been completed; the next one is unlocked (SS-1.10). */
  readonly completed: number;
  /** Attempts at the next mission that failed, and how far its Alertness has been lowered. */
  readonly failures: number;
  readonly lowered: number;
  readonly records: readonly MissionRecord[];
};

const { chooseForMe, pauseAtEveryWindow } = syntheticSins.options;

export const campaign: CampaignDefinition<Carried> = {
  id: "synthetic-sins",
  version: 1,
  games: [syntheticSins.id],
  options: { chooseForMe, pauseAtEveryWindow },
  begin: (options) => ({
    preferences: preferencesIn(options),
    byteBucks: 0, // SS-1.9, SS-R5
    gear: FIRST_GEAR, // SS-1.8
    items: [], // SS-1.9
    itemDiscard: [],
    completed: 0,
    failures: 0,
    lowered: 0,
    records: [],
  }),
  next: (carried) => {
    const { completed } = carried;
    const unlocked = missions.slice(completed, completed + 1); // SS-1.2, SS-1.10, SS-27.4
    const done = missions.slice(0, completed); // SS-R6
    return [
      ...unlocked.map((mission) => matchOf(mission, carried, false)),
      ...done.map((mission) => matchOf(mission, carried, true)),
    ];
  },
  ending: ({ completed }) => (completed === missions.length ? "absolved" : undefined), // SS-R6
  progress: ({ completed }) => ({ done: completed, all: missions.length }),
  after: (carried, { name }, g) => afterMission(carried, name, g as Sins),
  abandoned: (carried, name, g) => afterMission(carried, name, g as Sins), // SS-R100
};

function preferencesIn(options: OptionValues | Preferences): Preferences {
  return {
    chooseForMe: options.chooseForMe === true,
    pauseAtEveryWindow: options.pauseAtEveryWindow === true,
  };
}

function matchOf(mission: Mission, carried: Carried, replay: boolean): NextMatch {
  const { gear, items, itemDiscard, byteBucks, failures, lowered, preferences } = carried;
  const retry = !replay && failures > 0; // SS-27.6
  const brings: Brought = { gear, items, itemDiscard, byteBucks, replay, retry };
  const loweredAlertness = replay ? 0 : lowered; // SS-R99
  return {
    name: `${replay ? "replay" : "mission"}-${mission.number}`,
    game: syntheticSins.id,
    seats: 1,
    options: {
      ...preferences,
      mission: mission.id,
      giveUp: true,
      turnLimit: 500,
      loweredAlertness,
    },
    choices: ["chooseForMe", "pauseAtEveryWindow"],
    brings,
  };
}

/** SS-R100: a mission that was left without an end counts as failed. */
function afterMission(carried: Carried, name: string, { state: s, options }: Sins): Carried {
  const records = [...carried.records, recordOf(s)];
  const preferences = preferencesIn(options);
  if (name.startsWith("replay")) return { ...carried, preferences, records }; // SS-R6
  const { byteBucks, gear, itemDiscard } = s.purse;
  const success = s.outcome === "success";
  return {
    preferences,
    byteBucks, // SS-1.7, SS-27.3, SS-R84
    gear, // SS-1.5
    items: s.you.items, // SS-1.6, SS-27.5
    itemDiscard,
    completed: carried.completed + (success ? 1 : 0), // SS-1.10
    failures: success ? 0 : carried.failures + 1,
    lowered: success ? 0 : s.lowered, // SS-R99
    records,
  };
}

function recordOf({
  mission,
  outcome,
  turn,
  alertness,
  nonLethal,
  objectives,
}: SinsState): MissionRecord {
  const optional = Object.keys(objectives)
    .filter((ref) => ref.startsWith("o") && objectives[ref].done)
    .sort();
  return {
    mission,
    success: outcome === "success",
    turns: turn.number,
    alertness,
    nonLethal,
    optional,
  };
}
