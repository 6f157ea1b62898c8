/** What a simulation counts: every number of seats as a run of its own, and what each match came to. */
import type { Casting, Run } from "@sprawl/engine";
import { totalInfluence } from "./influence-tokens.js";
import { scoreOf } from "./scoring.js";
import type { Cyber } from "./state.js";
import { agentsOf } from "./table.js";

export const runs: readonly Run[] = [
  { name: "2 seats", seats: 2 },
  { name: "3 seats", seats: 3 },
  { name: "4 seats", seats: 4 },
  { name: "solo rookie", seats: 1, options: { level: "rookie" } },
  { name: "solo operative", seats: 1, options: { level: "operative" } },
  { name: "solo veteran", seats: 1, options: { level: "veteran" } },
  { name: "solo legend", seats: 1, options: { level: "legend" } },
];

export function figures(g: Cyber): Readonly<Record<string, number>> {
  const { orgs, turn } = g.state;
  const scores = orgs.map((_, org) => scoreOf(g, org).total);
  return {
    turns: turn,
    "10 to 15 turns": turn >= 10 && turn <= 15 ? 100 : 0,
    "best score": Math.max(...scores),
    "worst score": Math.min(...scores),
    "stories resolved": orgs.reduce((sum, { resolved }) => sum + resolved.length, 0),
    influence: orgs.reduce((sum, _, org) => sum + totalInfluence(g, org), 0),
    agents: orgs.reduce((sum, _, org) => sum + agentsOf(g, org).length, 0),
    ...(g.state.solo && { won: g.result?.winners.includes(0) ? 100 : 0 }),
  };
}

/** Which Organization each seat leads, and with which Agent it stands there. */
export function casting(g: Cyber): readonly Casting[] {
  return g.state.orgs.slice(0, g.seats).map(({ id }, org) => {
    const [first] = agentsOf(g, org);
    return first ? { side: id, character: first.profile } : { side: id };
  });
}
