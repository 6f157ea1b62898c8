/** HG-13: when an EX Boss wins. */
import { end } from "../ending.js";
import { bossCard } from "../moments.js";
import type { Deduction } from "../state.js";

/** HG-13.1: all players lose. */
export function bossWins(g: Deduction, number: number, rule: string): never {
  return end(g, [], `${bossCard(g, number).id}-won`, rule);
}

/** HG-13.2, HG-13.4, HG-13.9: the EX Boss that wins because nobody is living, if there is one. */
export function winnerOfNobody(g: Deduction): number | undefined {
  return g.state.gate.bosses.find(({ number }) => bossCard(g, number).winsAlone)?.number;
}
