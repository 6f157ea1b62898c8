/** `sprawl serve`: the same as `npm start`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BadInput } from "@sprawl/engine";
import type { Command } from "../command.js";

export const serve: Command = {
  name: "serve",
  says: "serve tables on the network, with an embedded database unless told otherwise",
  usage: "",
  about:
    "The environment says how: SPRAWL_HOST, SPRAWL_PORT, SPRAWL_DATA, SPRAWL_DATABASE_URL and " +
    "more; docs/operations.md lists them all.",
  flags: {},
  examples: [["SPRAWL_PORT=8080 sprawl serve", "on another port"]],
  run(_, io) {
    const script = join(io.root, "tools", "start.mjs");
    if (!existsSync(script)) throw new BadInput(script, "is not there: serving needs a checkout");
    // More room for what is young: updates of many tables die before they are moved about.
    return io.runNode(["--max-semi-space-size=64", script]);
  },
};
