/** All content of The Beginning, by kind and id. */
import { boosts, characters } from "../characters/index.js";
import type { Contents } from "../content.js";
import { elites, riot } from "./board.js";
import { enemies } from "./enemies.js";
import { events } from "./events.js";
import { influence } from "./influence.js";
import { interrogation } from "./interrogation.js";
import { objectives } from "./objectives.js";
import { programs } from "./programs.js";
import { recon } from "./recon.js";
import { supply } from "./supply.js";
import { tricks } from "./tricks.js";
import { wounds } from "./wounds.js";

export const box: Contents = {
  characters,
  boosts,
  influence,
  programs,
  events,
  wounds,
  objectives,
  recon,
  supply,
  interrogation,
  tricks,
  enemies,
  elites,
  riot,
};
