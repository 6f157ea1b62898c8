/** Verbs that arrange a mission in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Reader, read, verb } from "@sprawl/engine";
import { COLORS } from "./content/components.js";
import { parseMap } from "./content/map.js";
import type { Color, EnemyType, Sector, SectorMap } from "./content/types.js";
import { putOn } from "./equipping.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";
import { placeEnemy } from "./placing.js";
import { type EnemyToken, NOWHERE, type Sins } from "./state.js";
import { enemyNames } from "./text/content.js";

/** A sector of the map as it is now; 0 is nowhere. */
const sector: Reader<Sector> = read.oneOf(({ state }: Sins) => [...state.map.tiles, NOWHERE]);
const sectors = read.listOf(sector);
const color: Reader<Color> = read.oneOf(COLORS);
const enemyType: Reader<EnemyType> = read.oneOf(Object.keys(enemyNames) as EnemyType[]);
const gearId: Reader<GearId> = read.oneOf(({ box }: Sins) => Object.keys(box.gear) as GearId[]);
const itemId: Reader<ItemId> = read.oneOf(({ box }: Sins) => Object.keys(box.items) as ItemId[]);

/** What an enemy may carry: nothing, a key, or an objective of the mission. */
const carried = read.oneOf(({ state }: Sins) => ["", "key", ...Object.keys(state.objectives)]);

/** A map as it is drawn in text. */
const drawing: Reader<SectorMap> = {
  read(given, place, g) {
    try {
      return parseMap(read.text.read(given, place, g));
    } catch (error) {
      throw error instanceof BadInput ? error : new BadInput(place, (error as Error).message);
    }
  },
};

/** `map: "[01] [02]"`: another map, with nobody and nothing on it. */
const map = verb(drawing, (g: Sins, drawn) => {
  const s = g.state;
  s.map = drawn;
  for (const token of Object.values(s.objectives)) token.sector = NOWHERE;
  Object.assign(s, { enemies: {}, waypoints: {}, locks: [], keys: [] });
  return [];
});

/** `waypoints: { blue: [1, 5, 2] }`: exactly these. */
const waypoints = verb(read.byName(sectors, color), (_, given) => [
  { set: "waypoints", to: Object.fromEntries(given) },
]);

/** What an enemy is, beside where. */
const status = read.someOf(
  (): Partial<EnemyToken> => placeEnemy({ ref: "", type: "target", color: "blue", at: NOWHERE }),
  { at: sector, sector, previous: sector, post: sector, type: enemyType, color, carries: carried },
);

/**
 * `enemies: { g1: { type: security-guard, color: blue, at: 12, overwatch: true } }`: exactly these
 * are on the map. `at` is enough for enemies of the mission, and what else is said, they are.
 */
const enemies = verb(read.byName(status), (g: Sins, given) => {
  const before = g.state.enemies;
  g.state.enemies = {};
  for (const [ref, { at, ...said }] of given) {
    const known = before[ref];
    const placed = placeEnemy({
      ref,
      type: known?.type ?? "security-guard",
      color: known?.color ?? "blue",
      at: Number(at ?? known?.sector ?? NOWHERE),
    });
    g.state.enemies[ref] = Object.assign(placed, said);
  }
  return [];
});

/** `you: { sector: 12, hidden: true }`: what is said of you; the rest stays. */
const you = verb(
  read.someOf(({ state }: Sins) => state.you, { sector, items: read.listOf(itemId) }),
  (g: Sins, given) => {
    Object.assign(g.state.you, given);
    return [];
  },
);

/** `gear: [shotgun, sneakers]`: exactly this is equipped, and you are not asked. */
const gear = verb(read.listOf(gearId), (g: Sins, worn) => {
  const asked = g.steps.findIndex(({ step }) => step === "equip");
  if (asked >= 0) g.steps.splice(asked, 1);
  for (const [i, id] of worn.entries()) {
    putOn(g, id, worn.slice(0, i).filter((other) => other === id).length + 1);
  }
  const { maxEnergy, maxHealth } = g.state.you;
  return [
    { set: "you.energy", to: maxEnergy },
    { set: "you.health", to: maxHealth },
  ];
});

const TOKENS = ["noise", "detection", "traps", "locks", "keys"] as const;

/** `tokens: { noise: [12], detection: [13, 17] }`: oldest first. */
const tokens = verb(read.byName(sectors, read.oneOf(TOKENS)), (g: Sins, given) => {
  for (const [kind, where] of given) g.state[kind] = where.slice();
  return [];
});

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  map,
  waypoints,
  enemies,
  you,
  gear,
  tokens,
};
