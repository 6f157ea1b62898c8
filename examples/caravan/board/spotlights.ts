/** What each lesson speaks of: with a card of the hand also the beast it is loaded on. */
import type { Ref } from "@sprawl/engine";
import type { Table } from "@sprawl/kit";
import type { CaravanQuestions } from "../src/questions.js";
import { type CaravanState, suitOf } from "../src/state.js";

type Seen = Table<CaravanState, CaravanQuestions>;

/** The card a lesson points at, and where it goes, or would have gone. */
function cardAndBeast({ view, choices }: Seen): readonly Ref[] | undefined {
  const shown = choices.question?.options.find(({ key }) => choices.pointed.has(key));
  if (view.viewer === "spectator" || (shown?.kind !== "play" && shown?.kind !== "sell")) {
    return undefined;
  }
  const suit = suitOf(Number(view.faces[shown.card]));
  return [`card/${shown.card}`, `trail/${view.viewer}/${suit}`];
}

/** One's own beasts. */
const own = ({ view: { viewer } }: Seen): Ref | undefined =>
  viewer === "spectator" ? undefined : `seat/${viewer}`;

export const spotlights = {
  welcome: own,
  play: cardAndBeast,
  climb: cardAndBeast,
  sell: cardAndBeast,
  "go-on": "way",
};
