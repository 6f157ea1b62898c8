/** HG-11: Parasite swallows programs, withers, and bursts. */
import type { Rule } from "@sprawl/engine";
import { damage } from "../health.js";
import { putUnder } from "../pile.js";
import { programs } from "../programs/index.js";
import { type Deduction, NOBODY } from "../state.js";
import { isLiving, living, livingFrom } from "../table.js";
import type { BossCard } from "./boss-card.js";
import { hurtBoss } from "./fight.js";
import { type ExBoss, PARASITE } from "./gate.js";
import { bossWins } from "./wins.js";

export const parasite: BossCard = {
  number: PARASITE,
  id: "parasite",
  shields: 0,
  winsAlone: true, // HG-11.12
  *arrive(g, boss) {
    for (let i = 0; i < 3; i++) swallow(g, boss); // HG-11.1
  },
  *turn(g, boss) {
    swallow(g, boss); // HG-11.2, HG-11.4
    yield* hurtBoss(g, boss, 1, NOBODY); // HG-11.3
  },
  *defeated(g, boss) {
    const cards = boss.programs.slice();
    for (const card of cards) g.show(card, "all");
    const hits = cards.filter((card) => isAnyTime(g, card)).length;
    g.disclose("parasite-burst", { count: hits }, { cards, rule: "HG-11.8" });
    yield* burst(g, boss, hits);
    if (living(g).length === 0) bossWins(g, PARASITE, "HG-11.12");
    boss.programs = [];
    // HG-11.14: portals among them join the others; nothing else on them matters.
    for (const card of cards) {
      if (programs[g.face(card)].portal !== undefined) g.state.gate.portals.push(card);
      else putUnder(g, card); // HG-11.10
    }
  },
};

function isAnyTime(g: Deduction, card: number): boolean {
  const { timing, permanent } = programs[g.face(card) as string];
  return timing === "any" && !permanent;
}

/** HG-11.5, HG-11.13: unseen by everybody, and nothing on it takes effect. */
function swallow(g: Deduction, boss: ExBoss): void {
  const { pile } = g.state;
  if (pile.length === 0) return;
  g.put(g.draw("program", pile), boss.programs, []);
  g.tell("parasite-drew", { boss: [PARASITE], count: boss.programs.length }, { rule: "HG-11.2" });
}

/** HG-11.9, HG-R14: a point each, counterclockwise from its gap, round and round. */
function* burst(g: Deduction, boss: ExBoss, hits: number): Rule<void> {
  const order = livingFrom(g, boss.place).reverse();
  let left = hits;
  while (left > 0 && order.some((seat) => isLiving(g, seat))) {
    for (const seat of order) {
      if (left === 0 || !isLiving(g, seat)) continue;
      left--;
      yield* damage(g, seat, 1, { by: NOBODY });
    }
  }
}
