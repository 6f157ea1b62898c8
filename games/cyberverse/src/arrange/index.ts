/** Verbs that arrange a position in scenarios and tests, in players' words. Unknown names are errors. */
import type { ArrangeVerb } from "@sprawl/engine";
import { city, districts, gone, news, resolve, spent, stock } from "./city.js";
import { org } from "./organization.js";
import { agents, fight, henchmen } from "./people.js";

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  city,
  agents,
  henchmen,
  org,
  news,
  districts,
  stock,
  fight,
  resolve,
  spent,
  gone,
};
