/**
 * What the bot thinks of each card: the one place that names cards. A card that is not in here is
 * worn and bought last, and used only when nothing better is left.
 */
import { content, type Use } from "../src/index.js";
import { blastWorth, lockWorth, lureWorth, refsIn } from "./cards.js";
import { type Outlook, scoreOf } from "./outlook.js";
import type { Weighing } from "./weighing.js";

export type CardId = content.GearId | content.ItemId;

export type Opinion = {
  /** How good things are after using it, its price not yet taken off. */
  worth?(w: Weighing, here: Outlook, use: Use): number;
  /** What it adds to a draw of yours that has been seen. */
  readonly helps?: number;
  /** It may stop an attack on you that would succeed. */
  readonly saves?: true;
};

/** What the bot likes to wear, best first; it keeps some Energy for using it. */
export const WORN: readonly content.GearId[] = [
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

/** What it buys, best first. */
export const BOUGHT: readonly content.GearId[] = [
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

/** Worth it for what it changes about the outlook. */
const changing =
  (change: (here: Outlook, use: Use, w: Weighing) => Partial<Outlook>) =>
  (w: Weighing, here: Outlook, use: Use): number =>
    scoreOf(w, { ...here, ...change(here, use, w) });

/** Worth a little more, or less, than doing nothing. */
const adding =
  (more: (w: Weighing) => number) =>
  (w: Weighing, here: Outlook): number =>
    scoreOf(w, here) + more(w);

const healing: Opinion = { worth: adding(({ state: { you } }) => (you.health < 2 ? 8 : 3)) };
const grenade: Opinion = {
  worth: (w, here, { kind, sector = here.sector }) =>
    blastWorth(w, here, sector, content.items[kind as content.ItemId].attack),
};

export const opinions: { readonly [Id in CardId]?: Opinion } = {
  painkillers: healing,
  "first-aid-kit": healing,
  "alarm-adjuster": { worth: adding(({ state }) => (state.alarm >= 15 ? 1 : -2)) },
  "general-system-glitch": { worth: adding(() => 2) },
  "energy-surge": {
    worth: adding(({ state: { you } }) => (you.maxEnergy - you.energy >= 6 ? 1 : -2)),
  },
  "camera-hack": {
    worth: changing(({ detection }, { sector }) => ({
      detection: detection.filter((each) => each !== sector),
    })),
  },
  "alarm-spoofer": {
    worth: (w, here, { sector = 0 }) =>
      lureWorth(w, here, sector, {
        detection: [...here.detection, sector].slice(-content.DETECTION_TOKENS),
      }),
  },
  "remote-speaker-hack": {
    worth: (w, here, { sector = 0 }) =>
      lureWorth(w, here, sector, { noise: [...here.noise, sector].slice(-content.NOISE_TOKENS) }),
  },
  "neural-disruptor": {
    worth: changing(({ idle }, { enemy = "" }) => ({ idle: [...idle, enemy] })),
  },
  "flashbang-grenade": {
    worth: changing(({ idle, noise }, { sector = 0 }, { state }) => ({
      idle: [...idle, ...refsIn(state, sector)],
      noise: [...noise, sector].slice(-content.NOISE_TOKENS),
    })),
  },
  "smoke-grenade": { worth: changing(() => ({ hidden: true })) },
  "spider-drone": { worth: changing(({ done }, { thing = "" }) => ({ done: [...done, thing] })) },
  "lock-breaker": {
    worth: (w, here, { sector = 0 }) => lockWorth(w, here, sector) + scoreOf(w, here),
  },
  "assault-grenade": grenade,
  "emp-grenade": grenade,
  "gas-grenade": grenade,
  "smart-bullets": { helps: content.gear["smart-bullets"].amount ?? 0 },
  "focus-enhancer": { helps: content.items["focus-enhancer"].amount ?? 0 },
  forcefield: { saves: true },
  "stochastic-modifier": { saves: true },
};
