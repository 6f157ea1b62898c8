/** `sprawl new`: what it makes is a game that keeps the laws. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import type { GameAbout, GameEntry } from "@sprawl/engine";
import { LAW_NAMES, runLaws } from "@sprawl/engine/laws";
import { parseScenario, runScenario } from "@sprawl/scenarios";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeGame } from "../src/new/make.js";
import { namesFrom, renamed } from "../src/new/names.js";
import { folder, ROOT, worldIn } from "./world.js";

/** A checkout with nothing but the template and the registry; packages are found above it. */
function checkout(): string {
  mkdirSync(join(ROOT, ".sprawl"), { recursive: true });
  const root = mkdtempSync(join(ROOT, ".sprawl/new-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const path of ["examples/uplink", "games/registry.ts"]) {
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (from) => !/[/](dist|node_modules)$/.test(from),
    });
  }
  return root;
}

const read = (...path: string[]) => readFileSync(join(...path), "utf8");

describe("a new game", () => {
  test("is a folder and one line in the registry", () => {
    const root = checkout();
    const before = read(root, "games/registry.ts").split("\n");
    const { files } = makeGame(root, "night-train");
    const after = read(root, "games/registry.ts").split("\n");
    const line = 'export { about as nightTrain } from "@sprawl/night-train/about";';
    expect(after.filter((each) => !before.includes(each))).toEqual([line]);
    expect(after).toHaveLength(before.length + 1);
    const exports = after.filter((each) => each.startsWith("export"));
    expect(exports).toEqual(exports.toSorted());
    for (const file of files) {
      expect(file).not.toMatch(/uplink/);
      expect(read(root, file), file).not.toMatch(/uplink|Uplink|UP-\d/);
    }
    expect(files).toContain("games/night-train/board/night-train.module.css");
    expect(read(root, "games/night-train/rules.md")).toContain("- **NT-1.1** ");
    expect(read(root, "games/night-train/about.ts")).not.toContain("folder");
  });

  test("keeps the laws, plays its scenario, and is what it says it is", async () => {
    const root = checkout();
    makeGame(root, "night-train", "The Night Train");
    const home = join(root, "games/night-train");
    // It refers to packages that lie above this checkout.
    rmSync(join(home, "tsconfig.json"));
    const { about }: { about: GameAbout } = await import(join(home, "about.ts"));
    const { entry }: { entry: GameEntry } = await import(join(home, "entry.ts"));
    expect(await about.load?.()).toBe(entry);
    expect(about).toMatchObject({ id: "night-train", title: "The Night Train" });
    expect(entry.game.seats).toEqual(about.seats);
    const subject = { game: entry.game, text: entry.text.en, instinct: entry.instinct };
    const laws = LAW_NAMES.filter((law) => law !== "content");
    for (const { law, broken } of runLaws(subject, { laws, matches: 6 }).laws) {
      expect([law, broken]).toEqual([law, undefined]);
    }
    const scenarios = readdirSync(join(home, "scenarios"));
    expect(scenarios.length).toBeGreaterThan(0);
    for (const file of scenarios) {
      const scenario = parseScenario(read(home, "scenarios", file), file);
      expect(scenario.proves.every((id) => id.startsWith("NT-"))).toBe(true);
      expect(runScenario(entry, scenario).failures).toEqual([]);
    }
  });

  test("overwrites nothing", () => {
    const root = checkout();
    makeGame(root, "night-train");
    expect(() => makeGame(root, "night-train")).toThrow(/"night-train" is taken/);
    expect(() => makeGame(root, "uplink")).toThrow(/examples\/uplink is there already/);
    expect(existsSync(join(root, "games/uplink"))).toBe(false);
  });

  test("a name is words in small letters", async () => {
    for (const name of ["Night", "night_train", "-x", "x", "night train", "../x"]) {
      expect(() => makeGame(checkout(), name), name).toThrow(/small letters/);
    }
    const { code, err } = await worldIn(folder())("new Night");
    expect([code, err]).toEqual([2, expect.stringContaining("small letters")]);
  });
});

test("rules get two letters that no other game has", () => {
  const prefix = (id: string, ...taken: string[]) =>
    namesFrom(id, undefined, new Set(taken)).prefix;
  expect(prefix("night-train")).toBe("NT");
  expect(prefix("rush")).toBe("RU");
  expect(prefix("night-train", "NT")).toBe("NI");
  expect(prefix("ox", "OX", "OY")).toBe("OZ");
});

test("names are written as each place wants them", () => {
  const names = namesFrom("night-train", "The Night Train", new Set());
  expect(renamed('uplinkGame: UplinkState // UP-1.2 "uplink" Uplink', names)).toBe(
    'nightTrainGame: NightTrainState // NT-1.2 "night-train" The Night Train',
  );
});
