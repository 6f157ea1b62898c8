/** Human Interface: Nakamura Tower. */
export * as advice from "./advice/index.js";
export { arrange } from "./arrange.js";
export { box } from "./box.js";
export { campaign, type Night } from "./campaign/index.js";
export type * from "./content.js";
export { figures, runs } from "./figures.js";
export { humanInterface } from "./game.js";
export { spotlights, tutorial, tutorials } from "./lessons/index.js";
export * from "./models.js";
export { columnOf, nameOf, type Plan, rowOf, square, WIDTH } from "./plan.js";
export type { HiQuestions } from "./questions.js";
export * from "./state.js";
export { en } from "./text/en/index.js";
