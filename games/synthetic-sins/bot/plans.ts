/** Your part of a turn: every action on offer is followed to the end of the turn and scored. */
import type { OptionView, View } from "@sprawl/engine";
import { content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import { moved, noiseOf, type Weighing } from "./moves.js";
import { oddsOf } from "./odds.js";
import { type Outlook, scoreOf, shotChance } from "./outlook.js";
import { tourOf } from "./tour.js";

type Sector = content.Sector;

/** The best thing to do now, and what it is worth. */
export function bestAction(view: View<SinsState>, options: readonly OptionView[]) {
  const { state } = view;
  const weighing: Weighing = {
    state,
    odds: oddsOf(view),
    power: bestPower(state),
    tour: tourOf(state),
  };
  const here = outlookNow(state);
  let best = { option: options[0], worth: Number.NEGATIVE_INFINITY };
  for (const option of options) {
    const worth = worthOf(weighing, here, option, options);
    if (worth > best.worth) best = { option, worth };
  }
  return best;
}

function outlookNow({ you, noise, detection }: SinsState): Outlook {
  return {
    sector: you.sector,
    hidden: you.hidden,
    watching: you.overwatch,
    noise,
    detection,
    down: [],
    body: false,
    lost: 0,
    alarm: 0,
    done: [],
  };
}

function bestPower({ you }: SinsState): number {
  return Math.max(0, ...you.gear.map(({ id }) => content.gear[id].weapon?.power ?? 0));
}

const score = ({ state, odds, power, tour }: Weighing, outlook: Outlook): number => {
  const typical = Object.values(state.enemies).find(({ defeated }) => !defeated);
  const shot = typical && power > 0 ? shotChance(power, typical, odds) : 0;
  return scoreOf(state, outlook, odds, shot, tour);
};

function worthOf(w: Weighing, here: Outlook, option: OptionView, offered: readonly OptionView[]) {
  switch (option.kind) {
    case "free-move":
      return bestAfterMove(w, moved(w, here, Number(option.sector), []), offered);
    case "second-move":
    case "skate":
      return score(w, moved(w, here, Number(option.sector), noiseOf(w, here, option)));
    case "attack":
      return attackWorth(w, here, option);
    case "give-up":
      return Number.NEGATIVE_INFINITY;
    case "carry":
      return score(w, moved(w, here, Number(option.sector), [])) - 1;
    default:
      return score(w, afterAction(w, here, option)) - cardPrice(w, option);
  }
}

/** What an action that stays in its sector leaves. */
function afterAction({ state }: Weighing, here: Outlook, { kind }: OptionView): Outlook {
  if (kind === "hide") return { ...here, hidden: true };
  if (kind === "overwatch") return { ...here, watching: true, hidden: false };
  if (kind === "pick-up") return { ...here, done: thingsAt(state, here.sector) };
  if (kind === "place-trap") return { ...here, hidden: false };
  return here;
}

/** Cards are for bad moments; ending the turn costs nothing. */
function cardPrice({ state }: Weighing, { kind }: OptionView): number {
  const { you } = state;
  if (kind === "end-actions" || kind === "pick-up" || kind === "hide") return 0;
  if (kind === "overwatch") return 0.2;
  if (kind === "painkillers" || kind === "first-aid-kit") return you.health < 2 ? -8 : -3;
  if (kind === "alarm-adjuster") return state.alarm >= 15 ? -1 : 2;
  if (kind === "general-system-glitch") return -2;
  if (kind === "camera-hack") return state.detection.length > 0 && you.energy > 3 ? -0.5 : 1;
  return 3;
}

/** Objectives and Keys that a Pick up in this sector takes. */
function thingsAt(state: SinsState, sector: Sector): string[] {
  const refs = Object.keys(state.objectives).filter(
    (ref) => state.objectives[ref].sector === sector,
  );
  const pockets = Object.values(state.enemies).filter(
    (enemy) => enemy.sector === sector && state.you.hidden,
  );
  const carried = pockets.map(({ carries }) => carries).filter((thing) => thing !== "");
  return [...refs, ...carried, ...(state.keys.includes(sector) ? ["key"] : [])];
}

/** After the free movement: the best second action there, as far as it can be foreseen. */
function bestAfterMove(w: Weighing, there: Outlook, offered: readonly OptionView[]): number {
  const { state } = w;
  const options = [score(w, there)];
  if (!state.turn.secondAction) return options[0];
  const company = Object.values(state.enemies).filter(
    (enemy) => enemy.sector === there.sector && !enemy.defeated,
  );
  if (company.length === 0) options.push(score(w, { ...there, hidden: true }));
  if (offered.some(({ kind }) => kind === "overwatch"))
    options.push(score(w, { ...there, watching: true }) - 0.2);
  const things = thingsAt(state, there.sector).filter((ref) => !there.done.includes(ref));
  if (things.length > 0) options.push(score(w, { ...there, done: [...there.done, ...things] }));
  for (const sector of geography.neighbours(state.map, there.sector)) {
    if (state.locks.includes(sector) && state.you.keys === 0) continue;
    const noise = noiseOf(w, there, { kind: "second-move", sector, key: "" });
    options.push(score(w, moved(w, there, sector, noise)));
  }
  for (const enemy of company) options.push(blowWorth(w, there, enemy, w.power));
  return Math.max(...options);
}

function attackWorth(w: Weighing, here: Outlook, { weapon, enemy }: OptionView): number {
  const { power, silent } = content.gear[weapon as content.GearId].weapon ?? {
    power: 0,
    silent: true,
  };
  const noise = silent ? here.noise : [...here.noise, here.sector];
  return blowWorth(w, { ...here, noise }, w.state.enemies[String(enemy)], power);
}

/** An attack either takes an enemy out of the way or leaves you in the open beside it. */
function blowWorth(w: Weighing, there: Outlook, enemy: EnemyToken, power: number): number {
  if (power === 0 || isPrecious(w.state, enemy.ref)) return Number.NEGATIVE_INFINITY;
  const chance = shotChance(power, enemy, w.odds);
  const open = { ...there, hidden: false };
  const marks =
    enemy.type === "surveillance-drone"
      ? [...there.detection, there.sector].slice(-2)
      : there.detection;
  const hit = { ...open, down: [...there.down, enemy.ref], body: true, detection: marks };
  const prize = enemy.carries === "" ? 0 : 6;
  return chance * (score(w, hit) + prize) + (1 - chance) * score(w, open);
}

/** Losing this enemy loses the mission. */
const isPrecious = ({ mission }: SinsState, ref: string): boolean =>
  content.missionOf(mission).fail.some((each) => each.kind === "defeated" && each.target === ref);
