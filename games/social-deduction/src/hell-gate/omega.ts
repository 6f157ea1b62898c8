/** HG-9: Omega gathers programs, openly, and wins with two and two. */
import type { Rule } from "@sprawl/engine";
import type { Deduction } from "../state.js";
import { placeBeside } from "./beside.js";
import type { BossCard } from "./boss-card.js";
import type { ExBoss } from "./gate.js";
import { bossWins } from "./wins.js";

export const omega: BossCard = {
  number: 5,
  id: "omega",
  portal: true,
  noTarget: true, // HG-4.8
  shields: 0, // HG-2.11; HG-9.1: nothing can be aimed at it
  *turn(g, boss) {
    yield* draws(g, boss); // HG-9.2
  },
  // HG-9.3, HG-9.4: a pistol has been fired.
  *afterHits(g, { boss }, { kind }) {
    if (boss && kind === "pistol") yield* draws(g, boss);
  },
};

/** HG-9.6: so many of each timing, and it has won. */
export const WANTED = 2;

/** Whatever forbids players to draw does not bind it (HG-3.13). */
function* draws(g: Deduction, boss: ExBoss): Rule<void> {
  const { pile } = g.state;
  for (;;) {
    if (pile.length === 0) return; // HG-R13
    const card = g.draw("program", pile);
    g.show(card, "all");
    g.tell("omega-drew", { boss: [omega.number] }, { cards: [card], rule: "HG-9.2" });
    if (g.box.programs[g.face(card)].beside) {
      yield* placeBeside(g, boss.place, card); // HG-9.7
      continue;
    }
    boss.programs.push(card); // HG-9.5
    break;
  }
  if (countOf(g, boss, "turn") >= WANTED && countOf(g, boss, "any") >= WANTED) {
    bossWins(g, omega.number, "HG-9.6"); // HG-13.3
  }
}

/** HG-9.7: permanent ones, loyalty programs and Spam do not count. */
export function countOf(
  g: Pick<Deduction, "box" | "face">,
  boss: ExBoss,
  timing: "turn" | "any",
): number {
  return boss.programs.filter((card) => {
    const program = g.box.programs[g.face(card)];
    return program.timing === timing && !program.permanent;
  }).length;
}
