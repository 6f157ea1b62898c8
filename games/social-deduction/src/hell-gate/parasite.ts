/** HG-11: Parasite swallows programs, withers, and bursts. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import type { Moment } from "../cards.js";
import { damage } from "../health.js";
import { countedPrograms, discardOptions, giveUpOrDiscard } from "../limit.js";
import { putUnder } from "../pile.js";
import { pick } from "../questions.js";
import { type Deduction, NOBODY, type ProgramName } from "../state.js";
import { isLiving, living, livingFrom } from "../table.js";
import type { BossCard } from "./boss-card.js";
import { hurtBoss } from "./fight.js";
import type { ExBoss } from "./gate.js";
import { bossWins } from "./wins.js";

export const parasite: BossCard = {
  number: 7,
  id: "parasite",
  portal: true,
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
    if (living(g).length === 0) bossWins(g, boss.number, "HG-11.12");
    boss.programs = [];
    // HG-11.14: portals among them join the others; nothing else on them matters.
    for (const card of cards) {
      if (g.box.programs[g.face(card)].portal !== undefined) g.state.gate.portals.push(card);
      else putUnder(g, card); // HG-11.10
    }
  },
  waysToStepIn(g, { boss }, seat, moment) {
    if (!boss || !couldFeed(g, boss, seat, moment)) return [];
    if (discardOptions(g, seat).length < PRICE) return [];
    return [{ kind: "heal-parasite", rule: "HG-11.6" }]; // HG-4.18, HG-R26
  },
  // HG-R35: which of the programs are protected is a secret.
  mightStepIn: (g, { boss }, seat, moment) =>
    boss !== undefined && couldFeed(g, boss, seat, moment),
  *stepIn(g, { boss }, seat, { kind }) {
    if (!boss || kind !== "heal-parasite") return false;
    const about = { min: PRICE, max: PRICE, rule: "HG-11.6", args: { count: PRICE } };
    giveUpOrDiscard(g, seat, yield* pick(seat, "pay", discardOptions(g, seat), about));
    boss.hp++; // HG-11.7: only a hurt one is fed
    g.tell("ex-healed", { seat, boss: [boss.number], hp: boss.hp }, { rule: "HG-11.6" });
    return true;
  },
};

const FULL = 2; // HG-11.7
const PRICE = 2; // HG-11.6

/** HG-11.6, HG-R26: may this player, in the own turn, give two programs to heal it? */
function couldFeed(g: Deduction, boss: ExBoss, seat: Seat, moment: Moment): boolean {
  if (moment === "hit" || moment === "interrupt") return false;
  if (boss.hp >= FULL || g.state.turn.seat !== seat) return false;
  return countedPrograms(g, seat) >= PRICE; // HG-R35
}

function isAnyTime(g: Deduction, card: Secret<ProgramName>): boolean {
  const { timing, permanent } = g.box.programs[g.face(card)];
  return timing === "any" && !permanent;
}

/** HG-11.5, HG-11.13, HG-R32: unseen by everybody, and nothing on it takes effect. */
function swallow(g: Deduction, boss: ExBoss): void {
  const { pile } = g.state;
  if (pile.length === 0) return;
  g.put(g.draw("program", pile), boss.programs, []);
  g.tell(
    "parasite-drew",
    { boss: [boss.number], count: boss.programs.length },
    { rule: "HG-11.2" },
  );
}

/** HG-11.9, HG-R14: a point each, counterclockwise from its gap, round and round. */
function* burst(g: Deduction, boss: ExBoss, hits: number): Rule<void> {
  const order = livingFrom(g, boss.place).reverse();
  let left = hits;
  while (left > 0 && order.some((seat) => isLiving(g, seat))) {
    for (const seat of order) {
      if (left === 0 || !isLiving(g, seat)) continue;
      left--;
      yield* damage(g, seat, 1, { by: NOBODY, boss: boss.number });
    }
  }
}
