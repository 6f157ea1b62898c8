/** What a choice brings, for menus: odds, D. What it costs, its own words say. */
import type { OptionIn } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { attackForecast } from "../src/advice/forecast.js";
import { chance, oddsOf, testsOf } from "../src/advice/odds.js";
import { seenIn } from "../src/advice/seen.js";
import { hackingIncome } from "../src/hacking.js";
import type { Questions, Strike } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { agentNamed, characterNamed } from "../src/table.js";
import { attackerIn, attackOf, raisedIn } from "./forecast.js";

type CyberTable = Table<CyberState, Questions>;
type CyberOption = OptionIn<Questions>;

export function consequence(option: CyberOption, table: CyberTable): Consequence | undefined {
  if (option.kind === "attempt") return missionOdds(option, table);
  if (option.kind === "strike") return strikeOdds(option, table);
  // The question says whom, and the button is small.
  if (option.kind === "activate" || option.kind === "end-turn")
    return { title: sayLabel(table.speaker, `ui.${option.kind}`) };
  return option.kind === "raise" ? raiseOdds(option, table) : undefined;
}

/** How likely it does anything at all, and what it takes on the average. */
export function strikeOdds(
  { weapon, target }: Strike,
  { view }: CyberTable,
): Consequence | undefined {
  const g = seenIn(view);
  const attacker = attackerIn(g);
  const victim = characterNamed(g, target);
  if (!attacker || !victim) return undefined;
  const attack = attackOf(g, attacker, weapon);
  const { lines } = attackForecast(g, view.faces, attack, victim, raisedIn(view.question));
  const nothing = lines.filter(({ id }) => id === "miss" || id === "cancelled");
  const odds = 100 - nothing.reduce((sum, { percent }) => sum + percent, 0);
  return { odds: `${odds}%` };
}

type Raise = Extract<CyberOption, { kind: "raise" }>;

/** Before a test, how likely it is passed with so many levels; before a Hacking, what it credits. */
function raiseOdds({ levels }: Raise, { view }: CyberTable): Consequence | undefined {
  const { agent: profile, value, bonus, threshold, extra } = view.question?.args ?? {};
  const g = seenIn(view);
  const agent = agentNamed(g, String(profile));
  if (!agent) return undefined;
  if (threshold !== undefined) {
    const sum = Number(value) + levels + Number(bonus);
    return { odds: `${oddsOf(g, view.faces, agent.org, sum, Number(threshold))}%` };
  }
  if (extra === undefined) return undefined;
  return { note: `${hackingIncome(g, agent, levels, Number(extra))}D` };
}

type Attempt = Extract<CyberOption, { kind: "attempt" }>;

function missionOdds({ folder, mission }: Attempt, { view }: CyberTable): Consequence | undefined {
  const g = seenIn(view);
  const agent = agentNamed(g, String(view.question?.args?.agent));
  const asked = g.box.investigations[folder]?.missions[mission];
  if (!agent || !asked) return undefined;
  return { odds: `${chance(g, view.faces, agent, testsOf(asked.ask))}%` };
}
