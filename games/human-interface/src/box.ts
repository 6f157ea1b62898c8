/** All content of the game, by kind and id. */
import { characters } from "./characters/index.js";
import { chips } from "./chips/index.js";
import type { Content } from "./content.js";
import { gear } from "./gear/index.js";
import { machines } from "./machines/index.js";
import { missions } from "./missions/index.js";
import { programs } from "./programs/index.js";
import { skills } from "./skills/index.js";
import { tiles } from "./tiles/index.js";
import { weapons } from "./weapons/index.js";

export const box: Content = {
  skills,
  characters,
  weapons,
  gear,
  chips,
  programs,
  machines,
  tiles,
  missions,
};
