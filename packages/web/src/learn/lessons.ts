/** Where somebody stands in a game's lessons. Plain data, kept with the match that teaches. */
import type { GameEvent, GameText, Lesson, Tutorial, View } from "@sprawl/engine";

export type Progress = {
  /** The lesson that is open; as many as there are lessons when all is done. */
  readonly lesson: number;
  /** How long the log was when it was opened. */
  readonly since: number;
};

export const FIRST: Progress = { lesson: 0, since: 0 };

export function lessonAt(tutorial: Tutorial, { lesson }: Progress): Lesson | undefined {
  return tutorial.lessons[lesson];
}

/** Go on past every lesson that is done by now. One that only explains stays until it is read. */
export function follow(
  tutorial: Tutorial,
  progress: Progress,
  view: View,
  log: readonly GameEvent[],
): Progress {
  let { lesson, since } = progress;
  // Something was taken back: nothing from before the lesson is its business.
  since = Math.min(since, log.length);
  for (;;) {
    const open = tutorial.lessons[lesson];
    if (!open?.done?.(view, log.slice(since))) break;
    lesson++;
    since = log.length;
  }
  const same = lesson === progress.lesson && since === progress.since;
  return same ? progress : { lesson, since };
}

/** The learner has read it. */
export function goOn(progress: Progress, log: readonly GameEvent[]): Progress {
  return { lesson: progress.lesson + 1, since: log.length };
}

/** The options the open lesson points at. */
function pointsOf(tutorial: Tutorial, progress: Progress, view: View | undefined) {
  if (!view?.question) return [];
  return lessonAt(tutorial, progress)?.points?.(view, view.question.options) ?? [];
}

/** The options the open lesson points at, by key. */
export function pointedAt(
  tutorial: Tutorial,
  progress: Progress,
  view: View | undefined,
): ReadonlySet<string> {
  return new Set(pointsOf(tutorial, progress, view).map(({ key }) => key));
}

/**
 * The label of what the open lesson says: a lesson of many deeds may have a sentence for each kind of
 * them, "lesson.<id>.<kind>".
 */
export function wordsAt(
  tutorial: Tutorial,
  progress: Progress,
  view: View | undefined,
  { labels }: Pick<GameText, "labels">,
): string {
  const whole = `lesson.${lessonAt(tutorial, progress)?.id}`;
  const kinds = new Set(pointsOf(tutorial, progress, view).map(({ kind }) => kind));
  const deed = `${whole}.${[...kinds][0]}`;
  return kinds.size === 1 && labels?.[deed] !== undefined ? deed : whole;
}

/** Progress as it was kept, or the start if that cannot be read. */
export function readProgress(kept: string | null): Progress {
  try {
    const { lesson, since } = JSON.parse(kept ?? "") as Progress;
    if (isCount(lesson) && isCount(since)) return { lesson, since };
  } catch {
    // Nothing was kept, or something else.
  }
  return FIRST;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
