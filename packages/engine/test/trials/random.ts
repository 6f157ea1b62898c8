/** Random play: legal, and the same for the same draws. */
import { type Answer, type Draw, keyOf, type Question } from "@sprawl/engine";
import { answer, waitingFor } from "@sprawl/engine/host";
import { type OpenMatch, questionsOf, readAnswer } from "@sprawl/engine/search";

/** Any legal answer. */
export function anyAnswer(question: Question, draw: Draw): Answer {
  if (question.form === "amount") return question.min + draw(question.max - question.min + 1);
  const keys = question.options.map(keyOf);
  if (question.form === "choose") return keys[draw(keys.length)];
  for (;;) {
    const most = Math.min(question.max, keys.length);
    const picked = keys.slice();
    const count = question.min + draw(most - question.min + 1);
    while (picked.length > count) picked.splice(draw(picked.length), 1);
    if (readAnswer(question, picked) !== undefined) return picked;
  }
}

/** Let anybody of those who are asked give any answer. */
export function answerAnyhow(match: OpenMatch, draw: Draw): void {
  const waiting = waitingFor(match);
  const seat = waiting[draw(waiting.length)];
  for (const question of questionsOf(match.pending)) {
    if (question.seat === seat) return void answer(match, seat, anyAnswer(question, draw));
  }
}

/** Play to the end. */
export function playOut(match: OpenMatch, draw: Draw): OpenMatch {
  while (match.pending) answerAnyhow(match, draw);
  return match;
}
