/** What abilities of pieces have in common. */
import type { Self } from "./content.js";
import { moments } from "./moments.js";
import type { Interface, Model } from "./state.js";

/** The model that carries the piece, or has the skill. */
export const bearerOf = (g: Interface, self: Self): Model => g.state.models[self.copy ?? 0];

/** A piece in play of that id at a model's Team, within reach. */
export const isActing = (g: Interface, model: Model): boolean =>
  g.state.activation.model === model.id;

/** HI-R108: with what it had and has gained, may this activation have one Action Point more? */
export function mayGainPoint(g: Interface, model: Model): boolean {
  const own = moments.of(model).reckon(g, "actionPoints", 2).value;
  const gained = model.used.filter((used) => {
    const [scope, id] = used.split(":");
    return scope === "activation" && givesPoint(g, id);
  });
  return own + new Set(gained).size < 3; // HI-25.10
}

/** Does its Use give another Action Point? */
export function givesPoint({ box }: Interface, id: string): boolean {
  return (box.gear[id] ?? box.chips[id])?.givesPoint === true;
}
