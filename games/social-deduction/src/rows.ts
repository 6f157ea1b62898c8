/** SD-2: the starting-card table, one row for each number of players; and all loyalty cards. */
import type { Colour, LoyaltyName } from "./state.js";
import type { WeaponKind } from "./weapon-cards.js";

type Triple = readonly [human: number, machine: number, outlaw: number];

type WeaponSet = readonly WeaponKind[];

export type Row = {
  /** Weapons in the middle, as the table prints them. */
  readonly weapons: readonly WeaponKind[];
  /** The sets a table of 5 or 6 may choose instead (SD-2.2). */
  readonly sets?: { readonly "two-rifles": WeaponSet; readonly companion: WeaponSet };
  readonly single: Triple;
  readonly double: Triple;
  readonly ids: Triple;
};

const ONE_OF_EACH: readonly WeaponKind[] = ["rifle", "pistol", "companion"];
const TWO_RIFLES: readonly WeaponKind[] = ["rifle", "rifle", "pistol"];
const SETS = { "two-rifles": TWO_RIFLES, companion: ONE_OF_EACH }; // SD-2.2
const FULL: readonly WeaponKind[] = ["rifle", "rifle", "pistol", "companion"];
const ROCKET: readonly WeaponKind[] = [...FULL, "rocket-launcher"];
const LASER: readonly WeaponKind[] = [...ROCKET, "laser"];
const ALL: readonly WeaponKind[] = [...LASER, "pistol"];

const EIGHT = { single: [6, 5, 0], double: [2, 2, 1] } as const;

/**
 * SD-R1: the table as its columns are read. SD-2.3: up to 8 players there are two loyalty cards for
 * each, and always one ID more than players, but for 13 and 14.
 */
export const ROWS: Readonly<Record<number, Row>> = {
  4: { weapons: ["rifle", "pistol"], single: [3, 2, 0], double: [1, 1, 1], ids: [2, 2, 1] }, // SD-2.4
  5: {
    weapons: TWO_RIFLES,
    sets: SETS,
    single: [4, 3, 0],
    double: [1, 1, 1],
    ids: [2, 2, 2], // SD-2.5
  },
  6: {
    weapons: ONE_OF_EACH, // SD-R2
    sets: SETS,
    single: [3, 4, 2],
    double: [2, 1, 0],
    ids: [3, 2, 2], // SD-2.6
  },
  7: { weapons: FULL, single: [4, 3, 3], double: [2, 2, 0], ids: [3, 3, 2] }, // SD-2.7
  8: { weapons: FULL, ...EIGHT, ids: [4, 3, 2] }, // SD-2.8
  9: { weapons: ROCKET, ...EIGHT, ids: [4, 3, 3] }, // SD-2.9
  10: { weapons: ROCKET, ...EIGHT, ids: [4, 4, 3] }, // SD-2.10
  11: { weapons: LASER, ...EIGHT, ids: [5, 4, 3] }, // SD-2.11, SD-R61
  12: { weapons: LASER, ...EIGHT, ids: [5, 5, 3] }, // SD-2.12
  13: { weapons: ALL, ...EIGHT, ids: [6, 6, 4] }, // SD-2.13, SD-R3
  14: { weapons: ALL, ...EIGHT, ids: [6, 6, 4] }, // SD-2.14, SD-R3
  15: { weapons: ALL, ...EIGHT, ids: [6, 6, 4] }, // SD-2.15
  16: { weapons: ALL, ...EIGHT, ids: [6, 6, 5] }, // SD-2.16
};

export const LOYALTY: Readonly<
  Record<LoyaltyName, { readonly colour: Colour; readonly weight: number; readonly copies: number }>
> = {
  human: { colour: "human", weight: 1, copies: 7 },
  machine: { colour: "machine", weight: 1, copies: 6 },
  outlaw: { colour: "outlaw", weight: 1, copies: 3 },
  "human-x2": { colour: "human", weight: 2, copies: 2 },
  "machine-x2": { colour: "machine", weight: 2, copies: 2 },
  "outlaw-x2": { colour: "outlaw", weight: 2, copies: 1 },
  legion: { colour: "legion", weight: 1, copies: 1 },
};

export const COLOURS = ["human", "machine", "outlaw"] as const;

/** The loyalty cards a row lists, the Legion card in place of an Outlaw one if so wished. */
export function loyaltyOfRow(row: Row, legionCard: boolean): LoyaltyName[] {
  const names: LoyaltyName[] = [];
  COLOURS.forEach((colour, i) => {
    for (let n = 0; n < row.single[i]; n++) names.push(colour);
    for (let n = 0; n < row.double[i]; n++) names.push(`${colour}-x2`);
  });
  if (legionCard) {
    const single = names.indexOf("outlaw");
    names[single >= 0 ? single : names.indexOf("outlaw-x2")] = "legion"; // SD-21.12, SD-21.13, SD-R39
  }
  return names;
}

/** The loyalty cards that stay in the box from the beginning. */
export function spareLoyalty(used: readonly LoyaltyName[]): LoyaltyName[] {
  return Object.entries(LOYALTY).flatMap(([name, { copies }]) =>
    new Array<LoyaltyName>(copies - used.filter((each) => each === name).length).fill(name),
  );
}
