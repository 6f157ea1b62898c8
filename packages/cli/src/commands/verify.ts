/** `sprawl verify`: does a record follow from its seed, and the seed from the commitment? */
import { resolve } from "node:path";
import { BadInput } from "@sprawl/engine";
import {
  commitmentOf,
  type MatchRecord,
  promiseOf,
  type SharedDeal,
  verify as verifyRecord,
} from "@sprawl/engine/host";
import { coloursFor } from "../colours.js";
import { type Command, type Given, isSet, onlyOne, textOf } from "../command.js";
import { readMatchFile } from "../files.js";
import { FAILED, OK } from "../io.js";
import { gameOf } from "../registry.js";
import { recordIn } from "./replay.js";

export const verify: Command = {
  name: "verify",
  says: "check that a record follows from the seed that was committed to",
  usage: "FILE [--commitment HEX] [--promise HEX] [--share HEX]",
  about:
    "Before the first draw everybody is shown the commitment, a hash of the seed; after the end " +
    "the seed itself. The record is played again from that seed, answer by answer. At a table on a " +
    "server the seed is made of shares of all who play: docs/fair-deals.md.",
  flags: {
    commitment: { type: "string", value: "HEX", says: "what was shown before the first draw" },
    promise: {
      type: "string",
      value: "HEX",
      says: "what the server showed before anybody was ready",
    },
    share: { type: "string", value: "HEX", says: "what you gave to the deal when you were ready" },
  },
  examples: [["sprawl verify game.json --commitment 3f…", "was it the deal we were promised?"]],
  async run(given, io) {
    const named = onlyOne(given, "verify", "the file");
    const commitment = hexOf(given, "commitment");
    const promise = hexOf(given, "promise");
    const share = hexOf(given, "share");
    const file = readMatchFile(resolve(io.cwd, named), named);
    const { entry } = await gameOf(file.game, named);
    const record = recordIn(file, named);
    const problems = [
      ...verifyRecord(entry.game, record, commitment).problems,
      ...brokenPromise(record, promise),
      ...lostShare(record, share),
    ];
    const verified = problems.length === 0;
    const proof = record.deal ? "shares" : "commitment";
    const promised = commitmentOf(record);
    const answers = record.answers.length;
    if (isSet(given, "json")) {
      const { game, hash } = record;
      const facts = {
        file: named,
        game,
        verified,
        problems,
        proof,
        answers,
        commitment: promised,
        hash,
      };
      io.out.write(`${JSON.stringify(facts)}\n`);
    } else {
      const c = coloursFor(io.out, io.env);
      const word = verified ? c.green("verified") : c.red("NOT verified");
      io.out.write(`${word}  ${named}: ${answers} answers of ${record.game}\n`);
      for (const problem of problems) io.out.write(`  ${problem}\n`);
      if (record.deal) io.out.write(`  ${sharesIn(record.deal)}\n`);
      io.out.write(`  commitment ${promised}${commitment ? "" : " (not compared with any)"}\n`);
    }
    return verified ? OK : FAILED;
  },
};

function hexOf(given: Given, flag: string): string | undefined {
  const text = textOf(given, flag);
  if (text !== undefined && !/^[0-9a-f]{64}$/.test(text)) {
    throw new BadInput(`--${flag}`, "must be 64 hex digits");
  }
  return text;
}

/** Is the server's share the one it promised? */
function brokenPromise({ deal }: MatchRecord, promise: string | undefined): string[] {
  if (promise === undefined) return [];
  if (!deal) return ["nobody but the server has a share in this deal, so nothing was promised"];
  if (promiseOf(deal.server) === promise) return [];
  return ["the server's share is not the one it promised"];
}

/** Is one's own share in the deal? Without it the server alone could have made the seed. */
function lostShare({ deal }: MatchRecord, share: string | undefined): string[] {
  if (share === undefined || deal?.sat.some((each) => each.share === share)) return [];
  return ["your share is not in the deal"];
}

function sharesIn({ server, sat }: SharedDeal): string {
  const people = sat.filter(({ share }) => share !== undefined).length;
  return `made of a share of the server (promise ${promiseOf(server)}) and ${people} of people`;
}
