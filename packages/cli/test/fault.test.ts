/** A rule that throws costs nobody their match. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, ask, defineGame, type GameEntry, type Play } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { opened } from "@sprawl/engine/search";
import { parseScenario } from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { coloursFor } from "../src/colours.js";
import { readMatchFile } from "../src/files.js";
import { tryLaw } from "../src/fuzz/law.js";
import type { Io } from "../src/io.js";
import { newTable } from "../src/play/table.js";
import { takeTurn } from "../src/play/turn.js";
import { playOne } from "../src/simulate/one.js";
import { reportLines, reportOf } from "../src/simulate/report.js";
import type { Setting } from "../src/simulate/setting.js";
import { count, newTally } from "../src/simulate/tally.js";
import { folder, ROOT } from "./world.js";

type Fuse = { lit: number };
const options = ["stay", "explode"].map((kind) => ({ kind }));
const game = defineGame<Fuse>({
  id: "fuse",
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  bound: 20,
  setup(g) {
    g.next("burn");
    return { lit: 0 };
  },
  steps: {
    *burn(g: Play<Fuse>) {
      const { kind } = yield* ask(0, "burn", options);
      if (kind === "explode") throw new Error("the fuse was shorter than the rule");
      g.state.lit++;
      g.next("burn");
    },
  },
}) as unknown as AnyGame;
const sentences = { prompts: {}, options: {}, events: {}, results: {} };
const entry: GameEntry = { game, text: { en: { title: "Fuse", ...sentences } } };

test("in play: the person is told, the match stands, and a scenario is written down", async () => {
  const path = join(folder(), "fuse.json");
  const opening = { players: [{ name: "Mira" }], botSeed: "b", path, now: () => 0 };
  const table = newTable(entry, {}, namedSeed("fuse"), opening);
  const said: string[] = [];
  const typed = ["explode", "stay"];
  const out = { write: () => {}, isTTY: false, columns: 100 };
  const io = { out, env: {}, cwd: "/", root: ROOT, interactive: true } as unknown as Io;
  const turn = await takeTurn(table, 0, {
    io,
    lines: { next: async () => typed.shift(), close() {} },
    colours: coloursFor(out, {}),
    rules: new Map(),
    shown: new Map(),
    say: (...lines) => void said.push(...lines),
  });
  expect(turn).toBe("answered");
  expect(said.join("\n")).toContain("A rule went wrong at packages/cli/test/fault.test.ts:");
  expect(opened(table.match).play.state).toEqual({ lit: 1 });
  expect(readMatchFile(path).record?.answers).toHaveLength(1);
  const report = readFileSync(path.replace(".json", ".fault.yaml"), "utf8");
  expect(parseScenario(report, "fault.yaml").game).toBe("fuse");
  expect(report).toContain("answer: explode");
});

test("in a simulation: counted, with the one command that plays it again", () => {
  const setting: Setting = {
    game: "fuse",
    seats: 1,
    options: {},
    bots: ["random"],
    rotate: false,
    seed: "a b",
  };
  const tally = newTally();
  for (let i = 0; i < 5; i++)
    count(
      tally,
      playOne(entry, setting, i, () => 0),
    );
  const report = reportOf(setting, tally, 2);
  expect(report).toMatchObject({ matches: 5, ended: 0, errors: 5, wins: {} });
  expect(report.failures[1]).toEqual({
    match: 1,
    message: expect.stringMatching(
      /^the fuse was shorter than the rule \(at packages\/cli\/test\//,
    ),
    command: "sprawl simulate fuse --seats 1 --bots random --seed 'a b' --only 1",
  });
  const lines = reportLines(report, coloursFor({ write() {}, isTTY: false, columns: 80 }, {}));
  expect(lines).toContain(`error in match 1: ${report.failures[1].message}`);
  expect(lines).toContain(`  again: ${report.failures[1].command}`);
});

test("in a simulation: a match that does not end is an error", () => {
  const patient: GameEntry = { ...entry, instinct: () => ({ answer: "stay" }) };
  const setting = {
    game: "fuse",
    seats: 1,
    options: {},
    bots: ["instinct"],
    rotate: false,
    seed: "a",
  };
  const { error, decisions } = playOne(patient, setting, 0, () => 0);
  expect(error).toBe("the match goes on after 20 answers");
  expect(decisions).toBe(20);
});

test("in a fuzz run: the law is broken, with the command that shows it again", () => {
  const trial = { game: "fuse", law: "ends", options: { seed: "a", matches: 3 } } as const;
  const result = tryLaw(entry, trial);
  expect(result).toMatchObject({ law: "ends", kept: false, matches: 1 });
  expect(result.problem).toContain("the fuse was shorter than the rule");
  expect(result.command).toMatch(/^npm run fuzz -- fuse --law ends --seats 1 /);
});
