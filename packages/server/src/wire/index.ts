/** What goes over the wire, for clients in TypeScript. Runs anywhere. */
export * from "./changes.js";
export * from "./hash.js";
export type * from "./messages.js";
