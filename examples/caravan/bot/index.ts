/** Caravan's rule-of-thumb player: play the smallest step up, else buy cheap, else earn. */
import { faceIn, type Instinct, type QuestionView, type Thought, type View } from "@sprawl/engine";
import {
  type CaravanQuestions,
  type CaravanState,
  type Card,
  type Face,
  priceOf,
  rankOf,
  suitOf,
} from "../src/index.js";

/** How much it likes each option; the best one is taken, the first of equals. */
export const instinct: Instinct<CaravanState, CaravanQuestions> = (view, question, draw) => {
  if (question.kind === "toll") return tollVote(view);
  let best: Chosen | undefined;
  let liking = Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const like = worth(view, option) * 16 + draw(4);
    if (like > liking) {
      best = option;
      liking = like;
    }
  }
  if (!best) return { answer: question.safe };
  return { answer: best.key, because: { id: best.kind } };
};

type Chosen = Exclude<QuestionView<CaravanQuestions>, { kind: "toll" }>["options"][number];

function worth(view: View<CaravanState>, option: Chosen): number {
  const { state, viewer } = view;
  const seat = viewer as number;
  switch (option.kind) {
    case "play":
      return 12 - gap(view, seat, face(view, option.card)) + rankOf(face(view, option.card)) / 2;
    case "buy": {
      const card = face(view, state.market[option.place]);
      return gap(view, seat, card) <= 3 ? 9 - priceOf(card) : 1;
    }
    case "sell":
      return gap(view, seat, face(view, option.card)) > 9 ? 8 : 2;
    case "draw":
      return 5;
    case "raid":
      return state.coins[seat] > 6 ? 4 : 0;
    case "guard":
      return state.hands[seat].length > 3 ? 6 : -1;
    default:
      return 3;
  }
}

const face = (view: View<CaravanState>, card: Card): Face => faceIn(view, card) ?? 0;

/** How many ranks lie between a card and the top of its trail; 10 and more if it no longer fits. */
function gap(view: View<CaravanState>, seat: number, card: Face): number {
  const trail = view.state.trails[seat][suitOf(card)];
  const top = trail.length === 0 ? 0 : rankOf(face(view, trail[trail.length - 1]));
  const rank = rankOf(card);
  return rank > top ? rank - top - 1 : 10;
}

function tollVote(view: View<CaravanState>): Thought {
  const { coins } = view.state;
  const rich = coins[view.viewer as number] === Math.max(...coins);
  return rich
    ? { answer: "against", because: { id: "i-pay" } }
    : { answer: "for", because: { id: "they-pay" } };
}
