/** The record of a match gives the same match again, and a record that was changed is found out. */
import { commitmentOf } from "../deal.js";
import { hashOf } from "../position.js";
import { type MatchRecord, recordOf, replay, verify } from "../record.js";
import { count, type Law, type Trial } from "./law.js";
import { retrace, standAt } from "./play-out.js";

export const replays: Law = {
  name: "replays",
  says: "a record replays to the same position, and a changed one does not verify",
  check(trial) {
    const { game } = trial.subject;
    const hashes: string[] = [];
    const match = retrace(trial, (each) => hashes.push(hashOf(each)));
    const after = hashes.length - 1;
    const record: MatchRecord = JSON.parse(JSON.stringify(recordOf(match)));
    const { misfit } = replay(game, record);
    if (misfit) throw trial.broken(`the record does not replay: ${misfit}`, { after });
    const commitment = commitmentOf(match.header);
    const { problems } = verify(game, record, commitment);
    if (problems.length > 0) {
      throw trial.broken(`the record does not verify: ${problems.join("; ")}`, { after });
    }
    const middle = trial.draw(hashes.length);
    if (hashOf(replay(game, record, middle).match) !== hashes[middle]) {
      throw trial.broken(`the first ${middle} answers of the record lead elsewhere`, { after });
    }
    const broken = recordOf(standAt(trial, middle));
    if (broken.hash !== hashes[middle] || !verify(game, broken, commitment).verified) {
      throw trial.broken("the record of an open match does not verify", { after: middle });
    }
    checkTampered(trial, record, commitment);
    count(trial.evidence, "records");
  },
};

/** Each of these must be found out. */
function tampered(record: MatchRecord): [what: string, record: MatchRecord][] {
  const { answers, seed, hash } = record;
  const changed: [string, MatchRecord][] = [
    ["another hash", { ...record, hash: otherDigit(hash) }],
    ["another seed", { ...record, seed: otherDigit(seed) }],
    ["another version of the rules", { ...record, version: record.version + 1 }],
  ];
  const last = answers.at(-1);
  if (last) {
    const [seat, step, kind, nth] = last;
    const but = (end: typeof answers) => ({
      ...record,
      answers: [...answers.slice(0, -1), ...end],
    });
    changed.push(
      ["its last answer missing", but([])],
      ["its last answer twice", but([last, last])],
      ["an answer that was not offered", but([[seat, step, kind, nth, "no such option"]])],
    );
  }
  return changed;
}

function checkTampered(trial: Trial, record: MatchRecord, commitment: string): void {
  const { game } = trial.subject;
  for (const [what, other] of tampered(record)) {
    if (verify(game, other, commitment).verified) {
      throw trial.broken(`a record with ${what} verifies all the same`);
    }
  }
  if (verify(game, record, otherDigit(commitment)).verified) {
    throw trial.broken("a record verifies against a commitment to another deal");
  }
}

function otherDigit(hex: string): string {
  return (hex[0] === "0" ? "1" : "0") + hex.slice(1);
}
