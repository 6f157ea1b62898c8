/** HI-15.9 to HI-15.18: what may be bought, and what it costs. */
import type { RuleId } from "@sprawl/engine";
import { SLOTS } from "../activation.js";
import type { Availability, MissionTeam } from "../content.js";
import { characterOf, isCyberware, missionOf } from "../models.js";
import type { Purchase } from "../questions.js";
import type { Interface, Item, Model, Team } from "../state.js";

const LEVELS: readonly Availability[] = ["COMM", "MIL", "BLACK"];
const PRICES: Readonly<Record<Availability, number>> = { COMM: 1, MIL: 2, BLACK: 4 }; // HI-15.12

/** Everything with a price, by id. */
function goodsOf(g: Interface, id: string) {
  return g.box.weapons[id] ?? g.box.gear[id] ?? g.box.chips[id];
}

export const isChip = (g: Interface, id: string): boolean => g.box.chips[id] !== undefined;

/** HI-15.12 to HI-15.14 */
export function priceOf(g: Interface, team: Team, model: Model, id: string): number {
  const goods = goodsOf(g, id);
  const { availability } = goods;
  const corporate =
    team.skilled && team.faction === "nakamura" && characterOf(g, model).faction === "nakamura";
  if (!corporate) return PRICES[availability];
  if (availability === "COMM") return missionOf(g).noResources ? 1 : 0; // HI-15.13
  const branded = "nakamura" in goods && goods.nakamura === true;
  return PRICES[branded ? LEVELS[LEVELS.indexOf(availability) - 1] : availability]; // HI-15.14, HI-R126
}

/** HI-15.11, HI-4.7: all that is for sale to this Team. */
export function goodsFor(g: Interface, side: MissionTeam): string[] {
  const most = LEVELS.indexOf(side.availability);
  const all = [
    ...Object.values(g.box.weapons),
    ...Object.values(g.box.gear),
    ...Object.values(g.box.chips),
  ];
  return all
    .filter(
      (goods) => LEVELS.indexOf(goods.availability) <= most && !("drone" in goods && goods.drone),
    )
    .map(({ id }) => id);
}

export function offersFor(
  g: Interface,
  team: Team,
  side: MissionTeam,
  models: readonly Model[],
): Purchase[] {
  const goods = goodsFor(g, side);
  const given = new Set([...team.stock, ...movable(g, models)]);
  return models.flatMap((model): Purchase[] => [
    ...model.equipment.map(({ id }) => ({
      kind: "leave" as const,
      item: id,
      model: model.id,
      rule: "HI-15.17",
    })),
    ...goods
      .filter((item) => priceOf(g, team, model, item) <= team.budget)
      .map((item) => ({ kind: "buy" as const, item, model: model.id, rule: "HI-15.10" })),
    ...[...given].map((item) => ({
      kind: "issue" as const,
      item,
      model: model.id,
      rule: "HI-37.4",
    })),
  ]);
}

export const isCampaign = (g: Interface): boolean => g.state.veterans.length > 0;

/** HI-37.4: in a campaign cards may change hands between missions; cyberware may not. */
function movable(g: Interface, models: readonly Model[]): string[] {
  if (!isCampaign(g)) return [];
  return models.flatMap(({ equipment }) =>
    equipment.map(({ id }) => id).filter((id) => !isCyberware(g.box.gear[id])),
  );
}

/** The rule these purchases break together, or undefined. */
export function brokenBy(
  g: Interface,
  team: Team,
  models: readonly Model[],
  picked: readonly Purchase[],
): RuleId | undefined {
  let spent = 0;
  const bought: Record<string, number> = {};
  const stock = [
    ...team.stock,
    ...picked.flatMap((each) => (each.kind === "leave" ? each.item : [])),
  ];
  for (const { kind, item, model } of picked) {
    if (kind === "leave") continue;
    if (kind === "issue") {
      if (!stock.includes(item)) return "HI-37.4";
      stock.splice(stock.indexOf(item), 1);
      continue;
    }
    const bearer = models.find(({ id }) => id === model);
    if (!bearer) return "HI-15.10";
    spent += priceOf(g, team, bearer, item);
    bought[item] = (bought[item] ?? 0) + 1;
    if (bought[item] > (isChip(g, item) ? 2 : 1)) return "HI-15.24";
  }
  if (spent > team.budget) return "HI-15.10";
  for (const model of models) {
    const own = picked.filter((each) => each.model === model.id);
    const left = own.filter(({ kind }) => kind === "leave").map(({ item }) => item);
    const kept = model.equipment.map(({ id }) => id).filter((id) => !left.includes(id));
    const news = own.filter(({ kind }) => kind !== "leave").map(({ item }) => item);
    const things = [...kept, ...news.filter((item) => !isChip(g, item))];
    if (things.length > SLOTS) return "HI-15.17"; // HI-4.4, HI-4.5
    const chips = model.chips.length + news.filter((item) => isChip(g, item)).length;
    if (chips > characterOf(g, model).healthy.chips) return "HI-4.8";
    if (startLevel(g, team, model, things) >= 10) return "HI-15.18";
  }
  return undefined;
}

/** HI-7.1, HI-7.2: symbols on gear and built in; one less for Übermensch. */
export function startLevel(
  g: Interface,
  team: Team,
  model: Model,
  things: readonly string[],
): number {
  const card = characterOf(g, model);
  const symbols = things.reduce(
    (sum, id) => sum + (g.box.gear[id]?.symbols ?? 0),
    card.builtIn?.symbols ?? 0,
  );
  const less = team.faction === "ubermensch" && card.faction === "ubermensch" ? 1 : 0; // HI-15.15
  return Math.max(0, symbols - less);
}

/** A card as it comes into a slot. */
export function itemOf(g: Interface, id: string): Item {
  const uses = g.box.gear[id]?.uses ?? g.box.weapons[id]?.shots ?? -1;
  return { id, uses, spent: false, offUntil: -1 };
}
