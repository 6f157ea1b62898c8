/** Verbs that arrange a mission in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Plain } from "@sprawl/engine";
import { parseMap } from "./content/map.js";
import type { PlacedEnemy, Sector } from "./content/types.js";
import { putOn } from "./equipping.js";
import type { GearId } from "./gear/index.js";
import { placeEnemy } from "./placing.js";
import type { Sins, SinsOptions, SinsState } from "./state.js";

type Verb = ArrangeVerb<SinsState, SinsOptions>;

/** `map: "[01] [02]"`: another map, with nobody and nothing on it. */
const map: Verb = (g, given) => {
  const s = g.state;
  s.map = parseMap(String(given));
  for (const token of Object.values(s.objectives)) token.sector = 0;
  Object.assign(s, { enemies: {}, waypoints: {}, locks: [], keys: [] });
  return [];
};

/** `waypoints: { blue: [1, 5, 2] }`: exactly these. */
const waypoints: Verb = (_, given) => [{ set: "waypoints", to: given }];

/**
 * `enemies: { g1: { type: security-guard, color: blue, at: 12, overwatch: true } }`: exactly these
 * are on the map. `at` is enough for enemies of the mission, and what else is said, they are.
 */
const enemies: Verb = (g, given) => {
  const before = g.state.enemies;
  g.state.enemies = {};
  for (const [ref, each] of Object.entries(fieldsOf("enemies", given))) {
    const { at, type, color, ...status } = fieldsOf(`enemies.${ref}`, each);
    const known = before[ref];
    const placed = {
      ref,
      at: at ?? known?.sector,
      type: type ?? known?.type ?? "security-guard",
      color: color ?? known?.color ?? "blue",
    } as PlacedEnemy;
    g.state.enemies[ref] = Object.assign(placeEnemy(placed), status);
  }
  return [];
};

/** `you: { sector: 12, hidden: true }`: what is said of you; the rest stays. */
const you: Verb = (g, given) => {
  Object.assign(g.state.you, fieldsOf("you", given));
  return [];
};

/** `gear: [shotgun, sneakers]`: exactly this is equipped, and you are not asked. */
const gear: Verb = (g: Sins, given) => {
  if (!Array.isArray(given)) throw new BadInput("gear", "must be a list of gear");
  const asked = g.steps.findIndex(({ step }) => step === "equip");
  if (asked >= 0) g.steps.splice(asked, 1);
  const worn = given.map((id) => id as GearId);
  for (const [i, id] of worn.entries()) {
    putOn(g, id, worn.slice(0, i).filter((other) => other === id).length + 1);
  }
  const { maxEnergy, maxHealth } = g.state.you;
  return [
    { set: "you.energy", to: maxEnergy },
    { set: "you.health", to: maxHealth },
  ];
};

/** `tokens: { noise: [12], detection: [13, 17] }`: oldest first. */
const tokens: Verb = (g, given) => {
  for (const [kind, sectors] of Object.entries(fieldsOf("tokens", given))) {
    if (!["noise", "detection", "traps", "locks", "keys"].includes(kind)) {
      throw new BadInput(`tokens.${kind}`, "is no kind of token");
    }
    (g.state as unknown as Record<string, Sector[]>)[kind] = (sectors as readonly Sector[]).slice();
  }
  return [];
};

function fieldsOf(place: string, given: Plain): Readonly<Record<string, Plain>> {
  if (typeof given === "object" && !Array.isArray(given)) {
    return given as Readonly<Record<string, Plain>>;
  }
  throw new BadInput(place, "must be a set of named fields");
}

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  map,
  waypoints,
  enemies,
  you,
  gear,
  tokens,
};
