/** EX Bosses: how urgent it is to shoot them, and what had better not be done beside them (tip 13). */
import type { Seat } from "@sprawl/engine";
import {
  BELIAL,
  BLOODBEAST,
  DARK_MATERIA,
  EXITUS,
  type ExBoss,
  FALLEN_ANGEL,
  LEGION_GOD,
  OMEGA,
  PARASITE,
} from "../src/hell-gate/gate.js";
import { programs } from "../src/programs/index.js";
import { BOSS, type WeaponKind } from "../src/state.js";
import { WEAPONS } from "../src/weapons.js";
import { behind, hiddenIdsOf, type Mind } from "./mind.js";
import { faceOf } from "./view.js";

function bossNumbered({ view }: Mind, number: number): ExBoss | undefined {
  return view.state.gate.bosses.find((boss) => boss.number === number);
}

/** What a shot at an EX Boss is worth: the fewer are still needed, the more. */
export function bossGain(mind: Mind, kind: WeaponKind, target: number): number {
  const boss = bossNumbered(mind, target - BOSS);
  if (!boss) return 0;
  const { heavy } = WEAPONS[kind];
  const needed = heavy
    ? Math.ceil(boss.hp / 2)
    : boss.shields.filter((revealed) => !revealed).length + boss.hp;
  return urgency(mind, boss.number) * (0.45 + 0.55 / Math.max(1, needed));
}

/** Who can win must fall in time; whom it serves leaves it alone (tips 13, 38). */
function urgency({ team, seats, others }: Mind, number: number): number {
  const many = (of: "fallen" | "legion") =>
    others.reduce((sum, seat) => sum + seats[seat].teams[of], 0);
  switch (number) {
    case FALLEN_ANGEL:
      return team === "fallen" ? -1 : 0.2 + 0.5 * Math.min(2, many("fallen"));
    case LEGION_GOD:
      return team === "legion" ? -0.6 : 0.2 + 0.3 * Math.min(1, many("legion"));
    case DARK_MATERIA:
    case EXITUS:
      return 0.75;
    case BELIAL:
      return 1;
    case PARASITE:
      return 0.15; // it dies by itself, and the later the worse
    default:
      return 0;
  }
}

/** What drawing a program costs: a portal makes Belial win, and the next EX Boss come (HG-8.3). */
export function drawRisk(mind: Mind): number {
  return bossNumbered(mind, BELIAL) ? 0.6 : 0;
}

/** HG-9.3: what a shot with this weapon costs beside its aim. */
export function shotRisk(mind: Mind, kind: WeaponKind): number {
  const draws = WEAPONS[kind].program ? drawRisk(mind) / 2 : 0;
  const omega = bossNumbered(mind, OMEGA);
  return draws + (omega && kind === "pistol" && lacksOne(mind, omega) ? 1.2 : 0);
}

/** HG-9.6: two of each timing, and it has won. */
function lacksOne({ view }: Mind, { programs: open }: ExBoss): boolean {
  const has = (timing: string) =>
    open.filter((card) => {
      const face = faceOf(view, card);
      return face !== undefined && programs[face].timing === timing && !programs[face].permanent;
    }).length;
  return Math.min(2, has("turn")) + Math.min(2, has("any")) >= 3;
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
export function feeding(mind: Mind): number {
  const parasite = bossNumbered(mind, PARASITE);
  if (!parasite || parasite.hp > 1) return -1;
  return mind.view.state.seats[mind.me].hp === 1 && mind.others.length > 1 ? 0.5 : -1;
}

/** Whether Bloodbeast walks: an open ID is a danger then (HG-12.5). */
export function beastWalks({ view }: Mind): boolean {
  return view.state.gate.bosses.some(({ number }) => number === BLOODBEAST);
}
