/** All content of the game, by kind and id; rules find it as `g.box`. */
import { profiles } from "../agents/index.js";
import { ambushes } from "../ambush/index.js";
import { layouts } from "../city/layouts.js";
import { brawls } from "../combat/brawls.js";
import { henchmen } from "../combat/henchmen-cards.js";
import { combatTokens } from "../combat/tokens.js";
import { events } from "../events/index.js";
import { gear } from "../gear/index.js";
import { organizations } from "../organizations.js";
import { automata } from "../solo/automaton.js";
import { blue } from "../stories/blue.js";
import { red } from "../stories/red.js";
import { stories } from "../stories/stories.js";
import { yellow } from "../stories/yellow.js";
import { implants } from "../supply/implants.js";
import { vehicles } from "../supply/vehicles.js";
import { weapons } from "../supply/weapons.js";
import { supports } from "../support/index.js";
import type { SupplyPiece } from "../types.js";

const supply: Readonly<Record<string, SupplyPiece>> = {
  ...weapons,
  ...implants,
  ...gear,
  ...vehicles,
};

export const box = {
  organizations,
  profiles,
  layouts,
  supply,
  combatTokens,
  henchmen,
  brawls,
  supports,
  ambushes,
  events,
  stories,
  investigations: { ...yellow, ...blue, ...red },
  automata,
};

export type Box = typeof box;
