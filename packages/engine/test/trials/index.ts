/** The trial games: small and complete, each for something the rulebooks ask of the engine. */
import type { AnyGame } from "@sprawl/engine";
import { auction } from "./auction.js";
import { cells } from "./cells.js";
import { censure } from "./censure.js";
import { corridor } from "./corridor.js";
import { crises } from "./crisis.js";
import { fuse } from "./fuse.js";
import { haul } from "./haul.js";
import { infected } from "./infected.js";
import { melee } from "./melee.js";
import { overreach } from "./overreach.js";
import { patrol } from "./patrol.js";
import { fence, vault } from "./spree.js";
import { standoff } from "./standoff.js";

export const trials: readonly AnyGame[] = [
  censure,
  standoff,
  auction,
  crises,
  corridor,
  patrol,
  fuse,
  overreach,
  cells,
  vault,
  fence,
  haul,
  melee,
  infected,
] as AnyGame[];
