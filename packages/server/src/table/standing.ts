/**
 * Standing answers: on what a person wants to be passed for, at one table, as they are kept. Nobody
 * else is told of them. When they apply is the engine's; when the passes are given is the business
 * of stand-ins.ts.
 */
import { NO_STANDING, type StandingAnswers } from "@sprawl/engine/host";

export {
  EVERY,
  inForce,
  NO_STANDING,
  passesNow,
  roundOf,
  standingAtFirst,
  withStanding,
} from "@sprawl/engine/host";

export function readStanding(text: string): StandingAnswers {
  return text === "" ? NO_STANDING : (JSON.parse(text) as StandingAnswers);
}
