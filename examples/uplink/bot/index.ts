/** Uplink's rule-of-thumb player: send the weakest signal that may be sent, keep the ones for later. */
import { faceIn, type Instinct, type View } from "@sprawl/engine";
import type { Signal, UplinkQuestions, UplinkState } from "../src/index.js";

export const instinct: Instinct<UplinkState, UplinkQuestions> = (view, question) => {
  const sent = question.options
    .flatMap((option) => (option.kind === "send" ? [option] : []))
    .sort((a, b) => cost(view, a.card) - cost(view, b.card));
  const [best] = sent;
  return best
    ? { answer: best.key, because: { id: "weakest" } }
    : { answer: question.safe, because: { id: "too-weak" } };
};

/** A 1 fits always, so it is worth keeping. */
function cost(view: View<UplinkState>, card: Signal): number {
  const strength = faceIn(view, card);
  return strength === undefined || strength === 1 ? 11 : strength;
}
