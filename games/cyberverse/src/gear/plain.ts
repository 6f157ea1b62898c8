/** CV-12.25: Gear whose effect is a number, or one line. */
import { isBearer } from "../moments.js";
import { isAgent } from "../state.js";
import type { Gear } from "../types.js";

/** +1 Reputation, up to 3. */
export const corpoFashion: Gear = {
  id: "corpo-fashion",
  store: "gear",
  copies: 2,
  price: 500,
  feature: (_, self, value, agent, feature) =>
    feature === "reputation" && isBearer(self, agent) ? value + 1 : value,
};
export const kevlarVest: Gear = {
  id: "kevlar-vest",
  store: "gear",
  copies: 3,
  price: 300,
  defense: 1,
};
export const ceramicArmour: Gear = {
  id: "ceramic-armour",
  store: "gear",
  copies: 2,
  price: 600,
  defense: 2,
};
/** +2 Defense against CLOSE COMBAT attacks. */
export const riotShield: Gear = {
  id: "riot-shield",
  store: "gear",
  copies: 2,
  price: 400,
  defense: 0,
  defenseBonus: (_, self, value, { type }, target) =>
    type === "close" && isAgent(target) && isBearer(self, target) ? value + 2 : value,
};
export const clottingPatch: Gear = {
  id: "clotting-patch",
  store: "gear",
  copies: 1,
  price: 300,
  ignoresBleeding: (_, self, agent) => isBearer(self, agent),
};
export const scannerGoggles: Gear = {
  id: "scanner-goggles",
  store: "gear",
  copies: 2,
  price: 300,
  testBonus: (_, self, value, agent, feature) =>
    feature === "analysis" && isBearer(self, agent) ? value + 1 : value,
};
export const codeBreaker: Gear = {
  id: "code-breaker",
  store: "gear",
  copies: 2,
  price: 300,
  testBonus: (_, self, value, agent, feature) =>
    feature === "hacking" && isBearer(self, agent) ? value + 1 : value,
};
export const signalSiphon: Gear = {
  id: "signal-siphon",
  store: "gear",
  copies: 2,
  price: 400,
  hackingBonus: (_, self, value, agent) => (isBearer(self, agent) ? value + 200 : value),
};
/** A rival's Hacking in this Agent's District credits 200D less. */
export const jammer: Gear = {
  id: "jammer",
  store: "gear",
  copies: 1,
  price: 400,
  hackingLoss: (g, self, value, agent) => {
    const near = g.state.agents.some(
      (each) => isBearer(self, each) && each.district === agent.district,
    );
    return near && agent.org !== self.owner ? value + 200 : value;
  },
};
/** 100D more when a test or a Hacking of this Agent validates a Mission. */
export const bodyCam: Gear = {
  id: "body-cam",
  store: "gear",
  copies: 1,
  price: 200,
  missionBonus: (_, self, value, agent) => (isBearer(self, agent) ? value + 100 : value),
};
/** Once per activation through one wall. */
export const grappleLine: Gear = {
  id: "grapple-line",
  store: "gear",
  copies: 1,
  price: 300,
  throughWalls: (_, self, { who, crossed }) => isAgent(who) && isBearer(self, who) && crossed === 0,
};
