/** TB-8.4, TB-26.1, TB-28.1, TB-29.16, TB-34: the board: Areas, Places, arrows, spaces and bars. */
import { bothWays, graphOf, type Track, type Way, waysBetween, within } from "@sprawl/parts";
import type { BarName } from "./state.js";

export type Area = 1 | 2 | 3 | 4 | 5 | 6 | "junkyard" | "med-center";
export type Place =
  | "sector-1"
  | "sector-2"
  | "sector-3"
  | "city"
  | "dark-net"
  | "factory"
  | "nexus"
  | "hq"
  | "monolith"
  | "network"
  | "junkyard"
  | "med-center";

/** TB-49.9: the Areas that Kuro has a marker for. */
export const KURO_MARKERS: readonly Area[] = [1, 2, 3, 4, 5, "junkyard"];

export const AREAS: readonly Area[] = [1, 2, 3, 4, 5, 6, "junkyard", "med-center"];

/**
 * The open Places of each Area; the Isolation Cube and the yellow zone are none (TB-3.10, TB-8.16).
 */
export const PLACES: Readonly<Record<Area, readonly Place[]>> = {
  1: ["sector-1", "sector-2", "sector-3"],
  2: ["city", "dark-net", "factory"],
  3: ["nexus"],
  4: ["hq"],
  5: ["monolith"],
  6: ["network"],
  junkyard: ["junkyard"],
  "med-center": ["med-center"],
};

/** TB-R14: two rows, 1-2-6 above 3-4-5. */
const ARROWS: readonly Way<Area>[] = [
  ...bothWays<Area>(1, 2), // TB-8.4
  ...bothWays<Area>(1, 3),
  ...bothWays<Area>(2, 4), // TB-16.1, TB-R15
  ...bothWays<Area>(2, 6),
  ...bothWays<Area>(3, 4),
  ...bothWays<Area>(4, 5),
  ...bothWays<Area>(5, 6),
  ...bothWays<Area>("junkyard", 5), // TB-20.1, TB-R16
  ...bothWays<Area>("junkyard", 6),
  { from: 1, to: "med-center", cost: 0 }, // TB-8.7
  { from: 3, to: "med-center", cost: 0 },
  { from: "med-center", to: 1, cost: 1 }, // TB-8.8
  { from: "med-center", to: 3, cost: 1 },
];

/** The map, the same on both sides of the board (TB-2.1). */
export const CITY = graphOf<Area>(AREAS, ARROWS);

export function arrowsFrom(area: Area): readonly Way<Area>[] {
  return CITY.waysFrom.get(area) ?? [];
}

/** TB-22.1, TB-22.2, TB-R21: the Areas that a Range reaches. */
export function reach(area: Area, range: number): readonly Area[] {
  return within(CITY, area, range);
}

export function areasApart(from: Area, to: Area): number {
  return waysBetween(CITY, from, to) ?? 99;
}

export type SpawnId =
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7a"
  | "7b"
  | "8"
  | "6/8"
  | "9"
  | "10"
  | "11"
  | "12";

export type SpawnLocation = {
  readonly id: SpawnId;
  readonly numbers: readonly number[];
  /** A Watchtower belongs to three Areas at once (TB-26.3). */
  readonly areas: readonly Area[];
};

/** Where they are (TB-R17, TB-R18), in the order in which Enemies are activated (TB-24.5, TB-R136). */
export const SPAWNS: readonly SpawnLocation[] = [
  { id: "2", numbers: [2], areas: [3] }, // TB-26.1
  { id: "3", numbers: [3], areas: [3] },
  { id: "4", numbers: [4], areas: [1, 2, 3] },
  { id: "5", numbers: [5], areas: [1] },
  { id: "6", numbers: [6], areas: [2] },
  { id: "7a", numbers: [7], areas: [4] },
  { id: "7b", numbers: [7], areas: [4] },
  { id: "8", numbers: [8], areas: [2] },
  { id: "6/8", numbers: [6, 8], areas: [2] },
  { id: "9", numbers: [9], areas: [6] },
  { id: "10", numbers: [10], areas: [2, 5, 6] },
  { id: "11", numbers: [11], areas: [5] },
  { id: "12", numbers: [12], areas: [5] },
];

const BY_ID: ReadonlyMap<string, SpawnLocation> = new Map(SPAWNS.map((each) => [each.id, each]));
/** By number, in their order: 7a before 7b, 6 and 8 before 6/8. */
const NUMBERED: readonly (readonly SpawnLocation[])[] = Array.from(
  { length: 13 },
  (_, n) => SPAWNS.filter(({ numbers }) => numbers.includes(n)), // TB-25.7, TB-R22
);

export function spawnLocation(id: string): SpawnLocation {
  return BY_ID.get(id) ?? SPAWNS[0];
}

/** The Spawn Locations with this number, in the order in which they are filled. */
export function spawnsWith(number: number): readonly SpawnLocation[] {
  return NUMBERED[number];
}

export function isWatchtower(id: string): boolean {
  return spawnLocation(id).areas.length > 1;
}

/**
 * The Areas of Red 1 to Red 4 (TB-28.1, TB-R19); the first and the last lie in the Factory
 * (TB-14.5).
 */
export const RED_PATH: readonly Area[] = [2, 4, 5, 2];
/** The Areas of Blue 1 to Blue 3 (TB-29.16, TB-R20). */
export const BLUE_PATH: readonly Area[] = [3, 4, 2];
export const NETWORK_MOUTH = 5;
export const SHARED_BLUE = 3;
export const SHARED_RED = 4;

export const CHANNELS = ["alpha", "beta", "gamma"] as const; // TB-18.1
/** Data Chips a Channel has room for. */
export const CHANNEL_ROOM = 3;
export const TIERS = 5;

export const BARS: Readonly<Record<BarName, Track>> = {
  riot: { min: -7, max: 7 }, // TB-34.1
  morale: { min: -10, max: 10 }, // TB-34.8, TB-R25
  resource: { min: 0, max: 12 }, // TB-34.11
  security: { min: 0, max: 5 }, // TB-34.13
  threat: { min: 0, max: 4 }, // TB-34.16
  apex: { min: 0, max: 9 },
  deus: { min: 0, max: 9 },
};

export type RiotZone = "blue" | "yellow" | "red";

/** TB-34.2 to TB-34.5, TB-R26: the zone of a value of Riot; a marker makes 6 red on its side. */
export function riotZone(value: number, anarchy: boolean, surveillance: boolean): RiotZone {
  const red = value > 0 ? (anarchy ? 6 : 7) : surveillance ? 6 : 7; // TB-34.4, TB-34.5
  const size = Math.abs(value);
  if (size >= red) return "red";
  return size >= 4 ? "yellow" : "blue"; // TB-34.2, TB-34.3
}

/** TB-34.9, TB-R26: the yellow zone of Morale. */
export function isMoraleYellow(value: number): boolean {
  return value < 0;
}
