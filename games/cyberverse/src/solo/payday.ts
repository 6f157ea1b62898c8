/** CV-31.28: the automaton's Payday. */
import type { Plain } from "@sprawl/engine";
import { leastOf } from "@sprawl/parts";
import type { PaydayAction } from "../questions.js";
import type { Cyber, Org } from "../state.js";
import { supplyOf } from "../supply/tokens.js";
import type { Answers } from "./automaton.js";

const ORDER = ["gear", "weapons", "vehicles"];

/** Ascending Salaries; it sells only what pays a Salary in full. */
function payday(
  g: Cyber,
  org: Org,
  options: readonly PaydayAction[],
  { lowest }: Readonly<Record<string, Plain>>,
): PaydayAction | undefined {
  const all = options.find(({ kind }) => kind === "pay-all");
  if (all) return all;
  if (options.some(({ kind }) => kind === "pay")) return undefined; // CV-31.28: the safe answer pays the lowest
  const sales = options.flatMap((each) => (each.kind === "sell" ? [each] : []));
  const short = Number(lowest) - g.state.orgs[org].money;
  const worth = sales.reduce((sum, { price }) => sum + price, 0);
  if (worth >= short) {
    const first = leastOf(sales, ({ token }) => ORDER.indexOf(supplyOf(g, token).store)); // CV-31.28
    return leastOf(first, ({ price }) => price)[0]; // CV-31.28
  }
  return options.find(({ kind }) => kind === "finish");
}

export const paydayAnswers: Answers = { payday };
