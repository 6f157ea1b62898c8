/** Legal answers, drawn by chance. */
import { canonical } from "../canonical.js";
import { readAnswer } from "../match.js";
import { keyOf } from "../options.js";
import type { Draw } from "../resample.js";
import type { AmountQuestion, Answer, Option, PickQuestion, Question } from "../words.js";

/** How often a set of picks is drawn before one gives up. */
const TRIES = 30;
/** Chance is asked for smaller numbers than this. */
const WIDEST = 1 << 30;

/** One legal answer; undefined if none was found. */
export function legalAnswer(question: Question, draw: Draw): Answer | undefined {
  switch (question.form) {
    case "choose":
      return question.options.length === 0 ? undefined : keyOf(anyOption(question.options, draw));
    case "amount":
      return question.max < question.min ? undefined : anyAmount(question, draw);
    case "pick":
      return anyPicks(question, draw);
    default:
      return question satisfies never;
  }
}

/** Up to `many` different legal answers. */
export function legalAnswers(question: Question, many: number, draw: Draw): Answer[] {
  const found = new Map<string, Answer>();
  for (let i = 0; i < many * 4 && found.size < many; i++) {
    const answer = legalAnswer(question, draw);
    if (answer !== undefined) found.set(canonical(answer), answer);
  }
  return [...found.values()];
}

/** Half of the time the kind is drawn first: a rare action has its chance beside twenty cards. */
function anyOption(options: readonly Option[], draw: Draw): Option {
  if (draw(2) === 0) return options[draw(options.length)];
  const kinds = [...new Set(options.map((option) => option.kind))];
  const kind = kinds[draw(kinds.length)];
  const alike = options.filter((option) => option.kind === kind);
  return alike[draw(alike.length)];
}

function anyAmount({ min, max }: AmountQuestion, draw: Draw): number {
  const edge = draw(6);
  if (edge < 2) return edge === 0 ? min : max;
  return min + draw(Math.min(max - min + 1, WIDEST));
}

function anyPicks(question: PickQuestion, draw: Draw): string[] | undefined {
  const { options, min } = question;
  const max = Math.min(question.max, options.length);
  if (max < min) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const left = options.map(keyOf);
    const picked: string[] = [];
    for (let many = min + draw(max - min + 1); many > 0; many--) {
      picked.push(...left.splice(draw(left.length), 1));
    }
    if (readAnswer(question, picked) !== undefined) return picked;
  }
  return undefined;
}
