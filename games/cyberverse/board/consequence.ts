/** What a choice costs and brings, for menus: points, D, odds. */
import type { OptionView } from "@sprawl/engine";
import type { Consequence, Table } from "@sprawl/kit";
import { chance, testsOf } from "../src/advice/odds.js";
import { seenIn } from "../src/advice/seen.js";
import type { CyberState } from "../src/state.js";
import { agentNamed } from "../src/table.js";

export function consequence(option: OptionView, table: Table): Consequence | undefined {
  const { price, cost } = option;
  if (option.kind === "attempt") return missionOdds(option, table);
  if (typeof price === "number" && price > 0)
    return { cost: option.kind === "raise" ? `${price} XP` : `${price}D` };
  return typeof cost === "number" && cost > 0 ? { cost: String(cost) } : undefined;
}

function missionOdds(option: OptionView, table: Table): Consequence | undefined {
  const view = table.view as Table<CyberState>["view"];
  const g = seenIn(view);
  const agent = agentNamed(g, String(view.question?.args?.agent));
  const mission = g.box.investigations[String(option.folder)]?.missions[Number(option.mission)];
  if (!agent || !mission) return undefined;
  return { odds: `${chance(g, view.faces, agent, testsOf(mission.ask))}%` };
}
