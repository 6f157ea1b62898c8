/** HG-2: an EX Boss comes into play, revealed (HG-2.14). */
import type { Rule, Seat } from "@sprawl/engine";
import type { Deduction } from "../state.js";
import { bossCards } from "./bosses.js";
import { BLOODBEAST } from "./gate.js";

const HP = 2; // HG-2.13

/** It stands in the gap on the right of this seat (HG-2.6); Bloodbeast at the seat (HG-12.3). */
export function* arrive(g: Deduction, number: number, place: Seat): Rule<void> {
  const card = bossCards[number];
  const boss = {
    number,
    hp: HP, // HG-2.13
    shields: new Array<boolean>(card.shields).fill(false), // HG-2.10, HG-2.11
    place,
    ready: number !== BLOODBEAST,
    programs: [],
  };
  g.state.gate.bosses.push(boss);
  const where = number === BLOODBEAST ? "beast-came" : "ex-came";
  g.tell(where, { boss: [number], seat: place }, { rule: "HG-2.5" });
  g.uses(`boss-${card.id}`);
  if (card.arrive) yield* card.arrive(g, boss);
}
