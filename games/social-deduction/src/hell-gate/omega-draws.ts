/** HG-9: what Omega draws, and what comes of it. */
import type { Rule } from "@sprawl/engine";
import { programs } from "../programs/index.js";
import type { Deduction, Weapon } from "../state.js";
import { placeBeside } from "./beside.js";
import { type ExBoss, OMEGA } from "./gate.js";
import { bossNumbered } from "./in-play.js";
import { bossWins } from "./wins.js";

const WANTED = 2; // HG-9.6

/** HG-9.3, HG-9.4: a pistol has been fired. */
export function* pistolFired(g: Deduction, weapon: Weapon): Rule<void> {
  const boss = bossNumbered(g, OMEGA);
  if (boss && weapon.kind === "pistol") yield* omegaDraws(g, boss);
}

/** Whatever forbids players to draw does not bind it (HG-3.13). */
export function* omegaDraws(g: Deduction, boss: ExBoss): Rule<void> {
  const { pile } = g.state;
  for (;;) {
    if (pile.length === 0) return; // HG-R13
    const card = g.draw("program", pile);
    g.show(card, "all");
    g.tell("omega-drew", { boss: [OMEGA] }, { cards: [card], rule: "HG-9.2" });
    if (programs[g.face(card)].beside) {
      yield* placeBeside(g, boss.place, card); // HG-9.7
      continue;
    }
    boss.programs.push(card); // HG-9.5
    break;
  }
  if (countOf(g, boss, "turn") >= WANTED && countOf(g, boss, "any") >= WANTED) {
    bossWins(g, OMEGA, "HG-9.6"); // HG-13.3
  }
}

/** HG-9.7: permanent ones, loyalty programs and Spam do not count. */
function countOf(g: Deduction, boss: ExBoss, timing: "turn" | "any"): number {
  return boss.programs.filter((card) => {
    const program = programs[g.face(card)];
    return program.timing === timing && !program.permanent;
  }).length;
}
