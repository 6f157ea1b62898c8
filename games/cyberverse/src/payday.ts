/** CV-27: Payday. */
import type { Rule } from "@sprawl/engine";
import { dropTeamMember } from "./health.js";
import { moments } from "./moments.js";
import { canPay, gain, pay } from "./money.js";
import { decide, type PaydayAction } from "./questions.js";
import type { Agent, Cyber, Org, Seen } from "./state.js";
import { maySell, removeToken, saleValue, supplyOf, tokensOf } from "./supply/tokens.js";
import { adjustSupports } from "./support-limit.js";
import { agentNamed, agentsOf, idOf, onAgent, onToken, profileOf } from "./table.js";
import { HQ } from "./types.js";

/** CV-27.16: what happens before anybody sells or pays. */
export function* paydayStart(g: Cyber): Rule<void> {
  g.state.phase = "payday"; // CV-9.1
  g.state.district = 0;
  g.state.step = "";
  yield* moments.raise(g, "startOfPayday"); // CV-27.16
  for (const org of g.state.order) g.next("payday", { org, paid: [], help: -1 }); // CV-27.1
}

/** CV-27.2, CV-27.3, CV-31.8. */
export function salaryOf(g: Seen, agent: Agent): number {
  if (agent.district === HQ) return 0; // CV-27.3, CV-R99
  if (agent.org >= g.seats && g.options.level === "legend") return 0; // CV-31.8
  return Math.max(0, moments.of(agent).value(g, "salaryFor", profileOf(g, agent).salary, agent)); // CV-27.2
}

/** Agents whose Salary is due, the lowest first. */
export function salariesDue(g: Seen, org: Org): Agent[] {
  return agentsOf(g, org)
    .filter((agent) => salaryOf(g, agent) > 0)
    .sort((a, b) => salaryOf(g, a) - salaryOf(g, b));
}

/** What Mister Fold's bank pays in this Payday. */
export function salaryHelp(g: Seen, org: Org): number {
  return moments.of(org).value(g, "salaryHelp", 0);
}

type Paying = { readonly org: Org; readonly paid: readonly string[]; readonly help: number };

/** One action in an Organization's Payday: sell, pay, or finish. */
export function* payday(g: Cyber, { org, paid, help }: Paying): Rule<void> {
  if (g.state.orgs[org].gone) return;
  const left = help < 0 ? salaryHelp(g, org) : help;
  const due = salariesDue(g, org).filter(({ profile }) => !paid.includes(profile));
  const options = paydayActions(g, org, due, left);
  const about = {
    rule: "CV-27.4",
    args: {
      due: totalDue(g, due, left),
      lowest: totalDue(g, due.slice(0, 1), left),
      money: g.state.orgs[org].money,
    },
    safe: safeOf(options),
  };
  const action =
    options.length === 1 ? options[0] : yield* decide(g, org, "payday", options, about);
  switch (action.kind) {
    case "sell":
      yield* sell(g, org, action);
      g.next("payday", { org, paid, help: left });
      return;
    case "pay":
      g.next("payday", {
        org,
        paid: [...paid, action.agent],
        help: paySalary(g, org, action.agent, left),
      });
      return;
    case "pay-all":
      for (const agent of due) help = paySalary(g, org, agent.profile, help < 0 ? left : help);
      return;
    case "finish":
      yield* dismiss(g, org, due);
      return;
    default:
      return action satisfies never;
  }
}

function totalDue(g: Seen, due: readonly Agent[], help: number): number {
  let total = 0;
  for (const agent of due) total += salaryOf(g, agent);
  return Math.max(0, total - help);
}

/** CV-27.4 to CV-27.7: what can be paid must be paid; selling is never compulsory. */
export function paydayActions(
  g: Seen,
  org: Org,
  due: readonly Agent[],
  help: number,
): PaydayAction[] {
  const total = totalDue(g, due, help);
  const sales = salesOf(g, org);
  if (canPay(g, org, total)) return [{ kind: "pay-all", price: total, rule: "CV-27.4" }, ...sales]; // CV-27.4
  const payable: PaydayAction[] = due
    .filter((agent) => canPay(g, org, Math.max(0, salaryOf(g, agent) - help))) // CV-27.9
    .map((agent) => ({
      kind: "pay",
      agent: agent.profile,
      price: salaryOf(g, agent),
      on: onAgent(agent.profile),
      rule: "CV-27.5",
    }));
  const finish: PaydayAction[] = payable.length === 0 ? [{ kind: "finish", rule: "CV-27.10" }] : []; // CV-27.4, CV-R80
  return [...payable, ...finish, ...sales];
}

function safeOf(options: readonly PaydayAction[]): PaydayAction {
  return options.find(({ kind }) => kind !== "sell") ?? options[0];
}

/** CV-12.5, CV-27.6, CV-27.8. */
function salesOf(g: Seen, org: Org): PaydayAction[] {
  return agentsOf(g, org).flatMap((agent) =>
    tokensOf(agent)
      .filter(({ supply }) => maySell(g, supply)) // CV-12.5, CV-R21
      .map(({ place, supply }): PaydayAction => {
        const price = saleValue(g, org, supplyOf(g, supply.id));
        const on = onToken(agent.profile, place);
        return {
          kind: "sell",
          agent: agent.profile,
          place,
          token: supply.id,
          price,
          on,
          rule: "CV-27.6",
        };
      }),
  );
}

function* sell(
  g: Cyber,
  org: Org,
  { agent, place, token, price }: PaydayAction & { kind: "sell" },
): Rule<void> {
  const seller = agentNamed(g, agent);
  if (!seller) return;
  gain(g, org, price); // CV-12.6
  removeToken(g, seller, place); // CV-12.9
  g.tell("sold", { org: idOf(g, org), agent, token, price }, { rule: "CV-12.6" });
  yield* adjustSupports(g, org); // CV-13.12
}

/** CV-27.9: in full; gives what is left of the bank's help. */
function paySalary(g: Cyber, org: Org, profile: string, help: number): number {
  const agent = agentNamed(g, profile);
  if (!agent) return help;
  const salary = salaryOf(g, agent);
  const helped = Math.min(help, salary);
  pay(g, org, salary - helped); // CV-27.4, CV-27.9
  g.tell(
    "salary-paid",
    { org: idOf(g, org), agent: profile, price: salary - helped },
    { rule: "CV-27.2" },
  );
  return help - helped;
}

/** CV-27.10 to CV-27.15: unpaid Agents leave and join the row. */
function* dismiss(g: Cyber, org: Org, unpaid: readonly Agent[]): Rule<void> {
  for (const agent of unpaid) {
    dropTeamMember(g, agent); // CV-27.10, CV-27.11
    g.state.row.push({ card: agent.sheet, id: profileOf(g, agent).sheet }); // CV-27.10, CV-27.12, CV-27.13, CV-R44
    g.tell("unpaid", { org: idOf(g, org), agent: agent.profile }, { rule: "CV-27.10" });
  }
  yield* adjustSupports(g, org); // CV-27.15
}
