/** Verbs that arrange a table in scenarios and tests, in players' words. Unknown names are errors. */
import type { ArrangeVerb } from "@sprawl/engine";
import { box, elite, enemy, junkyard, network, sectors } from "./board.js";
import { kuro, player, table } from "./people.js";

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  table,
  player,
  kuro,
  enemy,
  network,
  junkyard,
  sectors,
  elite,
  box,
};
