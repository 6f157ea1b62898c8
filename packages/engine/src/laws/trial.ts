/** One law tried on one match. */
import { drawFrom } from "../resample.js";
import { LAWS } from "./all.js";
import { commandFor } from "./command.js";
import {
  count,
  DEFAULT_EFFORT,
  type Effort,
  type Evidence,
  LawBroken,
  type LawName,
  type Played,
  type Subject,
  type Trial,
} from "./law.js";
import { playOut } from "./play-out.js";
import type { Setting } from "./setting.js";

/** Lines of a stack that say where something was thrown. */
const STACK = 6;

/** Try one law on one match. Throws `LawBroken` if it does not hold; returns what was seen. */
export function checkLaw(
  name: LawName,
  subject: Subject,
  setting: Setting,
  effort: Partial<Effort> = {},
  evidence: Evidence = { counts: {}, used: new Set() },
): Evidence {
  const played = soundPart(name, playOut(subject, setting, { used: evidence.used }));
  const trial = trialOf(name, subject, setting, played, evidence, { ...DEFAULT_EFFORT, ...effort });
  if (cannotBegin(played) && name !== "ends") {
    count(evidence, "matches that could not begin");
    return evidence;
  }
  try {
    LAWS[name].check(trial);
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    const stack = (error instanceof Error && error.stack) || String(error);
    throw trial.broken(`something throws: ${stack.split("\n").slice(0, STACK).join("\n")}`);
  }
  return evidence;
}

/** A question that cannot be answered cannot be looked at either: two laws are about that. */
function soundPart(name: LawName, played: Played): Played {
  if (played.trouble?.kind !== "stuck" || name === "ends" || name === "answerable") return played;
  return { ...played, moves: played.moves.slice(0, -1) };
}

const cannotBegin = ({ trouble }: Played): boolean =>
  trouble?.kind === "setup" || trouble?.kind === "declined";

function trialOf(
  law: LawName,
  subject: Subject,
  setting: Setting,
  played: Played,
  evidence: Evidence,
  effort: Effort,
): Trial {
  const { id } = subject.game;
  return {
    subject,
    setting,
    played,
    evidence,
    effort,
    draw: drawFrom(`${setting.seed} ${law}`),
    broken(problem, { after, difference } = {}) {
      const { seats, options, seed, style } = setting;
      const table = `${id}, ${seats} seats, options ${JSON.stringify(options)}`;
      const place = `${table}, seed "${seed}", ${style} answers${momentOf(played, after)}`;
      const where = difference === undefined ? problem : `${problem}\n  at ${difference}`;
      return new LawBroken(law, where, place, commandFor(id, law, setting, effort));
    },
  };
}

function momentOf({ moves }: Played, after: number | undefined): string {
  if (after === undefined) return "";
  const move = moves[after - 1];
  const last = move && ` (seat ${move.seat}, "${move.kind}": ${JSON.stringify(move.answer)})`;
  return `, after answer ${after}${last ?? ""}`;
}
