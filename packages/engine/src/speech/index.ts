/** The door for whoever puts matches into words: boards, pages, the terminal, scenarios. */
export { NOTHING } from "./english.js";
export * from "./say.js";
export * from "./spell.js";
