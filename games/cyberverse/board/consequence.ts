/** What a choice costs and brings, for menus: points, D, odds. */
import type { OptionIn } from "@sprawl/engine";
import type { Consequence, Table } from "@sprawl/kit";
import { chance, testsOf } from "../src/advice/odds.js";
import { seenIn } from "../src/advice/seen.js";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { agentNamed } from "../src/table.js";

type CyberTable = Table<CyberState, Questions>;
type CyberOption = OptionIn<Questions>;

export function consequence(option: CyberOption, table: CyberTable): Consequence | undefined {
  if (option.kind === "attempt") return missionOdds(option, table);
  if ("price" in option && option.price && option.price > 0)
    return { cost: option.kind === "raise" ? `${option.price} XP` : `${option.price}D` };
  return "cost" in option && option.cost > 0 ? { cost: String(option.cost) } : undefined;
}

type Attempt = Extract<CyberOption, { kind: "attempt" }>;

function missionOdds({ folder, mission }: Attempt, { view }: CyberTable): Consequence | undefined {
  const g = seenIn(view);
  const agent = agentNamed(g, String(view.question?.args?.agent));
  const asked = g.box.investigations[folder]?.missions[mission];
  if (!agent || !asked) return undefined;
  return { odds: `${chance(g, view.faces, agent, testsOf(asked.ask))}%` };
}
