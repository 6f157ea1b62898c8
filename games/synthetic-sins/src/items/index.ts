/** The 17 item cards, one of each. */
import { alarmAdjuster } from "./alarm-adjuster.js";
import { assaultGrenade } from "./assault-grenade.js";
import { distractingHologram } from "./distracting-hologram.js";
import { droneOverrideMatrix } from "./drone-override-matrix.js";
import { empGrenade } from "./emp-grenade.js";
import { energySurge } from "./energy-surge.js";
import { flashbangGrenade } from "./flashbang-grenade.js";
import { focusEnhancer } from "./focus-enhancer.js";
import { gasGrenade } from "./gas-grenade.js";
import { generalSystemGlitch } from "./general-system-glitch.js";
import { lockBreaker } from "./lock-breaker.js";
import { painkillers } from "./painkillers.js";
import { shockwave } from "./shockwave.js";
import { smokeGrenade } from "./smoke-grenade.js";
import { soundDampener } from "./sound-dampener.js";
import { stochasticModifier } from "./stochastic-modifier.js";
import { wallCharges } from "./wall-charges.js";

export const items = {
  "alarm-adjuster": alarmAdjuster,
  "assault-grenade": assaultGrenade,
  "distracting-hologram": distractingHologram,
  "drone-override-matrix": droneOverrideMatrix,
  "emp-grenade": empGrenade,
  "energy-surge": energySurge,
  "flashbang-grenade": flashbangGrenade,
  "focus-enhancer": focusEnhancer,
  "gas-grenade": gasGrenade,
  "general-system-glitch": generalSystemGlitch,
  "lock-breaker": lockBreaker,
  painkillers,
  shockwave,
  "smoke-grenade": smokeGrenade,
  "sound-dampener": soundDampener,
  "stochastic-modifier": stochasticModifier,
  "wall-charges": wallCharges,
};

export type ItemId = keyof typeof items;
export type { Item } from "./item.js";
