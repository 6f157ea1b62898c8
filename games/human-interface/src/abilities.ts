/** What abilities of pieces have in common. */
import type { Self } from "./content.js";
import type { Interface, Model } from "./state.js";

/** The model that carries the piece, or has the skill. */
export const bearerOf = (g: Interface, self: Self): Model => g.state.models[self.copy ?? 0];

/** A piece in play of that id at a model's Team, within reach. */
export const isActing = (g: Interface, model: Model): boolean =>
  g.state.activation.model === model.id;
