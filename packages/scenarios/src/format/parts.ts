/** Shapes that stand in many places of a scenario. */
import { either, listOf, plain, record, text, whole, word } from "../shape.js";

/** A path into the state. */
export const path = either(text, listOf(either(whole(), text), 1));
export const viewer = either(whole(0), word("spectator"));
export const audience = either(word("all", "none"), whole(0), listOf(viewer));
/** An option: the sentence on its button, its kind, its key; or fields that single it out. */
export const option = either(text, record({}, plain));

/** What every path is said to be. */
export const PATH = "a path into the state: enemies.guard-1.sector, hands.0.last";
