/** Ambush cards that move an Agent or stand in its way for a turn. */
import { isFull, placeHenchman } from "../henchmen.js";
import { isBearer } from "../moments.js";
import { hasRoom, layoutOf } from "../table.js";
import { type AmbushCard, NO_POSITION } from "../types.js";

/** Out of its Tactical Position, and Grappled in this turn's Combat. */
export const glueBomb: AmbushCard = {
  id: "glue-bomb",
  van: true,
  strike: (_, self, agent) => {
    agent.position = NO_POSITION;
    agent.marks.push(self.piece.id);
  },
  startsGrappled: (_, self, agent) => isBearer(self, agent),
};
/** To the Entry zone, if there is room. */
export const falseCheckpoint: AmbushCard = {
  id: "false-checkpoint",
  van: false,
  strike: (g, _, agent) => {
    const { entry } = layoutOf(g, agent.district);
    if (agent.zone === entry || !hasRoom(g, agent.district, entry)) return;
    agent.zone = entry;
    agent.position = NO_POSITION; // CV-21.13
  },
};
export const signalFlood: AmbushCard = {
  id: "signal-flood",
  van: true,
  strike: (_, self, agent) => {
    agent.marks.push(self.piece.id);
  },
  barsHacking: (_, self, agent) => (isBearer(self, agent) ? "CV-1.21" : undefined),
};
export const plantedEvidence: AmbushCard = {
  id: "planted-evidence",
  van: false,
  strike: (_, self, agent) => {
    agent.marks.push(self.piece.id);
  },
  barsMissions: (_, self, agent) => (isBearer(self, agent) ? "CV-1.21" : undefined),
};
/** -1 Reputation for this turn. */
export const smearCampaign: AmbushCard = {
  id: "smear-campaign",
  van: true,
  strike: (_, self, agent) => {
    agent.marks.push(self.piece.id);
  },
  featureLoss: (_, self, value, agent, feature) =>
    feature === "reputation" && isBearer(self, agent) ? value + 1 : value,
};
/** One random Henchman in its zone, if limits allow. */
export const hiredMuscle: AmbushCard = {
  id: "hired-muscle",
  van: true,
  strike: (g, _, agent) => {
    if (!isFull(g, agent.district) && hasRoom(g, agent.district, agent.zone)) {
      placeHenchman(g, agent.district, agent.zone, "?");
    }
  },
};
/** Hostiles have no other candidates. */
export const trackerDart: AmbushCard = {
  id: "tracker-dart",
  van: true,
  strike: (_, self, agent) => {
    agent.marks.push(self.piece.id);
  },
  tracked: (_, self, agent) => isBearer(self, agent),
};
