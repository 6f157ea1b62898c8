/** An illegal answer changes nothing: it is refused, and the refusal says why. */
import { canonical } from "../canonical.js";
import { questionsOf } from "../match.js";
import { keyOf } from "../options.js";
import { fingerprint } from "../position.js";
import { receivedBy } from "../resample.js";
import type { OpenMatch } from "../snapshot.js";
import {
  decisionId,
  type Outcome,
  type Submission,
  sayReport,
  submit,
  waitingFor,
} from "../submit.js";
import { type Bogus, bogusFor, shapeless } from "./bogus.js";
import { receivedDifference, textDifference } from "./difference.js";
import { count, type Law, type LawBroken, type Trial } from "./law.js";
import { retrace, someOf, standAt, viewersOf } from "./play-out.js";

/** Illegal submissions tried at each decision, and keys of other questions among them. */
const TRIED = 16;
const KEYS_KEPT = 12;

export const refuses: Law = {
  name: "refuses",
  says: "an illegal answer is refused with a reason and changes nothing",
  check(trial) {
    const { moves } = trial.played;
    const keys = new Set<string>();
    let given: Submission | undefined;
    retrace(trial, (match, n) => {
      const before = fingerprint(match);
      checkLooking(trial, match, n);
      if (given) checkRetry(trial, match, n, given);
      const elsewhere = someOf([...keys], KEYS_KEPT, trial.draw);
      const waiting = waitingFor(match);
      const asked = someOf(waiting, 1, trial.draw);
      const others = viewersOf(trial.setting.seats + 1).filter(
        (seat) => seat !== "spectator" && !waiting.includes(seat),
      ) as number[];
      const bogus = [
        ...asked.flatMap((seat) => bogusFor(match, seat, elsewhere)),
        ...someOf(others, 1, trial.draw).flatMap((seat) => bogusFor(match, seat)),
        ...shapeless(match),
      ];
      const tried = someOf(bogus, TRIED, trial.draw);
      for (const each of tried) checkRefused(trial, match, n, each);
      count(trial.evidence, "refusals", tried.length);
      if (fingerprint(match) !== before) throw culprit(trial, match, n, tried, before);
      for (const question of questionsOf(match.pending)) {
        if (question.form === "amount") continue;
        for (const option of question.options) keys.add(keyOf(option));
      }
      const move = moves[n];
      given = move && { seat: move.seat, decision: decisionId(match), answer: move.answer };
    });
  },
};

/** Looking at a match, from wherever, does not change it. */
function checkLooking(trial: Trial, match: OpenMatch, n: number): void {
  const viewers = viewersOf(trial.setting.seats);
  const viewer = viewers[n % viewers.length];
  const difference = receivedDifference(receivedBy(match, viewer), receivedBy(match, viewer));
  if (!difference) return;
  throw trial.broken(`${viewer} looks twice and sees two things`, { after: n, difference });
}

/** The same answer once more is known for a retry; another one to the same decision is late. */
function checkRetry(trial: Trial, match: OpenMatch, n: number, given: Submission): void {
  const again = submit(match, given);
  if (again.status !== "repeated") {
    throw trial.broken(`the same answer sent twice is ${came(again)}`, { after: n });
  }
  const other = submit(match, { ...given, answer: "another answer" });
  if (other.status !== "refused" || other.refusal.code !== "stale") {
    throw trial.broken(`a second answer to an old decision is ${came(other)}`, { after: n });
  }
}

function checkRefused(trial: Trial, match: OpenMatch, n: number, bogus: Bogus): void {
  const { submission, codes, rule } = bogus;
  const bad = (why: string) => trial.broken(`${described(bogus)}: it ${why}`, { after: n });
  let outcome: Outcome;
  try {
    outcome = submit(match, submission as Submission);
  } catch (error) {
    throw bad(`throws: ${error}`);
  }
  if (outcome.status !== "refused") throw bad(`is ${came(outcome)}, not refused`);
  const { refusal } = outcome;
  if (!codes.includes(refusal.code) || refusal.message === "") {
    throw bad(`is ${came(outcome)}, not as ${codes.join(" or ")}`);
  }
  if (rule !== undefined && refusal.rule !== rule) {
    throw bad(`names rule ${refusal.rule}, not ${rule}`);
  }
}

/** Which of these submissions changed the position, though it was refused. */
function culprit(
  trial: Trial,
  changed: OpenMatch,
  n: number,
  tried: readonly Bogus[],
  before: string,
): LawBroken {
  const match = standAt(trial, n);
  for (const bogus of tried) {
    submit(match, bogus.submission as Submission);
    const difference = textDifference(before, fingerprint(match));
    if (!difference) continue;
    const problem = `${described(bogus)}: it is refused, but changes the position`;
    return trial.broken(problem, { after: n, difference });
  }
  const difference = textDifference(before, fingerprint(changed));
  return trial.broken("looking, or asking what is legal, changes the position", {
    after: n,
    difference,
  });
}

function described({ what, submission }: Bogus): string {
  const text = canonical(submission);
  return `${what}, ${text.length > 120 ? `${text.slice(0, 120)}…` : text}`;
}

function came(outcome: Outcome): string {
  if (outcome.status === "refused") return `refused as "${outcome.refusal.code}"`;
  return outcome.status === "failed" ? `failed: ${sayReport(outcome.report)}` : outcome.status;
}
