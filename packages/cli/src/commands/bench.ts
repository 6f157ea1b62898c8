/** `sprawl bench`: hands over to the bench, which knows how to measure. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BadInput } from "@sprawl/engine";
import { type Command, isSet } from "../command.js";

const FLAGS = ["json", "quick", "ours"] as const;

export const bench: Command = {
  name: "bench",
  says: "measure how fast the engine is, beside its peers",
  usage: "[names] [options]",
  flags: {
    quick: { type: "boolean", says: "only to see that it works" },
    ours: { type: "boolean", says: "without the engines it is compared with" },
  },
  examples: [["sprawl bench --quick --ours", "a first look"]],
  run(given, io) {
    const script = join(io.root, "tools", "bench.mjs");
    if (!existsSync(script)) throw new BadInput(script, "is not there: the bench needs a checkout");
    const flags = FLAGS.filter((flag) => isSet(given, flag)).map((flag) => `--${flag}`);
    return io.runNode([script, ...given.positionals, ...flags]);
  },
};
