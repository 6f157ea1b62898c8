/** What items do. */
import type { Ability } from "../cards.js";
import type { ItemId } from "../content/types.js";
import { alarmAdjuster } from "./alarm-adjuster.js";
import { distractingHologram } from "./distracting-hologram.js";
import { droneOverrideMatrix } from "./drone-override-matrix.js";
import { energySurge } from "./energy-surge.js";
import { flashbangGrenade } from "./flashbang-grenade.js";
import { focusEnhancer } from "./focus-enhancer.js";
import { generalSystemGlitch } from "./general-system-glitch.js";
import { grenade } from "./grenade.js";
import { lockBreaker } from "./lock-breaker.js";
import { painkillers } from "./painkillers.js";
import { shockwave } from "./shockwave.js";
import { smokeGrenade } from "./smoke-grenade.js";
import { soundDampener } from "./sound-dampener.js";
import { stochasticModifier } from "./stochastic-modifier.js";
import { wallCharges } from "./wall-charges.js";

export const itemAbilities: Readonly<Record<ItemId, Ability>> = {
  "alarm-adjuster": alarmAdjuster,
  "assault-grenade": grenade("assault-grenade"), // SS-36.2
  "distracting-hologram": distractingHologram,
  "drone-override-matrix": droneOverrideMatrix,
  "emp-grenade": grenade("emp-grenade"), // SS-36.7
  "energy-surge": energySurge,
  "flashbang-grenade": flashbangGrenade,
  "focus-enhancer": focusEnhancer,
  "gas-grenade": grenade("gas-grenade"), // SS-36.11
  "general-system-glitch": generalSystemGlitch,
  "lock-breaker": lockBreaker,
  painkillers,
  shockwave,
  "smoke-grenade": smokeGrenade,
  "sound-dampener": soundDampener,
  "stochastic-modifier": stochasticModifier,
  "wall-charges": wallCharges,
};
