/** CV-12.23: Cyber-Implants, each +1 to one Feature. */
import { pieces } from "../box/pieces.js";
import type { Implant } from "../types.js";

export const implants = pieces<Implant>([
  { id: "retinal-lab", store: "implants", copies: 3, price: 400, raises: "analysis" },
  { id: "forensic-nose", store: "implants", copies: 3, price: 300, raises: "analysis" },
  { id: "ghost-jack", store: "implants", copies: 3, price: 400, raises: "hacking" },
  { id: "finger-spikes", store: "implants", copies: 3, price: 300, raises: "hacking" },
  { id: "targeting-cortex", store: "implants", copies: 3, price: 500, raises: "combat" },
  { id: "bone-lattice", store: "implants", copies: 2, price: 400, raises: "combat" },
  { id: "spring-tendons", store: "implants", copies: 2, price: 300, raises: "movement" },
  { id: "gyro-spine", store: "implants", copies: 1, price: 400, raises: "movement" },
]);
