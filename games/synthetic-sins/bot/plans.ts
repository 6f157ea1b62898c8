/** Your part of a turn: every action on offer is followed to the end of the turn and scored. */
import type { View } from "@sprawl/engine";
import { advice, content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import { blastWorth, isPrecious, priceOf, trapWorth } from "./cards.js";
import { moved, noiseOf } from "./moves.js";
import { opinions } from "./opinions.js";
import { type Outlook, scoreOf, shotChance } from "./outlook.js";
import type { Doing } from "./questions.js";
import { type Plan, reasonFor } from "./reasons.js";
import { type Weighing, weigh } from "./weighing.js";

type Sector = content.Sector;
type Attack = Extract<Doing, { readonly kind: "attack" }>;

/** What an option is worth, what is to be done after it, and how that leaves things. */
export type Worth = { readonly worth: number; readonly then?: Plan; readonly end?: Outlook };

/** The best thing to do now, and what speaks for it. */
export function bestAction(view: View<SinsState>, options: readonly Doing[]) {
  const { state } = view;
  const weighing = weigh(view);
  const here = outlookNow(state);
  let best: Worth & { readonly option: Doing } = { option: options[0], worth: NEVER };
  for (const option of options) {
    const found = worthOf(weighing, here, option, options);
    if (found.worth > best.worth) best = { ...found, option };
  }
  return { option: best.option, because: reasonFor(weighing, here, best.option, best) };
}

const NEVER = Number.NEGATIVE_INFINITY;

function outlookNow({ you, noise, detection, traps }: SinsState): Outlook {
  return {
    sector: you.sector,
    hidden: you.hidden,
    watching: you.overwatch,
    noise,
    detection,
    down: [],
    idle: [],
    traps,
    body: false,
    lost: 0,
    alarm: 0,
    done: [],
  };
}

function worthOf(w: Weighing, here: Outlook, option: Doing, offered: readonly Doing[]): Worth {
  switch (option.kind) {
    case "free-move":
      return bestAfterMove(w, moved(w, here, option.sector, []), offered);
    case "movements-accelerator": {
      const { sector = here.sector } = option;
      const best = bestAfterMove(w, moved(w, here, sector, []), offered);
      return { ...best, worth: best.worth - 1.5 };
    }
    default:
      return { worth: worthAtOnce(w, here, option) };
  }
}

/** What an option is worth after which nothing else is planned. */
function worthAtOnce(w: Weighing, here: Outlook, option: Doing): number {
  switch (option.kind) {
    case "free-move":
    case "second-move":
    case "skate":
      return scoreOf(w, moved(w, here, option.sector, noiseOf(w, here, option)));
    case "attack":
      return attackWorth(w, here, option);
    case "attack-all": {
      const { power = 0 } = content.gear[option.weapon].weapon ?? {};
      const attack = { power, against: "enemy" };
      return blastWorth(w, here, here.sector, attack) - priceOf(option.weapon);
    }
    case "attack-several":
      return scoreOf(w, here) - 3;
    case "give-up":
      return NEVER;
    case "carry":
      return scoreOf(w, moved(w, here, option.sector, [])) - 1;
    case "place-trap": {
      const traps = [...here.traps, here.sector];
      return scoreOf(w, { ...here, hidden: false, traps }) + trapWorth(w, here.sector);
    }
    case "overwatch":
      return scoreOf(w, afterAction(w, here, option)) - 0.2;
    case "end-actions":
    case "pick-up":
    case "hide":
    case "pass":
      return scoreOf(w, afterAction(w, here, option));
    default: {
      const worth = opinions[option.kind]?.worth;
      return worth ? worth(w, here, option) - priceOf(option.kind) : scoreOf(w, here) - 3;
    }
  }
}

/** What an action that stays in its sector leaves. */
function afterAction({ state }: Weighing, here: Outlook, { kind }: Doing): Outlook {
  if (kind === "hide") return { ...here, hidden: true };
  if (kind === "overwatch") return { ...here, watching: true, hidden: false };
  if (kind === "pick-up") return { ...here, done: thingsAt(state, here.sector) };
  return here;
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
function bestAfterMove(w: Weighing, there: Outlook, offered: readonly Doing[]): Worth {
  const { state } = w;
  const { map, you, locks, turn } = state;
  const plans: Worth[] = [{ worth: scoreOf(w, there) }];
  const add = (then: Plan, worth: number, end = there) => plans.push({ worth, then, end });
  if (turn.secondAction) {
    const company = Object.values(state.enemies).filter(
      (enemy) => enemy.sector === there.sector && !enemy.defeated,
    );
    if (company.length === 0) {
      const hidden = { ...there, hidden: true };
      add("hide", scoreOf(w, hidden), hidden);
    }
    if (offered.some(({ kind }) => kind === "overwatch"))
      add("overwatch", scoreOf(w, { ...there, watching: true }) - 0.2);
    const things = thingsAt(state, there.sector).filter((ref) => !there.done.includes(ref));
    if (things.length > 0)
      add("pick-up", scoreOf(w, { ...there, done: [...there.done, ...things] }));
    for (const sector of geography.neighbours(map, there.sector)) {
      if (locks.includes(sector) && you.keys === 0) continue;
      const noise = noiseOf(w, there, { kind: "second-move", sector });
      const onward = moved(w, there, sector, noise);
      add("move", scoreOf(w, onward), onward);
    }
    for (const enemy of company)
      add("attack", blowWorth(w, there, enemy, shotChance(w.power, enemy, w.odds)));
  }
  return plans.reduce((best, each) => (each.worth > best.worth ? each : best));
}

function attackWorth(w: Weighing, here: Outlook, { weapon, enemy }: Attack): number {
  const silent = content.gear[weapon].weapon?.silent ?? true;
  const noise = silent ? here.noise : [...here.noise, here.sector].slice(-content.NOISE_TOKENS);
  const { withHelp } = advice.yourOdds(w.view, { weapon, enemy });
  return blowWorth(w, { ...here, noise }, w.state.enemies[enemy], withHelp);
}

/** An attack either takes an enemy out of the way or leaves you in the open beside it. */
function blowWorth(w: Weighing, there: Outlook, enemy: EnemyToken, chance: number): number {
  if (w.power === 0 || isPrecious(w.state, enemy.ref)) return NEVER;
  const open = { ...there, hidden: false };
  const marks = content.enemies[enemy.type].leavesSignal
    ? [...there.detection, there.sector].slice(-content.DETECTION_TOKENS)
    : there.detection;
  const hit = { ...open, down: [...there.down, enemy.ref], body: true, detection: marks };
  const prize = enemy.carries === "" ? 0 : 6;
  return chance * (scoreOf(w, hit) + prize) + (1 - chance) * scoreOf(w, open);
}
