/**
 * TB-R179: statements that everybody hears, true or false. They cost nothing, and nothing in the
 * rules depends on them. From the second round on all players may make one before the first turn,
 * sealed and then read out together.
 */
import type { Pass, Rule, Seat } from "@sprawl/engine";
import { askEach, type SayOption } from "./questions.js";
import type { Beginning, Faction } from "./state.js";

/** How many rounds statements are kept on the table. */
const MEMORY = 3;
const FACTIONS: readonly Faction[] = ["human", "machine", "fallen", "legion"];
const SILENT: Pass = { kind: "pass", rule: "TB-R179" };

/** Everything this player may say. It does not depend on what is true (TB-51.1). */
export function statementsOf(g: Beginning, seat: Seat): SayOption[] {
  const rule = "TB-R179";
  const mine = `seat/${seat}`;
  const said: SayOption[] = FACTIONS.map((faction) => ({ kind: "claim", faction, on: mine, rule }));
  for (let target = 0; target < g.seats; target++) {
    if (target === seat) continue;
    const on = `seat/${target}`;
    said.push({ kind: "vouch", target, on, rule });
    for (const faction of FACTIONS) said.push({ kind: "accuse", target, faction, on, rule });
  }
  return said;
}

/** Once a round, before its first turn. */
export function* talk(g: Beginning): Rule<void> {
  const s = g.state;
  const seats = s.seats.map((_, seat) => seat);
  const answers = yield* askEach("talk", seats, (seat) => ({
    options: [...statementsOf(g, seat), SILENT],
    safe: SILENT,
    rule: "TB-R179",
  }));
  const { round } = s.turn;
  s.said = s.said.filter((each) => each.round > round - MEMORY);
  for (const [by, { on: _on, rule: _rule, ...said }] of answers) {
    if (said.kind === "pass") continue;
    s.said.push({ ...said, by, round });
    const { kind, ...args } = said;
    g.tell(`said-${kind}`, { by, ...args }, { rule: "TB-R179" });
  }
}
