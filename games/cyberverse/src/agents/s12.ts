/** Agent sheet 12: both of its sides. */
import { canHeal, heal } from "../health.js";
import { bearerOf, isBearer } from "../moments.js";
import { decide } from "../questions.js";
import { isAgent } from "../state.js";
import { agentNamed, agentsIn, onAgent } from "../table.js";
import type { Profile } from "../types.js";

/** Armour Plating: +1 Defense. */
export const kettle: Profile = {
  id: "kettle",
  sheet: "s12",
  health: 6,
  movement: 3,
  analysis: 0,
  hacking: 2,
  reputation: 1,
  combat: 4,
  salary: 300,
  initiative: 25,
  defenseBonus: (_, self, value, __, target) =>
    isAgent(target) && isBearer(self, target) ? value + 1 : value,
};

/** Field Surgery: at the start of the Hacking step of her District she may heal an Agent there by 1. */
export const mother: Profile = {
  id: "mother",
  sheet: "s12",
  health: 5,
  movement: 2,
  analysis: 4,
  hacking: 2,
  reputation: 1,
  combat: 1,
  salary: 200,
  initiative: 14,
  *startOfHacking(g, self, district) {
    const mother = bearerOf(g, self);
    if (!mother || mother.district !== district) return;
    const hurt = agentsIn(g, district).filter(
      (agent) => agent.org === mother.org && canHeal(g, agent),
    );
    if (hurt.length === 0) return;
    const pass = { kind: "pass" } as const;
    const options = hurt.map(
      ({ profile }) => ({ kind: "agent", agent: profile, on: onAgent(profile) }) as const,
    );
    const chosen = yield* decide(g, mother.org, "whom-maybe", [...options, pass], {
      args: { reason: "surgery" },
      safe: pass,
    });
    const patient = chosen.kind === "agent" ? agentNamed(g, chosen.agent) : undefined;
    if (patient) yield* heal(g, patient, 1);
  },
};
