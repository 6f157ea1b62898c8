/** Hosting a match: tentative acts, matches reopened, and any moment of a match looked at again. */
import { caravan } from "@sprawl/caravan";
import {
  answersGiven,
  createMatch,
  decisionId,
  eventsFor,
  hashOf,
  type Match,
  namedSeed,
  newsOf,
  propose,
  proposeUndo,
  recordOf,
  reopen,
  resultOf,
  type SavedAnswer,
  type StoredEvent,
  safeAnswerFor,
  save,
  submit,
  Timeline,
  takeBackTo,
  timesTakenBack,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";

const begun = { seats: 3, seed: namedSeed("hosted"), options: { guards: true } };

function begin(): Match {
  return createMatch(caravan, begun);
}

/** Whoever is asked first gives the safe answer, or the last option there is. */
function moveOf(match: Match, n: number) {
  const [seat] = waitingFor(match);
  const options = view(match, seat).question?.options ?? [];
  const any = options[(n * 7) % options.length]?.key ?? safeAnswerFor(match, seat) ?? "";
  return { seat, decision: decisionId(match), answer: any };
}

type Told = { readonly match: Match; readonly hashes: string[]; readonly events: StoredEvent[][] };

/** Plays to the end, and remembers where it stood and what was told at every moment. */
function played(most = 400): Told {
  const match = begin();
  const hashes = [hashOf(match)];
  const events = [newsOf(match).slice()];
  for (let n = 0; n < most && waitingFor(match).length > 0; n++) {
    const outcome = submit(match, moveOf(match, n));
    if (outcome.status !== "accepted") throw new Error(outcome.status);
    hashes.push(hashOf(match));
    events.push(outcome.events.slice());
  }
  return { match, hashes, events };
}

describe("a tentative answer", () => {
  test("says how it is written down, and stands unless it is withdrawn", () => {
    const match = begin();
    const submission = moveOf(match, 0);
    const outcome = propose(match, submission);
    if (outcome.status !== "accepted") throw new Error(outcome.status);
    expect(outcome.answer).toEqual(recordOf(match).answers[0]);
    expect(outcome.events).toEqual(newsOf(match));
    expect(answersGiven(match)).toBe(1);
    // The same once more is a retry of it.
    expect(propose(match, submission).status).toBe("repeated");
  });

  test("that is withdrawn has never been given: same position, same id, same retries", () => {
    const { match } = played(5);
    const hash = hashOf(match);
    const id = decisionId(match);
    const last = save(match).last;
    const submission = moveOf(match, 5);
    const outcome = propose(match, submission);
    if (outcome.status !== "accepted") throw new Error(outcome.status);
    expect(hashOf(match)).not.toBe(hash);
    outcome.withdraw();
    expect(hashOf(match)).toBe(hash);
    expect(decisionId(match)).toBe(id);
    expect(timesTakenBack(match)).toBe(0);
    expect(save(match).last).toEqual(last);
    expect(propose(match, submission).status).toBe("accepted");
  });

  test("that is refused leaves nothing to withdraw", () => {
    const match = begin();
    const hash = hashOf(match);
    expect(propose(match, { ...moveOf(match, 0), answer: "nonsense" }).status).toBe("refused");
    expect(hashOf(match)).toBe(hash);
  });
});

describe("a tentative undo", () => {
  test("that is withdrawn leaves the answer given, under its old id", () => {
    const match = begin();
    const [seat] = waitingFor(match);
    const pass = { seat, decision: decisionId(match), answer: "pass" };
    expect(submit(match, pass).status).toBe("accepted");
    const hash = hashOf(match);
    const undone = proposeUndo(match, seat);
    if (undone.status !== "accepted") throw new Error(undone.refusal.message);
    expect(undone.keep).toBe(0);
    expect(answersGiven(match)).toBe(0);
    undone.withdraw();
    expect(hashOf(match)).toBe(hash);
    expect(timesTakenBack(match)).toBe(0);
    // A client that sends it again is told that it was taken.
    expect(submit(match, pass).status).toBe("repeated");
  });

  test("is refused where undo is", () => {
    const match = begin();
    expect(proposeUndo(match, 0)).toMatchObject({ status: "refused" });
  });
});

describe("a match reopened from what was kept", () => {
  const { match } = played();
  const answers = recordOf(match).answers.map((answer) => ({ answer, takenBack: 0 }));

  test("stands where it stood, from its answers alone or from a save along the way", () => {
    const half = reopen(caravan, { begun, answers: answers.slice(0, 20), takenBack: 0 });
    const saved = JSON.parse(JSON.stringify(save(half.match)));
    for (const kept of [
      { begun, answers, takenBack: 2 },
      { begun, answers, takenBack: 2, saved },
    ]) {
      const again = reopen(caravan, kept);
      expect(again.askedAgain).toBe(false);
      expect(hashOf(again.match)).toBe(hashOf(match));
      expect(timesTakenBack(again.match)).toBe(2);
      expect(recordOf(again.match).answers).toEqual(recordOf(match).answers);
    }
  });

  test("asks again from the first answer on that the rules no longer ask for", () => {
    const strange: SavedAnswer = [0, "nowhere", "nothing", 1, "x"];
    const kept = [...answers.slice(0, 7), { answer: strange, takenBack: 0 }];
    const again = reopen(caravan, { begun, answers: kept, takenBack: 0 });
    expect(again.askedAgain).toBe(true);
    expect(answersGiven(again.match)).toBe(7);
  });
});

describe("the timeline of a match", () => {
  const { match, hashes, events } = played();
  const { answers } = recordOf(match);
  const last = answers.length;

  test("stands at every moment as the match stood, in whatever order they are looked at", () => {
    expect(resultOf(match)).toBeDefined();
    const timeline = new Timeline(begin(), answers);
    expect(timeline.last).toBe(last);
    for (let i = 0; i <= last; i++) {
      const n = (i * 37) % (last + 1);
      expect(hashOf(timeline.at(n)), `moment ${n}`).toBe(hashes[n]);
      expect(eventsFor(timeline.eventsOf(n), 0)).toEqual(eventsFor(events[n], 0));
    }
    for (let n = last; n >= 0; n--) expect(hashOf(timeline.at(n)), `back at ${n}`).toBe(hashes[n]);
    expect(timeline.eventsUpTo(last)).toEqual(events.flat());
    expect(timeline.eventsAfter(3)).toEqual(events.slice(4).flat());
  });

  test("knows no moments before the first and after the last", () => {
    const timeline = new Timeline(begin(), answers);
    expect(answersGiven(timeline.at(-5))).toBe(0);
    expect(answersGiven(timeline.at(last + 5))).toBe(last);
  });

  test("follows the match it was made of, forth and back, and tells nothing twice", () => {
    const live = begin();
    const timeline = new Timeline(live);
    const give = (n: number) => {
      while (answersGiven(live) < n) submit(live, moveOf(live, answersGiven(live)));
      timeline.follow(live);
    };
    give(60);
    for (const keep of [59, 33, 3, 0]) {
      expect(hashOf(timeline.at(60))).toBe(hashes[60]);
      expect(timeline.eventsUpTo(60)).toEqual(events.slice(0, 61).flat());
      timeline.at(keep + 1);
      takeBackTo(live, keep);
      timeline.follow(live);
      expect(timeline.last).toBe(keep);
      expect(answersGiven(timeline.at(60))).toBe(keep);
      expect(hashOf(timeline.at(keep))).toBe(hashes[keep]);
      give(60);
    }
  });

  test("stops at an answer that does not fit", () => {
    const strange: SavedAnswer = [0, "nowhere", "nothing", 1, "x"];
    const timeline = new Timeline(begin(), [...answers.slice(0, 9), strange, ...answers.slice(9)]);
    expect(answersGiven(timeline.at(50))).toBe(9);
    expect(timeline.last).toBe(9);
  });

  test("plays through in stretches, and goes on as a match of its own", () => {
    const timeline = new Timeline(begin(), answers.slice(0, 30));
    expect(timeline.advance(30, 20)).toBe(true);
    expect(timeline.advance(30, 20)).toBe(false);
    const on = timeline.goOn(3);
    expect(timesTakenBack(on)).toBe(3);
    expect(hashOf(on)).toBe(hashes[30]);
    expect(submit(on, moveOf(on, 30)).status).toBe("accepted");
    expect(hashOf(timeline.at(30))).toBe(hashes[30]);
  });

  test("begins where the match is known from", () => {
    const loaded = reopen(caravan, { begun, answers: [], takenBack: 0, saved: save(match) }).match;
    expect(new Timeline(loaded).first).toBe(last);
    const middle = new Timeline(begin(), answers).at(20);
    const timeline = new Timeline(middle, answers.slice(20));
    expect(timeline.first).toBe(20);
    expect(hashOf(timeline.at(45))).toBe(hashes[45]);
    expect(hashOf(timeline.at(3))).toBe(hashes[20]);
  });
});
