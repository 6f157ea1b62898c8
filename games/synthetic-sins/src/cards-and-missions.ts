/** All content, for whoever looks at it from outside: boards, bots, tests. */
export * from "./content/index.js";
export { holds, rowFor } from "./enemies/actions.js";
export { enemies } from "./enemies/index.js";
export { type Gear, type GearId, gear } from "./gear/index.js";
export { type Item, type ItemId, items } from "./items/index.js";
