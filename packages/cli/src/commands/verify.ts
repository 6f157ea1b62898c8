/** `sprawl verify`: does a record follow from its seed, and the seed from the commitment? */
import { resolve } from "node:path";
import { BadInput } from "@sprawl/engine";
import { commitmentOf, verify as verifyRecord } from "@sprawl/engine/host";
import { coloursFor } from "../colours.js";
import { type Command, isSet, onlyOne, textOf } from "../command.js";
import { readMatchFile } from "../files.js";
import { FAILED, OK } from "../io.js";
import { gameOf } from "../registry.js";
import { recordIn } from "./replay.js";

export const verify: Command = {
  name: "verify",
  says: "check that a record follows from the seed that was committed to",
  usage: "FILE [--commitment HEX]",
  about:
    "Before the first draw everybody is shown the commitment, a hash of the seed; after the end " +
    "the seed itself. The record is played again from that seed, answer by answer.",
  flags: {
    commitment: { type: "string", value: "HEX", says: "what was shown before the first draw" },
  },
  examples: [["sprawl verify game.json --commitment 3f…", "was it the deal we were promised?"]],
  async run(given, io) {
    const named = onlyOne(given, "verify", "the file");
    const commitment = textOf(given, "commitment");
    if (commitment !== undefined && !/^[0-9a-f]{64}$/.test(commitment)) {
      throw new BadInput("--commitment", "must be 64 hex digits");
    }
    const file = readMatchFile(resolve(io.cwd, named), named);
    const { entry } = await gameOf(file.game, named);
    const record = recordIn(file, named);
    const { verified, problems } = verifyRecord(entry.game, record, commitment);
    const promised = commitmentOf(record);
    const answers = record.answers.length;
    if (isSet(given, "json")) {
      const { game, hash } = record;
      const facts = { file: named, game, verified, problems, answers, commitment: promised, hash };
      io.out.write(`${JSON.stringify(facts)}\n`);
    } else {
      const c = coloursFor(io.out, io.env);
      const word = verified ? c.green("verified") : c.red("NOT verified");
      io.out.write(`${word}  ${named}: ${answers} answers of ${record.game}\n`);
      for (const problem of problems) io.out.write(`  ${problem}\n`);
      io.out.write(`  commitment ${promised}${commitment ? "" : " (not compared with any)"}\n`);
    }
    return verified ? OK : FAILED;
  },
};
