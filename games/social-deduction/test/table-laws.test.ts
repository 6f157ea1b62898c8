/** The laws at every number of players, with every EX Boss on the table, and with every option. */
import { box } from "@sprawl/social-deduction";
import { describe, test } from "vitest";
import { keeps, timeout } from "./keeps.js";
import { dealAgain, withBosses } from "./with-bosses.js";

const BELIAL = box.bosses.belial.number;
const BLOODBEAST = box.bosses.bloodbeast.number;
const DARK_MATERIA = box.bosses["dark-materia"].number;
const EXITUS = box.bosses.exitus.number;
const FALLEN_ANGEL = box.bosses["fallen-angel"].number;
const LEGION_GOD = box.bosses["legion-god"].number;
const OMEGA = box.bosses.omega.number;
const PARASITE = box.bosses.parasite.number;

const secret = ["leaks", "setup-leaks", "sealed"] as const;

/** 4 to 9, 12 and 16 players are in laws.test.ts and hell-gate-laws.test.ts. */
describe("nobody receives what they may not know", () => {
  for (const seats of [10, 11, 13, 14, 15]) {
    test(`at a table of ${seats}`, { timeout }, () => {
      keeps({ laws: secret, seats, options: { lastRound: 1 }, matches: 2, effort: { looks: 120 } });
    });
  }
});

/** Each number of players meets other EX Bosses, and each of them small and large tables. */
const MET: Readonly<Record<number, readonly number[]>> = {
  4: [EXITUS, PARASITE],
  5: [DARK_MATERIA],
  6: [LEGION_GOD],
  7: [FALLEN_ANGEL],
  8: [BELIAL],
  9: [OMEGA],
  10: [BLOODBEAST],
  11: [EXITUS],
  12: [LEGION_GOD],
  13: [PARASITE],
  14: [DARK_MATERIA],
  15: [EXITUS, PARASITE],
  16: [FALLEN_ANGEL],
};

describe("with EX Bosses in play nobody receives what they may not know, and nothing is lost", () => {
  for (const [seats, bosses] of Object.entries(MET)) {
    test(`at a table of ${seats}: ${bosses.join(" and ")}`, { timeout }, () => {
      const options = { hellGate: true, talk: false, lastRound: 2 };
      const laws = ["leaks", "sealed", "conserves", "ends"] as const;
      const game = withBosses(bosses);
      keeps({ laws, seats: Number(seats), options, matches: 2, effort: { looks: 120 } }, game);
    });
  }

  test("under Silence, with a hurt Parasite", { timeout }, () => {
    const game = withBosses([EXITUS, PARASITE], (g) => {
      dealAgain(g);
      g.state.gate.silenced = true;
      for (const boss of g.state.gate.bosses) boss.hp = 1;
    });
    const options = { hellGate: true, talk: false, lastRound: 1 };
    const effort = { looks: 150 };
    keeps({ laws: ["leaks", "sealed"], seats: 6, options, matches: 2, effort }, game);
  });
});

describe("every option keeps the laws", () => {
  for (const options of [
    { noSpam: true },
    { noLoyaltyChanges: true },
    { noLoyaltyChanges: true, legionCard: true, hellGate: true },
    { legionCard: true },
    { weapons: "companion" },
  ]) {
    test(JSON.stringify(options), { timeout }, () => {
      const short = { ...options, lastRound: 1 };
      keeps({ seats: 6, options: short, matches: 1, effort: { looks: 40 } });
    });
  }

  test("the Legion card at a large table", { timeout }, () => {
    const options = { legionCard: true, noSpam: true, talk: false, lastRound: 1 };
    keeps({ laws: secret, seats: 9, options, matches: 2, effort: { looks: 120 } });
  });
});
