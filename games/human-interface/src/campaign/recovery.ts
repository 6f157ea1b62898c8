/** HI-37.4: the Inter Mission Recovery Phase, played before the next mission begins. */
import type { Rule } from "@sprawl/engine";
import { drawCanDo, passes, testOver } from "../cando.js";
import { leaderOf, missionOf, sideName } from "../models.js";
import { ask } from "../questions.js";
import { lowerShock } from "../shock.js";
import type { Interface, Veteran } from "../state.js";

const RECLAIM = 4;
const KEPT = 4;
const FOR_WINNING = 2;

/** HI-37.1: each Team in turn, the winner of the last mission first. */
export function* recovery(g: Interface): Rule<void> {
  const { teams, wins } = g.state;
  const last = wins[wins.length - 1];
  const order = last === 1 ? [1, 0] : [0, 1];
  for (const index of order) {
    const team = teams[index];
    const carried = Math.min(KEPT, team.unspent);
    const bonus = last === index ? FOR_WINNING : 0;
    team.budget = missionOf(g).teams[index].budget + bonus + carried;
    g.tell(
      "recovery",
      { team: sideName(g, index), budget: team.budget, bonus, carried },
      { rule: "HI-37.4" },
    );
    for (const veteran of g.state.veterans[index]) {
      if (veteran.status === "gone") continue;
      if (!veteran.tookPart) rests(g, veteran);
      else if (veteran.status === "lost") yield* reclaim(g, index, veteran);
      else {
        mends(g, veteran);
        calms(g, veteran);
      }
    }
  }
}

/** Who stayed away is well again; who had to stay away comes back crippled. */
function rests(g: Interface, veteran: Veteran): void {
  veteran.wounds = 0;
  if (veteran.status === "resting") {
    veteran.status = "ready";
    veteran.crippled = true;
    g.tell("returns", { character: veteran.card }, { rule: "HI-37.4" });
    return;
  }
  veteran.crippled = false;
  cool(veteran, 2);
}

/** HI-37.2: a crippled character may become healthy, an unconscious one may get up. */
function mends(g: Interface, veteran: Veteran): void {
  const { healthy, crippled } = g.box.characters[veteran.card];
  if (veteran.status === "unconscious") {
    veteran.crippled = true;
    const up = testOn(g, veteran, "gets-up", "misses-mission", crippled.physical);
    veteran.status = up ? "ready" : "resting";
  } else if (veteran.crippled) {
    veteran.crippled = !testOn(g, veteran, "is-healthy", "stays-crippled", healthy.physical); // HI-37.2
  }
  veteran.wounds = 0;
}

/** HI-37.3: a test on M: 2 levels down, or 1. */
function calms(g: Interface, veteran: Veteran): void {
  const { healthy, crippled } = g.box.characters[veteran.card];
  if (veteran.shock <= veteran.startShock) return;
  const { mental } = veteran.crippled ? crippled : healthy;
  cool(veteran, testOn(g, veteran, "is-calm", "is-uneasy", mental) ? 2 : 1); // HI-37.3
}

/** Down, but not below what the equipment carried begins with: HI-7.6. */
function cool(veteran: Veteran, by: number): void {
  lowerShock(veteran, Math.max(0, Math.min(by, veteran.shock - veteran.startShock)));
}

/** HI-3.9: one card against a skill. */
function testOn(g: Interface, { card }: Veteran, good: string, bad: string, skill: number) {
  const drawn = drawCanDo(g);
  const passed = passes(drawn, skill);
  g.tell(passed ? good : bad, { character: card, drawn, skill }, { rule: "HI-37.4" });
  testOver(g);
  return passed;
}

/** A character lost to Cyberpsychosis comes back for 4 points, crippled, at level 8; or never. */
function* reclaim(g: Interface, index: number, veteran: Veteran): Rule<void> {
  const team = g.state.teams[index];
  veteran.status = "gone";
  if (team.budget < RECLAIM) return g.tell("is-gone", { character: veteran.card }, {});
  const options = [
    { kind: "reclaim" as const, rule: "HI-37.4" },
    { kind: "pass" as const, rule: "HI-37.4" },
  ];
  const wish = yield* ask(leaderOf(team), "reclaim", options, {
    args: { character: veteran.card, cost: RECLAIM, budget: team.budget },
    safe: options[1],
    rule: "HI-37.4",
  });
  if (wish.kind === "pass") return g.tell("is-gone", { character: veteran.card }, {});
  team.budget -= RECLAIM;
  Object.assign(veteran, { status: "ready", crippled: true, wounds: 0, shock: 8 });
  g.tell("is-reclaimed", { character: veteran.card }, { rule: "HI-37.4" });
}
