/** HG-2: an EX Boss comes into play, revealed (HG-2.14). */
import type { Rule, Seat } from "@sprawl/engine";
import { bossCard } from "../moments.js";
import type { Deduction } from "../state.js";
import type { BossCard } from "./boss-card.js";
import type { ExBoss } from "./gate.js";

const HP = 2; // HG-2.13

/** As it comes: in the gap on the right of this seat (HG-2.6), or at the seat (HG-12.3). */
export function newBoss({ number, shields, atSeat }: BossCard, place: Seat): ExBoss {
  return {
    number,
    hp: HP, // HG-2.13
    shields: new Array<boolean>(shields).fill(false), // HG-2.10, HG-2.11
    place,
    ready: !atSeat,
    programs: [],
  };
}

export function* arrive(g: Deduction, number: number, place: Seat): Rule<void> {
  const card = bossCard(g, number);
  const boss = newBoss(card, place);
  g.state.gate.bosses.push(boss);
  tellArrival(g, card, place, "HG-2.5");
  if (card.arrive) yield* card.arrive(g, boss);
}

/** Everybody sees what has come, and where. */
export function tellArrival(g: Deduction, card: BossCard, seat: Seat, rule: string): void {
  g.tell(card.atSeat ? "beast-came" : "ex-came", { boss: [card.number], seat }, { rule });
  g.uses(`boss-${card.id}`);
}
