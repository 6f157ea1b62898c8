/** What a game of The Beginning may have left for this one. */
import type { Brought, Condition, Role } from "../src/campaign/brought.js";

export type Left = Partial<Omit<Brought, "roles" | "conditions">> & {
  readonly seats?: number;
  readonly roles?: Readonly<Record<number, Partial<Role>>>;
  readonly conditions?: Readonly<Record<number, Partial<Condition>>>;
};

const HUMAN: Role = { faction: "human", infected: false, fulfilled: true };
const WELL: Condition = { detained: false, wounds: 0, fullHealth: true, transferred: 0 };

/** Everybody a Human with the Objective fulfilled, well, and nobody victorious, but as is said. */
export function left({ seats = 4, roles = {}, conditions = {}, ...rest }: Left = {}) {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const campaign: Brought = {
    victor: "nobody",
    byMorale: false,
    apexDestroyed: false,
    deusDestroyed: false,
    lastTurn: 3,
    ...rest,
    roles: each.map((seat) => ({ ...HUMAN, ...roles[seat] })),
    conditions: each.map((seat) => ({ ...WELL, ...conditions[seat] })),
  };
  return { campaign };
}

/** One of each, as five people might be left. */
export const MIXED = left({
  seats: 5,
  victor: "human",
  lastTurn: 1,
  roles: {
    1: { faction: "machine" },
    2: { faction: "legion" },
    3: { faction: "legion", infected: true },
    4: { faction: "fallen", fulfilled: false },
  },
  conditions: {
    0: { detained: true, wounds: 2, fullHealth: false },
    1: { transferred: 3 },
    3: { wounds: 3, transferred: 1 },
  },
});
