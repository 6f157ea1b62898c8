/** The content of Synthetic Sins that is data: people, tiles, missions, numbers. Cards have homes of their own. */
export * from "./alarm.js";
export * from "./characters.js";
export * from "./components.js";
export { parseMap } from "./map.js";
export { missionOf, missions } from "./missions/index.js";
export * from "./modifiers.js";
export { tiles } from "./tiles.js";
export type * from "./types.js";
