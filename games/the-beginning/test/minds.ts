/** What a bot makes of an arranged table, and what it answers there. */
import type { Answer, QuestionView, View } from "@sprawl/engine";
import { entry } from "@sprawl/the-beginning/entry";
import { type Mind, mindOf } from "../bot/mind.js";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import type { Round } from "./gather.js";

type Change = (state: State) => void;
type Faces = Readonly<Record<number, string>>;

/** The view of a seat, changed for the test, and with faces it is said to have seen. */
export function viewAt(t: Round, seat: number, change: Change = () => {}, faces: Faces = {}) {
  const view = t.view(seat) as View<State, Questions>;
  change(view.state);
  return { ...view, faces: { ...view.faces, ...faces } };
}

export function mindAt(t: Round, seat = 0, change?: Change, faces?: Faces): Mind {
  return mindOf(viewAt(t, seat, change, faces), () => 1);
}

/** What the bot answers; chance is what `draw` says. */
export function answerAt(
  t: Round,
  seat = 0,
  { change, faces, draw = () => 1 }: { change?: Change; faces?: Faces; draw?: () => number } = {},
): Answer | undefined {
  const view = viewAt(t, seat, change, faces);
  const question = view.question as QuestionView | undefined;
  return question && entry.instinct?.(view as never, question, draw).answer;
}
