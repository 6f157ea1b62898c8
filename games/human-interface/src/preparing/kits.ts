/** What a careful buyer equips each character with: for those who want to begin at once, and for bots. */
import { missionOf } from "../models.js";
import type { Purchase } from "../questions.js";
import type { Interface, Model, Team } from "../state.js";
import { brokenBy, goodsFor } from "./purchases.js";

/** By character, what is worth most first. */
const WISHES: Readonly<Record<string, readonly string[]>> = {
  tomo: ["terminal-key", "cortex-bus", "memory-cache", "calm-loop", "signal-relay"],
  rin: ["cortex-bus", "memory-cache", "signal-relay", "ice-lattice", "light-ballistic-vest"],
  phantom: ["terminal-key", "cortex-bus", "signal-relay", "cortex-firewall"],
  shoko: ["door-breaker", "melee-subroutine", "light-ballistic-vest"],
  harvey: ["reflex-wiring", "targeting-coprocessor", "trauma-pack", "first-aid-kit"],
  yuko: ["targeting-coprocessor", "reflex-wiring", "light-ballistic-vest"],
  shinsu: ["melee-subroutine", "reflex-wiring", "light-ballistic-vest"],
  tetsuo: ["targeting-coprocessor", "door-breaker", "calm-loop", "light-ballistic-vest"],
  werner: [
    "targeting-coprocessor",
    "melee-subroutine",
    "smartlink-goggles",
    "light-ballistic-vest",
  ],
  markus: ["targeting-coprocessor", "quick-draw", "smartlink-goggles", "light-ballistic-vest"],
  isamu: ["targeting-coprocessor", "pain-editor", "thermal-visor", "first-aid-kit"],
};

const hasAlready = ({ equipment, chips }: Model, item: string): boolean =>
  chips.includes(item) || equipment.some(({ id }) => id === item);

/** HI-37.4: what lies in stock goes first to those whose card names it, then to whoever wishes for it. */
function handedOut(g: Interface, team: Team, models: readonly Model[]): Purchase[] {
  const picked: Purchase[] = [];
  for (const item of team.stock) {
    const wanted = models.filter(
      (model) =>
        !hasAlready(model, item) &&
        (g.box.characters[model.card].equipment.includes(item) ||
          WISHES[model.card]?.includes(item)),
    );
    for (const { id } of wanted) {
      const issue: Purchase = { kind: "issue", item, model: id, rule: "HI-37.4" };
      if (brokenBy(g, team, models, [...picked, issue])) continue;
      picked.push(issue);
      break;
    }
  }
  return picked;
}

/** Wishes in turn, one for each character, as long as money and slots last: HI-15.10, HI-R125. */
export function kitFor(g: Interface, index: number, models: readonly Model[]): Purchase[] {
  const team = g.state.teams[index];
  const goods = goodsFor(g, missionOf(g).teams[index]);
  const picked: Purchase[] = handedOut(g, team, models);
  for (let rank = 0; rank < 5; rank++) {
    for (const model of models) {
      const item = WISHES[model.card]?.[rank];
      if (item === undefined || !goods.includes(item) || hasAlready(model, item)) continue;
      const wish: Purchase = { kind: "buy", item, model: model.id, rule: "HI-15.10" };
      if (!brokenBy(g, team, models, [...picked, wish])) picked.push(wish);
    }
  }
  return picked;
}

/** The luck of the locker: every free slot is filled with whatever is drawn, for nothing. */
export function drawnKit(g: Interface, index: number, models: readonly Model[]): Purchase[] {
  const team = g.state.teams[index];
  const side = missionOf(g).teams[index];
  const goods = goodsFor(g, { ...side, availability: "BLACK" });
  const wishes = goods.flatMap((item) =>
    models.map(({ id }): Purchase => ({ kind: "issue", item, model: id, rule: "HI-15.17" })),
  );
  g.order("kit", wishes);
  const picked: Purchase[] = [];
  for (const wish of wishes) {
    team.stock.push(wish.item);
    if (brokenBy(g, team, models, [...picked, wish])) team.stock.pop();
    else picked.push(wish);
  }
  return picked;
}
