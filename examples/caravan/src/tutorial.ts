/**
 * A first match of Caravan: every action once, in an order that the chosen deal makes possible. Only
 * what a lesson speaks of is offered.
 */
import { defineTutorial, type Lesson, type OptionIn, type View } from "@sprawl/engine";
import { hasDone, type OfKind, ofKind } from "@sprawl/parts";
import type { CaravanQuestions } from "./questions.js";
import { type CaravanState, rankOf, suitOf } from "./state.js";

const LEARNER = 0;

type LearnersView = View<CaravanState, CaravanQuestions>;
type Option = OptionIn<CaravanQuestions>;
type OfCard = OfKind<Option, "play" | "sell" | "buy">;
/** Which of the cards that do it is shown; without it, the first. */
type Best = (view: LearnersView, options: readonly OfCard[]) => OfCard | undefined;

/** Done as soon as the learner has done this; points at one way to do it. */
function doing(
  id: string,
  kind: Option["kind"],
  event: string,
  best?: Best,
): Lesson<CaravanState, CaravanQuestions> {
  return {
    id,
    done: (_, events) => hasDone(LEARNER, events, event),
    points: (view, options) => {
      const ways = ofKind(options, kind);
      const way = best?.(view, ofKind(ways, "play", "sell", "buy")) ?? ways[0];
      // Where the cards fell otherwise, a card more may help.
      return (way ? [way] : ofKind(options, "draw")).slice(0, 1);
    },
  };
}

function faceOf({ faces, state }: LearnersView, option: OfCard): number {
  return Number(faces[option.kind === "buy" ? state.market[option.place] : option.card]);
}

/** The lowest card of which the hand has a higher one too: a trail that can go on. */
const lowest: Best = (view, options) => {
  const held = view.state.hands[LEARNER].map((card) => Number(view.faces[card]));
  const goesOn = (option: OfCard) => {
    const face = faceOf(view, option);
    return held.some((other) => other > face && suitOf(other) === suitOf(face));
  };
  const rank = (option: OfCard) => rankOf(faceOf(view, option));
  return options.filter(goesOn).sort((a, b) => rank(a) - rank(b))[0];
};

const trailOf = (view: LearnersView, option: OfCard) =>
  view.state.trails[LEARNER][suitOf(faceOf(view, option))];

/** The lowest card that continues a trail. */
const onwards: Best = (view, options) =>
  options
    .filter((option) => trailOf(view, option).length > 0)
    .sort((a, b) => rankOf(faceOf(view, a)) - rankOf(faceOf(view, b)))[0];

/** A card that comes too late for its trail. */
const late: Best = (view, options) =>
  options.find((option) => {
    const top = trailOf(view, option).at(-1);
    return top !== undefined && Number(view.faces[top]) > faceOf(view, option);
  });

/** A card that begins a trail on which the hand can go on. */
const fitting: Best = (view, options) =>
  lowest(
    view,
    options.filter((option) => trailOf(view, option).length === 0),
  );

export const tutorial = defineTutorial<CaravanState, CaravanQuestions>({
  // A deal that was chosen: see tutorial.test.ts for what it must bring.
  seed: "first caravan 3254",
  seats: 2,
  options: { guards: false, tolls: false },
  guided: true,
  lessons: [
    { id: "welcome" },
    doing("play", "play", "played", lowest),
    doing("climb", "play", "played", onwards),
    doing("draw", "draw", "drew"),
    doing("sell", "sell", "sold", late),
    doing("buy", "buy", "bought", fitting),
    doing("raid", "raid", "raided"),
    { id: "go-on" },
  ],
});
