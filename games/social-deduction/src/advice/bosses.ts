/** EX Bosses as a view shows them. */
import { type ExBossRef, numberOf } from "../aim.js";
import { box } from "../box.js";
import type { ExBoss } from "../hell-gate/gate.js";
import { bossCard } from "../moments.js";
import type { SeatView } from "./view.js";

/** The name of the EX Boss of this number. */
export function bossName(number: number): string {
  return bossCard({ box }, number).id;
}

/** The EX Boss of this name, if it is in play. */
export function bossIn({ state }: SeatView, id: string): ExBoss | undefined {
  const { number } = box.bosses[id];
  return state.gate.bosses.find((boss) => boss.number === number);
}

/** The EX Boss a weapon is aimed at. */
export function bossAt({ state }: SeatView, target: ExBossRef): ExBoss | undefined {
  const number = numberOf(target);
  return state.gate.bosses.find((boss) => boss.number === number);
}

/** Whether an EX Boss stands that makes an open ID a danger (HG-12.5). */
export function beastWalks({ state }: SeatView): boolean {
  return state.gate.bosses.some(({ number }) => bossCard({ box }, number).atSeat);
}
