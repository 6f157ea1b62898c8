/** Agent sheet 7: both of its sides. */
import { bearerOf } from "../moments.js";
import { canPay, gain, halfUp, lose } from "../money.js";
import { idOf } from "../table.js";
import type { Profile } from "../types.js";

/** Creative Accounting: sold tokens give half price, rounded up. */
export const ledger: Profile = {
  id: "ledger",
  sheet: "s7",
  health: 4,
  movement: 2,
  analysis: 3,
  hacking: 3,
  reputation: 2,
  combat: 1,
  salary: 300,
  initiative: 9,
  saleValue: (_, __, value, { price }) => Math.max(value, halfUp(price)),
};

/** Toll: a rival Agent who enters his District in the Activation phase pays 100D. */
export const tollgate: Profile = {
  id: "tollgate",
  sheet: "s7",
  health: 6,
  movement: 2,
  analysis: 1,
  hacking: 2,
  reputation: 2,
  combat: 4,
  salary: 400,
  initiative: 24,
  entered: (g, self, agent) => {
    const toll = bearerOf(g, self);
    if (!toll || toll.org === agent.org || toll.district !== agent.district) return;
    if (!canPay(g, agent.org, 100)) return;
    lose(g, agent.org, 100);
    gain(g, toll.org, 100);
    g.tell("toll", { org: idOf(g, toll.org), agent: agent.profile }, { rule: "CV-6.19" });
  },
};
