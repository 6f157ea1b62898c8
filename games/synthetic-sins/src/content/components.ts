/** What is in the box, as far as it limits play or missions. Other numbers stand on the cards. */
import type { GearId } from "../gear/index.js";
import type { Color } from "./types.js";

export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue"];

// Limits during play.
export const MAX_HEALTH = 5; // SS-R87
export const MAX_ALARM = 99; // SS-14.1
export const MAX_ALERTNESS = 6; // SS-R4
export const NOISE_TOKENS = 3; // SS-12.5
export const DETECTION_TOKENS = 2; // SS-13.10
export const STANDS_PER_COLOR = 5; // SS-R76
/** Attack Power of an exploding Trap. */
export const TRAP_POWER = 8; // SS-31.8

// The campaign.
export const FIRST_GEAR: readonly GearId[] = ["silenced-pistol"]; // SS-1.8
export const MAX_ITEMS = 3; // SS-30.3
export const GEAR_PRICE = 5; // SS-28.7
export const GEAR_CHOICE = 4; // SS-28.8

// Limits of what a mission may place.
export const TILES = 73;
export const WALLS = 10;
export const WAYPOINTS_PER_COLOR = 4;
export const LOCKS = 2;
export const KEYS = 2;
export const MISSION_OBJECTIVES = 4;
export const OPTIONAL_OBJECTIVES = 3;
export const REINFORCEMENT_TOKENS = 9;
