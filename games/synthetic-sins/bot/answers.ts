/** Answers to everything that is asked besides "what do you do?". */
import type { Answer, OptionView, QuestionView, View } from "@sprawl/engine";
import { content, geography, type SinsState } from "../src/index.js";

/** What the bot likes to wear, best first; it keeps some Energy for using it. */
const WANTED: readonly content.GearId[] = [
  "silenced-pistol",
  "body-armor",
  "bulletproof-vest",
  "smart-bullets",
  "sneakers",
  "stamina-booster",
  "forcefield",
  "movements-accelerator",
  "first-aid-kit",
  "camera-hack",
];
const SHOPPING: readonly content.GearId[] = [
  "body-armor",
  "bulletproof-vest",
  "sneakers",
  "smart-bullets",
  "movements-accelerator",
  "stamina-booster",
  "chameleon-cloak",
  "submachine-gun",
  "shotgun",
];
const SPARE_ENERGY = 2;

export function equipment(question: QuestionView): Answer {
  const worn: string[] = [];
  let left = 16 - SPARE_ENERGY;
  let armored = false;
  for (const id of WANTED) {
    for (const { gear, key } of question.options) {
      const { equipCost, armor } = content.gear[gear as content.GearId];
      if (gear !== id || equipCost > left || (armor !== undefined && armored)) continue;
      worn.push(key);
      left -= equipCost;
      armored ||= armor !== undefined;
    }
  }
  return worn;
}

export function purchase({ options }: QuestionView): Answer {
  const rank = ({ gear }: OptionView) => {
    const at = SHOPPING.indexOf(gear as content.GearId);
    return at < 0 ? SHOPPING.length : at;
  };
  return options.reduce((best, each) => (rank(each) < rank(best) ? each : best)).key;
}

/** Worst cards for the enemies and the alarm, best for you. */
export function anyCard({ args, min = -5, max = 5 }: QuestionView): Answer {
  return args?.purpose === "your-attack" ? max : min;
}

/** Of the ways an enemy may take, the one that ends farthest from you; staying is none of them. */
export function farthest({ state }: View<SinsState>, { options }: QuestionView): Answer {
  const away = ({ sector }: OptionView) =>
    sector === undefined ? -1 : geography.distance(state.map, Number(sector), state.you.sector);
  return options.reduce((best, each) => (away(each) > away(best) ? each : best)).key;
}

/** React to a draw only where it turns a failure into a success. */
export function reaction({ state }: View<SinsState>, { options, safe }: QuestionView): Answer {
  const { draw } = state;
  if (!draw || draw.against === undefined) return safe;
  const result = draw.base + draw.values[draw.counts] + draw.bonus;
  const missing = draw.against - result;
  if (draw.purpose === "your-attack") {
    const help: Readonly<Record<string, number>> = { "smart-bullets": 2, "focus-enhancer": 4 };
    const copies = options.filter(({ kind }) => kind === "smart-bullets").length;
    const use = options.find(({ kind }) => missing > 0 && (help[kind] ?? 0) >= missing);
    if (use) return use.key;
    const first = options.find(({ kind }) => kind === "smart-bullets");
    if (first && missing > 2 && missing <= 2 * copies) return first.key;
  }
  if (draw.purpose === "enemy-attack" && missing <= 0) {
    const use = options.find(({ kind }) => kind === "forcefield" || kind === "stochastic-modifier");
    if (use) return use.key;
  }
  return safe;
}

/** A token is kept off the map if it would tell the enemies where you are. */
export function stopToken(
  { state }: View<SinsState>,
  { args, options, safe }: QuestionView,
): Answer {
  const { map, you, enemies } = state;
  const heard = Object.values(enemies).some(
    ({ sector, defeated }) => !defeated && geography.distance(map, sector, you.sector) <= 1,
  );
  const tells = args?.sector === you.sector && (args.token === "detection" || heard);
  return tells ? options[0].key : safe;
}

/** A drone is taken over when it is about to find you. */
export function takeOver(
  { state }: View<SinsState>,
  { args, options, safe }: QuestionView,
): Answer {
  const { map, you, enemies } = state;
  const drone = enemies[String(args?.enemy)];
  const close = geography.distance(map, drone.sector, you.sector) <= (you.hidden ? 0 : 1);
  return close ? options[0].key : safe;
}

/** A drone that is yours goes away as far as it can. */
export function overrideRow({ options }: QuestionView): Answer {
  const steps = ({ actions }: OptionView) =>
    (actions as readonly content.EnemyAction[]).reduce(
      (sum, each) => sum + (each.kind === "move" ? each.steps : 0),
      0,
    );
  return options.reduce((best, each) => (steps(each) > steps(best) ? each : best)).key;
}

/** The alarm is lowered where that keeps somebody away. */
export function keepAway({ state }: View<SinsState>, { options, safe }: QuestionView): Answer {
  const lower = state.alarm - (content.items["alarm-adjuster"].amount ?? 0);
  const kept = state.reinforcements.some(({ alarm }) => alarm <= state.alarm && alarm > lower);
  const use = options.find(({ kind }) => kind === "alarm-adjuster");
  return kept && use ? use.key : safe;
}

/** Enough Energy for a shot that will do. */
export function payment(
  { state }: View<SinsState>,
  { args, min = 0, max = 0 }: QuestionView,
): Answer {
  if (args?.weapon === undefined) return Math.min(max, Math.max(min, Math.ceil(state.alarm / 10)));
  const here = Object.values(state.enemies).filter(
    ({ sector, defeated }) => sector === state.you.sector && !defeated,
  );
  const armor = Math.max(0, ...here.map(({ type }) => content.enemies[type].armor));
  const { power = 0 } = content.gear[args.weapon as content.GearId].weapon ?? {};
  return Math.min(max, Math.max(min, armor + 1 - power));
}

/** Of several cards, the one that helps most. */
export function whichCard({ args, options }: QuestionView): Answer {
  const sign = args?.purpose === "your-attack" ? 1 : -1;
  return options.reduce((best, each) =>
    Number(each.value) * sign > Number(best.value) * sign ? each : best,
  ).key;
}
