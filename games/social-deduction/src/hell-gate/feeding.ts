/** HG-11.6: programs that the active player gives to heal Parasite. */
import { type Option, pick, type Rule, type Seat } from "@sprawl/engine";
import { countedPrograms, discardOptions, giveUpOrDiscard } from "../limit.js";
import type { Deduction } from "../state.js";
import { PARASITE } from "./gate.js";
import { bossNumbered } from "./in-play.js";

const FULL = 2; // HG-11.7
const PRICE = 2; // HG-11.6

/** HG-11.6, HG-R26: may this player, in the own turn, give two programs to heal it? */
export function mayHealParasite(g: Deduction, seat: Seat): boolean {
  return couldHealParasite(g, seat) && discardOptions(g, seat).length >= PRICE;
}

/** HG-R35: the same as far as the table can see, which of the programs are protected is a secret. */
export function couldHealParasite(g: Deduction, seat: Seat): boolean {
  const boss = bossNumbered(g, PARASITE);
  if (!boss || boss.hp >= FULL || g.state.turn.seat !== seat) return false;
  return countedPrograms(g, seat) >= PRICE; // HG-R35
}

export function* healParasite(g: Deduction, seat: Seat): Rule<void> {
  const boss = bossNumbered(g, PARASITE);
  if (!boss) return;
  const cards = discardOptions(g, seat);
  const chosen = yield* pick<Option>(seat, "pay", cards, {
    min: PRICE,
    max: PRICE,
    rule: "HG-11.6",
    args: { count: PRICE },
  });
  giveUpOrDiscard(g, seat, chosen);
  boss.hp++; // HG-11.7: only a hurt one is fed
  g.tell("ex-healed", { seat, boss: [PARASITE], hp: boss.hp }, { rule: "HG-11.6" });
}
