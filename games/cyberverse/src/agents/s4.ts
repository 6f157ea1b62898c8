/** Agent sheet 4: both of its sides. */
import { isBearer } from "../moments.js";
import { decide } from "../questions.js";
import { isUsed, markUsed } from "../table.js";
import type { Profile } from "../types.js";

/** Bargain Bin: once per turn one Cyber-Implant or Gear for him costs 100D less. */
export const qBert: Profile = {
  id: "q-bert",
  sheet: "s4",
  health: 4,
  movement: 3,
  analysis: 2,
  hacking: 3,
  reputation: 1,
  combat: 2,
  salary: 300,
  initiative: 10,
  priceFor: (g, self, value, { store }, agent) => {
    if (!agent || !isBearer(self, agent) || (store !== "implants" && store !== "gear"))
      return value;
    return isUsed(g, self.piece.id) ? value : Math.max(100, value - 100);
  },
  bought: (g, self, { store }, agent) => {
    if (
      isBearer(self, agent) &&
      (store === "implants" || store === "gear") &&
      !isUsed(g, self.piece.id)
    ) {
      markUsed(g, self.piece.id);
    }
  },
};

/** Second Voice: once per turn, after a failed test, one more Modifier card instead. */
export const echo: Profile = {
  id: "echo",
  sheet: "s4",
  health: 4,
  movement: 4,
  analysis: 3,
  hacking: 2, // CV-R112
  reputation: 1,
  combat: 1,
  salary: 300,
  initiative: 3,
  *afterFailure(g, self, agent) {
    if (!isBearer(self, agent) || isUsed(g, self.piece.id)) return false;
    const again = { kind: "draw-again" } as const;
    const accept = { kind: "accept" } as const;
    const args = { agent: agent.profile };
    const { kind } = yield* decide(g, agent.org, "second-voice", [again, accept], {
      args,
      safe: accept,
    });
    if (kind === "accept") return false;
    markUsed(g, self.piece.id);
    return true;
  },
};
