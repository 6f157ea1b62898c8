/** A client of the table server, with every address by its name and type. */
export * from "./client.js";
export * from "./generated.js";
