/** CV-18.9 to CV-18.12: who decides for the Hostiles. */
import { leastOf } from "@sprawl/parts";
import type { Org, Seen } from "./state.js";
import { playing, presentIn } from "./table.js";
import type { District } from "./types.js";

/** CV-18.9 to CV-18.12, CV-18.31: who controls a Hostile that faces this Organization. */
export function controllerAgainst(g: Seen, district: District, target: Org): Org {
  const all = playing(g);
  if (all.length === 2) return all[0] === target ? all[1] : all[0]; // CV-1.19, CV-18.12, CV-31.30
  const present = presentIn(g, district);
  const absent = all.filter((org) => !present.includes(org));
  const able = absent.length > 0 ? absent : all; // CV-18.9, CV-18.10
  const poorest = leastOf(able, (org) => g.state.orgs[org].money);
  return poorest[poorest.length - 1]; // CV-18.11
}
