/** `sprawl new`: a tiny complete game to begin with, registered and playable. */
import { join } from "node:path";
import { coloursFor } from "../colours.js";
import { type Command, isSet, onlyOne, textOf } from "../command.js";
import { OK } from "../io.js";
import { columns } from "../lay-out.js";
import { makeGame, writeGoldens } from "../new/make.js";

export const newGame: Command = {
  name: "new",
  says: "make a new game: a folder with a tiny complete one, ready to be changed",
  usage: "<name> [options]",
  about:
    "The game has rules, a test for each, a scenario, a bot and a board, keeps the laws, and " +
    "stands in the registry. docs/write-a-game.md says how to go on.",
  flags: { title: { type: "string", value: "TEXT", says: "what players call it" } },
  examples: [
    ["sprawl new night-train", "games/night-train, playable at once"],
    ['sprawl new night-train --title "The Night Train"', "with a title of its own"],
  ],
  async run(given, io) {
    const made = makeGame(io.root, onlyOne(given, "new", "the name"), textOf(given, "title"));
    const { id, prefix } = made.names;
    const code = await io.runNode([join(io.root, "tools/settle.mjs"), made.folder]);
    if (code !== OK) return code;
    const goldens = await writeGoldens(io.root, made);
    if (isSet(given, "json")) {
      const files = [...made.files, ...goldens];
      io.out.write(`${JSON.stringify({ id, folder: made.folder, prefix, files })}\n`);
      return OK;
    }
    const c = coloursFor(io.out, io.env);
    const next = [
      [`  sprawl play ${id}`, "play it here"],
      ["  npm start", "play it in the browser"],
      [`  npx vitest run ${made.folder}`, "its tests"],
      ...goldens.map((path) => [`  ${path}`, "how a match goes today; a test compares it"]),
      [`  ${made.folder}/rules.md`, `its rules, ${prefix}-1.1 and on; begin with them`],
    ];
    io.out.write(`${c.bold(c.cyan(made.folder))}: a game of ${made.files.length} files.\n`);
    io.out.write(`${columns(next).join("\n")}\n`);
    return OK;
  },
};
