/** Tables on the network: lobby, seats, live updates, storage. */
export { type Config, configFrom, DEFAULTS, pushFrom } from "./config.js";
export type { Hooks } from "./house.js";
export { type Running, type Settings, startServer } from "./server.js";
export { type Change, difference, withChanges } from "./wire/changes.js";
export { viewHash } from "./wire/hash.js";
