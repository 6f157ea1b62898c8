/** What Events are worth to a bot's faction. */
import type { Effect } from "../src/effects.js";
import type { Mind } from "./mind.js";
import { boldness, riotWorth, worth } from "./worth.js";

function worthOfOne(mind: Mind, effect: Effect): number {
  const { s, faction } = mind;
  const hostile = faction === "legion";
  if ("bar" in effect) {
    if (effect.bar === "riot") return riotWorth(mind, s.bars.riot, s.bars.riot + effect.by);
    return worth(mind, effect.bar) * effect.by;
  }
  if ("riotTowards0" in effect) {
    const { riot } = s.bars;
    return riotWorth(
      mind,
      riot,
      riot - Math.sign(riot) * Math.min(Math.abs(riot), effect.riotTowards0),
    );
  }
  if ("riotTo0" in effect) return riotWorth(mind, s.bars.riot, 0);
  if ("raid" in effect) return effect.raid * (hostile ? boldness(mind) * 0.5 : -1.4);
  if ("crawlers" in effect) {
    // Behind Deus they push it on (TB-28.3).
    if (faction === "machine" && s.deus.status === "in-play") return effect.crawlers;
    return effect.crawlers * (hostile ? boldness(mind) * 0.5 : -1.4);
  }
  if ("supply" in effect) return effect.supply * 0.4;
  if ("traps" in effect) return effect.traps * -0.3;
  if ("draw" in effect) return effect.count * 0.5;
  if ("discardEach" in effect) return effect.discardEach * -0.5;
  if ("healAll" in effect) return 0.6;
  if ("harm" in effect) return -1;
  if ("woundActive" in effect) return s.turn.seat === mind.me ? -1.5 : -0.4;
  switch (effect.special) {
    case "wound-two":
      return -1;
    case "free-prisoners":
      return s.figures[mind.me].lies === "detained" ? 4 : -0.3;
    case "ex-event":
    case "activate":
      return -1.5;
    case "destroy-rolled":
    case "destroy-chosen":
      return hostile ? 1 : -1;
    case "march-of-deus":
      return worth(mind, "deus");
    default:
      return 0;
  }
}

export function worthOf(mind: Mind, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += worthOfOne(mind, effect);
  return sum;
}
