/** What a movement is likely to cost before the enemies act. */
import { advice, content, type EnemyToken, type Move, type SinsState } from "../src/index.js";
import { hitChance, type Outlook } from "./outlook.js";
import type { Weighing } from "./weighing.js";

type Sector = content.Sector;

/** Leave a sector, with what its enemies do about it, and enter another. */
export function moved(
  w: Weighing,
  from: Outlook,
  sector: Sector,
  noise: readonly Sector[],
): Outlook {
  const { state, odds } = w;
  const up = Object.values(state.enemies).filter(
    ({ defeated, skips, ref }) =>
      !defeated && !skips && !from.down.includes(ref) && !from.idle.includes(ref),
  );
  const covered = state.turn.smoke || (state.turn.cloak && from.hidden);
  const leaving = covered
    ? []
    : up.filter((enemy) => enemy.sector === from.sector && intercepts(enemy));
  const waiting = covered ? [] : up.filter((enemy) => enemy.sector === sector && enemy.overwatch);
  const attackers = [...leaving, ...waiting];
  const lost = attackers.reduce((sum, enemy) => sum + hitChance(state, enemy, odds), from.lost);
  const alarm = attackers.reduce(
    (sum, { type }) => sum + content.enemies[type].vigilance,
    from.alarm,
  );
  const marks = leaving.length > 0 ? [from.sector, sector] : waiting.length > 0 ? [sector] : [];
  const reached = Object.keys(state.objectives).filter(
    (ref) => state.objectives[ref].sector === sector && isReached(state, ref),
  );
  return {
    ...from,
    sector,
    hidden: covered && from.hidden,
    noise: [...from.noise, ...noise],
    detection: [...new Set([...from.detection, ...marks])].slice(-content.DETECTION_TOKENS),
    lost,
    alarm,
    done: [...from.done, ...reached],
  };
}

const intercepts = ({ type }: EnemyToken): boolean =>
  content.enemies[type].attackPower !== undefined && content.enemies[type].intercepts;

const isReached = ({ mission }: SinsState, ref: string): boolean =>
  content.missionOf(mission).objectives.some((each) => each.ref === ref && each.how === "reach");

/** Where a movement makes Noise. */
export function noiseOf(
  { state }: Weighing,
  here: Outlook,
  { kind, sector }: { readonly kind: Move["kind"]; readonly sector: Sector },
): Sector[] {
  const { you } = state;
  if (kind === "free-move") return [];
  if (advice.stepsAreSilent(you) || !content.characters[you.character].noisySteps) return [];
  return kind === "skate" ? [sector] : [here.sector, sector];
}
