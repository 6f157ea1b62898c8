/** Uplink's rule-of-thumb player: send the weakest signal that may be sent, keep the ones for later. */
import type { Instinct, View } from "@sprawl/engine";
import type { Signal, UplinkQuestions, UplinkState } from "../src/index.js";

export const instinct: Instinct<UplinkState, UplinkQuestions> = (view, question) => {
  const sent = question.options
    .flatMap((option) => (option.kind === "send" ? [option] : []))
    .sort((a, b) => cost(view, a.card) - cost(view, b.card));
  const [best] = sent;
  return best
    ? { answer: best.key, why: "the weakest that is strong enough" }
    : { answer: "listen", why: "nothing is strong enough" };
};

/** A 1 fits always, so it is worth keeping. */
function cost(view: View<UplinkState>, card: Signal): number {
  const strength = Number(view.faces[card]);
  return strength === 1 ? 11 : strength;
}
