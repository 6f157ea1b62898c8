/** What the rule of thumb would do, from the view alone: the same for every place a match can run. */
import {
  type Answer,
  clonePlain,
  drawFrom,
  type GameEntry,
  type Thought,
  type View,
} from "@sprawl/engine";

/** A hint for the question in this view; undefined where the game has none to give. */
export function hintFor({ instinct }: GameEntry, view: View | undefined): Thought | undefined {
  if (!instinct || !view?.question) return undefined;
  const seen = clonePlain(view) as View;
  if (!seen.question) return undefined;
  const draw = drawFrom(`hint ${view.commitment} ${view.question.decision}`);
  const thought = instinct(seen, seen.question, draw);
  return isOffered(view, thought) ? thought : undefined;
}

/** A hint that was found in another way, and what the rule of thumb has to say for it. */
export function hintTo(entry: GameEntry, view: View | undefined, answer: Answer): Thought {
  const habit = hintFor(entry, view);
  if (String(habit?.answer) === String(answer)) return habit ?? { answer };
  const { question } = view ?? {};
  const options = question?.options.filter(({ key }) => key === answer) ?? [];
  if (!view || !question || options.length === 0) return { answer };
  return hintFor(entry, { ...view, question: { ...question, options } }) ?? { answer };
}

/** A rule of thumb may want what is not offered; then it says nothing. */
function isOffered({ question }: View, { answer }: Thought): boolean {
  if (!question) return false;
  if (typeof answer === "number") {
    return answer >= (question.min ?? 0) && answer <= (question.max ?? 0);
  }
  const keys = typeof answer === "string" ? [answer] : answer;
  return keys.every((key) => question.options.some((option) => option.key === key));
}
