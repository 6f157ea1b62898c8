import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../src/commands/index.js";
import { folder, ROOT, worldIn } from "./world.js";

describe("help", () => {
  test("sprawl alone lists every command", async () => {
    const sprawl = worldIn(folder());
    const { code, out, err } = await sprawl("");
    expect([code, err]).toEqual([0, ""]);
    for (const { name, says } of commands)
      expect(out).toMatch(new RegExp(`^  ${name} +${says}`, "m"));
    expect((await sprawl("help")).out).toBe(out);
    expect((await sprawl("--help")).out).toBe(out);
  });

  test.each(commands.map(({ name }) => name))("%s explains itself in two ways", async (name) => {
    const sprawl = worldIn(folder());
    const { code, out } = await sprawl(`help ${name}`);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: sprawl ${name}`);
    expect(out).toContain("Examples:");
    expect((await sprawl(`${name} --help`)).out).toBe(out);
  });
});

test("--version says which this is", async () => {
  const { code, out } = await worldIn(folder())("--version");
  const { version } = JSON.parse(readFileSync(join(ROOT, "packages/cli/package.json"), "utf8"));
  expect([code, out]).toEqual([0, `sprawl ${version}\n`]);
});

test.each([
  ["--only -1", '--only: "-1" must be a whole number from 0'],
  ["-n -3", '--matches: "-3" must be a whole number from 1 to 10000000'],
])("%s is read as a number, and refused as one", async (words, said) => {
  const { code, err } = await worldIn(folder())(`simulate caravan ${words}`);
  expect(code).toBe(2);
  expect(err).toContain(said);
});

test("help helps itself", async () => {
  const sprawl = worldIn(folder());
  expect(await sprawl("help help")).toEqual(await sprawl("help"));
});

describe("a place that is none is named before anything is played", () => {
  test.each([
    "scenario /dev/null/x",
    "simulate caravan -n 1 --records /dev/null/x",
    "play caravan --records /dev/null/x",
    "play caravan --file /dev/null/x",
    "play synthetic-sins --campaign --file /dev/null/x",
    "play --resume /dev/null/x",
    "replay /dev/null/x",
    "verify /dev/null/x",
  ])("%s", async (line) => {
    const { code, out, err } = await worldIn(folder())(line);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^sprawl: \/dev\/null\/x: cannot be \w+: a part of its path is a file/);
  });
});

describe("wrong use", () => {
  test.each([
    ["fly", 'sprawl: there is no command "fly"; there are: list, play, '],
    ["list --loud", "sprawl: --loud: there is no such option\nsprawl help list"],
    ["list caravan", "sprawl: it takes no words"],
    ["play", "sprawl: the game is missing\nsprawl help play"],
    ["play caravan chess", 'sprawl: "chess" is one word too many'],
    ["play chess", 'sprawl: game: there is no game "chess"; there are: caravan, '],
    ["play caravan --seed", "sprawl: --seed: a value is missing"],
    ["play caravan --seats you", "sprawl: seats: must be a whole number from 2 to 4"],
    ["play caravan --seats you,robot", 'sprawl: --seats: "robot" is neither "you" nor a bot'],
    ["play caravan --set guards", 'sprawl: --set: "guards" must be written name=value'],
    ["play caravan --set guards=7", "sprawl: --set.guards: must be true or false"],
    ["play caravan --set walls=true", "sprawl: --set.walls: there is no such option"],
    ["play caravan --preset huge", 'sprawl: --preset: there is no preset "huge"; there are: plain'],
    ["play caravan --json", "sprawl: play talks to people"],
    ["play --resume gone.json", "sprawl: gone.json: cannot be read: there is no such file"],
    ["play --resume", "sprawl: --resume: no match has been played here yet"],
    ["simulate caravan --matches many", 'sprawl: --matches: "many" must be a whole number'],
    ["simulate caravan --bots robot", 'sprawl: --bots: there is no bot "robot"; there are random'],
    ["simulate caravan --bots random,,random", "sprawl: --bots: an empty word"],
    ["replay", "sprawl: the file is missing"],
    ["scenario", "sprawl: a file is missing"],
    ["fuzz caravan --law gravity", 'sprawl: --law: there is no law "gravity"; there are: ends'],
    ["fuzz caravan --options {", "sprawl: --options: must be JSON"],
    ["help play caravan", 'sprawl: "caravan" is one word too many'],
  ])("%s", async (line, words) => {
    const { code, out, err } = await worldIn(folder())(line);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err.startsWith(words), err).toBe(true);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test("--debug shows where in the program", async () => {
    const { code, err } = await worldIn(folder())("play chess --debug");
    expect(code).toBe(2);
    expect(err).toMatch(/^\s+at .*registry/m);
  });
});

describe("colours", () => {
  const sequence = String.fromCharCode(27);
  test.each([
    [{ tty: false }, false],
    [{ tty: true }, true],
    [{ tty: true, env: { NO_COLOR: "1" } }, false],
    [{ tty: true, env: { TERM: "dumb" } }, false],
    [{ tty: false, env: { FORCE_COLOR: "1" } }, true],
    [{ tty: true, env: { FORCE_COLOR: "0" } }, false],
    [{ tty: true, env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, false],
  ])("%j", async (about, coloured) => {
    const { out } = await worldIn(folder())("list", about);
    expect(out.includes(sequence)).toBe(coloured);
  });
});

describe("list", () => {
  const markdown = readFileSync(join(ROOT, "examples/caravan/rules.md"), "utf8");
  const rules = markdown.match(/^- \*\*CA-(R\d+|\d+\.\d+)\*\*/gm)?.length;

  test("says what a table can be set to", async () => {
    const { code, out } = await worldIn(folder())("list");
    expect(code).toBe(0);
    expect(out).toContain("caravan  Caravan-40");
    expect(out).toContain(`2-4 seats, ${rules} rules`);
    expect(out).toMatch(/guards +Guards can stop raids +true or false \(false\)/);
    expect(out).toMatch(/full +guards=true tolls=true/);
  });

  test("for programs", async () => {
    const { out } = await worldIn(folder())("list --json");
    expect(JSON.parse(out).games[0]).toEqual({
      id: "caravan",
      title: "Caravan-40",
      pitch: expect.any(String),
      version: 1,
      seats: { min: 2, max: 4 },
      options: {
        guards: { type: "flag", default: false },
        tolls: { type: "flag", default: false },
      },
      presets: { plain: { guards: false, tolls: false }, full: { guards: true, tolls: true } },
      rules,
      instinct: true,
      campaign: false,
    });
  });
});

test("bench hands over to the bench, with its flags and its exit code", async () => {
  const { code, out } = await worldIn(folder())("bench playouts --quick --ours --json");
  expect(code).toBe(7);
  expect(out).toBe(`node ${ROOT}/tools/bench.mjs playouts --json --quick --ours\n`);
});
