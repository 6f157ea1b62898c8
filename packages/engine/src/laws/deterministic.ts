/** The same answers from the same seed give the same match, whatever else is played meanwhile. */
import { sha256Hex } from "../canonical.js";
import { createMatch } from "../match.js";
import { fingerprint } from "../position.js";
import { receivedBy } from "../resample.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId, submit } from "../submit.js";
import { textDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { beginningOf, playOut, retrace, viewersOf } from "./play-out.js";

/** What is remembered of a moment: the position, and a hash of what one viewer receives. */
type Moment = { readonly position: string; readonly received: string };

export const deterministic: Law = {
  name: "deterministic",
  says: "same seed, options and answers give the same match, also beside another one",
  check(trial) {
    const first: Moment[] = [];
    const viewers = viewersOf(trial.setting.seats);
    const moment = (match: OpenMatch, n: number): Moment => ({
      position: fingerprint(match),
      received: sha256Hex(receivedBy(match, viewers[n % viewers.length])),
    });
    retrace(trial, (match, n) => first.push(moment(match, n)));
    const compare = (how: string) => (match: OpenMatch, n: number) => {
      const now = moment(match, n);
      const { position, received } = first[n];
      count(trial.evidence, "positions compared");
      if (now.position === position && now.received === received) return;
      throw trial.broken(`${how}, the same answers lead elsewhere`, {
        after: n,
        difference: textDifference(position, now.position) ?? "only what viewers receive",
      });
    };
    retrace(trial, compare("played a second time"));
    const beside = matchBeside(trial);
    const again = compare("played beside another match of the game");
    retrace(trial, (match, n) => {
      again(match, n);
      beside();
    });
  },
};

/** Another match of the same game, which goes on by one answer each time it is called. */
function matchBeside(trial: Trial): () => void {
  const { subject, setting } = trial;
  const { min, max } = subject.game.seats;
  const seats = setting.seats < max ? setting.seats + 1 : min;
  const other = { ...setting, seats, seed: `${setting.seed} beside` };
  const { moves, trouble } = playOut(subject, other);
  if (trouble?.kind === "setup" || trouble?.kind === "declined") return () => undefined;
  const match = createMatch(subject.game, beginningOf(other));
  let n = 0;
  return () => {
    const move = moves[n++];
    if (!move) return;
    submit(match, { seat: move.seat, decision: decisionId(match), answer: move.answer });
  };
}
