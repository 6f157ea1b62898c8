/** CV-17.2: Brawl cards. */
import { pieces } from "../box/pieces.js";
import type { BrawlCard } from "../types.js";

export const brawls = pieces<BrawlCard>([
  { id: "staring-contest", colour: "green", henchmen: ["marauder", "marauder", "killer"] },
  { id: "quiet-streets", colour: "green", henchmen: [] },
  { id: "curfew", colour: "green", henchmen: [] },
  { id: "passers-by", colour: "green", henchmen: ["?"] },
  { id: "routine-patrol", colour: "green", henchmen: ["sec-drone"] },
  { id: "talks-in-progress", colour: "green", henchmen: ["bruiser", "?"] },
  { id: "lookout", colour: "green", henchmen: ["jacker"] },
  { id: "paid-to-wait", colour: "green", henchmen: ["marauder"] },
  { id: "pot-shots", colour: "red", henchmen: ["marauder"] },
  { id: "knife-in-the-crowd", colour: "red", henchmen: ["killer"] },
  { id: "crossfire", colour: "red", henchmen: ["marauder", "killer"] },
  { id: "door-breakers", colour: "red", henchmen: ["bruiser"] },
  { id: "center-responds", colour: "red", henchmen: ["sec-drone", "sec-drone"] },
  { id: "feedback-loop", colour: "red", henchmen: ["jacker", "marauder"] },
  { id: "sisters-of-the-blade", colour: "red", henchmen: ["killer", "killer"] },
  { id: "turf-war", colour: "red", henchmen: ["marauder", "marauder", "bruiser"] },
  { id: "nobody-saw-anything", colour: "red", henchmen: ["?", "?"] },
  { id: "lone-wolf", colour: "red", henchmen: ["?"] },
  { id: "powder-keg", colour: "red", henchmen: [] },
  { id: "full-riot", colour: "red", henchmen: ["bruiser", "sec-drone", "jacker"] },
]);
