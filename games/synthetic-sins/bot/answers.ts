/** Answers to everything that is asked besides "what do you do?". */
import type { Answer, View } from "@sprawl/engine";
import { advice, content, geography, type SinsState } from "../src/index.js";
import { BOUGHT, opinions, WORN } from "./opinions.js";
import type { Asked } from "./questions.js";

const SPARE_ENERGY = 2;

export function equipment({ state }: View<SinsState>, { options }: Asked<"equip">): Answer {
  const energy = state.you.energy - SPARE_ENERGY;
  const worn: Equip[] = [];
  for (const id of WORN) {
    for (const option of options) {
      if (option.kind !== "equip" || option.gear !== id) continue;
      if (advice.whyNotTogether(content, energy, [...worn, option]) === undefined)
        worn.push(option);
    }
  }
  return worn.map(({ key }) => key);
}

type Equip = Exclude<Asked<"equip">["options"][number], { readonly kind: "pass" }>;

export function purchase({ options }: Asked<"buy">): Answer {
  const rank = (option: (typeof options)[number]) => {
    const at = option.kind === "pass" ? -1 : BOUGHT.indexOf(option.gear);
    return at < 0 ? BOUGHT.length : at;
  };
  return options.reduce((best, each) => (rank(each) < rank(best) ? each : best)).key;
}

/** Worst cards for the enemies and the alarm, best for you. */
export function anyCard({
  args,
  min = content.ANY_MODIFIER.from,
  max = content.ANY_MODIFIER.to,
}: Asked<"any-card">): Answer {
  return args?.purpose === "your-attack" ? max : min;
}

/** Of the ways an enemy may take, the one that ends farthest from you; staying is none of them. */
export function farthest(
  { state }: View<SinsState>,
  { options }: Asked<"enemy-path" | "override-step">,
): Answer {
  const away = (option: (typeof options)[number]) =>
    option.kind === "pass" ? -1 : geography.distance(state.map, option.sector, state.you.sector);
  return options.reduce((best, each) => (away(each) > away(best) ? each : best)).key;
}

/** React to a draw only where it turns a failure into a success. */
export function reaction(
  { state }: View<SinsState>,
  { options, safe }: Asked<"after-draw">,
): Answer {
  const { draw } = state;
  if (!draw || draw.against === undefined) return safe;
  const missing = draw.against - (draw.base + draw.values[draw.counts] + draw.bonus);
  const uses = options.flatMap((use) => (use.kind === "pass" ? [] : [use]));
  if (draw.purpose === "your-attack" && missing > 0) {
    const help = (use: (typeof uses)[number]) => opinions[use.kind]?.helps ?? 0;
    const enough = uses.find((use) => help(use) >= missing);
    const all = uses.reduce((sum, use) => sum + help(use), 0);
    const some = uses.find((use) => help(use) > 0);
    if (enough) return enough.key;
    if (some && all >= missing) return some.key;
  }
  if (draw.purpose === "enemy-attack" && missing <= 0) {
    const use = uses.find(({ kind }) => opinions[kind]?.saves);
    if (use) return use.key;
  }
  return safe;
}

/** A token is kept off the map if it would tell the enemies where you are. */
export function stopToken(
  { state }: View<SinsState>,
  { args, options, safe }: Asked<"token">,
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
  { args, options, safe }: Asked<"drone-acts">,
): Answer {
  const { map, you, enemies } = state;
  const drone = enemies[String(args?.enemy)];
  const close = geography.distance(map, drone.sector, you.sector) <= (you.hidden ? 0 : 1);
  return close ? options[0].key : safe;
}

/** A drone that is yours goes away as far as it can. */
export function overrideRow({ options }: Asked<"override-row">): Answer {
  const steps = (option: (typeof options)[number]) =>
    option.kind === "pass"
      ? 0
      : option.actions.reduce((sum, each) => sum + (each.kind === "move" ? each.steps : 0), 0);
  return options.reduce((best, each) => (steps(each) > steps(best) ? each : best)).key;
}

/** The alarm is lowered where that keeps somebody away. */
export function keepAway(
  { state }: View<SinsState>,
  { options, safe }: Asked<"before-reinforcements">,
): Answer {
  const lower = state.alarm - (content.items["alarm-adjuster"].amount ?? 0);
  const kept = state.reinforcements.some(({ alarm }) => alarm <= state.alarm && alarm > lower);
  const use = options.find(({ kind }) => kind === "alarm-adjuster");
  return kept && use ? use.key : safe;
}

/** Enough Energy for a shot that will do. */
export function payment(
  { state }: View<SinsState>,
  { args, min = 0, max = 0 }: Asked<"energy">,
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
export function whichCard({ args, options }: Asked<"which-card">): Answer {
  const sign = args?.purpose === "your-attack" ? 1 : -1;
  const worth = (option: (typeof options)[number]) =>
    option.kind === "pass" ? Number.NEGATIVE_INFINITY : option.value * sign;
  return options.reduce((best, each) => (worth(each) > worth(best) ? each : best)).key;
}
