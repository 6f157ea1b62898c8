/**
 * A match as a lesson lets one see it: the learner goes from lesson to lesson as things happen, and in
 * a guided one only what the open lesson points at is offered. Nothing new can be done by it.
 */
import type { QuestionView, Tutorial } from "@sprawl/engine";
import type { Feed, FeedState } from "../feed/feed.js";
import { follow, goOn, lessonAt, type Progress, pointedAt } from "./lessons.js";

export type Guide = {
  /** The feed, narrowed to the open lesson. */
  readonly feed: Feed;
  progress(): Progress;
  /** The learner has read it. */
  goOn(): void;
};

/** `keep` is told of every step on. */
export function guideThrough(
  feed: Feed,
  tutorial: Tutorial,
  from: Progress,
  keep: (progress: Progress) => void,
): Guide {
  const listeners = new Set<() => void>();
  let progress = from;
  let known: FeedState | undefined;
  let shown: FeedState | undefined;
  const move = (next: Progress) => {
    if (next === progress) return;
    progress = next;
    keep(next);
  };
  const read = (): FeedState => {
    const now = feed.state();
    if (now === known && shown) return shown;
    known = now;
    if (now.view) move(follow(tutorial, progress, now.view, now.log));
    shown = tutorial.guided ? narrowed(now, tutorial, progress) : now;
    return shown;
  };
  const { kind, entry } = feed;
  return {
    feed: {
      kind,
      entry,
      state: read,
      subscribe: (listener) => {
        listeners.add(listener);
        const stop = feed.subscribe(listener);
        return () => {
          listeners.delete(listener);
          stop();
        };
      },
      answer: (decision, answer) => feed.answer(decision, answer),
      undo: () => feed.undo(),
      moment: (answers, viewer) => feed.moment(answers, viewer),
      ...(feed.record && { record: () => feed.record?.() ?? Promise.reject(new Error("none")) }),
      close: () => feed.close(),
    },
    progress: () => {
      read();
      return progress;
    },
    goOn: () => {
      move(goOn(progress, feed.state().log));
      known = undefined;
      for (const listener of listeners) listener();
    },
  };
}

/** Only what the open lesson points at; nothing while it only explains; all once lessons are over. */
function narrowed(state: FeedState, tutorial: Tutorial, progress: Progress): FeedState {
  const lesson = lessonAt(tutorial, progress);
  const { view } = state;
  if (!lesson || !view?.question) return state;
  if (!lesson.done) {
    // Nobody is waited for: it is read.
    const { question: _, pending: __, ...rest } = view;
    return { ...state, view: rest };
  }
  const { question } = view;
  const said = question.form === "choose" ? undefined : lesson.amount?.(view);
  if (said !== undefined) {
    const options = said === 0 ? [] : question.options;
    const safe = question.form === "amount" ? said : question.safe;
    const few = { ...question, options, min: said, max: said, safe };
    return { ...state, view: { ...view, question: few } };
  }
  const pointed = pointedAt(tutorial, progress, view);
  if (pointed.size === 0) return state;
  const options = question.options.filter(({ key }) => pointed.has(key));
  return { ...state, view: { ...view, question: asking(question, options) } };
}

/** What is to be picked is picked. */
function asking(question: QuestionView, options: QuestionView["options"]): QuestionView {
  const few = { ...question, options, barred: [] };
  return question.form === "pick" ? { ...few, min: options.length, max: options.length } : few;
}
