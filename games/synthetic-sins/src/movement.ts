/** SS-6: your movements. All of them, free, second or granted by gear, follow the order of SS-6.10. */
import type { Rule } from "@sprawl/engine";
import { eachInOrder } from "./choose.js";
import { characters } from "./content/characters.js";
import type { Sector } from "./content/types.js";
import { detectYou, enemyOverwatch, forgetYou } from "./detection.js";
import { canAttack, cardOf, enemiesIn } from "./enemies.js";
import { attackYou } from "./enemy-attack.js";
import { stopHiding } from "./hiding.js";
import { unlock } from "./locks.js";
import { checkGoal, reachObjectives } from "./mission.js";
import { moments } from "./moments.js";
import type { EnemyToken, Sins } from "./state.js";
import { placeDetection, placeNoise } from "./tokens.js";

export type Movement = {
  readonly kind: "free" | "second" | "skates" | "extra";
  readonly to: Sector;
  /** The body that comes along (SS-11.6). */
  readonly body?: EnemyToken;
};

/** SS-6.10, SS-R15: one movement, from first to last. */
export function* move(g: Sins, movement: Movement): Rule<void> {
  const { you, turn } = g.state;
  const { to, body, kind } = movement;
  const left = you.sector;
  const covered = isCovered(g, movement);
  if (!covered) you.hidden = false; // SS-10.4, SS-10.10, SS-11.10, SS-R36: Overwatch does not react to this
  if (!covered) yield* interceptAttacks(g); // SS-6.9, SS-20.19, SS-20.18
  const witnessed = !covered && enemiesIn(g, left).some((enemy) => enemy.detected); // SS-R29, SS-R32, SS-R125
  you.sector = to; // SS-6.1
  turn.moved = true; // SS-35.31
  if (body) body.sector = to; // SS-11.6, SS-22.6
  forgetYou(g); // SS-R27
  g.tell("moved", { kind, from: left, sector: to }, { rule: "SS-6.10" });
  unlock(g, to); // SS-23.2
  for (const sector of noisySectors(g, kind, left, to)) yield* placeNoise(g, sector);
  if (witnessed) yield* placeDetection(g, to); // SS-13.8, SS-20.16, SS-R30, SS-R31
  reachObjectives(g); // SS-26.2
  checkGoal(g); // SS-26.6, SS-26.7, SS-26.8, SS-R67: before Overwatch
  if (!covered) yield* enemyOverwatch(g); // SS-8.14, SS-20.7, SS-36.17, SS-R26
  if (body) yield* stopHiding(g); // SS-R118
}

/** Does something keep you Hidden during this movement? It does so once. */
function isCovered(g: Sins, { kind }: Movement): boolean {
  const { you, turn } = g.state;
  const smoke = turn.smoke; // SS-36.17
  const first = kind === "free" || kind === "skates"; // SS-R118
  const cloak = first && turn.cloak && you.hidden; // SS-35.9, SS-R118
  turn.smoke = false; // SS-36.17: one movement
  if (first) turn.cloak = false;
  return smoke || cloak;
}

/** SS-20.13: everybody in the sector you leave who can attack does so once. */
function* interceptAttacks(g: Sins): Rule<void> {
  const able = enemiesIn(g, g.state.you.sector).filter(
    (enemy) => canAttack(enemy) && cardOf(enemy).intercepts, // SS-20.13, SS-R35
  );
  yield* eachInOrder(g, "intercept-order", able, "SS-20.14", function* (enemy) {
    g.tell("intercept-attack", { enemy: enemy.ref }, { rule: "SS-20.13" });
    yield* detectYou(g, enemy); // SS-13.2, SS-R28
    yield* attackYou(g, enemy); // SS-20.15, SS-20.17, SS-6.11: it may end the mission
  });
}

/** Where a movement makes Noise, in the order the tokens are placed. */
function noisySectors(g: Sins, kind: Movement["kind"], left: Sector, to: Sector): Sector[] {
  if (kind === "free" || kind === "extra") return []; // SS-6.2, SS-11.9
  if (moments.some(g, "silencesSteps")) return []; // SS-35.30
  if (kind === "skates") return [to]; // SS-35.19
  if (!characters[g.state.you.character].noisySteps) return []; // SS-6.6
  return [left, to]; // SS-6.4, SS-6.5: not where the free movement began
}
