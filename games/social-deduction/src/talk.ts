/**
 * SD-R63: statements that everybody hears, true or false (SD-4.12). They are no action and no
 * program, nothing waits for them, and nothing in the rules depends on them. Once a round all living
 * players may make one, sealed and then read out together; and the active player may make one more
 * before announcing. There is no statement that proves anything (SD-4.13, SD-4.14).
 */
import { askEach, type Option, type Rule, type Seat } from "@sprawl/engine";
import type { Deduction, Team } from "./state.js";
import { living, othersOf } from "./table.js";

const CLAIMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];
const COLOURS = ["human", "machine", "outlaw", "legion"] as const;
/** How long statements are kept on the table. */
const MEMORY = 3;

const SILENT: Option = { kind: "pass", rule: "SD-R63" };

/** Everything this player may say now. It does not depend on what is true. */
export function statementsOf(g: Deduction, seat: Seat): Option[] {
  if (!g.options.talk) return [];
  const rule = "SD-4.12";
  const said: Option[] = CLAIMS.map((team) => ({ kind: "claim", team, rule }));
  for (const target of othersOf(g, seat)) {
    const on = `seat/${target}`;
    said.push({ kind: "vouch", target, on, rule });
    said.push({ kind: "accuse", target, team: "machine", on, rule });
    said.push({ kind: "accuse", target, team: "outlaw", on, rule });
    said.push({ kind: "accuse", target, team: "human", on, rule });
    said.push({ kind: "propose", target, on, rule });
  }
  const { looked } = g.state.seats[seat];
  if (looked) {
    for (const colour of COLOURS) {
      said.push({ kind: "report", target: looked.seat, place: looked.place, colour, rule }); // SD-6.7
    }
  }
  return said;
}

/** Somebody has said something. */
export function say(g: Deduction, by: Seat, statement: Option): void {
  const s = g.state;
  const { on: _on, rule: _rule, ...said } = statement;
  s.said = s.said.filter(({ round }) => round > s.round - MEMORY);
  s.said.push({ ...said, by, round: s.round });
  const { kind, ...args } = said;
  g.tell(`said-${kind}`, { by, ...args }, { rule: "SD-4.12" });
}

/** Once a round, at its beginning. */
export function* talk(g: Deduction): Rule<void> {
  const answers = yield* askEach<Option>("talk", living(g), (seat) => ({
    options: [...statementsOf(g, seat), SILENT],
    safe: SILENT,
    rule: "SD-R63",
  }));
  for (const [seat, statement] of answers) {
    if (statement.kind !== SILENT.kind) say(g, seat, statement);
  }
}
