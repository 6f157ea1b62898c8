/** `sprawl scenario` and `sprawl fuzz`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, ROOT, worldIn } from "./world.js";

const GOOD = `game: caravan
title: A pass is worth a coin
seats: 2
seed: example
play:
  - seat: 0
    choose: { kind: pass }
expect:
  - path: coins.0
    is: 4
`;

describe("sprawl scenario", () => {
  test("runs a folder of them", async () => {
    const { code, out } = await worldIn(ROOT)("scenario examples/caravan/scenarios");
    expect(out).toMatch(/^ok {6}.*CA-/m);
    expect(out).toMatch(/\n\n\d+ scenarios passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  test("says what failed, and where; one failure does not stop the others", async () => {
    const place = folder();
    mkdirSync(join(place, "s"));
    writeFileSync(join(place, "s", "a.yaml"), GOOD.replace("is: 4", "is: 5"));
    writeFileSync(join(place, "s", "b.yaml"), GOOD);
    writeFileSync(join(place, "s", "c.yaml"), "game: [caravan");
    writeFileSync(join(place, "s", "d.yaml"), GOOD.replace("caravan", "chess"));
    const { code, out } = await worldIn(place)("scenario s --json");
    expect(code).toBe(1);
    const { passed, failed, scenarios } = JSON.parse(out);
    expect([passed, failed]).toEqual([1, 3]);
    expect(scenarios[0]).toEqual({
      file: "s/a.yaml",
      title: "A pass is worth a coin",
      passed: false,
      reasons: [expect.stringMatching(/^s\/a\.yaml:9:\d+: .*4/)],
    });
    expect(scenarios[1]).toMatchObject({ file: "s/b.yaml", passed: true, reasons: [] });
    expect(scenarios[2].reasons[0]).toMatch(/^s\/c\.yaml:1:/);
    expect(scenarios[3].reasons[0]).toContain('there is no game "chess"');
    expect((await worldIn(place)("scenario s")).out).toContain("1 scenario passed, 3 failed");
  });

  test("--ask says what may be done, what not, and by which rule", async () => {
    const place = folder();
    writeFileSync(join(place, "q.yaml"), GOOD);
    const { code, out } = await worldIn(place)("scenario --ask q.yaml");
    expect(code).toBe(0);
    expect(out).toContain("is asked: Choose an action.");
    expect(out).toMatch(/Draw a card +draw +CA-3\.2/);
    const { scenarios } = JSON.parse((await worldIn(place)("scenario --ask q.yaml --json")).out);
    expect(scenarios[0].pending).toContain("Draw a card");
  });

  test("a file or folder that is not there, or holds none, is wrong use", async () => {
    const place = folder();
    mkdirSync(join(place, "empty"));
    const gone = await worldIn(place)("scenario gone.yaml");
    expect([gone.code, gone.err]).toEqual([
      2,
      expect.stringContaining("gone.yaml: cannot be read"),
    ]);
    const empty = await worldIn(place)("scenario empty");
    expect([empty.code, empty.err]).toEqual([2, "sprawl: empty: holds no .yaml file\n"]);
  });
});

describe("sprawl fuzz", () => {
  test("tries the laws that were named, on what was named", async () => {
    const line = ["fuzz", "caravan", "--law", "ends", "--law", "conserves", "--matches", "2"];
    const more = ["--seats", "3", "--options", '{"tolls":true}', "--seed", "f", "--json"];
    const { code, out } = await worldIn(folder())([...line, ...more]);
    expect(code).toBe(0);
    const { game, kept, laws } = JSON.parse(out);
    expect([game, kept]).toEqual(["caravan", true]);
    expect(
      laws.map(({ law, matches }: { law: string; matches: number }) => [law, matches]),
    ).toEqual([
      ["ends", 2],
      ["conserves", 2],
    ]);
    expect(laws[0].evidence.answers).toBeGreaterThan(100);
  });

  test.each([
    ["--style wild", '--style: "wild" must be one of random, instinct, safe'],
    ["--seats 9", "seats: must be a whole number from 2 to 4"],
    ["--options 7", "--options: must be a set of named options"],
  ])("%s is wrong use", async (flags, words) => {
    const { code, err } = await worldIn(folder())(`fuzz caravan ${flags}`);
    expect([code, err]).toEqual([2, `sprawl: ${words}\n`]);
  });
});
