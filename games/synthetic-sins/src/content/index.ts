/** The content of Synthetic Sins: cards, tiles and missions as data. */
export * from "./alarm.js";
export * from "./characters.js";
export * from "./components.js";
export { holds, rowFor } from "./enemies/actions.js";
export { enemies } from "./enemies/index.js";
export { gear } from "./gear/index.js";
export { items } from "./items/index.js";
export { parseMap } from "./map.js";
export { missionOf, missions } from "./missions/index.js";
export * from "./modifiers.js";
export { tiles } from "./tiles.js";
export type * from "./types.js";
