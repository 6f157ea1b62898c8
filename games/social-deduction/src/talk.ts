/**
 * SD-R63: statements that everybody hears, true or false (SD-4.12). They are no action and no
 * program, nothing waits for them, and nothing in the rules depends on them. Once a round all living
 * players may make one, sealed and then read out together; and the active player may make one more
 * before announcing. There is no statement that proves anything (SD-4.13, SD-4.14).
 */
import type { Pass, Rule, Seat } from "@sprawl/engine";
import { askEach, type SayOption } from "./questions.js";
import { COLOURS } from "./rows.js";
import type { Colour, Deduction, Looked } from "./state.js";
import { living, loyaltyOf, othersOf } from "./table.js";
import { teamsNamed } from "./teams.js";

/** How long statements are kept on the table. */
const MEMORY = 3;

const SILENT: Pass = { kind: "pass", rule: "SD-R63" };

const WORDS: readonly string[] = ["claim", "vouch", "propose", "accuse", "report"];

export function isStatement<O extends { readonly kind: string }>(
  option: O,
): option is Extract<O, SayOption> {
  return WORDS.includes(option.kind);
}

/** The last two have nobody to win over. */
const LAST = 2;

function isTalk(g: Deduction): boolean {
  return g.options.talk && living(g).length > LAST; // SD-R63
}

/** Everything this player may say now. It does not depend on what is true. */
export function statementsOf(g: Deduction, seat: Seat): SayOption[] {
  if (!isTalk(g)) return [];
  const rule = "SD-4.12";
  const teams = teamsNamed(g); // SD-R63
  const said: SayOption[] = teams.map((team) => ({
    kind: "claim",
    team,
    on: `seat/${seat}`,
    rule,
  }));
  for (const target of othersOf(g, seat)) {
    const on = `seat/${target}`;
    said.push({ kind: "vouch", target, on, rule });
    for (const team of teams) said.push({ kind: "accuse", target, team, on, rule });
    said.push({ kind: "propose", target, on, rule });
  }
  const looked = g.state.seats[seat].looked.filter((each) => liesThere(g, seat, each));
  for (const { seat: target, place } of looked.reverse()) {
    for (const colour of place === "id" ? COLOURS : loyaltyColours(g)) {
      said.push({ kind: "report", target, place, colour, on: `seat/${target}/${place}`, rule }); // SD-6.7
    }
  }
  return said;
}

/** Only a card that still lies there face down, and that was not mixed with others since. */
function liesThere(g: Deduction, by: Seat, { seat, place, card }: Looked): boolean {
  const { ids } = g.state.seats[seat];
  const places = place === "id" ? ids : [loyaltyOf(g, seat, place)];
  return places.some((laid) => laid.card === card && !laid.revealed) && g.sees(by, card);
}

/** What a loyalty card may be: a Legion one only where it was dealt (SD-21.12). */
function loyaltyColours(g: Deduction): readonly Colour[] {
  return g.options.legionCard ? [...COLOURS, "legion"] : COLOURS;
}

/** Somebody has said something. */
export function say(g: Deduction, by: Seat, statement: SayOption): void {
  const s = g.state;
  const { on: _on, rule: _rule, ...said } = statement;
  s.said = s.said.filter(({ round }) => round > s.round - MEMORY);
  s.said.push({ ...said, by, round: s.round });
  const { kind, ...args } = said;
  g.tell(`said-${kind}`, { by, ...args }, { rule: "SD-4.12" });
}

/** Once a round, at its beginning. */
export function* talk(g: Deduction): Rule<void> {
  if (!isTalk(g)) return;
  const answers = yield* askEach("talk", living(g), (seat) => ({
    options: [...statementsOf(g, seat), SILENT],
    safe: SILENT,
    rule: "SD-R63",
  }));
  for (const [seat, statement] of answers) {
    if (statement.kind !== "pass") say(g, seat, statement);
  }
}
