/** Every match ends, whatever is answered, and says for whom and why. */
import { canonical } from "../canonical.js";
import { checkOptions } from "../game.js";
import type { Result } from "../words.js";
import { count, type Law, type Trial } from "./law.js";
import { playOut } from "./play-out.js";

export const ends: Law = {
  name: "ends",
  says: "every match ends within the game's bound, and no rule throws",
  check(trial) {
    checkEnding(trial, trial.played);
    count(trial.evidence, "matches");
    count(trial.evidence, "answers", trial.played.moves.length);
    // A table that everybody has left must come to an end as well.
    const setting = { ...trial.setting, style: "safe" as const };
    checkEnding({ ...trial, setting }, playOut(trial.subject, setting));
  },
};

function checkEnding(trial: Trial, { moves, trouble, result }: Trial["played"]): void {
  const after = moves.length;
  const how = trial.setting.style === "safe" ? "with safe answers only, " : "";
  if (trouble?.kind === "declined" && isPromised(trial) && !isForOthers(trouble.message)) {
    throw trial.broken(`setup declines a preset: ${trouble.message}`, { after });
  }
  if (trouble?.kind === "setup") throw trial.broken(`setup throws: ${trouble.message}`, { after });
  if (trouble?.kind === "threw") throw trial.broken(`a rule throws: ${trouble.message}`, { after });
  if (trouble?.kind === "endless") throw trial.broken(how + trouble.message, { after });
  if (trouble) return;
  const problem = result
    ? resultProblem(result, trial.setting.seats)
    : "it is over without a result";
  if (problem) throw trial.broken(problem, { after });
}

/** A preset may be for certain numbers of players: then setup says that `seats` is wrong. */
function isForOthers(message: string): boolean {
  return message.startsWith("seats: ");
}

/** The defaults and the presets are always playable; other options may not go together. */
function isPromised({ subject: { game }, setting }: Trial): boolean {
  const promised = [{}, ...Object.values(game.presets ?? {})];
  const wanted = canonical(setting.options);
  return promised.some((options) => canonical(checkOptions(game, options)) === wanted);
}

function resultProblem({ winners, reason, scores }: Result, seats: number): string | undefined {
  if (typeof reason !== "string" || reason === "") return "the result has no reason";
  const seen = new Set(winners);
  if (seen.size !== winners.length) return "the result names a winner twice";
  for (const seat of winners) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return `winner ${seat} is no seat`;
  }
  if (scores && scores.length !== seats) return "the result has not one score for each seat";
  return undefined;
}
