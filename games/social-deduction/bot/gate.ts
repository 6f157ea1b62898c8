/** EX Bosses: how urgent it is to shoot them, and what had better not be done beside them (tip 13). */
import type { Seat } from "@sprawl/engine";
import { bossAt, bossIn, bossName } from "../src/advice/bosses.js";
import { hiddenIdsOf, shotsAtBoss } from "../src/advice/shots.js";
import type { ExBossRef } from "../src/aim.js";
import type { ExBoss } from "../src/hell-gate/gate.js";
import { WEAPONS, type WeaponKind } from "../src/weapon-cards.js";
import { behind, type Mind } from "./mind.js";
import { type BossOpinion, bossOpinions } from "./opinions/bosses.js";

/** What a shot at an EX Boss is worth: the fewer are still needed, the more. */
export function bossGain(mind: Mind, kind: WeaponKind, target: ExBossRef): number {
  const boss = bossAt(mind.view, target);
  if (!boss) return 0;
  const urgency = opinionOn(boss).urgency?.(mind) ?? 0;
  return urgency * (0.45 + 0.55 / Math.max(1, shotsAtBoss(kind, boss)));
}

export function opinionOn({ number }: ExBoss): BossOpinion {
  return bossOpinions[bossName(number)] ?? {};
}

/** What drawing a program costs beside the EX Bosses that are there. */
export function drawRisk({ view }: Mind): number {
  return view.state.gate.bosses.reduce((sum, boss) => sum + (opinionOn(boss).drawing ?? 0), 0);
}

/** What a shot with this weapon costs beside its aim. */
export function shotRisk(mind: Mind, kind: WeaponKind): number {
  const draws = WEAPONS[kind].program ? drawRisk(mind) / 2 : 0;
  return mind.view.state.gate.bosses.reduce(
    (sum, boss) => sum + (opinionOn(boss).shooting?.(mind, boss, kind) ?? 0),
    draws,
  );
}

/**
 * Bloody track: nobody can defeat what it calls, and it may eliminate everybody (HG-12.10). So it is
 * for who lags behind, among several others, against an open ID, and while the own one is not.
 */
export function hunting(mind: Mind, target: Seat): number {
  const { view, me, grudge, others } = mind;
  if (hiddenIdsOf(view, me) === 0 || others.length < 3) return -1;
  const blow = hiddenIdsOf(view, target) === 0 ? 0.5 : 0.1;
  return 0.45 * behind(mind) + blow * grudge[target] - 0.25;
}

/** HG-11.6: two programs to keep Parasite from bursting, where that might be the end of me. */
export function feeding({ view, me, others }: Mind): number {
  const parasite = bossIn(view, "parasite");
  if (!parasite || parasite.hp > 1) return -1;
  return view.state.seats[me].hp === 1 && others.length > 1 ? 0.5 : -1;
}
