/** What a choice costs and brings, for menus: points, D, odds. */
import type { OptionIn } from "@sprawl/engine";
import type { Consequence, Table } from "@sprawl/kit";
import { attackForecast } from "../src/advice/forecast.js";
import { chance, testsOf } from "../src/advice/odds.js";
import { seenIn } from "../src/advice/seen.js";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { agentNamed, characterNamed } from "../src/table.js";
import { attackerIn, attackOf } from "./forecast.js";

type CyberTable = Table<CyberState, Questions>;
type CyberOption = OptionIn<Questions>;

export function consequence(option: CyberOption, table: CyberTable): Consequence | undefined {
  if (option.kind === "attempt") return missionOdds(option, table);
  if (option.kind === "strike") return strikeOdds(option, table);
  if ("price" in option && option.price && option.price > 0)
    return { cost: option.kind === "raise" ? `${option.price} XP` : `${option.price}D` };
  return "cost" in option && option.cost > 0 ? { cost: String(option.cost) } : undefined;
}

type Strike = Extract<CyberOption, { kind: "strike" }>;

/** How likely it does anything at all, and what it takes on the average. */
function strikeOdds({ weapon, target }: Strike, { view }: CyberTable): Consequence | undefined {
  const g = seenIn(view);
  const attacker = attackerIn(g);
  const victim = characterNamed(g, target);
  if (!attacker || !victim) return undefined;
  const { lines } = attackForecast(g, view.faces, attackOf(g, attacker, weapon), victim);
  const nothing = lines.filter(({ id }) => id === "miss" || id === "cancelled");
  const odds = 100 - nothing.reduce((sum, { percent }) => sum + percent, 0);
  return { odds: `${odds}%` };
}

type Attempt = Extract<CyberOption, { kind: "attempt" }>;

function missionOdds({ folder, mission }: Attempt, { view }: CyberTable): Consequence | undefined {
  const g = seenIn(view);
  const agent = agentNamed(g, String(view.question?.args?.agent));
  const asked = g.box.investigations[folder]?.missions[mission];
  if (!agent || !asked) return undefined;
  return { odds: `${chance(g, view.faces, agent, testsOf(asked.ask))}%` };
}
