/**
 * What the player owns at the start of a mission: what a campaign brings along, or, for a mission
 * played by itself, gear that suits it.
 */
import { idsOf } from "./cards.js";
import { recommendedGear } from "./content/kits.js";
import { missionOf } from "./content/missions/index.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";
import type { Sins } from "./state.js";

/** What a campaign brings to a mission, as `g.carried`. */
export type Brought = {
  readonly gear: readonly GearId[];
  readonly items: readonly ItemId[];
  /** Items used or discarded before (SS-R94). */
  readonly itemDiscard: readonly ItemId[];
  readonly byteBucks: number;
  /** A completed mission, played once more for pleasure (SS-R6). */
  readonly replay: boolean;
  /** The mission has been failed before: Alertness may be lowered (SS-27.6). */
  readonly retry: boolean;
};

export function broughtBy(g: Sins): Brought {
  return g.carried === undefined ? kitOf(g) : (g.carried as Brought);
}

function kitOf(g: Sins): Brought {
  const { kit, mission } = g.options;
  const gear = kit === "everything" ? allGear(g) : recommendedGear(missionOf(mission).number);
  return { gear, items: [], itemDiscard: [], byteBucks: 0, replay: false, retry: false };
}

/** Every gear card there is, copies and all. */
export function allGear(g: Sins): GearId[] {
  return idsOf(g.box.gear).flatMap((id) => Array.from({ length: g.box.gear[id].copies }, () => id));
}
