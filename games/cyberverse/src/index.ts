/** CyberVerse: New Eden for one to four Organizations. */

export * as advice from "./advice/index.js";
export { arrange } from "./arrange/index.js";
export { box } from "./box/index.js";
export { figures, runs } from "./figures.js";
export { cyberverse } from "./game.js";
export { parts } from "./parts.js";
export * from "./questions.js";
export * from "./state.js";
export { en } from "./text/en/index.js";
export * from "./types.js";
