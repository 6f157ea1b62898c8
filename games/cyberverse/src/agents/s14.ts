/** Agent sheet 14: both of its sides. */
import { bearerOf, isBearer } from "../moments.js";
import { decide } from "../questions.js";
import { tokenAt, tokensOf } from "../supply/tokens.js";
import { agentNamed, agentsOf, idOf, onToken } from "../table.js";
import type { Profile } from "../types.js";

/** Dead Drop: after his Hacking he may stay on the position. */
export const zero: Profile = {
  id: "zero",
  sheet: "s14",
  health: 3,
  movement: 4,
  analysis: 1,
  hacking: 4,
  reputation: 1,
  combat: 0,
  salary: 300,
  initiative: 1,
  staysAfterHacking: (_, self, agent) => isBearer(self, agent),
};

/** Field Repair: at the start of Payday he may repair a token beside him for free. */
export const clockwork: Profile = {
  id: "clockwork",
  sheet: "s14",
  health: 5,
  movement: 2,
  analysis: 3,
  hacking: 2,
  reputation: 1,
  combat: 3,
  salary: 300,
  initiative: 23,
  *startOfPayday(g, self) {
    const clockwork = bearerOf(g, self);
    if (!clockwork) return;
    const beside = agentsOf(g, clockwork.org).filter(
      ({ district }) => district === clockwork.district,
    );
    const options = beside.flatMap((agent) =>
      tokensOf(agent)
        .filter(({ supply }) => !supply.active)
        .map(
          ({ place, supply }) =>
            ({
              kind: "mend",
              agent: agent.profile,
              place,
              token: supply.id,
              on: onToken(agent.profile, place),
            }) as const,
        ),
    );
    if (options.length === 0) return;
    const pass = { kind: "pass" } as const;
    const chosen = yield* decide(g, clockwork.org, "field-repair", [...options, pass], {
      safe: pass,
    });
    const agent = chosen.kind === "mend" ? agentNamed(g, chosen.agent) : undefined;
    if (chosen.kind !== "mend" || !agent) return;
    tokenAt(agent, chosen.place).active = true;
    g.tell(
      "repaired",
      { org: idOf(g, clockwork.org), token: chosen.token, agent: agent.profile, price: 0 },
      { rule: "CV-6.19" },
    );
  },
};
