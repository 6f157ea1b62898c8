/** Standing answers in words. Pure. */
import type { GameText } from "@sprawl/engine";
import { EVERY, type StandingAnswer } from "@sprawl/engine/host";
import type { Say } from "../words/say.js";
import { plainly } from "../words/titles.js";

/** What kind of question this is: by the game's label "window.<kind>", for its prompt names players. */
export function sayKind(say: Say, { labels, prompts }: GameText, kind: string): string {
  if (kind === EVERY) return say("online.standingEvery");
  const label = labels?.[`window.${kind}`];
  if (label !== undefined) return label;
  const prompt = prompts[kind];
  return prompt === undefined || prompt.includes("{") ? plainly(kind) : prompt;
}

/** The kinds of windows a game names. */
export function windowKinds({ labels = {} }: GameText): string[] {
  const start = "window.";
  return Object.keys(labels).flatMap((id) =>
    id.startsWith(start) ? [id.slice(start.length)] : [],
  );
}

/** What is set, in a sentence of few words. */
export function sayStanding(
  say: Say,
  text: GameText,
  kind: string,
  standing: StandingAnswer,
): string {
  const { until } = standing;
  if (kind === EVERY && until !== undefined) return say(`table.passing.${until}`);
  return `${say("online.standingSet")}: ${sayKind(say, text, kind)} (${sayHow(say, standing)})`;
}

function sayHow(say: Say, { until, keep }: StandingAnswer): string {
  if (until === "target" || until === "anybody") return say("online.standingTarget");
  if (until === "turn") return say("online.standingTurn");
  return say(keep ? "online.standingKeep" : "online.standingRound");
}
